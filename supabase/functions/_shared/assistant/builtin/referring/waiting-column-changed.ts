import type { StepRequest } from "../../assistant-model.ts";
import type { Answer } from "../answers.ts";
import { outcome } from "../outcome.ts";
import type { Call } from "../script.ts";
import { sentenceCase } from "../wording.ts";
import { LEAD } from "./targets.ts";

const IT = "(?:it|that|this|the column|that column)";
const RENAMES = new RegExp(
  String.raw`${LEAD}(?:rename|retitle|change the name of|(?:call|name|label|title)(?=\s+\S+\s+(?!off\b|back\b|a day\b|up\b)))\s+${IT}(?:\s+(?:to|as|into))?\s+["“]?(?<label>[^"”:?\n]{2,40}?)["”]?(?:\s+(?:please|instead))*[.!]*$`,
  "iu",
);
const OPTIONS = new RegExp(
  String.raw`${LEAD}(?:make|turn|let)\s+${IT}\s+(?:be\s+|into\s+|as\s+)?(?:an?\s+)?(?:(?<several>multi-?select|multiple choice)|(?:drop-?down|single\s+)?(?:list|select|choice|drop-?down|pick ?list))(?:\s+(?:column|field|list))?\s*(?:with|of|from|:|,)\s*(?:the\s+)?(?:options?|choices|values)?\s*:?\s*(?<options>\p{L}[^:?\n]{2,120}?)[.!]*$`,
  "iu",
);

/** "Please add Medium as well", "include Small and Large", "and Large too". */
const MORE = [
  String.raw`(?:(?:we|it|i)\s+(?:also\s+)?(?:needs?|wants?)\s+|(?:add|include|put in|throw in|allow)\s+)(?:the\s+|an?\s+)?(?:(?:options?|choices?)\s+)?(?<options>\p{L}[^:?\n]{0,80}?)(?:\s+(?:as (?:an? |one )?(?:more )?(?:options?|choices?)|(?:to|in) (?:it|that|there|the (?:column|list|options))|too|as well|also))*`,
  String.raw`(?<options>\p{L}[^:?\n]{0,60}?)(?:\s+(?:too|as well|also|as (?:an )?options?))+`,
].map((more) => new RegExp(`${LEAD}${more}(?:\\s+please)?[.!]*$`, "iu"));
const NO_OPTION =
  /(?<!\p{L})(?:columns?|fields?|tasks?|notes?|reminders?|person|people|contacts?|founders?|him|her|it|them|that|this|everyone|for|to|is|are|on|at|of)(?!\p{L})/iu;

/** The options of a column with those that are to come; null where nothing says so. */
function moreOptions(message: string, own: unknown): string[] | null {
  const said = MORE.map((more) => more.exec(message)?.groups?.["options"]).find((options) => options !== undefined);
  if (said === undefined || NO_OPTION.test(said) || !Array.isArray(own) || own.length === 0) return null;
  const all = own.map(String);
  const isThere = (option: string) => all.some((one) => one.toLowerCase() === option.toLowerCase());
  const added = said
    .split(/\s*(?:,|;|\/|\s(?:and|or)\s)\s*/iu)
    .map((option) => option.trim())
    .filter((option) => option !== "" && !isThere(option));
  const isShort = added.every((option) => option.split(/\s+/u).length < 4);
  return added.length > 0 && isShort ? [...all, ...added.map(sentenceCase)] : null;
}

const FEWER = new RegExp(
  String.raw`${LEAD}(?:leave out|without|drop|remove|skip|minus|lose|take out|scratch|forget|except|not|no)\s+(?:the\s+)?(?:options?\s+)?["“]?(?<options>\p{L}[^:?\n]{0,60}?)["”]?(?:\s+(?:out|off|though|please|from (?:it|that|there|the list)))*[.!]*$`,
  "iu",
);
/** The options of a column without those that are left out; null where nothing says so, or too few are left. */
function fewerOptions(message: string, own: unknown): string[] | null {
  const said = FEWER.exec(message)?.groups?.["options"];
  if (said === undefined || !Array.isArray(own)) return null;
  const gone = said.split(/\s*(?:,|;|\/|\s(?:and|or)\s)\s*/iu).map((option) => option.trim().toLowerCase());
  const all = own.map(String);
  const isKnown = gone.every((option) => all.some((one) => one.toLowerCase() === option));
  const left = all.filter((one) => !gone.includes(one.toLowerCase()));
  return isKnown && left.length > 0 && left.length < all.length ? left : null;
}

/** "Rename it to Boat type", "make it a list with sail and motor", of a new column that waits: its card, changed. Null for other words. */
export function waitingColumnChanged({ message, changes = [], mode, people }: StepRequest, call: Call): Answer | null {
  const standing = changes.filter(({ status }) => status === "executed" || status === "proposed");
  const [action, another] = standing;
  if (!action || another || mode === "ask" || action.tool !== "create_custom_field" || action.status !== "proposed")
    return null;
  const label = RENAMES.exec(message.trim())?.groups?.["label"];
  const { options: said = "", several } = OPTIONS.exec(message.trim())?.groups ?? {};
  const options = said.split(/\s*(?:,|;|\/|\s(?:and|or)\s)\s*/iu).filter((option) => option !== "");
  const isOfSomeone = people.some(({ by }) => by === "name" || by === "part");
  const own = action.params["options"];
  const more = fewerOptions(message.trim(), own) ?? (isOfSomeone ? null : moreOptions(message.trim(), own));
  if (label === undefined && options.length < 2 && more === null) return null;
  call("take_back", { actionId: action.id }, null);
  const changed =
    label !== undefined
      ? { label: sentenceCase(label) }
      : options.length > 1
        ? { type: several === undefined ? "select" : "multiselect", options }
        : { options: more };
  return outcome(call("create_custom_field", { ...action.params, ...changed }, null));
}
