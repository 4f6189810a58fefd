import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";

const WHO = "(?<who>\\p{L}[\\p{L}\\p{M}'’&.-]*(?: \\p{L}[\\p{L}\\p{M}'’&.-]*){0,2})";
/** "Brief me on Bea before my 2pm": when it is needed says nothing of what is asked. */
const BEFORE_HOUR =
  /^(?<asked>\W*(?:(?:please|can you|could you|ok|hey|quick(?:ly)?)[\s,]+)*(?:brief me|catch me up|fill me in|prep me|remind me who|what do (?:we|i) know|tell me|give me|(?:quick )?(?:run ?down|low ?down|summary|background|brief))\s[^?\n]{3,60}?)\s+(?:before|ahead of|for|prior to)\s+(?:my|our|the|a)\s+(?:next\s+)?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|o['’]?clock)?(?:\s+(?:call|meeting|chat|lunch|coffee|demo|slot))?[\s?.!]*$/iu;
/** "Did we ever record what Ana's firm is": what it is. */
const KEPT = new RegExp(
  `^\\W*(?:(?:and|so|hey|ok|wait)[\\s,]+)*(?:did|have|has|do|is it that) (?:we|i|anyone|anybody|someone|you)(?: (?:ever|already|actually|by any chance|at some point))* (?:record(?:ed)?|not(?:e|ed)(?: down)?|writ(?:e|ten)(?: down)?|wrote(?: down)?|log(?:ged)?|saved?|stored?|put(?: (?:in|down))?|enter(?:ed)?|captured?|hear|heard|learn(?:ed|t)?|find out|found out) (?:(?:what|who|how (?:much|many|big)) )?(?<whose>\\p{L}[\\p{L}\\p{M}'’ -]{1,40}?['’]s?) (?<label>\\p{L}[\\p{L}\\p{N} ]{1,30}?)(?: (?:is|was|are|were))?(?: (?:anywhere|somewhere|in here|at all|already|yet))*[\\s?.!]*$`,
  "iu",
);
/** "How much is Kelp paying base?", "what is Kelp offering for base". */
const PAYS = new RegExp(
  `^\\W*(?:(?:and|so|hey|ok)[\\s,]+)*(?:how much|how many|what) (?:is|are|was|does|do|did|will|would) ${WHO} (?:paying|offering|asking|charging|spending|budgeting|pay|offer|ask|charge|spend|budget)(?: for| in| as| on)?(?: (?:the|a|an|their|his|her))? (?<label>\\p{L}[\\p{L}\\p{N} ]{1,30}?)[\\s?.!]*$`,
  "iu",
);
/** "Onsite-only roles". */
const ONLY =
  /(?<![\p{L}\p{N}])(?<option>\p{L}[\p{L}\p{M}]*)(?:-only| only(?= (?:ones|people|roles|founders|searches|companies|deals|folks|lot)))(?!\p{L})/iu;
/** "The onsite roles with their budgets?": what is shown of each, also of those who have none. */
const WITH_THEIRS =
  /^(?=\W*(?:(?:please|and|so|ok|hey|can you|could you|just)[\s,]+)*(?:list|show|give|who|which|what|everyone|everybody|all|tell me)(?!\p{L})|[^?\n]{3,150}\?\s*$)(?<asked>[^?\n]{3,100}?),? (?:with|along with|together with) their (?<label>\p{L}[\p{L}\p{N} ]{1,30}?)[\s?.!]*$/iu;

/** A question of what is kept in the words of its fields: without the hour that it is needed for, as what a field is, and as what an option is. Other messages are unchanged. */
export function plainOfWhatIsKept({ message, columns = [] }: Pick<StepRequest, "message" | "columns">): string {
  if (message.length > 160 || message.includes("\n")) return message;
  const asked = BEFORE_HOUR.exec(message)?.groups?.["asked"];
  if (asked !== undefined) return asked;
  const isField = (label = "") => {
    const words = plainWords(label);
    return (
      words.length > 0 && (fieldNamed(words, columns)?.length === words.length || fieldMeant(words, columns) !== null)
    );
  };
  const kept = KEPT.exec(message)?.groups;
  if (kept && isField(kept["label"])) return `what is ${kept["whose"] ?? ""} ${kept["label"] ?? ""}?`;
  const pays = PAYS.exec(message)?.groups;
  if (pays && isField(pays["label"])) return `what is the ${pays["label"] ?? ""} of ${pays["who"] ?? ""}?`;
  const theirs = WITH_THEIRS.exec(message)?.groups;
  const shown = [theirs?.["label"] ?? "", (theirs?.["label"] ?? "").replace(/s$/u, "")].find((one) => isField(one));
  if (theirs && shown !== undefined)
    return plainOfWhatIsKept({ message: `${theirs["asked"] ?? ""} and their ${shown}?`, columns });
  const option = plainWords(ONLY.exec(message)?.groups?.["option"] ?? "").join(" ");
  const isOption = columns.some(({ options }) => options.some((one) => plainWords(one).join(" ") === option));
  return option !== "" && isOption ? message.replace(ONLY, "$<option>") : message;
}
