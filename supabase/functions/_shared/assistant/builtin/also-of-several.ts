import type { AssistantAction } from "../../contract/assistant.ts";
import { type Answer, say } from "./answers.ts";
import { outcome } from "./outcome.ts";
import type { Call } from "./script.ts";
import { heldOf } from "./with-person.ts";

const ONE: Readonly<Record<string, string>> = {
  update_founders: "update_founder",
  set_custom_values: "set_custom_value",
};

/**
 * "And Priya as well", after a change of several people at once: those who are named join the card that waits, or have the same done once
 * it was carried out. Null where no such change is the last.
 */
export function alsoOfSeveral(
  people: readonly { id: string; name: string }[],
  standing: readonly AssistantAction[],
  call: Call,
): Answer | null {
  const several = [...standing].reverse().filter(({ tool }) => ONE[tool] !== undefined);
  if (several.length === 0 || several.length < standing.length) return null;
  const said = several.flatMap((action) => {
    const { founderIds, ...params } = action.params;
    const before = Array.isArray(founderIds) ? (founderIds as string[]) : [];
    const others = people.filter(({ id }) => !before.includes(id));
    if (others.length === 0) return [`${people.map(({ name }) => name).join(", ")}: already among them.`];
    if (action.status === "proposed") {
      call("take_back", { actionId: action.id }, null);
      const all = [...before, ...others.map(({ id }) => id)];
      return [outcome(call(action.tool, { ...params, founderIds: all }, heldOf(action))).text];
    }
    return others.map(
      (person) =>
        outcome(call(ONE[action.tool] ?? action.tool, { ...params, founderId: person.id }, null), person).text,
    );
  });
  return say(said.join("\n"));
}
