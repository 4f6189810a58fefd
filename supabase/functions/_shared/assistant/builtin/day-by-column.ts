import type { StepRequest } from "../assistant-model.ts";
import { contentWords } from "../words.ts";
import { re } from "./commands/rewording.ts";
import { isNoteLead } from "./commands/split-clauses.ts";
import type { OwnColumn } from "./reading.ts";
import type { Call } from "./script.ts";

const COUNTED = re(
  "(?<=\\s)(?<count>(?:the|a|one|two|three|four|five|\\d{1,2}) (?:days?|weeks?) (?:before|after)) (?:(?:they|he|she|it)(?:['’]s| is| are|['’]re)? (?<does>\\p{L}{3,20})|(?:his|her|their|its) (?<what>\\p{L}{3,20}(?: \\p{L}{3,20}){0,2}?))(?=[\\s.?!]*$|[,;:])",
);
const ASKS_TASK = /(?<!\p{L})(?:task|to-?do|remind|reminder|nudge)(?!\p{L})/iu;
const GENERIC = /^(?:date|day|due)$/u;
const MONTHS = "January February March April May June July August September October November December".split(" ");
const AT_MOST = 5;

const written = (date: string): string => {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
};
const own = (text: string): string =>
  contentWords(text)
    .filter((word) => !GENERIC.test(word))
    .join(" ");

/**
 * "… due the day before they pitch", for a task about people who are named, by themselves or by their firm: counted from the one day that
 * they all have in the column of days that is called so. Other messages are unchanged.
 */
export function withDayByColumn(request: StepRequest, call: Call): StepRequest {
  const { message, people, today } = request;
  const groups = message.length > 250 || isNoteLead(message) ? undefined : COUNTED.exec(message)?.groups;
  const said = own(groups?.["does"] ?? groups?.["what"] ?? "");
  const who = people.filter(({ by }) => by !== "near");
  if (!groups || said === "" || who.length === 0 || who.length > AT_MOST || !ASKS_TASK.test(message)) return request;
  const columns = request.columns ?? ((call("list_custom_fields", {}).fields ?? []) as OwnColumn[]);
  const [column, another] = columns.filter(({ type, label }) => type === "date" && own(label) === said);
  if (!column || another) return request;
  const days = who.map(({ id }) => {
    const { customFieldValues = [] } = call("get_founder", { founderId: id });
    return customFieldValues.find(({ fieldId }) => fieldId === column.id)?.value;
  });
  const [day] = days;
  if (typeof day !== "string" || day < today || days.some((one) => one !== day)) return request;
  return { ...request, message: message.replace(COUNTED, `${groups["count"] ?? ""} ${written(day)}`) };
}
