import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  stages: ["Enquiry", "Sample sent", "Regular"],
  statuses: ["Warm", "Resting"],
  owners: ["Maud", "Ferris"],
  people: [
    { name: "Rosalind Peake", values: { owner: "Maud" } },
    { name: "Dougal Rennie", values: { owner: "Ferris" } },
  ],
  columns: [
    { label: "Delivery day", type: "select" as const, options: ["Monday", "Friday"] },
    { label: "Yarn", type: "multiselect" as const, options: ["Wool", "Linen", "Silk"] },
    { label: "Skeins per month", type: "number" as const },
    { label: "Contract until", type: "date" as const },
    { label: "Exclusive", type: "boolean" as const },
  ],
};
/** Returns what a message adds: each field and value of the new person, without empty ones. */
function added(message: string, ...before: string[]) {
  const talk = new PlayedConversation(having);
  for (const words of before) talk.say(words);
  const { changes } = talk.say(message);
  const label = (id: unknown) => talk.columns.find((column) => column.id === id)?.label ?? "";
  const [first] = changes.filter(({ tool }) => tool === "create_founder");
  const { values = [], ...fields } = (first?.input ?? {}) as { values?: { fieldId: string; value: string }[] };
  const set = [...values, ...changes.filter(({ tool }) => tool === "set_custom_value").map(({ input }) => input)];
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([key, value]) => value !== null && key !== "profileUrl")),
    ...Object.fromEntries(set.map(({ fieldId, value }) => [label(fieldId), value])),
  };
}
const URL = "linkedin.com/in/isolde-marten";
const NAME = { name: "Isolde Marten" };

const facts: [string, Record<string, unknown>][] = [
  ["stage sample sent", { stage: "Sample sent" }],
  ["status should be warm", { status: "Warm" }],
  ["the owner will be Ferris", { owner: "Ferris" }],
  ["priority is uh let's say fifty five", { priorityScore: 55 }],
  ["friday deliveries", { "Delivery day": "Friday" }],
  ["takes wool and silk", { Yarn: "Wool, Silk" }],
  ["linen only", { Yarn: "Linen" }],
  ["they take forty skeins per month", { "Skeins per month": "40" }],
  ["contract runs until 3 May 2031", { "Contract until": "2031-05-03" }],
  ["contract until: 30 June 2031", { "Contract until": "2031-06-30" }],
  ["not exclusive", { Exclusive: "no" }],
  ["keep in touch every six weeks", { keepInTouchDays: 42 }],
  ["monthly check-in", { keepInTouchDays: 30 }],
  ["export clerk at Lammwerk", { roleTitle: "export clerk", company: "Lammwerk" }],
  ["works for Lammwerk as a dye chemist", { roleTitle: "dye chemist", company: "Lammwerk" }],
  ["whose shop is Lammwerk in Kassel", { company: "Lammwerk", location: "Kassel" }],
];
for (const [said, fact] of facts) {
  // Before the name a "not" may be about all of it, and "whose" has nobody to be of.
  const mayLead = !/^(?:not|whose)\b/u.test(said);
  test.each([
    `add Isolde Marten, ${URL}, ${said}`,
    `Please add Isolde Marten, ${said}, ${URL}`,
    ...(mayLead ? [`${said}: add Isolde Marten, ${URL}`] : []),
    `new contact Isolde Marten ${URL} - ${said}`,
  ])("“%s” is all of it stored", (message) => expect(added(message)).toEqual({ ...NAME, ...fact }));
}

const twice: [string, Record<string, unknown>][] = [
  ["priority 40, sorry, I mean 60", { priorityScore: 60 }],
  ["stage enquiry, actually make that regular", { stage: "Regular" }],
  ["Lammhaus, no wait, Lammwerk", { company: "Lammwerk" }],
  ["a buyer no she's the owner of Lammwerk", { roleTitle: "owner", company: "Lammwerk" }],
  ["owner Maud, no sorry Ferris", { owner: "Ferris" }],
];
test.each(twice)("of “%s” only the last is stored", (said, fact) =>
  expect(added(`add Isolde Marten, ${said}, ${URL}`)).toEqual({ ...NAME, ...fact }),
);

test.each([
  `put Isolde Marten in, ${URL}`,
  `put in ${URL} - Isolde Marten`,
  `Isolde Marten needs to go in the system, ${URL}`,
  `Isolde Marten should be added, ${URL}`,
  `alright, while you're at it add Isolde Marten, ${URL}`,
  `There's another Rosalind now, no she's called Isolde Marten, ${URL}, get her into the list`,
])("“%s” adds her", (message) => expect(added(message)).toMatchObject(NAME));
test.each([
  "put it in progress",
  "who should be added to the list?",
  "Rosalind Peake should be on the list",
  `don't put Isolde Marten in yet, ${URL}`,
  `should we add Isolde Marten? ${URL}`,
])("“%s” adds nobody", (message) => expect(added(message)).toEqual({}));

test("a person who is named beside someone new is not changed", () => {
  const talk = new PlayedConversation(having);
  const { changes } = talk.say(`Got a tip from Rosalind: Isolde Marten, ${URL}. Can you save her as enquiry?`);
  expect(changes.map(({ tool }) => tool)).toEqual(["create_founder", "create_note"]);
  expect(changes[0]?.input).toMatchObject({ ...NAME, stage: "Enquiry" });
});
test.each(["please create her", "and I'd like her in the system"])("“%s” behind a company is no part of it", (asks) =>
  expect(added(`add Isolde Marten, she has a wool shop in Kassel called Lammwerk ${asks}, ${URL}`)).toEqual({
    ...{ ...NAME, company: "Lammwerk", location: "Kassel" },
  }),
);
test("a dictated address ends where something else is said", () =>
  expect(
    new PlayedConversation(having).say(
      "add Isolde Marten her linkedin is linkedin dot com slash in slash isolde dash marten and the owner should be Ferris",
    ).changes[0]?.input,
  ).toMatchObject({ profileUrl: "https://www.linkedin.com/in/isolde-marten", owner: "Ferris" }));
test("on a card that waits, all values are shown", () => {
  const { changes } = new PlayedConversation(having).say(
    `Isolde Marten, ${URL}, friday deliveries, takes wool, 40 skeins per month`,
  );
  expect(changes).toHaveLength(1);
  expect(changes[0]?.input["values"]).toHaveLength(3);
});
