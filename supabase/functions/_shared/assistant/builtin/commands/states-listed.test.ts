import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Marga Oduya", company: "Oduya Pears Co", stage: "Lead", values: { owner: "Kim" } },
    { name: "Per Holt", company: "Fjord Robotics", stage: "Meeting", values: { owner: "Kim" } },
    { name: "Anna Rossi", company: "Quillfish", stage: "Lead", values: { owner: "Odile" } },
  ],
  columns: [
    { label: "Crates", type: "number" as const },
    { label: "Yard", type: "select" as const, options: ["Paved", "Gravel"] },
    { label: "Buyer", type: "text" as const },
  ],
  stages: ["Lead", "Meeting", "Closed"],
  statuses: ["Hot", "Cold", "Parked"],
  owners: ["Kim", "Odile"],
};
const changes = (message: string) => {
  const played = new PlayedConversation(HAVING);
  return played.say(message).changes.map(({ tool, input }) => {
    const patch = JSON.stringify(
      input["patch"] ?? input["value"] ?? input["label"] ?? null,
      (_, value: unknown) => value ?? undefined,
    );
    const who = played.people.find(({ id }) => id === input["founderId"])?.name;
    return [tool, who ?? ((input["founderIds"] as string[] | undefined) ?? []).length, patch].join(" ");
  });
};

test.each([
  ["3 things: marga is cold, per is hot, anna goes to parked", ["Cold", "Hot", "Parked"]],
  ["marga is cold, per is hot", ["Cold", "Hot"]],
  ["Three changes - marga hot, per cold and anna parked", ["Hot", "Cold", "Parked"]],
  ["a couple of updates: Marga is Hot; Per now Cold", ["Hot", "Cold"]],
])("“%s” is a status each, and no note", (message, statuses) => {
  expect(changes(message)).toHaveLength(statuses.length);
  statuses.forEach((status, no) => {
    expect(changes(message)[no]).toBe(`update_founder ${HAVING.people[no]?.name ?? ""} {"status":"${status}"}`);
  });
});

test("stages are listed in the same way", () => {
  expect(changes("two updates: marga to Closed, per to Lead")).toEqual([
    'update_founder Marga Oduya {"stage":"Closed"}',
    'update_founder Per Holt {"stage":"Lead"}',
  ]);
});

test("what is said of a stranger in the list is not stored for anyone else", () => {
  expect(changes("marga is cold, zed is hot")).toEqual(['update_founder Marga Oduya {"status":"Cold"}']);
});

test.each([
  ["everyone Kim owns should go to Odile, she's out on leave", 2, "Odile"],
  ["all of Kim's people go to Odile, he left", 2, "Odile"],
  ["whatever Odile has should be Kim's now", 1, "Kim"],
])("“%s” hands them on", (message, count, owner) => {
  expect(changes(message)).toEqual([`update_founders ${count} {"owner":"${owner}"}`]);
});

test.each([
  ["priority 90 for oduya pears", 'update_founder Marga Oduya {"priorityScore":90}'],
  ["crates 500 for Per", 'set_custom_value Per Holt "500"'],
  ["yard gravel for Fjord Robotics", 'set_custom_value Per Holt "Gravel"'],
  ["buyer Lupe for Quillfish", 'set_custom_value Anna Rossi "Lupe"'],
])("“%s” is a value", (message, change) => {
  expect(changes(message)).toEqual([change]);
});

test.each(["status for Per", "buyer for Quillfish", "note for Per: crates 500 for Marga", "crates and yard for Per"])(
  "“%s” sets nothing",
  (message) => {
    expect(changes(message).filter((change) => !change.startsWith("create_note"))).toEqual([]);
  },
);

test.each([
  ["'Crates' should say Boxes instead", '"Boxes"'],
  ["Yard should be called Ground", '"Ground"'],
  ["the Buyer column should read Inside contact", '"Inside contact"'],
])("“%s” renames the column", (message, label) => {
  expect(changes(message)).toEqual([`change_custom_field 0 ${label}`]);
});

test.each([
  ["I want to track number of docks per customer. make me a field for it", '"Number of docks"'],
  ["need to keep the square footage for each client, add a column for that", '"Square footage"'],
  ["we want to know how many vans they have. Set up a column", '"Vans"'],
])("“%s” makes a column of numbers", (message, label) => {
  expect(changes(message)).toEqual([`create_custom_field 0 ${label}`]);
  expect(new PlayedConversation(HAVING).say(message).changes[0]?.input["type"]).toBe("number");
});
