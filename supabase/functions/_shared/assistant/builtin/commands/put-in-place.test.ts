import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const columns = [{ label: "Headcount", type: "number" as const }];
const people = [{ name: "Bea Castellanos" }, { name: "Noor Haddad" }];
const changes = (...turns: string[]) => {
  const talk = new PlayedConversation({ people, columns });
  const last = turns.map((turn) => talk.say(turn)).at(-1);
  return last?.changes.map(({ tool, input }) =>
    tool === "set_custom_value" ? input["value"] : (input["patch"] as { priorityScore?: number }).priorityScore,
  );
};

test.each([
  ["put Bea's headcount at 3", ["3"]],
  ["have Bea's headcount at 12 please", ["12"]],
  ["bring Noor's priority down to 20", [20]],
  ["put Bea's priority on 80", [80]],
])("“%s” sets where it stands", (message, values) => expect(changes(message)).toEqual(values));

test("and of who was spoken of", () => expect(changes("who is Bea?", "put her headcount at 4")).toEqual(["4"]));

test.each(["put Bea's call at 3", "keep Bea's Tuesday call on 4"])("“%s” sets nothing at once", (message) => {
  const { changes: made } = new PlayedConversation({ people, columns }).say(message);
  expect(made.filter(({ tool }) => /founder|custom/u.test(tool))).toEqual([]);
});
