import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Frame } from "../commands/frames.ts";
import { isOfGroup } from "../commands/several-words.ts";
import { deniesDone } from "../not-done.ts";
import { faultOfUnit } from "../commands/sound-changes.ts";

/** Whether a text itself says that a change it seems to ask for is not meant. */
export const isNotMeant = (frame: Frame, text: string, people: readonly KnownPerson[]): boolean =>
  namesAnother(frame, people, text) ||
  deniesChoice(frame, text) ||
  deniesDone(frame, text) ||
  isOfOtherUnit(frame, text) ||
  isOfNobody(frame, people, text) ||
  isOnlyPause(frame, text) ||
  isOfOneOfGroup(frame, text) ||
  (MOVED_TO_DAY.test(text) && setsChoice(frame));

/** "Move Ana's meeting to Tuesday at 5": of a task, and not the stage that is called so. */
const MOVED_TO_DAY =
  /^\W*(?:\p{L}+[\s,]+){0,3}?(?:move|push|shift|reschedule|postpone|delay|bump)\s[^]{2,60}?\s(?:to|until|till)\s+(?:(?:next|this|the|early|late)\s+)*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|weekend|week|month|\d{1,2}(?:st|nd|rd|th)?|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\p{L}*)(?:[\s,.!]|$)/iu;

/** "Set everyone at Kelp to …" changes no one alone, be it the one who is named as left out or who was spoken of before. */
export const isOfOneOfGroup = (frame: Frame, text: string): boolean =>
  (frame.do === "set" || frame.do === "delete_person") &&
  isOfGroup(text) &&
  !(frame.do === "set" && frame.who.some(({ isGroup }) => isGroup));

const OF_COLUMNS =
  /^(?:[\p{L}]+\s){0,3}?(?:delete|remove|drop|erase|clear|get rid of|scrap|bin|merge|clean up)\s[^]{0,60}?(?<!\p{L})(?:columns?|fields?|duplicated?|duplicates|doubled?|doubles|dupes?|copies)(?!\p{L})/iu;
const OF_SOMEONE = /(?<!\p{L})(?:her|his|their|him|them|for|from|of|on)(?!\p{L})/iu;
/** "Delete the duplicate follow ups", "delete the stage column": no value and no note of the one who was spoken of before. */
const isOfNobody = (frame: Frame, people: readonly KnownPerson[], text: string): boolean =>
  (frame.do === "delete_note"
    ? !/(?<!\p{L})notes?(?!\p{L})/iu.test(text)
    : frame.do === "set" && frame.changes.some(({ value }) => value === null)) &&
  OF_COLUMNS.test(text) &&
  !OF_SOMEONE.test(text) &&
  !people.some(({ by }) => by === "name" || by === "part");

/** "Her deal is 2 kg": an amount of another kind than the column. */
const isOfOtherUnit = (frame: Frame, text: string): boolean =>
  frame.do === "set" && frame.changes.some((change) => faultOfUnit(change, text) !== null);

const COPIES = /(?<!\p{L})(?:copy|duplicate|clone|same)(?!\p{L})/iu;
/** "Copy Ana's berth to Bo": Bo is no berth. */
const namesAnother = (frame: Frame, people: readonly KnownPerson[], text: string): boolean =>
  frame.do === "set" &&
  COPIES.test(text) &&
  frame.changes.some((change) => {
    const said = plainWords(change.value ?? "");
    return (
      !("field" in change) &&
      said.length > 0 &&
      people.some(
        ({ by, name }) => (by === "name" || by === "part") && said.every((word) => plainWords(name).includes(word)),
      )
    );
  });

const DENIED = /(?<!\p{L})(?:is|are|was|were)(?:n['’]t| not)(?!\p{L})/iu;

/** "Wasn't at Lead": none of the choices that it names is meant. */
const deniesChoice = (frame: Frame, text: string): boolean => DENIED.test(text) && setsChoice(frame);

/** Whether a change sets one of a list of choices: a stage, a status, an option of a column. */
export const setsChoice = (frame: Frame): boolean =>
  frame.do === "set" &&
  frame.changes.some((change) =>
    "field" in change ? /^(?:stage|status)$/.test(change.field) : /select$/.test(change.column.type),
  );

/** "No wait, …", "hold on, …": asks to be listened to, and is no choice that is called so. */
const PAUSE =
  /^\W*(?:(?:no|nope|oh|ah|hey|but|ok|okay|sorry|hm+)[\s,.!]+)*(?:wait|hold on|hang on)(?: a (?:sec|second|minute|moment))?(?=[\s,.;:!–—-])(?!\s+(?:for|on|until|till)(?!\p{L}))/iu;
function isOnlyPause(frame: Frame, text: string): boolean {
  if (!setsChoice(frame) || frame.do !== "set" || !PAUSE.test(text)) return false;
  const rest = plainWords(text.replace(PAUSE, ""));
  return frame.changes.some(
    ({ value }) =>
      value !== null && !plainWords(value).some((word) => rest.some((said) => said.startsWith(word.slice(0, 4)))),
  );
}
