import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { findDates } from "../find-dates.ts";
import { outcome } from "../outcome.ts";
import { containing, thosePeople } from "../people-with.ts";
import type { OwnColumn } from "../reading.ts";
import type { Call } from "../script.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { LEAD } from "./targets.ts";
import { valueForEach } from "./value-for-each.ts";

const TICKS = new RegExp(
  String.raw`${LEAD}(?:tick|check|switch on|turn on)\s+(?:it|that|this)\s+(?:on\s+)?(?:for|on|with)\s+(?<who>\p{L}.{1,80}?)[\s.!]*$`,
  "iu",
);
/** "And set it to 9 for Ana". */
const SETS_IT =
  /^(?:(?:and|ok|okay|so|then|please|also|now|no|sorry|oops|actually)[\s,]+)*(?:set|put|make|fill|enter|mark|give)\s+(?:(?:it|that|this|the (?:new )?column)\s+)?(?:(?:to|as|at|in)\s+)*(?=\S.* for\s)/iu;
const FOR_EACH =
  /^(?:(?:and|ok|so)\s+)?for\s+\p{L}[^,;.]{2,60}(?:(?:[,;]|\s+and)\s+(?:and\s+)?(?:for\s+)?\p{Lu}[^,;.]{2,60}){0,5}[\s.!]*$/iu;
/** "Now put Delft there for Ana", of a text. */
const PUT_THERE =
  /^(?:(?:and|ok|okay|so|then|please|also|now)[\s,]+)*(?:put|write|enter|fill in|set|add)\s+(?<value>\S[^,;:?!\n]{0,60}?)\s+(?:in\s+)?(?:there|it|that column|the (?:new )?column)\s+for\s+(?<name>\p{L}[^,;:?!.\n]{1,40}?)[\s.!]*$/iu;
const TYPES = new Set(["text", "number", "date", "select", "multiselect", "boolean"]);

/** The column that the last answer proposes and that nobody confirmed yet. */
function waitingColumn({ changes = [] }: StepRequest): { column: OwnColumn; action: AssistantAction } | null {
  const action = changes.findLast((one) => one.tool === "create_custom_field" && one.status === "proposed");
  const { label, type, options } = action?.params ?? {};
  if (!action || typeof label !== "string" || typeof type !== "string" || !TYPES.has(type)) return null;
  const own = Array.isArray(options) ? options.filter((one) => typeof one === "string") : [];
  return { column: { id: "", label, type: type as OwnColumn["type"], options: own }, action };
}

interface First {
  founderId: string;
  value: string;
}
/** Numbers in figures, and options as they are spelled. */
function stored({ type, options }: OwnColumn, value: string): string {
  if (type === "number") return String(numberIn(value) ?? value);
  return options.find((option) => option.toLowerCase() === value.toLowerCase()) ?? value;
}

/** "Make Raf's 15", "Zoë is an A too". */
const plainerValue = (message: string): string =>
  message
    .replace(/^(?:(?:and|no|sorry|actually|please)[\s,]+)*(?:make|set|put|give)\s+(?=\p{Lu})/iu, "")
    .replace(/\s+(?:too|as well|also|instead|please)[\s.!]*$/iu, "");

/** With the only ones of firms that are named, where nobody else is: "set Saltmill to Cold". */
function withFirms(request: StepRequest, { options }: OwnColumn, call: Call): StepRequest {
  const { message, people } = request;
  if (message.length > 60 || people.some(({ by }) => by !== "near")) return request;
  const words = (message.match(/(?<!\p{L})\p{Lu}[\p{L}\p{M}]{3,}/gu) ?? []).filter(
    (word) => !options.some((option) => plainWords(option).includes(plainWords(word)[0] ?? "")),
  );
  const found = words.slice(0, 3).flatMap((word) => {
    const there = thosePeople([[containing("company", word)]], call).filter(
      ({ company }) => plainWords(company ?? "")[0] === plainWords(word)[0],
    );
    return there.length === 1 ? there : [];
  });
  const ids = new Set(found.map(({ id }) => id));
  const named = found.map((person) => ({ ...person, by: "company" as const }));
  return found.length === 0 ? request : { ...request, people: [...named, ...people.filter(({ id }) => !ids.has(id))] };
}

const OTHER_VALUE =
  /^(?:(?:no|nope|oh|sorry|wait|oops|actually|hm+|rather|make (?:it|that)|it['’]?s)[\s,.!…–-]+)+(?<value>\S.{0,40}?)[\s.!]*$/iu;
const ALSO =
  /^(?:and|also|plus)\s+(?:for\s+)?(?<who>\p{L}[\p{L}\p{M}'’ -]{1,40}?)(?:\s+(?:too|as well|also))*[\s.!]*$/iu;
/** "No, 4 March", of the only one who has a value on the card, and "and Zoë", who has the same one. */
function ofSame(
  { message, people, today }: StepRequest,
  before: readonly First[],
  column: OwnColumn,
): { person: { id: string }; value: string }[] | null {
  const [first, more] = before;
  const value = OTHER_VALUE.exec(message.trim())?.groups?.["value"];
  if (first && !more && value !== undefined) {
    const [day, another] = column.type === "date" ? findDates(value, today) : [];
    const isWhole = day !== undefined && !another && plainWords(value.replace(day.text, "")).length === 0;
    const fits =
      column.type === "number"
        ? numberIn(value) !== null
        : column.options.some((one) => one.toLowerCase() === value.toLowerCase());
    const now = column.type === "date" ? (isWhole ? day.date : null) : fits ? value : null;
    return now === null ? null : [{ person: { id: first.founderId }, value: now }];
  }
  const who = plainWords(ALSO.exec(message.trim())?.groups?.["who"] ?? "");
  const same = new Set(before.map((one) => one.value));
  const [only, other] = people.filter(
    ({ by, name }) => by !== "near" && who.length > 0 && who.every((word) => plainWords(name).includes(word)),
  );
  return only && !other && first && same.size === 1 ? [{ person: { id: only.id }, value: first.value }] : null;
}

/** "Katrin gets 4000 there, Nadia 2500", of a column that waits: its card with that, so that one Confirm does both; null for anything else. */
export function ofWaitingColumn(sent: StepRequest, call: Call): Answer | null {
  const waiting = waitingColumn(sent);
  if (sent.mode === "ask" || waiting === null || sent.message.includes("\n")) return null;
  const { column, action } = waiting;
  const request = withFirms(sent, column, call);
  const who = column.type === "boolean" ? TICKS.exec(request.message)?.groups?.["who"] : undefined;
  const put = column.type === "text" ? PUT_THERE.exec(request.message)?.groups : undefined;
  const said = put ? `for ${put["name"] ?? ""} it's ${put["value"] ?? ""}` : request.message;
  const message =
    who === undefined
      ? said
          .replace(SETS_IT, "")
          .replace(/^(?:no|sorry|oops|actually)[\s,]+(?=\S)/iu, "")
          .replace(/\s+(?:there|in it|in that column|for (?:it|that))(?=[\s,.;!]|$)/giu, "")
          // "4000 in for Ana".
          .replace(/(?<=[\p{L}\p{N}])\s+(?:in|down)(?=\s+for\s+\p{L})/giu, "")
          // "5 for Katalin 10 for Maja".
          .replace(/(?<=\sfor \p{L}[\p{L}\p{M}'’-]{1,30})\s+(?:and\s+)?(?=\d)/gu, ", ")
          .replace(
            /(?<=[\p{L}\p{N}][\s,:]{1,2})(?:it['’]?s|it is|that['’]?s|that is|it should be|it would be)\s+/giu,
            "",
          )
      : who.replace(/(?<=\p{L})(?=\s*(?:,|\s+and\s|$))/gu, " yes");
  // "For Greta it's blue": a text is one where each of the parts begins so.
  const isForEach = column.type === "text" && FOR_EACH.test(message);
  const { params } = action;
  const before = Array.isArray(params["values"]) ? (params["values"] as First[]) : [];
  const each =
    valueForEach({ ...request, message }, { column }, [column], isForEach) ??
    valueForEach({ ...request, message: plainerValue(message) }, { column }, [column], isForEach) ??
    ofSame(request, before, column);
  if (each === null) return null;
  const now = each.map(({ person, value }) => ({ founderId: person.id, value: stored(column, value) }));
  const kept = before.filter(({ founderId }) => !now.some((one) => one.founderId === founderId));
  call("take_back", { actionId: action.id }, null);
  return outcome(call("create_custom_field", { ...params, values: [...kept, ...now] }, null));
}
