import type { KnownPerson } from "../../assistant-model.ts";
import { lastPeople } from "../commands/reader-of.ts";
import { type InFull, type Known, LEAD } from "./targets.ts";

const VERB = "(?:move|push|bump|put|take|bring|advance|promote|shift|set|send|drop|demote)";
const BACK = "(?:back(?:wards?)?|down|earlier|before|back down)";
const ON = "(?:on|up|further|forwards?|ahead|along|higher|on up)";
const COUNT = "(?:one|1|a)";
const END = String.raw`(?:\s+(?:in|on|of)\s+(?:the |our |my )?(?:pipeline|board|list|funnel))?(?:\s+(?:please|pls|now|then|too))*[\s.!]*$`;
/** "One stage up", "up a stage", "one further", "to the next stage", "back one". */
const STEP = [
  String.raw`(?:(?:by\s+)?${COUNT}\s+(?:stage|step)\s+(?:(?<back1>${BACK})|${ON}))`,
  String.raw`(?:(?:(?<back2>${BACK})|${ON})\s+(?:by\s+)?${COUNT}(?:\s+(?:stage|step))?)`,
  String.raw`(?:${COUNT}\s+(?:(?<back3>back|down)|further|up|on|ahead|along))`,
  String.raw`(?:(?:on |along |up |back |down )?(?:in)?to\s+(?:the|their|her|his|its)\s+(?:(?<back4>previous|last|preceding|earlier|stage before)|next|following)(?:\s+(?:stage|step|one))?)`,
].join("|");
const MOVES = new RegExp(String.raw`${LEAD}${VERB}\s+(?<who>\S.{0,60}?)\s+(?:${STEP})${END}`, "iu");
/** "Ana can go one stage further", "he goes up a stage": told, and so offered. */
const TOLD = new RegExp(
  String.raw`^(?<who>\S.{0,60}?)\s+(?:(?:can|should|may|could)\s+(?:go|move|be moved)|goes|moves|went|moved|is)\s+(?:${STEP})${END}`,
  "iu",
);
const AN_END =
  /(?<!\p{L})(?:parked|lost|rejected|passed|archived?|dead|declined|dropped|churned|disqualified|not)(?!\p{L})/iu;
const PRONOUN = /^(?:him|her|them|he|she|they|it|this one|that one)$/iu;
const OTHER = /(?<!\p{L})(?:tasks?|notes?|columns?|reminders?|and|due|deadline|date)(?!\p{L})/iu;

/** "Move him to the next stage", "one stage back": with the name of the stage that comes next, or before, in the user's own list. */
export function nextStage({ request, call }: Known): InFull | null {
  const message = request.message.trim();
  const ordered = MOVES.exec(message)?.groups;
  const groups = ordered ?? TOLD.exec(message)?.groups;
  const who = groups?.["who"] ?? "";
  if (!groups || OTHER.test(who)) return null;
  const person = personMeant(who, request.people, lastPeople(request));
  if (!person) return null;
  const stage = stageNow(person, call);
  const { stages } = request.user;
  const at = stage === null ? -1 : stages.indexOf(stage);
  const isBack = [1, 2, 3, 4].some((no) => groups[`back${no}`] !== undefined);
  const next = at < 0 ? undefined : stages[at + (isBack ? -1 : 1)];
  if (next === undefined) return null;
  const { id, name } = person;
  // An end that nobody works towards is offered only.
  const order =
    ordered && (isBack || !AN_END.test(next)) ? `set Stage of ${name} to ${next}` : `${name}'s Stage is now ${next}`;
  return { message: order, people: [{ id, name }] };
}

function personMeant(who: string, people: readonly KnownPerson[], last: readonly KnownPerson[]): KnownPerson | null {
  const [only, another] = PRONOUN.test(who) ? last : people.filter(({ by }) => by === "name" || by === "part");
  return only && !another ? only : null;
}

/** The stage as it is stored: what was said of someone before may be old. */
function stageNow({ id }: KnownPerson, call: Known["call"]): string | null {
  const { founders: [found] = [] } = call("query_people", {
    ...{ anyOf: [[]], ids: [id], search: null, sort: null, limit: 1, figuresOf: null },
  });
  return found?.stage ?? null;
}
