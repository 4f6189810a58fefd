import type { StepRequest } from "../assistant-model.ts";
import { personFields } from "../../contract/person-fields.ts";
import type { OwnColumn } from "./reading.ts";

const LEAD =
  /^(?:(?:no|nope|nah|wait|oops|oh|sorry|actually|hm+|but|rather|i meant?|not (?:that|the \p{L}+)|it(?:['’]s| is| was))(?!\p{L})[\s,.;:!–—-]*)+/iu;
const THEIR = /^(?:the|her|his|their)\s+/iu;
const ASKED =
  /\?\s*$|^\W*(?:(?:and|so|ok|hey|please)\s+)*(?:what|who|whose|where|when|which|how|is|are|does|do|did|has|have|tell me|show me|give me)(?:['’]s|s)?\s/iu;

/** "No, I mean her email" behind a question about someone: that question, asked of the other field; null where the words say something else. */
export function askedOtherwise(request: StepRequest, columns: readonly OwnColumn[]): string | null {
  const { message, history, state, changes = [] } = request;
  const lead = LEAD.exec(message.trim())?.[0] ?? "";
  const before = history.findLast(({ role }) => role === "user")?.content ?? "";
  const person = state?.person ?? null;
  if (lead === "" || person === null || changes.length > 0 || state?.question || !ASKED.test(before)) return null;
  const rest = message
    .trim()
    .slice(lead.length)
    .replace(/(?:[\s,]+(?:instead|please|pls))*[\s.?!]*$/iu, "");
  const field = rest.replace(THEIR, "").toLowerCase();
  const labels = [
    ...columns.map(({ label }) => [label]),
    ...Object.values(personFields).map(({ label, spoken }) => [label, ...spoken]),
  ];
  const named = labels.find((names) => names.some((name) => name.toLowerCase() === field));
  return named === undefined ? null : `What is the ${named[0]?.toLowerCase() ?? ""} of ${person.name}?`;
}
