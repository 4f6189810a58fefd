import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ines Marrow", company: "Bramblewick" }, { name: "Omar Haddad" }],
  columns: [
    { label: "Warmth", type: "select" as const, options: ["Cold", "Warm", "Hot"] },
    { label: "Deal size", type: "number" as const },
  ],
  statuses: ["Active", "On hold"],
};
const URL = "https://www.linkedin.com/in/salma-idrissi";
const play = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return messages.map((message) => conversation.say(message)).at(-1) ?? { changes: [], text: "" };
};
/** What would be added, without what stays empty, and why it waits. */
const added = (...messages: string[]) =>
  play(...messages)
    .changes.filter(({ tool }) => tool === "create_founder")
    .map(({ input, held }) => ({
      ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)),
      ...(held !== null && { held }),
    }));

const LEADS = [
  "add Salma Idrissi",
  "pls add salma idrissi",
  "can you add a new contact for me? her name is Salma Idrissi",
  "new contact: Salma Idrissi",
  "I'd like to track Salma Idrissi",
  "could you save salma idrissi please",
  "add this person: Salma Idrissi",
  "met a woman called Salma Idrissi, put her in",
];
const ADDRESSES = [
  "linkedin.com/in/salma-idrissi",
  "https://www.linkedin.com/in/salma-idrissi/",
  "ma.linkedin.com/in/salma-idrissi?utm_source=share",
  "in/salma-idrissi",
  "her linkedin is www.linkedin.com/in/salma-idrissi",
];
const FACTS: [words: string, field: string, value: string][] = [
  ["she is CEO at Atlas Grain", "company", "Atlas Grain"],
  ["based in Rabat", "location", "Rabat"],
  ["owner Jonas", "owner", "Jonas"],
  ["stage Contacted", "stage", "Contacted"],
  ["her mail is salma@atlas.example", "email", "salma@atlas.example"],
];
/** The facts and the address in every order that begins with another one of them. */
const turned = (words: readonly string[]) =>
  words.map((_, no) => [...words.slice(no), ...words.slice(0, no)].join(", "));

test.each(
  LEADS.flatMap((lead, no) =>
    turned([ADDRESSES[no % ADDRESSES.length] ?? "", ...FACTS.map(([words]) => words)]).map((said) => [
      lead.endsWith("put her in") ? lead.replace(", put her in", `, ${said}, put her in`) : `${lead}, ${said}`,
    ]),
  ),
)("%j adds one person with all of it", (message) =>
  expect(added(message)).toEqual([
    {
      name: "Salma Idrissi",
      profileUrl: URL,
      roleTitle: "CEO",
      ...Object.fromEntries(FACTS.map(([, field, value]) => [field, value])),
    },
  ]),
);

const FIRMS: [words: string, company: string][] = [
  ["from Moss & Tide", "Moss & Tide"],
  ["at Moss & Tide", "Moss & Tide"],
  ["(Moss & Tide)", "Moss & Tide"],
  [", she runs Moss & Tide", "Moss & Tide"],
  [", founder of Moss & Tide", "Moss & Tide"],
  [", Moss & Tide", "Moss & Tide"],
  [" | Moss & Tide", "Moss & Tide"],
  [", head of sales at Moss & Tide", "Moss & Tide"],
];
test.each(
  FIRMS.flatMap(([words, company]) =>
    ["add Greta Lindholm", "add greta lindholm", "neuer Kontakt: Greta Lindholm"].map(
      (lead) => [`${lead} ${words}, linkedin.com/in/greta-lindholm`, company] as const,
    ),
  ),
)("%j has the company and nobody of its name", (message, company) =>
  expect(added(message)).toMatchObject([{ name: "Greta Lindholm", company }]),
);

const TWO = [
  { name: "Nils Berg", company: "Fjordnet", profileUrl: "https://www.linkedin.com/in/nils-berg" },
  { name: "Pia Holm", company: "Fjordnet", profileUrl: "https://www.linkedin.com/in/pia-holm" },
];
test.each([
  ["put Nils Berg and Pia Holm on my list, both at Fjordnet, in/nils-berg and in/pia-holm"],
  ["put Nils Berg and Pia Holm on my list, both from Fjordnet, in/nils-berg and in/pia-holm"],
  ["add Nils Berg (Fjordnet) linkedin.com/in/nils-berg and Pia Holm (Fjordnet) linkedin.com/in/pia-holm"],
  ["add Nils Berg and Pia Holm of Fjordnet: linkedin.com/in/pia-holm, linkedin.com/in/nils-berg"],
])("%j adds two", (message) => expect(added(message)).toEqual(TWO));
test.each([
  "can you add these two\nNils Berg, Fjordnet, linkedin.com/in/nils-berg\nPia Holm, Fjordnet, linkedin.com/in/pia-holm",
])("%j: two people with one word that may be company or place wait for a Confirm", (message) =>
  expect(added(message)).toMatchObject([
    { ...TWO[0], held: expect.stringContaining("“Fjordnet” for the company") as unknown },
    { ...TWO[1] },
  ]),
);

test.each(["Track Nora Field", "add Doris Day", "follow Emily Post please"])(
  "%j asks for the address of the whole name",
  (message) => {
    const { text, changes } = new PlayedConversation(having).say(message);
    expect(text).toMatch(/^To add (?:Nora Field|Doris Day|Emily Post) I need/);
    expect(text).not.toContain("company");
    expect(changes).toEqual([]);
  },
);

const CARD = "Name: Ama Boateng\nCompany: Sankofa Solar\nTitle: COO\nLinkedIn: linkedin.com/in/ama-boateng";
const PROFILE = "Ama Boateng\nCOO | Sankofa Solar\nhttps://www.linkedin.com/in/ama-boateng";
test.each([
  [`contact card:\n${CARD}\nplease store`],
  [`add him\n\n${PROFILE}`],
  [`new contact:\n${CARD}`],
  [`add this person\n\n${CARD}`],
])("%j is a card to confirm", (message) =>
  expect(added(message)).toEqual([
    {
      ...{ name: "Ama Boateng", company: "Sankofa Solar", roleTitle: "COO" },
      profileUrl: "https://www.linkedin.com/in/ama-boateng",
      held: expect.stringContaining("pasted") as unknown,
    },
  ]),
);

test("other languages", () => {
  const elodie = { name: "Élodie Marchand", company: "Brume", profileUrl: "https://www.linkedin.com/in/elodie-m" };
  expect(added("ajoute Élodie Marchand de Brume, fr.linkedin.com/in/elodie-m")).toEqual([elodie]);
  expect(added("añade a Élodie Marchand de Brume, linkedin.com/in/elodie-m por favor")).toEqual([elodie]);
  expect(added("hab Élodie Marchand von Brume kennengelernt, leg sie bitte an, linkedin.com/in/elodie-m")).toEqual([
    elodie,
  ]);
});

test("the address is asked for once, and the answer completes what was said", () => {
  const said = "met Bertil Ask at the fair, he runs Tjarn Batteries, put him in and remind me to call him tomorrow";
  expect(play(said)).toMatchObject({
    changes: [],
    text: expect.stringContaining("company Tjarn Batteries") as unknown,
  });
  const answered = play(said, "linkedin.com/in/bertil-ask, he's CEO, warmth hot").changes;
  expect(answered.map(({ tool, held }) => [tool, held === null])).toEqual([
    ["create_founder", true],
    ["set_custom_value", true],
    ["create_note", false],
    ["create_task", true],
  ]);
  expect(answered[0]?.input).toMatchObject({ name: "Bertil Ask", company: "Tjarn Batteries", roleTitle: "CEO" });
  expect(answered[3]?.input["founderId"]).toBe(answered[1]?.input["founderId"]);
});

test("what is asked for beside it is done for the one who is added", () => {
  const { changes } = play("add Wanda Ziel, linkedin.com/in/wandaz, and remind me to write her tomorrow");
  expect(changes.map(({ tool }) => tool)).toEqual(["create_founder", "create_task"]);
  expect(changes[1]?.input["founderId"]).not.toBeNull();
});

test("someone who is there already is not added again; what is new is proposed", () => {
  expect(play("add Ines Marrow")).toMatchObject({ changes: [], text: expect.stringContaining("already") as unknown });
  expect(play("add a new contact Ines Marrow, CFO, linkedin.com/in/ines-marrow").changes).toMatchObject([
    { tool: "update_founder", input: { patch: { roleTitle: "CFO" } }, held: expect.any(String) as unknown },
  ]);
});

test.each([
  ["don't add Salma Idrissi, linkedin.com/in/salma-idrissi"],
  ["should I add Salma Idrissi, linkedin.com/in/salma-idrissi?"],
  ["did I add Salma Idrissi?"],
  ["add a task to call Salma Idrissi"],
  ["add a column called Salma Idrissi"],
  ["if she signs, add Salma Idrissi, linkedin.com/in/salma-idrissi"],
  ["Salma said I should add her to my list"],
  ["add omar to contacted"],
  ["put Ines Marrow on hold"],
])("%j adds nobody", (message) => expect(added(message)).toEqual([]));

test.each([
  ["New person for the database: Mr. Desmond Achebe, CTO, Harmattan Solar Ltd, linkedin.com/in/desmond-achebe"],
  [
    "just met desmond achebe at the fair lol. he is CTO of Harmattan Solar Ltd, add him pls linkedin.com/in/desmond-achebe",
  ],
  ["new lead: Desmond Achebe, Harmattan Solar Ltd, CTO, linkedin.com/in/desmond-achebe"],
  ["follow linkedin.com/in/desmond-achebe (desmond achebe, cto, Harmattan Solar Ltd)"],
])("%j has the name that its address has", (message) =>
  expect(added(message)).toMatchObject([
    { name: expect.stringMatching(/^(?:Mr\. )?Desmond Achebe$/) as unknown, company: "Harmattan Solar Ltd" },
  ]),
);
test("someone wanted on the list is asked about, with what else is said", () =>
  expect(added("i need robert kim in here. ceo at blue door", "linkedin.com/in/robertkim-bd")).toMatchObject([
    { name: "Robert Kim", company: "Blue Door", roleTitle: "CEO" },
  ]));
