import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withHeardNames } from "./heard-names.ts";

const HAVING = {
  people: [{ name: "Li-Wei Chang" }, { name: "Teresa Vandermeer" }, { name: "Marga Oduya" }],
  tasks: [
    { title: "Expense report", dueDate: "2030-06-04" },
    { title: "Renewal quote for Marga", dueDate: "2030-06-10", founderName: "Marga Oduya" },
  ],
};
const played = new PlayedConversation(HAVING);
const known = played.people.map((person) => ({ ...person, by: "part" as const }));

test.each([
  ["add a note to li way chang that they want spanish", "add a note to Li-Wei Chang that they want spanish"],
  ["make teresa vander meer priority eighty", "make Teresa Vandermeer priority eighty"],
  ["note on marg a oduya: likes tea", "note on Marga Oduya: likes tea"],
  ["note on Marga Oduya: likes tea", "note on Marga Oduya: likes tea"],
  ["li and chang are here", "li and chang are here"],
  ["note that the way is long, chang", "note that the way is long, chang"],
  ["li, way, chang", "li, way, chang"],
])("%j is %j", (said, meant) => {
  expect(withHeardNames(said, known)).toBe(meant);
});

test("a note on a name as it is heard is theirs", () => {
  const { changes } = new PlayedConversation(HAVING).say(
    "add a note to li way chang that they want spanish on the desk",
  );
  expect(changes.map(({ tool, input }) => [tool, input["founderId"], input["content"]])).toEqual([
    ["create_note", played.people[0]?.id, "They want spanish on the desk"],
  ]);
});

test.each([
  ["knock off the expense report", { status: "done" }],
  ["knock out the expense report", { status: "done" }],
])("%j is offered as done", (said, patch) => {
  const { changes } = new PlayedConversation(HAVING).say(said);
  expect(changes).toMatchObject([{ tool: "update_task", input: { patch }, held: expect.any(String) as string }]);
});

test.each(["finish all but the expense report", "mark everything done but the expense report"])(
  "%j does not change the one that is left out",
  (said) => {
    expect(new PlayedConversation(HAVING).say(said).changes).toEqual([]);
  },
);

test.each([
  "no date on the renewal quote please, waiting on finance",
  "no deadline for the renewal quote, still pending",
])("%j takes the day off", (said) => {
  const { changes } = new PlayedConversation(HAVING).say(said);
  expect(changes).toMatchObject([{ tool: "update_task", input: { clear: ["dueDate"] } }]);
});
