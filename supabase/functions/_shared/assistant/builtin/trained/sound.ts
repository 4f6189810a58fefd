import type { Intent } from "./intents.ts";
import type { SlotWords, Understood } from "./understood.ts";

const CONDITION =
  /\b(?:if|unless|in case|provided|as soon as|once|when(?:ever)?|until .* (?:says|signs|replies|pays|answers)|falls|wenn|sobald|si|quand|cuando|depends?)\b/iu;
/** Of people, what was, or what may be. */
const NOT_NOW =
  /\b(?:almost|nearly|soon|used to|previously|formerly|maybe|perhaps|probably|possibly|might|may be|supposedly|apparently|vielleicht|quiz[aá]s?|peut-[eê]tre|yesterday|ago|by mistake|by accident|last (?:week|month|year)|asked (?:me|us)|wanted)\b|\b(?:was|were|had|went)\b(?! (?:\p{L}+ed|set|made|put|given|taken|up|down|back|to|over)\b)/iu;
const NEGATION =
  /\b(?:no longer|not|never|without|n['’]t|dont|doesnt|isnt|wont|stopp?(?:s|ed)?|nicht|kein\w*|nunca|jamais)\b|n['’]t\b/iu;
/** What says the opposite with a "not" in it. */
const POSITIVE: ReadonlySet<Intent> = new Set([
  ...(["add_person", "set", "add_value", "email", "task_done", "task_start", "note", "undo"] as const),
]);

/** The text without what is in its slots: each slot is one "_". */
const around = (text: string, slots: readonly SlotWords[]): string =>
  [...slots]
    .sort((one, other) => other.from - one.from)
    .reduce(
      (rest, { from, to, slot }) => `${rest.slice(0, from)}_${slot === "old" ? "old" : ""}${rest.slice(to)}`,
      text,
    );

/** Whether the words around the slots say when or whether, which no change can wait for. */
export const isConditional = (intent: Intent, { text }: Understood, slots: readonly SlotWords[]): boolean =>
  intent !== "add_task" && CONDITION.test(around(text, slots));

/** Whether the words around the slots tell of what was, or may be. */
export const isNotNow = (intent: Intent, { text }: Understood, slots: readonly SlotWords[]): boolean =>
  /^(?:set|add_value|remove_value|only_value|clear)$/.test(intent) && NOT_NOW.test(around(text, slots));

/** Whether there is a "not" outside of the previous value: then the opposite may be meant. */
export const isNegated = (intent: Intent, { text }: Understood, slots: readonly SlotWords[]): boolean =>
  POSITIVE.has(intent) &&
  NEGATION.test(around(text, slots).replace(/\b(?:and |but )?not (?:(?:to|the|in|on|at|with|an?) )*_old/giu, " "));

/** Several people with other words between them: who has which is not said in one breath. */
export const isScattered = (intent: Intent, read: Understood, slots: readonly SlotWords[]): boolean =>
  !/^(?:add_task|note|told|add_column)$/.test(intent) && !areJoined("person", read, slots);

/** Whether there is nothing but "and" and commas between the slots of a name. */
function areJoined(name: "person" | "value", { text }: Understood, slots: readonly SlotWords[]): boolean {
  const own = slots.filter(({ slot }) => slot === name);
  return own.slice(1).every(({ from }, no) => {
    const between = text.slice(own[no]?.to ?? 0, from);
    return /^(?:['’]s?)?\s*(?:,|&|\+|\/|and|und|y|et|plus|as well as|both|\s)*\s*$/iu.test(between);
  });
}

/** More days, or more values than fields: several things in one breath. */
export const isSeveral = (intent: Intent, read: Understood, slots: readonly SlotWords[]): boolean => {
  const count = (name: string) => slots.filter(({ slot }) => slot === name).length;
  if (/^task_due$/.test(intent)) return count("date") > 1;
  if (/_value$/.test(intent) && (count("old") > 0 || !areJoined("value", read, slots))) return true;
  return intent === "set" && count("field") > 0 && count("value") > count("field");
};

/** Words with a preposition at an end belong to something else. */
const HALF = /^(?:de|del|des|du|von|of)\s|\s(?:al|to|on|for|de|auf|zum|am|le|el)$/iu;

/** Whether a title or a text ends in the middle of its words. */
export const isCut = ({ text }: Understood, slots: readonly SlotWords[]): boolean =>
  slots.some(({ slot, words }) => slot === "title" && HALF.test(words)) ||
  slots.some(
    ({ slot, to }) =>
      /^(?:title|text|told)$/.test(slot) &&
      !slots.some(({ from }) => from >= to && from - to < 4) &&
      /^\s+\p{L}/u.test(text.slice(to)) &&
      !/^\s+(?:and|or|for|by|on|to|in|at|due|until|till|with|from|every|each|please|pls|thanks|then|before|after|starting|as|it|that|und|y|et)\b/iu.test(
        text.slice(to),
      ),
  );
