import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";

const SHOW =
  "(?:(?:please|pls|can you|could you|and)\\s+)*(?:list(?: them| these| those| it| me)?(?: all)?|show(?: me)?(?: them)?|names?|give me(?: them| the list| the names)|who|who(?:['’]s| is) that)(?:\\s+(?:please|pls|thanks|only|it is))*";
const BEHIND = new RegExp(`^\\W*(?<what>\\p{L}[^,;:?!\\n]{1,80}?)\\s*(?:[,;:]|\\s[-–—])\\s*${SHOW}[\\s.!?]*$`, "iu");
const BEFORE = new RegExp(`^\\W*${SHOW}\\s*[:–—-]\\s*(?<what>\\p{L}[^,;:?!\\n]{1,80}?)[\\s.!?]*$`, "iu");
const COMPARES =
  /(?:\d\s?(?:k|m|mn|million)?\s?(?:or|and)\s(?:above|more|higher|over|up|upwards?|better|below|less|under|fewer|lower|down)|(?:over|under|above|below|at least|at most|more than|less than|fewer than|from|up to|beyond)\s[$€£]?\d|[<>≥≤]=?\s?\d|\d\s?(?:\+|plus|upwards?|max|min)(?!\p{L}))/iu;
const OF_THINGS =
  /(?<!\p{L})(?:tasks?|to-?dos?|reminders?|notes?|posts?|days?|weeks?|months?|years?|columns?)(?!\p{L})/iu;

interface Lists {
  stages: readonly string[];
  statuses: readonly string[];
}
const NO_LISTS: Lists = { stages: [], statuses: [] };
const BETWEEN = /^(?:and|or|in|at|on|not|with|the|all|who|are|is|people|ones|everyone|everybody|but|from)$/u;

/** "Carriers", "Warm and in Pilot": values of the user's own lists with nothing but small words between, as they are spelled; null for other words. */
function groupOf(what: string, options: readonly string[]): string | null {
  const words = plainWords(what);
  const said: string[] = [];
  let found = 0;
  for (let at = 0; at < words.length;) {
    const option = options.find((one) => {
      const own = plainWords(one);
      const run = words.slice(at, at + own.length).join(" ");
      return own.length > 0 && (run === own.join(" ") || run === `${own.join(" ")}s`);
    });
    if (option === undefined && !BETWEEN.test(words[at] ?? "")) return null;
    if (option !== undefined) found += 1;
    said.push(option ?? words[at] ?? "");
    at += option === undefined ? 1 : plainWords(option).length;
  }
  return found > 0 && !/^(?:and|or|but)$/u.test(said.at(-1) ?? "") ? said.join(" ") : null;
}

/** "TRL 8 or above - list", "Carriers: list", "list: priority under 50": who has such a number or value, and no title of a task. Other messages are unchanged. */
export function withListBehind(message: string, columns: readonly OwnColumn[], lists: Lists = NO_LISTS): string {
  if (message.length > 120) return message;
  const what = (BEHIND.exec(message) ?? BEFORE.exec(message))?.groups?.["what"];
  const group =
    what === undefined
      ? null
      : groupOf(what, [...lists.stages, ...lists.statuses, ...columns.flatMap(({ options }) => options)]);
  if (group !== null) return `who is ${group}?`;
  if (what === undefined || !/\d/u.test(what) || OF_THINGS.test(what)) return message;
  const words = plainWords(
    what.replace(/^(?:all|everyone|everybody|people|those|the)\s+(?:with\s+)?(?:an?\s+|the\s+)?/iu, ""),
  );
  const named = fieldNamed(words, columns) ?? fieldMeant(words, columns);
  const isExact = named !== null && /^\d+(?:\.\d+)?$/u.test(words.slice(named.length).join(" "));
  return named === null || !(COMPARES.test(what) || isExact)
    ? message
    : `who has ${what.replace(/^(?:all|everyone|everybody|people|those)\s+with\s+/iu, "").replace(/(?<=\d)\s?plus$/iu, " or more")}?`;
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
