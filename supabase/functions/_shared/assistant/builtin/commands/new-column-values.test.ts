import { expect, test } from "vitest";
import type { AssistantAction } from "../../../contract/assistant.ts";
import { PlayedConversation } from "../played-turn.ts";

/** A conversation whose last change made the only column, and was confirmed. */
class AfterColumn extends PlayedConversation {
  confirmed(): this {
    this.actions = this.actions.map((action): AssistantAction => ({ ...action, status: "executed" }));
    return this;
  }
}

const TYPES = [
  { type: "date" as const, said: "18 December", value: "2030-12-18", options: [] },
  { type: "number" as const, said: "42", value: "42", options: [] },
  { type: "boolean" as const, said: "yes", value: "yes", options: [] },
  { type: "select" as const, said: "Large", value: "Large", options: ["Small", "Large"] },
];
const WORDINGS = ["for Marga it's %", "for Marga it is %", "and for Marga %", "for Marga: %"];

test.each(TYPES.flatMap((one) => WORDINGS.map((wording) => [one.type, wording, one] as const)))(
  "after a column of type %s was made, “%s” sets it and moves no task",
  (_, wording, { said, value, type, options }) => {
    const conversation = new AfterColumn({
      people: [{ name: "Marga Oduya" }],
      tasks: [{ title: "Collect the saplings for Marga", founderName: "Marga Oduya", dueDate: "2030-06-01" }],
      columns: [{ label: "Planting", type, options }],
    });
    // The column is among theirs already, as it is once it is confirmed.
    (conversation.columns as unknown[]).length = 0;
    conversation.say(
      `add a column called Planting of type ${type === "boolean" ? "yes/no" : type}${options.map((option, no) => `${no === 0 ? ": " : ", "}${option}`).join("")}`,
    );
    conversation.columns.push({ id: "00000000-0000-4000-8000-b00000000000", label: "Planting", type, options });
    const { changes } = conversation.confirmed().say(wording.replace("%", said));
    expect(changes).toMatchObject([{ tool: "set_custom_value", input: { value } }]);
  },
);
