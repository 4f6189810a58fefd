import type { AssistantAction } from "../../contract/assistant.ts";
import { type Answer, say } from "./answers.ts";
import type { Call } from "./script.ts";

/** Takes changes back, the last first; the one place where it is done. */
export function takenBack(actions: readonly AssistantAction[], call: Call): Answer {
  const said = actions.map((action) => {
    const { status, reason } = call("take_back", { actionId: action.id }, null);
    if (status === "failed") return `${action.title}: ${reason ?? ""}`;
    return action.status === "proposed" ? `Cancelled: ${action.title}.` : `Undone: ${action.title}.`;
  });
  return say(said.join(" "));
}
