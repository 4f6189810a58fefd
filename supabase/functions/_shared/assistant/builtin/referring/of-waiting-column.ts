import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import type { OwnColumn } from "../reading.ts";
import { plain } from "../wording.ts";
import { LEAD } from "./targets.ts";
import { valueForEach } from "./value-for-each.ts";

const TICKS = new RegExp(
  String.raw`${LEAD}(?:tick|check|switch on|turn on)\s+(?:it|that|this)\s+(?:on\s+)?(?:for|on|with)\s+(?<who>\p{L}.{1,80}?)[\s.!]*$`,
  "iu",
);
const FOR_EACH =
  /^(?:(?:and|ok|so)\s+)?for\s+\p{L}[^,;.]{2,60}(?:(?:[,;]|\s+and)\s+(?:and\s+)?(?:for\s+)?\p{Lu}[^,;.]{2,60}){0,5}[\s.!]*$/iu;
const TYPES = new Set(["text", "number", "date", "select", "multiselect", "boolean"]);

/** The column that the last answer proposes and that nobody confirmed yet. */
function waitingColumn({ changes = [] }: StepRequest): OwnColumn | null {
  const { params } = changes.findLast((one) => one.tool === "create_custom_field" && one.status === "proposed") ?? {};
  const { label, type, options } = params ?? {};
  if (typeof label !== "string" || typeof type !== "string" || !TYPES.has(type)) return null;
  const own = Array.isArray(options) ? options.filter((one) => typeof one === "string") : [];
  return { id: "", label, type: type as OwnColumn["type"], options: own };
}

/** "Katrin gets 4000 there, Nadia 2500", of a column that waits: what to say once it is there; null for anything else. */
export function ofWaitingColumn(request: StepRequest): Answer | null {
  const column = waitingColumn(request);
  if (request.mode === "ask" || column === null || request.message.includes("\n")) return null;
  const who = column.type === "boolean" ? TICKS.exec(request.message)?.groups?.["who"] : undefined;
  const message =
    who === undefined
      ? request.message
          .replace(/\s+(?:there|in it|in that column|for (?:it|that))(?=[\s,.;!]|$)/giu, "")
          // "5 for Katalin 10 for Maja".
          .replace(/(?<=\sfor \p{L}[\p{L}\p{M}'’-]{1,30})\s+(?:and\s+)?(?=\d)/gu, ", ")
          .replace(
            /(?<=[\p{L}\p{N}][\s,:]{1,2})(?:it['’]?s|it is|that['’]?s|that is|it should be|it would be)\s+/giu,
            "",
          )
      : who.replace(/(?<=\p{L})(?=\s*(?:,|\s+and\s|$))/gu, " yes");
  // "For Greta it's blue": a text is one where each of the parts begins so.
  const isForEach = column.type === "text" && FOR_EACH.test(message);
  const each = valueForEach({ ...request, message }, { column }, [column], isForEach);
  if (each === null) return null;
  const orders = each.map(({ person, value }) => `set ${column.label} of ${person.name} to ${value}`);
  const said = orders.join(", and ");
  return say(`The column “${plain(column.label)}” waits for your Confirm. Confirm it, then say: ${plain(said)}.`, [
    said.charAt(0).toUpperCase() + said.slice(1),
  ]);
}
