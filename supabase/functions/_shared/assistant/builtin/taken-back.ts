import type { AssistantAction } from "../../contract/assistant.ts";
import { type Answer, say } from "./answers.ts";
import type { EarlierChange } from "./reading.ts";
import type { Call } from "./script.ts";

/** Takes changes back, the last first; the one place where it is done. Of an earlier turn's only the title is known. */
export function takenBack(actions: readonly (AssistantAction | EarlierChange)[], call: Call): Answer {
  const said = actions.map((action) => {
    const { status, reason, wasUndone } = call("take_back", { actionId: action.id }, null);
    if (wasUndone === true) return `${action.title}: that was undone before.`;
    if (status === "failed") return `${action.title}: ${reason ?? ""}`;
    return status === "cancelled" || ("status" in action && action.status === "proposed")
      ? `Cancelled: ${action.title}.`
      : `Undone: ${action.title}.`;
  });
  const [only, another] = [
    ...new Map(
      actions.flatMap((one) => ("tool" in one ? personIn(one) : [])).map((person) => [person.id, person]),
    ).values(),
  ];
  return { ...say(said.join(" ")), ...(only && !another && { about: only }) };
}

/** Takes back the first of those that was not taken back before; null where all were. */
export function firstTakenBack(changes: readonly EarlierChange[], call: Call): Answer | null {
  for (const { id, title } of changes) {
    const { status, reason, wasUndone } = call("take_back", { actionId: id }, null);
    if (wasUndone !== true) return say(status === "failed" ? `${title}: ${reason ?? ""}` : `Undone: ${title}.`);
  }
  return null;
}

/** Who a change was about. */
function personIn({ tool, title, founderId, recordId, changes }: AssistantAction): { id: string; name: string }[] {
  const id = founderId ?? (/_founder$/.test(tool) ? recordId : null);
  const name =
    changes.find(({ field }) => field === "Person")?.after ??
    /^(?:Change|Delete|Add a note about) (.+)$/.exec(title)?.[1];
  return id !== null && name != null && tool !== "create_founder" ? [{ id, name }] : [];
}
