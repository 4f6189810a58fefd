import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Omar Haddad", company: "Halden Works", values: { location: "Lyon, France", roleTitle: "CFO" } },
    { name: "Greta Nilsen", company: "Sal e Pedra", values: { location: "Oslo" } },
    { name: "Ines Marrow", company: "Brandt", values: { location: "Porto", roleTitle: "Founder" } },
    { name: "Sam Field", company: "Brandt", values: { location: "Leeds" } },
    {
      ...{ name: "Ada Quill", company: "Quay & Sons", stage: "Lead" },
      values: { location: "Cork", roleTitle: "Deputy harbour manager" },
    },
  ],
  columns: [{ label: "Deal size", type: "number" as const }],
};
const play = (message: string) => new PlayedConversation(having).say(message);
const idOf = (name: string) => new PlayedConversation(having).people.find((person) => person.name === name)?.id;

const DESCRIPTIONS = [
  ["the guy from Halden Works", "Omar Haddad"],
  ["the guy from halden", "Omar Haddad"],
  ["the french lady", "Omar Haddad"],
  ["our portuguese contact", "Ines Marrow"],
  ["the woman at sal e pedra", "Greta Nilsen"],
  ["the founder of brandt", "Ines Marrow"],
  ["the halden guy", "Omar Haddad"],
  ["our Sal e Pedra contact", "Greta Nilsen"],
  ["my contact at Halden Works", "Omar Haddad"],
  ["our deputy harbour manager in Cork", "Ada Quill"],
  ["the deputy harbour manager at Quay & Sons", "Ada Quill"],
  ["the Quay & Sons deputy harbour manager", "Ada Quill"],
] as const;
test.each(
  DESCRIPTIONS.flatMap(([said, name]) => [
    [`add a note to ${said}: likes ships`, "create_note", name] as const,
    [`set ${said}'s deal size to 40000`, "set_custom_value", name] as const,
    [`remind me to call ${said} tomorrow`, "create_task", name] as const,
  ]),
)("%j is a %s about %s", (message, tool, name) =>
  expect(play(message).changes).toMatchObject([{ tool, input: { founderId: idOf(name) } }]),
);

const trades = {
  people: [
    { name: "Bodil Rask", company: "Kornmark", values: { industry: "Seed storage", roleTitle: "COO" } },
    { name: "Emeka Udo", company: "Palmline", values: { industry: "Freight", roleTitle: "Founder" } },
    { name: "Livia Serra", company: "Vagoni", values: { industry: "Freight", roleTitle: "CTO" } },
  ],
};
const ofTrade = (message: string) => new PlayedConversation(trades).say(message);
test.each(["the seed storage founder", "our seed storage contact", "the seed storage COO", "the seed storage lady"])(
  "%s is known by the industry",
  (said) => {
    const founderId = "00000000-0000-4000-8000-a00000000000";
    expect(ofTrade(`${said} wants a call tomorrow, make a task`).changes).toMatchObject([{ input: { founderId } }]);
    expect(ofTrade(`add a note to ${said}: likes rye`).changes).toMatchObject([{ input: { founderId } }]);
  },
);
test("of several in an industry is asked who is meant, unless the role tells", () => {
  expect(ofTrade("the freight founder wants a call tomorrow, make a task").text).toContain("Which one do you mean");
  expect(ofTrade("note for the freight CTO: likes rye").changes).toMatchObject([
    { input: { founderId: "00000000-0000-4000-8000-a00000000002" } },
  ]);
});
test.each([
  "ask the freight lawyer about pallets tomorrow, make a task",
  "the freight contract is signed, task for Friday to file it",
])("%j is about none of them", (message) =>
  expect(ofTrade(message).changes.every(({ input }) => (input["founderId"] ?? null) === null)).toBe(true),
);

test("asks which of two people a description means", () => {
  const conversation = new PlayedConversation(having);
  const asked = conversation.say("add a note to the guy from brandt: likes ships");
  expect([asked.changes, asked.text]).toEqual([[], expect.stringContaining("Which one do you mean")]);
  expect(conversation.say("the second").changes).toMatchObject([
    { tool: "create_note", input: { founderId: idOf("Sam Field") } },
  ]);
});
test.each(["the Quay & Sons person", "the deputy harbour manager in Cork", "our contact in cork"])(
  "a question about %s is about her",
  (said) => expect(play(`What stage is ${said} in?`).text).toContain("Stage: Lead"),
);
test("a note for everyone at a company is one for each of them", () =>
  ["everyone", "everybody", "the people", "the guys", "the whole team"].forEach((all) =>
    expect(play(`note for ${all} at Brandt: closed in May`).changes).toMatchObject(
      ["Ines Marrow", "Sam Field"].map((name) => ({ tool: "create_note", input: { founderId: idOf(name) } })),
    ),
  ));
test.each([
  "add a note to the Quay & Sons lady in Oslo: likes ships",
  "add a note to the harbour guy: likes ships",
  "set the deputy harbour manager in Oslo to Lead",
])("%j fits nobody whole, and changes nothing", (message) => expect(play(message).changes).toEqual([]));
test.each(["add a note to the swedish guy: likes ships", "set the italian lady's deal size to 3"])(
  "%j is about nobody, and changes nothing",
  (message) => expect(play(message).changes).toEqual([]),
);

const HOMES = ["Edinburgh", "London", "Wales", "Brno"] as const;
test.each(["scottish", "british", "welsh", "czech"].map((nation, no) => [nation, HOMES[no] ?? ""] as const))(
  "%s people are those in %s",
  (nation, location) => {
    const conversation = new PlayedConversation({
      people: [
        { name: "Ada Park", values: { location } },
        { name: "Bo Lind", values: { location: "Oslo" } },
      ],
    });
    const [ada] = conversation.people;
    expect(conversation.say(`add a note to the ${nation} lady: likes ships`).changes).toMatchObject([
      { tool: "create_note", input: { founderId: ada?.id } },
    ]);
  },
);

test.each([
  ["Set Halden's deal size to 40000", "Omar Haddad"],
  ["Halden Works' deal size is 40000", "Omar Haddad"],
  ["please change Quay & Sons's deal size to 40000", "Ada Quill"],
])("%s: whose it is, by the firm", (message, name) =>
  expect(play(message).changes).toMatchObject([
    { tool: "set_custom_value", input: { founderId: idOf(name), value: "40000" }, held: expect.any(String) as string },
  ]),
);
test.each(["Set Brandt's deal size to 40000", "Set Works's deal size to 40000"])(
  "%s: nothing is done where several are there, or none is called so",
  (message) => expect(play(message).changes).toEqual([]),
);

test.each(["Drop the french one", "set the french one to Lead", "remove the norwegian one"])(
  "%j below a list without such a person is about nobody else",
  (said) => {
    const conversation = new PlayedConversation(having);
    conversation.say("who is at Brandt?");
    const { changes } = conversation.say(said);
    for (const name of ["Omar Haddad", "Greta Nilsen"])
      expect(JSON.stringify(changes)).not.toContain(String(idOf(name)));
  },
);
