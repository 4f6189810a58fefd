import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Marga Oduya", company: "Oduya Pears", values: { Buyer: "Sven", owner: "Kim" } },
    { name: "Per Holt", company: "Fjord Robotics", email: "per@fjord.example", values: { owner: "Kim" } },
  ],
  columns: [
    { label: "Buyer", type: "text" as const },
    { label: "Opening day", type: "date" as const },
  ],
  owners: ["Kim", "Odile"],
};
const stored = (message: string) => {
  const played = new PlayedConversation(HAVING);
  return played.say(message).changes.map(({ tool, input }) => {
    const column = played.columns.find(({ id }) => id === input["fieldId"])?.label;
    const name = played.people.find(({ id }) => id === input["founderId"])?.name;
    return `${tool} ${name ?? ""} ${column ?? ""} ${JSON.stringify(input["value"] ?? input["clear"] ?? input["content"] ?? null)}`;
  });
};

test.each([
  "Marga's buyer left, clear that field",
  "Marga's buyer quit last week, blank it",
  "Marga's buyer Sven is gone. wipe that field out",
  "Marga's buyer resigned so clear Buyer",
  "the buyer at Oduya Pears moved on - empty it please",
  "make Marga's buyer blank",
  "set the buyer of Marga to blank",
])("“%s” empties the column", (message) => {
  expect(stored(message)).toEqual(["set_custom_value Marga Oduya Buyer null"]);
});

test.each([
  ["Per's email bounced, remove it", "email"],
  ["make Per's owner blank", "owner"],
  ["leave the owner of Per blank", "owner"],
  ["who owns per doesnt matter, just make the owner blank", "owner"],
  ["it doesn't matter who owns Per, clear the owner", "owner"],
  ["I don't care who owns Per, empty the owner", "owner"],
])("“%s” empties %s", (message, field) => {
  expect(stored(message)).toEqual([`update_founder Per Holt  ["${field}"]`]);
});

test("what does not matter is not set, and what is said behind it is", () => {
  const { changes } = new PlayedConversation(HAVING).say("doesn't matter what Per's priority was, set it to 40");
  expect(changes.map(({ input }) => input["patch"])).toMatchObject([{ priorityScore: 40 }]);
});

test.each([
  ["note on Marga: buyer left, clear that field", ['create_note Marga Oduya  "Buyer left, clear that field"']],
  ["Marga's buyer is Nils, set it", ['set_custom_value Marga Oduya Buyer "Nils"']],
])("“%s” empties nothing", (message, wanted) => {
  expect(stored(message)).toEqual(wanted);
});
