import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [{ name: "Marga Oduya" }, { name: "Per Holt", stage: "Meeting" }, { name: "Ravi Menon" }],
  columns: [
    { label: "Reach", type: "number" },
    { label: "Tier", type: "select", options: ["Gold", "Silver"] },
  ],
  statuses: ["Active", "On hold"],
  owners: ["Kim", "Sol"],
};
const changed = (message: string) => {
  const played = new PlayedConversation(HAVING);
  const nameOf = (id: unknown) => played.people.find((person) => person.id === id)?.name.split(" ")[0] ?? "";
  return played.say(message).changes.map(({ tool, input }) => {
    const patch = Object.entries(input["patch"] ?? {}).flatMap(([key, value]) =>
      value === null ? [] : [`${key} ${String(value)}`],
    );
    const what = tool === "create_note" ? `note ${String(input["content"])}` : [...patch, input["value"]].join("");
    return `${nameOf(input["founderId"])}: ${what}`;
  });
};

test.each([
  // Only why: no note of it.
  ["Per's gone quiet, knock his priority down to 15", ["Per: priorityScore 15"]],
  ["Per's gone quiet, delete him", ["Per: "]],
  ["Per has no budget, drop him", ["Per: "]],
  ["had lunch with Ravi, so lift his priority to 80", ["Ravi: note Had lunch with Ravi", "Ravi: priorityScore 80"]],
  ["Ravi was great, and stick him in Closed", ["Ravi: note Ravi was great", "Ravi: stage Closed"]],
  ["shove Ravi on hold", ["Ravi: status On hold"]],
])("%j: an order behind news is one of its own", (message, wanted) => expect(changed(message)).toEqual(wanted));

test.each([
  ["Kim takes Per and Ravi, Sol takes Marga. All three on hold.", "status On hold"],
  ["Per, Ravi and Marga came to the fair. All three gold.", "Gold"],
])("%j: all three are those who were named", (message, value) =>
  expect(
    changed(message)
      .filter((one) => one.endsWith(`: ${value}`))
      .sort(),
  ).toEqual(["Marga", "Per", "Ravi"].map((name) => `${name}: ${value}`)),
);
test.each(["Per, Ravi and Marga came to the fair. All three loved it.", "Per and Ravi came. All three gold."])(
  "%j sets nothing",
  (message) => expect(changed(message).filter((one) => !one.includes(": note "))).toEqual([]),
);

test.each([
  ["set Per's reach to 3.2 metres", "3.2"],
  ["Per's reach is three point two metres", "3.2"],
  ["reach of Per: 95mm", "95"],
  ["set reach of Per to twelve pallets", "12"],
])("%j: a number is stored without its unit", (message, value) => expect(changed(message)).toEqual([`Per: ${value}`]));
test.each(["Per's reach is 30 or 40 kg", "Per's reach is 3 minutes to five"])("%j is no number", (message) =>
  expect(changed(message)).toEqual([]),
);
test("a plus joins orders", () =>
  expect(changed('set Per\'s tier to Gold + note "visa letter needed"')).toEqual([
    "Per: Gold",
    "Per: note Visa letter needed",
  ]));
test("a plus within a note joins nothing", () =>
  expect(changed("note on Per: likes A + B and wants more")).toEqual(["Per: note Likes A + B and wants more"]));
