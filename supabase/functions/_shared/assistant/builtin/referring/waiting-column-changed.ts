import type { StepRequest } from "../../assistant-model.ts";
import type { Answer } from "../answers.ts";
import { outcome } from "../outcome.ts";
import type { Call } from "../script.ts";
import { sentenceCase } from "../wording.ts";
import { LEAD } from "./targets.ts";

const IT = "(?:it|that|this|the column|that column)";
const RENAMES = new RegExp(
  String.raw`${LEAD}(?:rename|retitle|change the name of)\s+${IT}(?:\s+(?:to|as|into))?\s+["“]?(?<label>[^"”:?\n]{2,40}?)["”]?(?:\s+(?:please|instead))*[.!]*$`,
  "iu",
);
const OPTIONS = new RegExp(
  String.raw`${LEAD}(?:make|turn|let)\s+${IT}\s+(?:be\s+|into\s+|as\s+)?(?:an?\s+)?(?:(?<several>multi-?select|multiple choice)|(?:drop-?down|single\s+)?(?:list|select|choice|drop-?down|pick ?list))(?:\s+(?:column|field|list))?\s*(?:with|of|from|:|,)\s*(?:the\s+)?(?:options?|choices|values)?\s*:?\s*(?<options>\p{L}[^:?\n]{2,120}?)[.!]*$`,
  "iu",
);

/** "Rename it to Boat type", "make it a list with sail and motor", of a new column that waits: its card, changed. Null for other words. */
export function waitingColumnChanged({ message, changes = [], mode }: StepRequest, call: Call): Answer | null {
  const standing = changes.filter(({ status }) => status === "executed" || status === "proposed");
  const [action, another] = standing;
  if (!action || another || mode === "ask" || action.tool !== "create_custom_field" || action.status !== "proposed")
    return null;
  const label = RENAMES.exec(message.trim())?.groups?.["label"];
  const { options: said = "", several } = OPTIONS.exec(message.trim())?.groups ?? {};
  const options = said.split(/\s*(?:,|;|\/|\s(?:and|or)\s)\s*/iu).filter((option) => option !== "");
  if (label === undefined && options.length < 2) return null;
  call("take_back", { actionId: action.id }, null);
  const changed =
    label === undefined
      ? { type: several === undefined ? "select" : "multiselect", options }
      : { label: sentenceCase(label) };
  return outcome(call("create_custom_field", { ...action.params, ...changed }, null));
}
