import type { WaitingAction } from "../stores/assistant-actions.ts";
import { plainWords } from "./words.ts";

/** A yes or a "confirm" with words behind it that may name a card: "yes, add a note about …", "confirm the note about …". */
const CONFIRMS =
  /^\s*(?:(?:please|and|ok|okay|oh|now|also)[\s,]+)*(?:yes|yep|yeah|sure|confirm|accept|approve|go ahead with|yes[\s,]+confirm)(?![\p{L}\p{N}])[\s,:.–-]*(?<named>\S.*)$/isu;
/** That it is a card which is meant, whether or not one waits. */
const OF_A_CARD =
  /^\s*(?:(?:please|and|ok|okay|oh|now|also|yes|yep|yeah|sure)[\s,]+)*(?:confirm|accept|approve)\s+(?:the|that|this|my|his|her|their)\s+(?:\p{L}+\s+)?(?:notes?|tasks?|reminders?|cards?|changes?|columns?|fields?)(?![\p{L}\p{N}])/iu;
/** "Yes, add a note about Ana Krol": the words of a card, with nothing to note. */
const OF_A_NOTE =
  /^\s*(?:yes|yep|yeah|sure|confirm)[\s,.!–-]+(?:please[\s,]+)?(?:add|make|keep|store|save|write)\s+(?:an?|the|that|this)\s+note\s+(?:about|on|for|of)\s+\p{L}[^\s:,]*(?:\s+\p{L}[^\s:,]*){0,3}[\s.!]*$/iu;
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^notes?$/, /_note$/],
  [/^(?:tasks?|reminders?|todos?)$/, /_task$/],
  [/^(?:columns?|fields?)$/, /_custom_field$/],
  [/^(?:changes?|stage|status|cards?|deletion)$/, /./],
];
const AROUND = new Set(
  "yes yep yeah ok okay sure confirm accept approve go ahead with please the that this my his her their a an one new add and about on for of to do it now too also as well thanks thank you card cards change changes with".split(
    " ",
  ),
);
/** What is confirmed by a part of its name: one record, and nothing is deleted. */
const ONE_RECORD =
  /^(?:create_note|update_note|create_task|update_task|create_founder|update_founder|set_custom_value)$/;

const bare = (text: string): string[] => plainWords(text.replace(/[“”"„]/gu, " "));

/** Whether a typed message may name a card that waits since an earlier answer. */
export const mayNameCard = (words: string): boolean => words.length <= 200 && CONFIRMS.test(words);

/** Whether words say that a card is meant, so that nothing else is made of them where none waits. */
export const speaksOfCard = (words: string): boolean =>
  words.length <= 120 && (OF_A_CARD.test(words) || OF_A_NOTE.test(words));

/**
 * The cards that a yes names among all that wait in the conversation: by the whole title with every name, or one record by its kind and a
 * part of its name ("confirm the note about Ana"). Words that say anything else name none.
 */
export function namedEarlier(waiting: readonly WaitingAction[], words: string): WaitingAction[] {
  const named = bare(CONFIRMS.exec(words)?.groups?.["named"] ?? "");
  if (named.length === 0 || /[?？؟\u037e]/u.test(words)) return [];
  const said = new Set(named);
  const titled = waiting.filter(({ title, targets }) => {
    const own = bare(title);
    const known = new Set([...own, ...targets.flatMap(bare)]);
    return (
      own.every((word) => said.has(word)) &&
      named.every((word) => known.has(word) || AROUND.has(word)) &&
      (targets.length < 2 || targets.every((name) => bare(name).every((word) => said.has(word))))
    );
  });
  if (titled.length > 0) return titled;
  const rest = named.filter((word) => !AROUND.has(word));
  const kind = KINDS.find(([noun]) => rest.some((word) => noun.test(word)));
  const telling = rest.filter((word) => kind?.[0].test(word) !== true);
  if (!kind || telling.length === 0) return [];
  return waiting.filter(({ tool, title, targets }) => {
    const own = new Set([...bare(title), ...targets.flatMap(bare)]);
    return ONE_RECORD.test(tool) && kind[1].test(tool) && targets.length < 2 && telling.every((word) => own.has(word));
  });
}

const SHOWN = 3;
/** The titles of what waits, the newest few by name. */
export function titlesOf(waiting: readonly WaitingAction[]): string {
  const titles = waiting.slice(-SHOWN).map(({ title }) => title);
  const more = waiting.length - titles.length;
  return `${titles.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
