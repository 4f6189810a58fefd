import type { KnownPerson } from "../../assistant-model.ts";
import { slipsBetween } from "../../spelling.ts";
import { rootOf } from "../vocabulary/akin.ts";
import { plainWords } from "../../words.ts";
import type { Frame, Who } from "../commands/frames.ts";
import { whoOf } from "../commands/grammar.ts";
import { type Slot, slotsOf } from "../commands/slots/slots.ts";
import { type Token, written } from "../commands/tokens.ts";
import type { Lists } from "../commands/values.ts";
import { type Found, KINDS, ValueFinder } from "./found-values.ts";
import { isFiller, notIn } from "./wordings.ts";
import { choicesOf } from "../commands/fact-cursor.ts";

/** "Archive her", "it's a pass for him": where nothing else is a value, a stage or status may be said as the verb that it is made of. */
function withVerbs(slots: readonly Slot[], tokens: readonly Token[], lists: Lists): Slot[] {
  const hasValue = slots.some(({ is }) => /^(?:option|owner|number|date|mail|url|field)$/.test(is));
  if (hasValue || slots.filter(({ is }) => is === "who").length > 1) return [...slots];
  const choices = choicesOf({ ...lists, columns: [] });
  return slots.map((slot): Slot => {
    const word = tokens[slot.at]?.code ?? "";
    const fits = choices.filter(({ plain }) => plain === `${word}ed` || plain === `${word}d`);
    const isVerb = /^(?:other|verb)$/.test(slot.is) && fits.length === 1;
    return isVerb ? { at: slot.at, length: 1, is: "option", choices: fits, isSure: false } : slot;
  });
}

/** A change of people that a clause may mean. */
export interface PersonGuess {
  frame: Extract<Frame, { do: "set" }>;
  /** Words that no wording of the change has. */
  left: string[];
  /** A field is named, a word says what is done with it, or it is a stage or a status. */
  isLikely: boolean;
}

/** With one of these a clause says when, whether or what might be. */
const UNSURE =
  /^(?:if|unless|when|whenever|until|till|before|after|while|because|maybe|perhaps|might|may|could|probably|possibly|apparently|supposedly|said|says|told|think|thinks|hope|hopes|believe|ask|asks|whether|how|what|why|except|almost|nearly|soon|used|previously|formerly|yesterday|ago|tomorrow)$/;
/** "To what she needs" names a field. */
const WHAT = /\b(?:to|from|of) what\b/;
const PAST = /^(?:was|were|had)$/;

/** What a clause may say of the fields of those who it names, or of those who the conversation is about. */
export function personGuesses(
  tokens: readonly Token[],
  text: string,
  lists: Lists,
  implied: KnownPerson | null,
): PersonGuess[] {
  const slots = withVerbs(slotsOf([...tokens], text, lists), tokens, lists);
  if (slots.some(({ is }) => is === "everyone") || tokens.some(({ code }) => /^[QXTR]$/.test(code))) return [];
  const reader = new ValueFinder(slots, tokens, text, lists);
  const alternatives = reader.read();
  return alternatives.flatMap((found) => {
    const used = new Set(found.flatMap((one) => one.slots));
    const people = slots.filter((slot): slot is Extract<Slot, { is: "who" }> => slot.is === "who" && !used.has(slot));
    // "They're hiring": who they are is not known.
    if (people.some(({ token }) => token.slot?.is === "person" && token.slot.people.length === 0)) return [];
    const who: Who[] =
      people.length > 0
        ? people.map(({ token }) => whoOf(token, text))
        : implied
          ? [{ people: [implied], said: implied.name }]
          : [];
    if (who.length === 0 || found.length === 0 || isScattered(people, found, slots)) return [];
    // "Lotte Talent" says no more than two names.
    const [first] = slots;
    const isVerb = first?.is === "option" && !first.isSure;
    if (people.length > 0 && !isVerb && slots.every((slot) => slot.is === "who" || used.has(slot))) return [];
    const left = leftOf(slots, used, found, tokens, text);
    if (left === null) return [];
    const changes = found.map(({ change }) => change);
    return [{ frame: { do: "set", who, changes }, left, isLikely: found.every(({ isLikely }) => isLikely) }];
  });
}

/** Several people with values between them: who has which is not said in one breath. */
function isScattered(people: readonly Slot[], found: readonly Found[], slots: readonly Slot[]): boolean {
  if (people.length < 2) return false;
  const places = people.map((slot) => slots.indexOf(slot));
  const between = slots.slice(Math.min(...places), Math.max(...places));
  return between.some((slot) => !/^(?:who|and|comma|small)$/.test(slot.is)) || found.length > 1;
}

/** The words that nothing explains; null where one of them makes all of it unsure. */
function leftOf(
  slots: readonly Slot[],
  used: ReadonlySet<Slot>,
  found: readonly Found[],
  tokens: readonly Token[],
  text: string,
): string[] | null {
  const kinds = [...new Set(found.flatMap((one) => one.kinds))];
  const rest = slots.filter((slot) => !used.has(slot) && !/^(?:who|comma|and|colon|not|no|yes)$/.test(slot.is));
  const words = rest
    .flatMap((slot) => tokens.slice(slot.at, slot.at + slot.length).map((token) => ({ slot, token })))
    // "From 50": what it was.
    .filter(({ slot, token }) => slot.is !== "small" || token.slot === null)
    .map(({ token }) => token);
  const codes = words.filter((token) => !isOld(token, tokens)).map(({ code }) => code);
  const isPassive = /\b(?:was|were|had) (?:moved|promoted|upgraded|bumped|pushed|set|made|introduced|changed)\b/.test(
    tokens.map(({ code }) => code).join(" "),
  );
  const isText = found.some(({ change }) => "column" in change && change.column.type === "text");
  const isField = (code: string) => code === "what" && WHAT.test(tokens.map((token) => token.code).join(" "));
  const isWorded = (code: string) => kinds.some((kind) => KINDS[kind].words.has(rootOf(code)));
  if (
    codes.some(
      (code) => (UNSURE.test(code) && !isField(code) && !isWorded(code)) || (PAST.test(code) && !isPassive && !isText),
    )
  )
    return null;
  return words
    .filter(({ slot, code }) => slot !== null || (/[\p{L}\p{N}]/u.test(code) && !isFiller(code) && !ENDINGS.test(code)))
    .filter((token) => !isSurname(token, tokens) && !isOld(token, tokens))
    .filter(({ slot, code }) => slot !== null || (code !== "what" && code !== "'s"))
    .filter(({ slot, code }) => slot !== null || kinds.every((kind) => notIn(KINDS[kind], [code]).length > 0))
    .map((token) => written([token], text));
}
/** "On 1 March, not May". */
function isOld(token: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(token);
  return tokens[at - 1]?.code === "not" && tokens[at - 2]?.code === "D";
}

/** "Siobhan oroarke": a surname with slips in it, behind the name that is right. */
function isSurname(token: Token, tokens: readonly Token[]): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  const [person, another] = before?.slot?.is === "person" ? before.slot.people : [];
  const parts = plainWords(person?.name ?? "");
  const joined = parts.slice(1).map((_, no) => parts.slice(no + 1).join(""));
  return (
    !another &&
    [...parts, ...joined].some(
      (part) => part.length > 3 && slipsBetween(token.code, part) <= 2 && token.code[0] === part[0],
    )
  );
}
const ENDINGS =
  /^(?:t|s|longer|anymore|any|more|only|just|instead|rather|than|date|column|field|value|isn|aren|doesn|don|didn|won|wasn)$/;
