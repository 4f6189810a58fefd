import { nearestOf } from "./nearness.ts";

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

/** What people say for putting a value somewhere, by what it does. */
const FAMILIES = {
  /** A request to change something. */
  set: words(`set change update make put move switch edit correct fix promote bump raise lower increase decrease mark tag flag turn give adjust
    upgrade downgrade demote advance enter save add record push shift place stick bring classify label rate list count tick check untick uncheck
    store assign reassign hand pass transfer allocate delegate drop get let have treat consider bring lets need needs`),
  /** Of these an owner's name behind "to" says who it goes to. */
  give: words(
    `assign reassign hand give pass transfer allocate delegate goes go move moves shift switch belongs belong takes take took taking over assigned handed given passed transferred`,
  ),
  /** A request to leave something without a value. */
  empty: words(
    `clear empty remove delete erase unset blank wipe reset drop strip cancel scrap kill lose lost bin untag cleared emptied`,
  ),
  /** What is told of someone rather than asked for. */
  told: words(`is are has have gets get got gotten becomes became become goes go moves moved went turned turns s now should must be been needs
    need ought belongs counts stays came comes comes's hits hit reached reaches earns owns made makes takes took`),
} as const;
export type VerbFamily = keyof typeof FAMILIES;

export const isVerb = (word: string, family: VerbFamily): boolean => FAMILIES[family].has(word);

/** Words between the parts of a change, which say nothing of it. */
const FILLERS =
  words(`to as in into on onto at of for with by from the a an is are be been being 's s please now again both too also just already then
  here there value field column person contact founder record entry profile i we you can could would will like let lets so ok okay up down it that this
  its his her their them him he she they my our your all alright right hey yes yeah and plus really actually currently today think guess about around
  roughly more new current onwards instead want back over off out myself me us kindly quick quickly thanks thank cheers pls plz thx
  amount called named worth total number level set sized still which who whose own thing one end well though anyway btw fyi since`);
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** With one of these a clause is no plain request or statement: it is refused, doubted, someone else's, past or on a condition. */
const UNSURE =
  words(`not never no don doesn didn t cannot can't neither nor none unless if when whenever once until till before after while because
  maybe perhaps might possibly probably apparently allegedly supposedly heard hear said says say told tells asked asks thinks thought believes
  wonder wondering wish hope hopes hoping almost nearly without except but however although though rather instead would could may
  yesterday ago was were had did wants wanted used previously formerly earlier last why who what where how which whether`);
export const isUnsure = (word: string): boolean => UNSURE.has(word);

const SPELLED = [...FAMILIES.set, ...FAMILIES.empty].filter((word) => word.length > 2);
/** A verb as it is spelled, of one with a slip in it: "chnage", "asign"; null for what is no verb. */
export function verbMeant(word: string): string | null {
  const short = SHORT[word];
  return short ?? nearestOf(word, SPELLED);
}
const SHORT: Record<string, string> = {
  mov: "move",
  chg: "change",
  upd: "update",
  chng: "change",
  asgn: "assign",
  rm: "remove",
  del: "delete",
};
