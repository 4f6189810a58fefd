import { describe, expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const HAVING = {
  people: [
    { name: "Mirela Popa", company: "Kilnworks", stage: "Lead", values: { roleTitle: "Potter" } },
    { name: "Yusuf Demir", company: "Harbour Kites", stage: "Meeting", values: { roleTitle: "Sailmaker" } },
    { name: "Aoife Brennan", company: "Kilnworks", stage: "Lead", values: { roleTitle: "Glazer" } },
    { name: "Hannah Holt", company: "Tallow Press", stage: "Lead", values: { roleTitle: "Glazer" } },
  ],
  tasks: [{ title: "Check Penny's invoice", dueDate: "2030-06-05" }],
  columns: [
    { label: "Budget", type: "number" as const },
    { label: "Tier", type: "select" as const, options: ["Gold", "Silver"] },
    { label: "Source", type: "text" as const },
  ],
  stages: ["Lead", "Meeting", "Closed"],
};
const after = (...messages: string[]) => {
  const talk = new PlayedConversation(HAVING);
  talk.say("show Mirela");
  const [last] = messages.map((message) => talk.say(message)).slice(-1);
  const [first] = HAVING.people;
  const nameOf = (id: unknown) => talk.people.find((person) => person.id === id)?.name ?? first?.name;
  return { text: "", suggestions: [], changes: [], ...last, nameOf };
};
const MIRELA = /Mirela/u;

describe("the field of someone who is not there", () => {
  test.each([
    ["set the role of Zoltan to CFO", "Zoltan"],
    ["set the role of the new guy to CFO", "the new guy"],
    ["set the location of Osman to Oslo", "Osman"],
    ["set the industry of Acme to Fintech", "Acme"],
    ["set the company of Clara to Acme", "Clara"],
    ["change the role of Zoltan Farkas from CEO to CFO", "Zoltan Farkas"],
    ["the tier of Osman is Gold", "Osman"],
    ["please update the budget for Clara to 900", "Clara"],
    ["could you set the role of zoltan to CFO?", "zoltan"],
    ["set the role of the CEO of Acme to Chair", "the CEO of Acme"],
    ["set the source of Zoltan to Yusuf", "Zoltan"],
    ["set the email of Clara to clara@elsewhere.example", "Clara"],
    ["set the role of my boss to CFO", "my boss"],
    ["set the role of Yusuf's boss to CFO", "Yusuf's boss"],
    ["set the intern's role to CFO", "the intern"],
    ["set zoltan's stage to Meeting", "zoltan"],
    ["clear the role of Clara", "Clara"],
    ["set role to CFO for Zoltan", "Zoltan"],
    ["set the stage to Meeting for Osman", "Osman"],
    ["for Zoltan, set the stage to Meeting", "Zoltan"],
    ["as for Clara, tier Gold", "Clara"],
    ["set role of @zoltan to CFO", "zoltan"],
  ])("“%s” is a change of nobody else", (message, said) => {
    const { changes, text, suggestions } = after(message);
    expect(changes).toEqual([]);
    expect(text).toContain(`I don't find ${said} among your people`);
    expect(`${text} ${suggestions.join(" ")}`).not.toMatch(MIRELA);
  });
});

describe("an option for someone who is not there", () => {
  test.each([
    ["set Zoltan to Meeting", "Zoltan"],
    ["mark Zoltan as Closed", "Zoltan"],
    ["Clara to Closed", "Clara"],
    ["Osman: Meeting", "Osman"],
    ["Osman -> Meeting", "Osman"],
    ["set the intern to Meeting", "the intern"],
    ["set the interns to Closed", "the interns"],
    ["move the investors to Meeting please", "the investors"],
    ["set the CEO of Acme to Meeting", "the CEO of Acme"],
    ["put Clara in Meeting", "Clara"],
    ["move osman over to Meeting", "osman"],
    ["move Clara from Lead to Closed", "Clara"],
    ["give Zoltan the tier Gold", "Zoltan"],
    ["mark Osman Gold", "Osman"],
    ["tag Acme as Gold", "Acme"],
    ["Zoltan is now in Meeting", "Zoltan"],
    ["set Clara to 50", "Clara"],
    ["Zoltan: role CFO", "Zoltan"],
    ["set her boss to Closed", "her boss"],
    ["setze Zoltan auf Closed", "Zoltan"],
    ["mets Clara en Meeting", "Clara"],
    ["pon a Osman en Meeting", "Osman"],
    ["log Zoltan as Closed", "Zoltan"],
    ["change that to Closed for Zoltan", "Zoltan"],
    ["make it Closed for Clara", "Clara"],
  ])("“%s” is a change of nobody else", (message, said) => {
    const { changes, text, suggestions } = after(message);
    expect(changes).toEqual([]);
    expect(text).toContain(`I don't find ${said} among your people`);
    expect(`${text} ${suggestions.join(" ")}`).not.toMatch(MIRELA);
  });
  test.each(["set nobody to Meeting", "move no one to Closed"])("“%s” changes nobody", (message) => {
    expect(after(message)).toMatchObject({ changes: [], text: "You named nobody, so I changed nothing." });
  });
});

test.each([
  ["set the role of Yusuf and Zoltan to CFO", "“Zoltan”", "set the role of Yusuf to CFO"],
  ["set the tier of Zoltan and Clara to Gold", "“Zoltan” and “Clara”", "Add Zoltan"],
  ["move Zoltan and Yusuf to Closed", "“Zoltan”", "move Yusuf to Closed"],
  ["set Zoltan and Clara to Meeting", "“Zoltan” and “Clara”", "Add Zoltan"],
  ["set Zoltan to Meeting and Yusuf to Closed", "“Zoltan”", "Add Zoltan"],
  ["set Yusuf to Closed, Zoltan to Meeting", "“Zoltan”", "Add Zoltan"],
])("“%s” changes none of several where one is not there", (message, names, suggestion) => {
  const { changes, text, suggestions } = after(message);
  expect(changes).toEqual([]);
  expect(text).toContain(`I don't find ${names} among your people, so I changed nothing.`);
  expect(suggestions).toContain(suggestion);
});

test.each([
  "set Zoltan to Closed and his role to CFO",
  "set the tier of Clara to Gold and note that she likes tea",
  "move Osman to Meeting, then set his budget to 900",
  "set Zoltan to Meeting and remind me to call him tomorrow",
])("“%s” goes on about who is not there", (message) => {
  const { changes, text } = after(message);
  expect(changes).toEqual([]);
  expect(text).toMatch(/^I don't find \w+ among your people\.$/u);
});

describe("who is asked about is changed once it is said", () => {
  test.each([
    [["set the role of Hana to CFO", "yes"], "Hannah Holt"],
    [["set the role of Hann to CFO", "yes"], "Hannah Holt"],
    [["move Hana to Closed", "yes"], "Hannah Holt"],
    [["set the role of Zoltan to CFO", "Yusuf"], "Yusuf Demir"],
    [["set Zoltan to Closed", "I mean Yusuf"], "Yusuf Demir"],
    [["set the industry of Kilnworks to Glass", "Aoife"], "Aoife Brennan"],
    [["set the role of the glazer to Chair", "the second"], "Hannah Holt"],
    [["set the role of the sailmaker to Chair", "yes"], "Yusuf Demir"],
    [["set the role of the guy to Chair", "yes"], "Mirela Popa"],
    [["set the role of Aoife at Kilnworks to Chair", "yes"], "Aoife Brennan"],
  ])("%j", (messages, name) => {
    const { changes, nameOf } = after(...messages);
    expect(changes.map(({ tool, input }) => [tool, nameOf(input["founderId"])])).toEqual([["update_founder", name]]);
  });
  test.each([
    ["set the role of Hana to CFO", "Do you mean Hannah Holt (Tallow Press)?"],
    ["set the role of the sailmaker to Chair", "Do you mean Yusuf Demir (Harbour Kites)?"],
    ["set the industry of Kilnworks to Glass", "Mirela Popa (Kilnworks), Aoife Brennan (Kilnworks)?"],
  ])("“%s” asks", (message, asks) => {
    const { changes, text } = after(message);
    expect(changes).toEqual([]);
    expect(text).toContain(asks);
  });
  test("what is told next answers nothing", () => {
    const { changes } = after("set the role of Zoltan to CFO", "Yusuf likes tea");
    expect(changes.map(({ tool }) => tool)).toEqual(["create_note"]);
  });
});

test.each([
  ["set the role to CFO", "Mirela Popa"],
  ["set her role to Head of Sales", "Mirela Popa"],
  ["change the role from Potter to Chair", "Mirela Popa"],
  ["move her to Meeting", "Mirela Popa"],
  ["move back to Meeting", "Mirela Popa"],
  ["straight to Closed", "Mirela Popa"],
  ["new stage: Meeting", "Mirela Popa"],
  ["set the source to Zoltan", "Mirela Popa"],
  ["set the owner to Zoltan", "Mirela Popa"],
  ["set company to Bank of Cyprus", "Mirela Popa"],
  ["set the role of Yusuf to CFO", "Yusuf Demir"],
  ["assign the role of CFO to Yusuf", "Yusuf Demir"],
  ["Yusuf: Closed", "Yusuf Demir"],
  ["change that to Closed for Yusuf", "Yusuf Demir"],
  ["change it to Closed for now", "Mirela Popa"],
  ["set the sailmaker to Closed", "Yusuf Demir"],
  ["set the tier of Yusuf to Gold", "Yusuf Demir"],
])("“%s” is of who it was of", (message, name) => {
  const { changes, nameOf } = after(message);
  expect(changes.map(({ input }) => nameOf(input["founderId"]))).toEqual([name]);
});

test.each([
  ["what is the role of Zoltan?", []],
  ["is Zoltan a Lead?", []],
  ["remind me to set Zoltan to Meeting tomorrow", ["create_task"]],
  ["move Penny's invoice to Friday", ["update_task"]],
  ["rename Budget to Spend", ["change_custom_field"]],
  ["put Latin under tier for Yusuf", []],
  ["note: Zoltan is now in Meeting", ["create_note"]],
])("“%s” is no change of anyone", (message, tools) => {
  expect(after(message).changes.map(({ tool }) => tool)).toEqual(tools);
});

test.each([
  "Outcome: Closed",
  "Negotiations are Closed",
  "set the verdict to Closed",
  "Rating: 50",
  "set the deal to Closed",
  "put Latin under tier for Yusuf",
])("“%s” is said of nobody who is looked for", (message) => {
  expect(after(message).text).not.toContain("among your people");
});

test.each(["mark the intro as Closed", "set the introduction to Meeting", "mark the referral as Closed"])(
  "an introduction is nobody who is looked for: %s",
  (message) => {
    const { changes, text } = after(message);
    expect(text).not.toContain("I don't find");
    expect(changes.every(({ held }) => held !== null)).toBe(true);
  },
);

test.each([
  ["set the stage of Yusuf and co to Closed", "Yusuf"],
  ["set the stage of Aoife and co to Meeting", "Aoife"],
  ["set Aoife and co to Closed", "Aoife"],
])("“%s” asks who else is meant, and changes nobody", (message, name) => {
  const { changes, text } = after(message);
  expect(changes).toEqual([]);
  expect(text).toContain(`besides ${name}?`);
});

test.each([
  "Add Robert Paulson from Acme as a Lead",
  "Please add Robert Paulson as a Lead",
  "New: Robert Paulson as a Lead",
])("%j is of someone who is to be added, whose address is asked for", (message) =>
  expect(new PlayedConversation(HAVING).say(message).text).toMatch(/^To add Robert Paulson I need the address/u),
);

test.each(["Clear the source of Yusuf, the fair was cancelled", "empty the source of Yusuf, our agent left"])(
  "in %j what is said behind the name is why, and nobody",
  (message) => expect(after(message)).toMatchObject({ changes: [{ tool: "set_custom_value" }] }),
);
