import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";

const SHOW =
  "(?:(?:please|pls|can you|could you|and)\\s+)*(?:list(?: them| these| those| it| me)?(?: all)?|show(?: me)?(?: them)?|names?|give me(?: them| the list| the names)|who|who(?:['’]s| is) that)(?:\\s+(?:please|pls|thanks|only|it is))*";
const BEHIND = new RegExp(`^\\W*(?<what>\\p{L}[^,;:?!\\n]{3,80}?)\\s*(?:[,;:]|\\s[-–—])\\s*${SHOW}[\\s.!?]*$`, "iu");
const BEFORE = new RegExp(`^\\W*${SHOW}\\s*[:–—-]\\s*(?<what>\\p{L}[^,;:?!\\n]{3,80}?)[\\s.!?]*$`, "iu");
const COMPARES =
  /(?:\d\s?(?:k|m|mn|million)?\s?(?:or|and)\s(?:above|more|higher|over|up|upwards?|better|below|less|under|fewer|lower|down)|(?:over|under|above|below|at least|at most|more than|less than|fewer than|from|up to|beyond)\s[$€£]?\d|[<>≥≤]=?\s?\d|\d\s?\+)/iu;
const OF_THINGS =
  /(?<!\p{L})(?:tasks?|to-?dos?|reminders?|notes?|posts?|days?|weeks?|months?|years?|columns?)(?!\p{L})/iu;

/** "TRL 8 or above - list", "list: priority under 50": who has such a number, and no title of a task. Other messages are unchanged. */
export function withListBehind(message: string, columns: readonly OwnColumn[]): string {
  if (message.length > 120) return message;
  const what = (BEHIND.exec(message) ?? BEFORE.exec(message))?.groups?.["what"];
  if (what === undefined || !COMPARES.test(what) || OF_THINGS.test(what)) return message;
  const words = plainWords(
    what.replace(/^(?:all|everyone|everybody|people|those|the)\s+(?:with\s+)?(?:an?\s+|the\s+)?/iu, ""),
  );
  const named = fieldNamed(words, columns) ?? fieldMeant(words, columns);
  return named === null
    ? message
    : `who has ${what.replace(/^(?:all|everyone|everybody|people|those)\s+with\s+/iu, "")}?`;
}

const RUNS =
  /^(?<lead>\W*(?:(?:and|so|ok|okay|hey|hi|remind me|tell me)[\s,]+)*)who (?:runs|is running|heads|heads up|leads|is (?:in charge of|behind|the boss of|the head of))\s+(?<firm>\p{L}[^?,;:\n]{1,50}?)(?:\s+(?:now|these days|again))?[\s?.!]*$/iu;
/** "Who runs Halden?": those of that company, whose roles the answer gives. A round that someone leads stays as it is said. */
export function withWhoRuns(message: string, people: readonly KnownPerson[]): string {
  const { lead = "", firm = "" } = message.length > 120 ? {} : (RUNS.exec(message)?.groups ?? {});
  const words = plainWords(firm).join(" ");
  const isFirm = words !== "" && people.some(({ company }) => plainWords(company ?? "").join(" ") === words);
  return isFirm ? `${lead}who is at ${firm}?` : message;
}
