import { expect, test } from "vitest";
import { PlayedConversation, type Wanted } from "../../played-turn.ts";

const having = {
  people: [
    { name: "Omar Haddad", values: { owner: "Sam", Warmth: "Cold" }, stage: "Lead" },
    { name: "Greta Nilsen", values: { owner: "Kim", Warmth: "Hot" }, stage: "Meeting" },
    { name: "Ines Marrow", stage: "Contacted" },
  ],
  columns: [
    { label: "Deal size", type: "number" as const },
    { label: "Warmth", type: "select" as const, options: ["Cold", "Cool", "Hot"] },
    { label: "Newsletter", type: "boolean" as const },
  ],
  stages: ["Lead", "Contacted", "Meeting", "Passed"],
  statuses: ["Active", "On hold"],
  owners: ["Sam", "Kim"],
};
const changesOf = (message: string): Wanted[] => new PlayedConversation(having).say(message).changes;
const nameOf = (id: unknown) => new PlayedConversation(having).people.find((person) => person.id === id)?.name;
const labelOf = (id: unknown) => new PlayedConversation(having).columns.find((column) => column.id === id)?.label;
/** What is changed of each person: a field by its key, a column by its label; null is emptied. */
const wanted = (message: string) =>
  changesOf(message).map(({ input }) => {
    const of = nameOf(input["founderId"]);
    if (input["fieldId"] !== undefined) return [of, { [String(labelOf(input["fieldId"]))]: input["value"] }];
    const patch = Object.entries(input["patch"] ?? {}).filter(([, value]) => value !== null);
    const cleared = ((input["clear"] ?? []) as string[]).map((field): [string, null] => [field, null]);
    return [of, Object.fromEntries([...patch, ...cleared])];
  });

const values = [
  ["stage", "meeting", { stage: "Meeting" }],
  ["status", "on hold", { status: "On hold" }],
  ["owner", "kim", { owner: "Kim" }],
  ["priority", "ninety five", { priorityScore: 95 }],
  ["followers", "10k", { followerCount: 10_000 }],
  ["warmth", "cool", { Warmth: "Cool" }],
  ["deal size", "forty thousand", { "Deal size": "40000" }],
  ["deal", "17.5k", { "Deal size": "17500" }],
] as const;
const SAID = [
  "omar FIELD VALUE",
  "omar's FIELD is now VALUE",
  "FIELD VALUE for omar",
  "for omar i want FIELD VALUE",
  "omar: FIELD VALUE",
  "put omar's FIELD at VALUE",
  "can you change the FIELD of omar to VALUE please",
  "omar should have the FIELD VALUE from now on",
];
test.each(
  values.flatMap(([field, value, is]) =>
    SAID.map((said): [string, object] => [said.replace("FIELD", field).replace("VALUE", value), is]),
  ),
)("%j sets exactly %j", (message, is) => expect(wanted(message)).toEqual([["Omar Haddad", is]]));

test.each([
  ["mov omar to meting", { stage: "Meeting" }],
  ["chnage omar to contcated", { stage: "Contacted" }],
  ["priorty 40 for omar", { priorityScore: 40 }],
  ["omars staus on hold", { status: "On hold" }],
  ["set omar's prioirty to 40", { priorityScore: 40 }],
] as const)("%j is read through its slips, and waits", (message, is) => {
  expect(wanted(message)).toEqual([["Omar Haddad", is]]);
  expect(changesOf(message).every(({ held }) => held !== null)).toBe(true);
});

test.each([
  ["omar 95 priority, ines 40", [{ priorityScore: 95 }, { priorityScore: 40 }]],
  ["priority 95 for omar and 40 for ines", [{ priorityScore: 95 }, { priorityScore: 40 }]],
  ["omar hot, ines cold", [{ Warmth: "Hot" }, { Warmth: "Cold" }]],
  ["set omar to meeting and ines to passed", [{ stage: "Meeting" }, { stage: "Passed" }]],
  ["omar and ines both to contacted", [{ stage: "Contacted" }, { stage: "Contacted" }]],
  ["kim takes over omar and ines", [{ owner: "Kim" }, { owner: "Kim" }]],
  ["hand omar and ines over to kim", [{ owner: "Kim" }, { owner: "Kim" }]],
] as const)("%j gives each their own", (message, [omar, ines]) =>
  expect(wanted(message)).toEqual([
    ["Omar Haddad", omar],
    ["Ines Marrow", ines],
  ]),
);

test.each([
  "take the owner off omar",
  "omar has no owner",
  "clear omar's owner",
  "no owner for omar",
  "remove the owner of omar",
])("%j empties the field", (message) => expect(wanted(message)).toEqual([["Omar Haddad", { owner: null }]]));

test.each([
  ["omar gets the newsletter", "yes"],
  ["omar doesn't get the newsletter", "no"],
  ["take omar off the newsletter", "no"],
  ["omar: newsletter yes", "yes"],
])("%j sets a column of yes and no to %j", (message, value) =>
  expect(wanted(message)).toEqual([["Omar Haddad", { Newsletter: value }]]),
);

test.each(["omar isn't cold anymore, more like hot", "omar from cold to hot", "omar is hot instead of cold"])(
  "%j takes the new value, not the old one",
  (message) => expect(wanted(message)).toEqual([["Omar Haddad", { Warmth: "Hot" }]]),
);

const NO_CHANGE = [
  "told me omar is VALUE",
  "says omar is VALUE",
  "thinks omar went VALUE",
  "heard omar might be VALUE",
];
test.each([
  ...NO_CHANGE.flatMap((said) =>
    ["hot", "on hold", "in meeting"].map((value) => [`kim ${said.replace("VALUE", value)}`]),
  ),
  ...[
    "omar was cold",
    "omar's owner was sam",
    "omar is not a lead",
    "had a meeting with omar",
    "omar met the meeting people",
  ].map((said) => [said]),
  ...[
    "omar wants to be on hold",
    "omar's lead went cold",
    "if omar answers set him to meeting",
    "omar almost passed",
  ].map((said) => [said]),
])("%j changes nothing: it is hearsay, the past, a wish or a story", (message) =>
  expect(changesOf(message).filter(({ tool }) => tool !== "create_note")).toEqual([]),
);

test.each([
  ["put everyone who is cold on hold", ["Omar Haddad"], { status: "On hold" }],
  ["hand all of sam's people over to kim", ["Omar Haddad"], { owner: "Kim" }],
  ["everyone in stage lead gets status active", ["Omar Haddad"], { status: "Active" }],
  ["move all contacted people to meeting", ["Ines Marrow"], { stage: "Meeting" }],
  ["set contacted people to meeting", ["Ines Marrow"], { stage: "Meeting" }],
  ["move leads to passed", ["Omar Haddad"], { stage: "Passed" }],
  ["everyone without an owner goes to sam", ["Ines Marrow"], { owner: "Sam" }],
  ["all except ines: priority 50", ["Omar Haddad", "Greta Nilsen"], { priorityScore: 50 }],
  ["everyone except the leads to passed", ["Greta Nilsen", "Ines Marrow"], { stage: "Passed" }],
  ["everyone except sam's people gets owner kim", ["Greta Nilsen", "Ines Marrow"], { owner: "Kim" }],
  ["set status active for everyone who is hot", ["Greta Nilsen"], { status: "Active" }],
] as const)("%j is about %j", (message, names, is) => {
  const [change, another] = changesOf(message);
  expect(another).toBeUndefined();
  expect((change?.input["founderIds"] as string[]).map(nameOf)).toEqual(names);
  expect(change?.input["patch"]).toMatchObject(is);
});
test.each(["put everyone who sings on hold", "everyone is happy", "remind everyone"])(
  "%j is about nobody who can be told",
  (message) => expect(changesOf(message)).toEqual([]),
);

test.each([
  ["rename deal size to contract value", { label: "Contract value", added: [], removed: [] }],
  ["the deal column should be called contract value", { label: "Contract value", added: [], removed: [] }],
  ["add frozen as an option to warmth", { label: null, added: ["Frozen"], removed: [] }],
  ["warmth needs another option: frozen", { label: null, added: ["Frozen"], removed: [] }],
  ["remove cool from the options of warmth", { label: null, added: [], removed: ["Cool"] }],
])("%j changes the column", (message, is) =>
  expect(changesOf(message)).toMatchObject([{ tool: "change_custom_field", input: is }]),
);
test.each(["get rid of the warmth column", "delete the column warmth", "remove the warmth column"])(
  "%j removes it",
  (message) => expect(changesOf(message)).toMatchObject([{ tool: "delete_custom_field" }]),
);
