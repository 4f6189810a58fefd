import { expect, test } from "vitest";
import { type PersonFieldKey, personFields } from "../../contract/person-fields.ts";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Piotr Nowak", company: "Vistula Foods", stage: "Lead", status: "Waiting", values: { location: "Gdańsk" } },
    { name: "Piotr Zielinski", company: "Amber Cafe", stage: "Lead", values: { location: "Oslo" } },
    { name: "Aiko Mori", company: "Mori Teas", stage: "Lead", status: "Waiting" },
    { name: "Tessa Blom", company: "Blom Bakery", stage: "Meeting", status: "Waiting" },
  ],
  stages: ["Lead", "Meeting", "Lapsed"],
  statuses: ["Active", "Waiting", "Blocked"],
  owners: ["Greta"],
  columns: [{ label: "Route", type: "select" as const, options: ["North", "South"] }],
};
const played = () => new PlayedConversation(having);
const [nowak, zielinski, aiko, tessa] = played().people.map(({ id }) => id);
const after = (first: string, then: string) => {
  const conversation = played();
  conversation.say(first);
  return conversation.say(then);
};

const OTHERS = [
  "sorry wrong Piotr, I meant the PLACE one",
  "the PLACE one",
  "the one from PLACE",
  "no, the PLACE Piotr",
  "not that Piotr, the one at PLACE please",
  "oops, Piotr from PLACE",
];
test.each(
  ["set Piotr Nowak to Active", "Piotr Nowak is now Active", "set the stage of Piotr Nowak to Lapsed"].flatMap(
    (first) =>
      ["Amber Cafe", "Oslo"].flatMap((place) => OTHERS.map((other) => [first, other.replace("PLACE", place)] as const)),
  ),
)("after %j, %j means the other one", (first, then) =>
  expect(after(first, then).changes).toMatchObject([
    { tool: "take_back" },
    { tool: "update_founder", input: { founderId: zielinski } },
  ]),
);
test("someone with another name is not meant", () =>
  expect(after("set Aiko to Active", "the one from Oslo").changes).toEqual([]));
test.each([
  ["set Piotr Nowak to Active", "and the Oslo one"],
  ["set Piotr Nowak to Active", "also the one from Oslo"],
  ["set Tessa to Lapsed", "no, her company is Rye & Co"],
])("after %j, %j takes nothing back", (first, then) =>
  expect(after(first, then).changes.filter(({ tool }) => tool === "take_back")).toEqual([]),
);

/** The second change of the first message. */
const SECOND = "00000000-0000-4000-8000-f00000000012";
const LESS = ["not NAME", "wait, leave NAME out", "all but NAME please", "ok but not NAME", "without NAME", "NAME not"];
test.each(
  [
    ["Tessa", [nowak, aiko]],
    ["Aiko", [nowak, tessa]],
    ["Aiko and Tessa", [nowak]],
  ].flatMap(([name, rest]) => LESS.map((less) => [less.replace("NAME", String(name)), rest] as const)),
)("a card of several, and %j: a new one without them", (less, rest) =>
  expect(after("set all the waiting ones to active", less).changes).toMatchObject([
    { tool: "take_back" },
    { tool: "update_founders", input: { founderIds: rest } },
  ]),
);
test.each(LESS)("what is done for two is taken back for one by %j", (less) =>
  expect(after("set Aiko and Tessa to Active", less.replace("NAME", "Tessa")).changes).toMatchObject([
    { tool: "take_back", input: { actionId: SECOND } },
  ]),
);
/** Presses Confirm on what waits; each person of several has a line of the card for each field. */
class Confirming extends PlayedConversation {
  confirm(): void {
    this.actions = this.actions.map((action) => {
      const { params } = action;
      const fields = Object.entries(params["patch"] ?? {}).filter(([, value]) => value !== null);
      const people = this.people.filter(({ id }) => ((params["founderIds"] ?? []) as string[]).includes(id));
      const changes = people.flatMap((person) =>
        fields.map(([key, after]) => ({
          record: person.name,
          field: personFields[key as PersonFieldKey].label,
          before: this.valuesOf(person)[key] ?? null,
          after: String(after),
        })),
      );
      return { ...action, status: "executed", canUndo: true, changes };
    });
  }
}
test.each(LESS)("what was confirmed for several goes back for one by %j", (less) => {
  const conversation = new Confirming(having);
  conversation.say("set all the waiting ones to active");
  conversation.confirm();
  expect(conversation.say(less.replace("NAME", "Tessa")).changes).toMatchObject([
    { tool: "update_founder", held: null, input: { founderId: tessa, patch: { status: "Waiting" }, clear: [] } },
  ]);
});
test("someone who is not among them changes nothing", () =>
  expect(after("set Aiko and Tessa to Active", "not Piotr Nowak").changes).toEqual([]));

test.each([
  ["no wait, only the status, to Blocked", { status: "Blocked" }],
  ["not the stage, the status to Blocked", { status: "Blocked" }],
  ["sorry, I meant the status: Blocked", { status: "Blocked" }],
  ["no, just her company, to Rye & Co", { company: "Rye & Co" }],
])("after a change of the stage, %j sets that instead", (then, patch) =>
  expect(after("change the stage of Tessa to Lapsed", then).changes).toMatchObject([
    { tool: "take_back" },
    { tool: "update_founder", held: null, input: { founderId: tessa, patch: { stage: null, ...patch } } },
  ]),
);
test("and a column", () =>
  expect(after("change the stage of Tessa to Lapsed", "no, only her route, to South").changes).toMatchObject([
    { tool: "take_back" },
    { tool: "set_custom_value", input: { founderId: tessa, value: "South" } },
  ]));

test.each([
  "that was for Aiko, not Tessa",
  "not Tessa, Aiko",
  "no, that's about Aiko, not Tessa",
  "I meant Aiko not Tessa",
])("a note moves to who %j names", (then) =>
  expect(after("note for Tessa: new shop opens in March", then).changes).toMatchObject([
    { tool: "take_back" },
    { tool: "create_note", input: { founderId: aiko, content: "New shop opens in March" } },
  ]),
);

test.each(
  ["... sorry, I mean ", ", sorry, I meant ", "… no wait, I mean ", ". Sorry, I mean "].flatMap((mark) => [
    `Greta takes over Tessa${mark}Aiko Mori`,
    `set the owner to Greta for Tessa${mark}Aiko`,
  ]),
)("%j is about the one who is named last", (message) =>
  expect(played().say(message).changes).toMatchObject([
    { tool: "update_founder", input: { founderId: aiko, patch: { owner: "Greta" } } },
  ]),
);

test.each([
  ["Tessa is no longer waiting", "status", "Active", { status: "Active" }],
  ["Aiko isn't waiting anymore", "status", "blocked", { status: "Blocked" }],
  ["Aiko Mori is not Lead any more", "stage", "Meeting", { stage: "Meeting" }],
])("%j asks for the %s, and %j answers it", (message, field, answer, patch) => {
  const conversation = played();
  const asked = conversation.say(message);
  expect(asked.changes).toEqual([]);
  expect(asked.text).toContain(`What is the ${field}`);
  expect(conversation.say(answer).changes).toMatchObject([{ tool: "update_founder", input: { patch } }]);
});

test.each(["Tessa's status is Active, not Waiting", "Tessa is Active, no longer waiting"])(
  "%j says what it is, and asks nothing",
  (message) =>
    expect(played().say(message).changes).toMatchObject([
      { tool: "update_founder", input: { patch: { status: "Active" } } },
    ]),
);
