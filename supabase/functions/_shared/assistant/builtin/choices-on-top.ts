import type { AssistantAction } from "../../contract/assistant.ts";
import type { Call } from "./script.ts";

/** What came to someone's choices or went from them, on top of what this one has; null where it is no such change. */
export function choicesOnTop(
  { tool, params, changes }: AssistantAction,
  { id }: { id: string },
  call: Call,
): string | null {
  const [change] = changes;
  if (tool !== "set_custom_value" || !change || (change.before ?? "") === "") return null;
  const { customFieldValues = [] } = call("get_founder", { founderId: id });
  const held = customFieldValues.find(({ fieldId }) => fieldId === params["fieldId"])?.value;
  const own = Array.isArray(held) ? held.map(String) : [];
  const [before, after] = [change.before, change.after].map((value) => (value ?? "").split(", "));
  if (!before || !after || own.length === 0) return null;
  const kept = own.filter((one) => !before.includes(one) || after.includes(one));
  return [...new Set([...kept, ...after.filter((one) => !before.includes(one) && one !== "")])].join(", ");
}
