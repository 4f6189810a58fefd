import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const say = (...said: string[]) => {
  const talk = new PlayedConversation({
    people: [{ name: "Hedda Moen" }, { name: "Ravi Joshi" }],
    columns: [
      { label: "Class", type: "select", options: ["A", "B", "C"] },
      { label: "Berths", type: "number" },
    ],
  });
  const played = said.map((message) => talk.say(message));
  return (played.at(-1)?.changes ?? []).map(({ tool, input }) => (tool === "set_custom_value" ? input["value"] : tool));
};

test.each([
  ["Hedda is an A", ["A"]],
  ["Hedda is a B", ["B"]],
  ["Hedda is an A now, not a B", ["A"]],
  ["give Hedda an A", ["A"]],
  ["set Hedda's berths to 12 and class A", ["12", "A"]],
  ["Hedda: berths 12, class A please", ["12", "A"]],
])("“%s” sets the option of one letter", (message, values) => expect(say(message)).toEqual(values));

test("“… as well” sets it for another", () => expect(say("Hedda is an A", "Ravi as well")).toEqual(["A"]));

test.each(["Hedda wants a van", "Hedda needs a call", "Ravi has a boat", "Ravi is a surgeon now"])(
  "“%s” has an article and no option",
  (message) => expect(say(message)).not.toContain("A"),
);
