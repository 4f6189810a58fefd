import { namingParts } from "../../name-parts.ts";
import { plainWords, stem } from "../../words.ts";
import { lastPeople } from "../commands/reader-of.ts";
import type { OwnColumn } from "../reading.ts";
import { isOnlyOne } from "../told/label-words.ts";
import type { Target } from "../vocabulary/field-names.ts";
import { asScaled } from "../vocabulary/label-scale.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { stored } from "./relative-values.ts";
import { type InFull, type Known, labelOf, type Person } from "./targets.ts";

const UP =
  /^(?:up|more|extra|additional|another|further|raise[sd]?|increase[sd]?|bump(?:s|ed)?|add(?:s|ed)?|plus|higher|gr[eo]ws?|grown|rose|rises?|boost|mehr|weitere|erhohe?|steigere|hoch|rauf|mas|sube|subir|aumenta|augmente|monte)$/u;
const DOWN =
  /^(?:down|fewer|less|lower(?:s|ed)?|drop(?:s|ped)?|reduce[sd]?|decrease[sd]?|cuts?|off|minus|knock|shave|subtract|deduct|fell|falls?|weniger|senke|verringere|reduziere|runter|menos|baja|bajar|moins|baisse|diminue|reduis)$/u;
const TWICE = /^(?:twice|doubles?|doubled|verdopple|verdoppelt|doppelt|doble|duplica|duplique)$/u;
const HALF = /^(?:half|halves?|halved|halb|halbiere|mitad|moitie)$/u;
/** Verbs of those who are told of; they are orders to someone else where they come first. */
const DOES =
  /^(?:sends?|sent|orders?|ordered|wants?|wanted|needs?|needed|takes?|took|buys?|bought|gets?|got|uses?|has|have|had|makes?|made|goes|went|gone|comes?|came|is|are|will|would like|asked|asks|braucht|will|nimmt|bestellt|schickt|quiere|necesita|pide|manda|veut|prend|commande)$/u;
const SAYS_NOTHING =
  /^(?:ll|ve|the|a|an|of|for|from|by|on|to|in|at|per|as|it|them|their|his|her|him|she|he|they|our|my|and|now|please|pls|again|today|then|than|before|planned|expected|agreed|usual|until|many|much|number|value|amount|points?|pieces?|units?|percent|also|just|so|ok|okay|can|could|you|put|bring|move|take|give|make|should|be|um|von|der|die|das|den|dem|bei|fur|als|vorher|geplant|bitte|en|de|del|la|el|los|las|le|les|du|pour|par|que|por|favor|punkte|puntos?)$/u;
/** "Order two more for Ana" is something to do. */
const ORDERS = /^(?:sends?|orders?|buys?|gets?|uses?|makes?|asks?|wants?|needs?)$/u;
/** "To 10": that is what it is to be. */
const IS_WHOLE = /^(?:to|at|auf|is|are|only|exactly|a)$/u;
const WORDS_MOST = 16;

interface Step {
  way: "up" | "down" | "twice" | "half";
  by: number;
  isShare: boolean;
}

/** "Up to priority" before a number: to that number, whatever goes up. */
const isToLabel = (before: readonly string[]): boolean =>
  before.findLastIndex((word) => /^(?:to|auf)$/u.test(word)) >
  before.findLastIndex((word) => /^(?:by|another|um)$/u.test(word) || UP.test(word) || DOWN.test(word));

/** The change of a number that a sentence says by its words, in any order: "drop Ana by ten points of priority", "Ana sends six fewer units". */
function stepIn(words: readonly string[]): { step: Step; rest: string[] } | null {
  const rest = [...words];
  let by: number | null = null;
  for (let from = 0; from < rest.length && by === null; from += 1)
    for (let length = Math.min(3, rest.length - from); length > 0 && by === null; length -= 1) {
      const value = numberIn(rest.slice(from, from + length).join(" "));
      // "A 94", in Spanish: to 94.
      if (length > 1 && rest[from] === "a" && /^\d/u.test(rest[from + 1] ?? "")) continue;
      if (value === null || HALF.test(rest[from] ?? "")) continue;
      if (IS_WHOLE.test(rest[from - 1] ?? "") || isToLabel(rest.slice(Math.max(0, from - 4), from))) return null;
      by = value;
      rest.splice(from, length);
    }
  // "By 50 cents".
  const cents = rest.findIndex((word) => /^cents?$/u.test(word));
  if (cents >= 0 && by !== null) {
    by /= 100;
    rest.splice(cents, 1);
  }
  const isOf = (pattern: RegExp) => rest.some((word) => pattern.test(word));
  const ways = (["up", "down", "twice", "half"] as const).filter((_, no) => isOf([UP, DOWN, TWICE, HALF][no] ?? UP));
  const [way, another] = ways;
  const isAmount = way === "up" || way === "down";
  if (way === undefined || another !== undefined || (by === null) === isAmount) return null;
  const others = rest.filter((word) => ![UP, DOWN, TWICE, HALF].some((pattern) => pattern.test(word)));
  // A second number.
  if (others.some((word) => numberIn(word) !== null)) return null;
  return { step: { way, by: by ?? 0, isShare: rest.includes("percent") }, rest: others };
}

/** The one number that words speak of; null where they speak of none, of two, or say more. */
function numberMeant(words: readonly string[], columns: readonly OwnColumn[]): Target | null {
  const numbers = columns.filter(({ type }) => type === "number");
  const found = new Set<OwnColumn | "priorityScore" | "followerCount">();
  for (const word of words) {
    const column = numbers.find((one) => isOnlyOne(word, one, columns));
    if (/^(?:priority|priorities|prioritat|prioridad|priorite)$/u.test(word)) found.add("priorityScore");
    else if (/^followers?$/u.test(word)) found.add("followerCount");
    else if (column && !SAYS_NOTHING.test(word) && !DOES.test(word)) found.add(column);
    else if (
      !SAYS_NOTHING.test(word) &&
      !DOES.test(word) &&
      !numbers.some(({ label }) => plainWords(label).includes(word))
    )
      return null;
  }
  // "By ten points": what has points, and no other name, is the priority.
  if (found.size === 0 && words.some((word) => /^(?:points?|punkte|puntos?)$/u.test(word))) found.add("priorityScore");
  const [only, another] = found;
  if (only === undefined || another !== undefined) return null;
  return typeof only === "string" ? { field: only } : { column: only };
}

/** What someone's number would be after a step that a text tells, every word of which is used; null for anything else. */
export function steppedIn(
  text: string,
  person: Person,
  known: Pick<Known, "columns" | "call" | "request">,
): { target: Target; value: string } | null {
  const parts = new Set([...namingParts(person.name), ...plainWords(person.name)]);
  const isTheirs = (word: string) => parts.has(word) || (word.endsWith("s") && parts.has(word.slice(0, -1)));
  const all = plainWords(text.replaceAll("%", " percent "));
  // "Ana at Kelp": which of them it is.
  const firm = plainWords(known.request.people.find(({ id }) => id === person.id)?.company ?? "");
  const isAtFirm = firm.length > 0 && ` ${all.join(" ")} `.includes(` ${firm.join(" ")} `);
  const words = all.filter((word) => !isTheirs(word) && !(isAtFirm && firm.includes(word)));
  if (words.length > WORDS_MOST || /[?？]/u.test(text) || ORDERS.test(plainWords(text)[0] ?? "")) return null;
  const read = stepIn(words);
  const target = read && numberMeant(read.rest, known.columns);
  if (!read || !target || isLabelOnly(words, target)) return null;
  const now = Number(stored({ target, person }, known) ?? Number.NaN);
  const { way, by: said, isShare } = read.step;
  const by = isShare || !("column" in target) ? said : Number(asScaled(String(said), target.column.label));
  const amount = isShare ? (now * by) / 100 : by;
  const next =
    way === "twice"
      ? now * 2
      : way === "half"
        ? now / 2
        : Math.round((now + (way === "up" ? amount : -amount)) * 1e4) / 1e4;
  return Number.isFinite(next) && next >= 0 ? { target, value: String(next) } : null;
}

/** "Raises 5 million", of a column "Raise": that is how much it is, and no step. */
function isLabelOnly(words: readonly string[], target: Target): boolean {
  const ways = words.filter((word) => UP.test(word) || DOWN.test(word));
  if (!("column" in target) || ways.length === 0 || words.includes("by")) return false;
  const label = plainWords(target.column.label).map(stem);
  return ways.every((word) => label.includes(stem(word)));
}

/** Who alone is named: by the whole name rather than by a part of another's. */
function onlyNamed({ request }: Known): Person | null {
  const whole = request.people.filter(({ by }) => by === "name");
  const own = new Set(whole.flatMap(({ name }) => plainWords(name)));
  const said = new Set(plainWords(request.message));
  const others = request.people.filter(
    ({ by, name }) => by === "part" && plainWords(name).some((word) => said.has(word) && !own.has(word)),
  );
  const [only, another] = [...whole, ...others];
  const words = plainWords(request.message).join(" ");
  const atFirm = [...whole, ...others].filter(
    ({ company }) =>
      company !== null && company.length > 3 && ` ${words} `.includes(` ${plainWords(company).join(" ")} `),
  );
  if (another) return atFirm.length === 1 ? (atFirm[0] ?? null) : null;
  if (only) return only;
  const [last, more] = /\b(?:her|his|their|she|he|they)\b/iu.test(request.message) ? lastPeople(request) : [];
  return last && !more ? last : null;
}

/** A message that changes someone's number by a step, as news of what it is then. */
export function spokenStep(known: Known): InFull | null {
  const person = onlyNamed(known);
  const stepped = person && steppedIn(known.request.message, person, known);
  if (!person || !stepped) return null;
  return { message: `${person.name}'s ${labelOf(stepped.target)} is now ${stepped.value}`, people: [person] };
}
