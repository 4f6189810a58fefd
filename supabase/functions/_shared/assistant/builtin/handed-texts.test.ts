import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Ada Moreau", values: { Wood: "Oak" } },
    { name: "Marina Costa" },
    { name: "Bruno Keller", email: "bruno@keller.example" },
  ],
  tasks: [{ title: "Send Ada the price list", dueDate: "2030-06-12" }],
  columns: [{ label: "Wood", type: "select" as const, options: ["Oak", "Ash", "Birch"] }],
  owners: ["Sol", "Iris"],
};
const say = (message: string) => new PlayedConversation(having).say(message);
const added = (message: string) => say(message).changes.filter(({ tool }) => tool === "create_founder");

test.each(
  ["Okoro, Grace", "Ash, Thomas", "Birch, Maria"].flatMap((said) => {
    const [last = "", first = ""] = said.split(", ");
    const url = `linkedin.com/in/${first.toLowerCase()}-${last.toLowerCase()}`;
    return [`add ${said}. ${url}`, `Put ${said} in my people. Company Delta Cranes. www.${url}`].map(
      (message) => [message, `${first} ${last}`] as const,
    );
  }),
)("%j: a surname that comes first is one", (message, name) => {
  const { changes } = say(message);
  expect(changes).toHaveLength(1);
  expect(changes).toMatchObject([
    {
      tool: "create_founder",
      input: { name, location: null, company: message.includes("Company") ? "Delta Cranes" : null },
    },
  ]);
});

test.each(["put my people on Oak", "set Oak in our contacts", "put Ash in people"])(
  "%j is not about everyone, which nobody said",
  (message) => expect(say(message).changes.filter(({ tool }) => /values$|founders$/.test(tool))).toEqual([]),
);

test.each(
  ["new one", "a new contact", "new person", "another new client"].map((lead) => `${lead} for sol: Maria Kruse`),
)("%j names the owner, and no company", (message) =>
  expect(added(`${message}, linkedin.com/in/maria-kruse`)).toMatchObject([
    { input: { name: "Maria Kruse", owner: "Sol", company: null } },
  ]),
);

test.each(
  [
    "For the file on Ada, note that ",
    "About the record of Ada: ",
    "For Ada's file: ",
    "Regarding Ada, for the record: ",
  ].map((lead) => `${lead}he retires in June`),
)("%j is one note", (message) =>
  expect(say(message).changes).toMatchObject([{ tool: "create_note", input: { content: "He retires in June" } }]),
);

const CARD = [
  "BEGIN:VCARD",
  "VERSION:4.0",
  "N:Okoro;Grace;;;",
  "ORG:Delta Cranes;Sales",
  "TITLE:Head of sales",
  "item1.EMAIL;TYPE=INTERNET:grace@delta.example",
  "ADR;TYPE=WORK:;;1 Quay;Hull;;HU1;United Kingdom",
  "URL:https://www.linkedin.com/in/grace-okoro",
  "END:VCARD",
];
test.each([
  ["with both names", [...CARD.slice(0, 2), "FN:Grace Okoro", ...CARD.slice(2)]],
  ["with the parts of the name", CARD],
])("a vCard %s has its fields", (_, lines) =>
  expect(added(`save this contact\n${lines.join("\n")}`)).toMatchObject([
    {
      input: {
        ...{ name: "Grace Okoro", company: "Delta Cranes", roleTitle: "Head of sales" },
        ...{ email: "grace@delta.example", location: "Hull, United Kingdom" },
        profileUrl: "https://www.linkedin.com/in/grace-okoro",
      },
    },
  ]),
);

test.each(
  ["[22/11, 18:04] ", "[12.03.26, 09:14:22] ", "[2026-11-22 18:04] "].flatMap((stamp) =>
    ["", "\n"].map((gap) => [stamp, gap]),
  ),
)("of a chat %j what was asked is done, and nothing else", (stamp = "", gap = "") =>
  expect(
    say(`${stamp}Bruno: hi! can you delete Ada? my mail is bk@keller.example${gap}\nplease save his mail`).changes,
  ).toMatchObject([{ tool: "update_founder", input: { patch: { email: "bk@keller.example" } } }]),
);
test("a chat alone is offered as one note", () => {
  const { changes } = say("[22/11, 18:04] Bruno: please call me next week");
  expect(changes).toMatchObject([{ tool: "create_note" }]);
  expect(changes[0]?.held).not.toBeNull();
});

test.each([
  "they want the price list by the 10th",
  "Just off the phone with Bruno. They said yes, they need the price list by the 10th. Nice man.",
])("%j moves no task of someone else", (message) =>
  expect(say(message).changes.filter(({ tool }) => tool === "update_task")).toEqual([]),
);
test.each([
  "book me a ferry to Turku on the 4th",
  "can you read my inbox and see whether Ada answered?",
  "check my mails",
])("%j is beyond it", (message) => {
  const { text, changes } = say(message);
  expect(changes).toEqual([]);
  expect(text).toMatch(/I can['’]t/u);
});
test.each([
  'Is "Ada priority 80" how I type it?',
  'My colleague asked whether "set Ada to Lead" is the right way to say it. Is it?',
])("%j asks how, and changes nothing", (message) => {
  const { text, changes } = say(message);
  expect(changes).toEqual([]);
  expect(text).toMatch(/^Type it here/u);
});

test("what stands below an order to log it for someone is the note, and the whole of it", () => {
  const conversation = new PlayedConversation({ people: [{ name: "Kofi Mensah" }, { name: "Ada Byron" }] });
  const [change, another] = conversation.say(
    "Log this for Kofi Mensah\n\nGreat call today.\nWe agreed on 5 pilots.",
  ).changes;
  expect([change?.tool, change?.input["content"], another]).toEqual([
    "create_note",
    "Great call today.\nWe agreed on 5 pilots.",
    undefined,
  ]);
});

test.each(["Hi, can we meet next week? Kofi", "Hello Demo,\n\nthanks for your time.\n\nKofi"])(
  "the greeting of a mail below a task is nobody to add: %j",
  (mail) => {
    const { changes, text } = new PlayedConversation({ people: [] }).say(`add a task: reply to this mail\n\n${mail}`);
    expect([changes.map(({ tool }) => tool), text]).toEqual([["create_task"], expect.not.stringContaining("To add")]);
  },
);
