import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Amara Okeke", company: "Sundar Freight", values: { roleTitle: "Data Lead", email: "amara@old.example" } },
    { name: "Rajesh Menon" },
    { name: "Minseo Park" },
    { name: "Hana Kobayashi-Reid", company: "Kelpline" },
  ],
  columns: [{ label: "Salary ask", type: "number" as const }],
};
const wanted = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  const { changes } = messages.map((message) => conversation.say(message)).at(-1) ?? { changes: [] };
  const nameOf = (id: unknown) => conversation.people.find((person) => person.id === id)?.name ?? null;
  return changes.map(({ tool, input, held }) => {
    const { founderId, patch, ...rest } = input as { founderId?: string; patch?: Record<string, unknown> };
    const given = Object.entries({ ...rest, ...patch }).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    );
    return { tool, ...(founderId !== undefined && { of: nameOf(founderId) }), ...Object.fromEntries(given), held };
  });
};

const MARKS = ["- ", "* ", "• ", "1. ", "[ ] "];
const TASK_LEADS = [
  "action items from today:",
  "my list for this week",
  "todo:",
  "from my notebook, can you make tasks of these:",
  "next steps",
  "things I need to do:",
  "follow-ups from the fair:",
  "please remind me of these",
];

test.each(TASK_LEADS.flatMap((lead, no) => [[lead, MARKS[no % MARKS.length] ?? "- "]]))(
  "lines below %j, each with %j, are tasks with their days and people",
  (lead, mark) => {
    const items = ["send Amara the press list (Tue)", "book call w/ Minseo (Thu)", "update website"];
    const made = wanted(`${lead}\n${items.map((item) => `${mark}${item}`).join("\n")}`);
    expect(made).toMatchObject([
      { tool: "create_task", title: "Send Amara the press list", dueDate: "2030-06-04", of: "Amara Okeke" },
      { tool: "create_task", title: "Book call w/ Minseo", dueDate: "2030-06-06", of: "Minseo Park" },
      { tool: "create_task", title: "Update website" },
    ]);
    expect(made.every(({ held }) => held !== null)).toBe(true);
  },
);

test("a day that the lead says is the day of each item that has none", () =>
  expect(wanted("my list for tomorrow:\n- call Minseo\n- order cards on 7 June")).toMatchObject([
    { dueDate: "2030-06-04" },
    { dueDate: "2030-06-07" },
  ]));

const LINES = "- Dubai entity live in Feb\n- wants intro to Hana\n- hiring freeze over";
test.each([
  ["Meeting notes Rajesh Menon 20 Nov", "save as a note", `Meeting notes Rajesh Menon 20 Nov\n${LINES}`],
  ["call with Rajesh", "", `Call with Rajesh\n${LINES}`],
  ["please save this as a note on Rajesh:", "", LINES],
  ["Rajesh", "put that in a note please", `Rajesh\n${LINES}`],
])("lines between %j and %j are one note of all of them", (lead, close, content) =>
  expect(wanted([lead, LINES, close].filter((words) => words !== "").join("\n"))).toMatchObject([
    { tool: "create_note", of: "Rajesh Menon", content },
  ]),
);

const CARD = [
  ["Clara Niemöller", "Head of Partnerships", "Wattwerk GmbH", "Berlin"],
  ["Clara Niemöller", "Head of Partnerships | Wattwerk GmbH", "Berlin"],
  ["CLARA NIEMÖLLER", "Head of Partnerships", "Wattwerk GmbH, Berlin"],
  ["Name: Clara Niemöller", "Title: Head of Partnerships", "Company: Wattwerk GmbH", "Location: Berlin"],
  [
    "First name: Clara",
    "Last name: Niemöller",
    "Title: Head of Partnerships",
    "Company: Wattwerk GmbH",
    "City: Berlin",
  ],
  ["Clara Niemöller – Head of Partnerships", "Wattwerk GmbH, Berlin"],
];
const CARD_LEADS = ["Save this one:\n", "got this business card, put it in", "new contact:", "add her", ""];
test.each(CARD_LEADS.flatMap((lead) => CARD.map((card) => [lead, card] as const)))(
  "%j and the card %j add one person with every field",
  (lead, card) =>
    expect(
      wanted([lead, ...card, "clara@wattwerk.example", "linkedin.com/in/clara-niemoeller"].join("\n").trim()),
    ).toMatchObject([
      {
        ...{ tool: "create_founder", name: "Clara Niemöller", roleTitle: "Head of Partnerships", location: "Berlin" },
        ...{ company: "Wattwerk GmbH", email: "clara@wattwerk.example" },
        profileUrl: "https://www.linkedin.com/in/clara-niemoeller",
      },
    ]),
);

test.each(["update from this signature pls:", "Amara's new details:", "add this:"])(
  "%j and the signature of someone known change what differs, on one card",
  (lead) =>
    expect(
      wanted(`${lead}\nAmara Okeke\nVP Data | Sundar Freight\namara@sundar.example\nBest regards\nManchester`),
    ).toEqual([
      {
        ...{ tool: "update_founder", of: "Amara Okeke", roleTitle: "VP Data", email: "amara@sundar.example" },
        ...{ location: "Manchester", held: expect.any(String) as string },
      },
    ]),
);

test("a number to call has no field and is offered for a note", () => {
  const { text } = new PlayedConversation(having).say("add him:\nJan Kroll\nCFO\nKroll AG\nT +41 81 000 00 00");
  expect(text).toContain("“T +41 81 000 00 00” for a note");
});

test("a name like that of someone known is asked about, and a number answers", () => {
  const card = "new contact:\nHana Kobayashi\nCFO\nKelpline\nlinkedin.com/in/hanakob";
  expect(wanted(card)).toEqual([]);
  expect(wanted(card, "1")).toMatchObject([{ tool: "update_founder", of: "Hana Kobayashi-Reid" }]);
  expect(wanted(card, "2")).toMatchObject([{ tool: "create_founder", name: "Hana Kobayashi" }]);
});

test("a table with headings is a person for each row", () =>
  expect(
    wanted("add these\nName;Company;LinkedIn\nArne Sund;Sund Film;in/arne-sund\nMei Lin;Jade;in/mei-lin"),
  ).toMatchObject([
    { name: "Arne Sund", company: "Sund Film", profileUrl: "https://www.linkedin.com/in/arne-sund" },
    { name: "Mei Lin", company: "Jade", profileUrl: "https://www.linkedin.com/in/mei-lin" },
  ]));

test("items that are no orders become tasks word for word, for the people that the list is about, without ticked ones", () =>
  expect(
    wanted("next steps we agreed with Rajesh:\n- he sends the layout by 12 June\n- [x] sign\n- Minseo - proofs"),
  ).toMatchObject([
    { tool: "create_task", title: "He sends the layout by 12 June", dueDate: "2030-06-12", of: "Rajesh Menon" },
    { tool: "create_task", title: "Proofs", of: "Minseo Park" },
  ]));

test("a value in each line is stored for each", () =>
  expect(wanted("salary asks:\nRajesh Menon: 160\nMinseo - 130")).toMatchObject([
    { tool: "set_custom_value", of: "Rajesh Menon", value: "160" },
    { tool: "set_custom_value", of: "Minseo Park", value: "130" },
  ]));

test("lines that say nothing of what they are get one question with numbered choices", () => {
  const lines = "from today:\n- send Minseo the list\n- hiring freeze at Dune";
  expect(new PlayedConversation(having).say(lines).text).toContain("1: tasks");
  expect(wanted(lines, "1")).toMatchObject([{ tool: "create_task" }, { tool: "create_task" }]);
});

test.each([
  "Remind me to buy a present on 2030-06-09.\nThis was said on a call\nbuy milk",
  "Don't do anything with this:\n- call Minseo\n- update website",
  "what do you think of this?\n- call Minseo\n- update website",
])("%j hands nothing over", (message) => {
  const tasks = wanted(message).filter(({ tool }) => tool === "create_task");
  expect(tasks.filter((task) => !("title" in task) || task.title !== "Buy a present")).toEqual([]);
});
