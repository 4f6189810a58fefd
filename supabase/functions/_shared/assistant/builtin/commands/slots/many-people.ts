import { reading } from "../frames.ts";
import { leftWords, type Parse, type Parser, whoOf } from "../grammar.ts";
import { codesOf, type Token, written } from "../tokens.ts";
import { isVerb } from "../../vocabulary/verbs.ts";
import { SlotFactReader } from "./slot-facts.ts";
import { doubtOf, leftOf } from "./slot-frames.ts";
import { EXCEPTED } from "../../provisos.ts";
import { slotsOf } from "./slots.ts";

const EVERYONE = /^(?:everyone|everybody|all|anyone|anybody|each|every|those)$/;
/** "Move people in Berlin to Lead" says who; "people in Berlin" only asks. */
const SOME = /^(?:people|contacts|founders|leads)$/;
const OTHER_THINGS = /\b(?:tasks?|overdue|reminders?|to ?dos?|notes?|posts?|columns?|options?)\b/;
const EXCEPT =
  /^(?:except|excepting|excluding|besides|without|but|minus|not|sauf|ohne|save|bar|(?:apart|aside) from|other than|with exception of)(?: for)? (?=P\b)/;
const LEAVES_OUT = /^(?:except|excepting|excluding|besides|but|minus|sauf|ohne|apart|aside|other than|exception)\b/;

/**
 * "Put everyone who is cold on hold", "all leads in Berlin get priority 50", "hand all of Jonas' people over to Mara": which people is
 * said in the words of a question, and what changes in those of a change.
 */
export const setManyBySlots: Parser = (parse) => {
  const { text, tokens } = parse;
  const isOrder = isVerb(tokens[0]?.code ?? "", "set") || isVerb(tokens[0]?.code ?? "", "empty");
  // "Days between contacts" is a field.
  const at = tokens.findIndex(
    ({ code }, no) =>
      EVERYONE.test(code) || (isOrder && SOME.test(code) && !/^between$/.test(tokens[no - 1]?.code ?? "")),
  );
  if (at < 0 || OTHER_THINGS.test(codesOf(tokens))) return null;
  // "All of them": who, the conversation knows, and not this clause.
  if (/(?:^|\b)(?:all|each|both|every)(?: one)?(?: of)? P\b|\bP (?:all|each|both)\b/.test(codesOf(tokens))) return null;
  if (/\b(?:that|which|who|whom) i\b/.test(codesOf(tokens)) && !isOrder) return null;
  const { kept, except } = withoutExceptions(tokens);
  const head = kept.slice(0, at);
  const everyone = kept.slice(at, at + 1);
  // "Leads" says which people as well.
  const isChoice = slotsOf(everyone, text, parse.lists)[0]?.is === "option";
  const tail = kept.slice(isChoice ? at : at + 1);
  const before = isChoice ? null : changesIn(head, everyone, parse);
  // "Set contacted people to Meeting": the word before them says which.
  const isBehind = /^(?:to|into|onto|as)$/.test(tail[0]?.code ?? "") && head.length > 1;
  const behind = isBehind ? changesIn([...head.slice(0, 1), ...tail], [], parse) : null;
  const { filter, change } =
    behind?.left.length === 0
      ? { filter: head.slice(1), change: behind }
      : before
        ? { filter: tail, change: before }
        : splitTail(head, isChoice ? [] : everyone, tail, parse);
  if (!change) return null;
  // "Everyone except the leads" says with a filter of its own who stays.
  const out = filter.findIndex((_, no) => LEAVES_OUT.test(codesOf(filter.slice(no))));
  const spared = out < 0 ? [] : filter.slice(out + 1).filter(({ code }) => !/^(?:from|than|for|only|of)$/.test(code));
  if (out >= 0 && (spared.length === 0 || /^but only\b/.test(codesOf(filter.slice(out)))))
    return { problem: EXCEPTED, offers: [] };
  // "Both of those", where so many were not listed.
  if (filter.length === 0 && spared.length === 0 && everyone[0]?.code === "those")
    return { problem: "Who do you mean? Please name them.", offers: [] };
  // "Put Wood, Alan in my people": that it is about all of them must be said.
  if (filter.length === 0 && spared.length === 0 && !isChoice && SOME.test(everyone[0]?.code ?? "")) return null;
  return reading(
    {
      do: "set_many",
      filter: filterOf(out < 0 ? filter : filter.slice(0, out), parse),
      spared: filterOf(spared, parse),
      except: except.map((token) => whoOf(token, text)),
      changes: change.facts.map((fact) => fact.change),
    },
    { left: leftWords(change.left, text), doubt: change.doubt },
  );
};

/** The words of a filter, its options with the name of what has them: "contacted people" are those of the stage Contacted. */
function filterOf(tokens: Token[], { text, lists }: Parse): string {
  const slots = slotsOf(tokens, text, lists);
  return slots
    .map((slot, no) => {
      const words = written(tokens.slice(slot.at, slot.at + slot.length), text);
      const [only, another] = slot.is === "option" ? slot.choices : [];
      if (!only || another || slots[no - 1]?.is === "field") return words;
      return `${"column" in only.target ? only.target.column.label : only.target.field} ${only.value}`;
    })
    .join(" ");
}

/** "All except Ines and Noam": who stays as they are. */
function withoutExceptions(tokens: readonly Token[]): { kept: Token[]; except: Token[] } {
  const start = tokens.findIndex((_, no) => EXCEPT.test(codesOf(tokens.slice(no))));
  if (start < 0) return { kept: [...tokens], except: [] };
  const words =
    EXCEPT.exec(codesOf(tokens.slice(start)))?.[0]
      .trim()
      .split(" ").length ?? 0;
  let end = start + words;
  while (/^(?:P|and|,|or)$/.test(tokens[end]?.code ?? "")) end += 1;
  return {
    kept: [...tokens.slice(0, start), ...tokens.slice(end)],
    except: tokens.slice(start, end).filter(({ code }) => code === "P"),
  };
}

/** What some tokens change, when all of them do; null when they change nothing. */
function changesIn(some: readonly Token[], everyone: readonly Token[], parse: Parse) {
  const [one] = everyone;
  const tokens = one && some.includes(one) ? [...some] : [...some, ...everyone];
  const slots = slotsOf(tokens, parse.text, parse.lists);
  const read = new SlotFactReader(slots, tokens, parse.text, parse.lists).read();
  if (read.facts.length === 0 || read.unclear !== null) return null;
  const left = leftOf(slots, read, { ...parse, tokens });
  return left === null ? null : { facts: read.facts, left, doubt: doubtOf(slots, read.facts), slots };
}

/** What a filter begins with is none by itself. */
const LEADS_ON =
  /^(?:of|in|with|from|at|on|by|under|the|my|our|people|contacts|founders|who|whose|that|has|have|is|are|a|an)$/;

/** What follows "everyone" says first which people and then what changes: the last place where a change can begin is where it does. */
function splitTail(head: readonly Token[], everyone: readonly Token[], tail: readonly Token[], parse: Parse) {
  const slots = slotsOf([...tail], parse.text, parse.lists);
  const places = [
    slots.findLast(({ is }) => is === "colon"),
    slots.findLast((slot) => slot.is === "verb" && !/^(?:is|are|has|have|be|s|been|need|needs)$/.test(slot.word)),
    ...slots.filter(({ at, is }) => is === "small" && /^(?:to|into|onto|as)$/.test(tail[at]?.code ?? "")).reverse(),
    slots.findLast(({ is }) => is === "date"),
    slots.findLast(({ is }) => is === "option" || is === "number" || is === "owner" || is === "yes" || is === "no"),
    slots.findLast(({ is }) => is === "field"),
  ];
  for (const place of places) {
    if (!place) continue;
    const field = slots.findLast((slot) => slot.is === "field" && slot.at < place.at);
    for (const from of [place.at, ...(field ? [field.at] : [])]) {
      const change = changesIn([...head, ...everyone, ...tail.slice(from)], everyone, parse);
      // "All people of the Gold tier …": the tier says who.
      const isCut = from > 0 && tail.slice(0, from).every(({ code }) => LEADS_ON.test(code));
      if (change && change.left.length === 0 && !isCut) return { filter: [...tail.slice(0, from)], change };
    }
  }
  return { filter: [...tail], change: null };
}
