import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Hester Quill", company: "Quill Cottages" }, { name: "Pilar Cano" }],
  stages: ["Enquiry", "Booked"],
  columns: [
    { label: "Deposit paid", type: "boolean" as const },
    { label: "Extras", type: "multiselect" as const, options: ["Ridge", "Dormers"] },
    { label: "Roof area", type: "number" as const },
  ],
};
const changesOf = (...turns: string[]) => {
  const conversation = new PlayedConversation(having);
  const changes = turns.map((turn) => conversation.say(turn).changes).at(-1) ?? [];
  return changes.map(({ tool, input }) => ({
    tool,
    ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)),
  }));
};

test.each([
  "can you put in Carys Llewelyn, thatcher from Brecon",
  "put in Marek Nowy from Gdansk",
  "please put in Marek Nowy, roofer",
])("%j asks for an address and makes no task", (message) => {
  const { text, changes } = new PlayedConversation(having).say(message);
  expect(changes).toEqual([]);
  expect(text).toMatch(/address of their LinkedIn profile/u);
});

test.each(["oh sorry its linkedin.com/in/bertrand-kessy", "ah found it: linkedin.com/in/bertrand-kessy"])(
  "words beside the address that was asked for are no company: %j",
  (answer) => {
    const [added] = changesOf("Put Bertrand Kessy on the list, he does hazel spars", answer);
    expect(added).toMatchObject({ tool: "create_founder", name: "Bertrand Kessy" });
    expect(added).not.toHaveProperty("company");
  },
);

test.each([
  ["New: Ngozi Lund (ngozi@marsh.example, Marsh Trust, Ely), profile linkedin.com/in/ngozi-lund", "Marsh Trust"],
  ["please add Ngozi Lund, linkedin.com/in/ngozi-lund. She's at Marsh Trust, Ely. ngozi@marsh.example", "Marsh Trust"],
  ["linkedin.com/in/ngozi-lund - add her pls, Ngozi Lund, Marsh Trust, Ely, ngozi@marsh.example", "Marsh Trust"],
  ["make an entry for Ngozi Lund? Marsh Trust, Ely, ngozi@marsh.example, linkedin.com/in/ngozi-lund", "Marsh Trust"],
  ["Add Hester Quill's niece Ngozi Lund, same company as her, ngozi@marsh.example, in/ngozi-lund", "Quill Cottages"],
  ["add Ngozi Lund of Polar Ice Revue, linkedin.com/in/ngozi-lund, ngozi@marsh.example", "Polar Ice Revue"],
])("%j drops nothing", (message, company) =>
  expect(changesOf(message)[0]).toMatchObject({
    tool: "create_founder",
    name: "Ngozi Lund",
    email: "ngozi@marsh.example",
    company,
  }),
);

test("what is told of columns is stored with the person, and no role", () => {
  const changes = changesOf(
    "Lucjan Zając as a new enquiry: linkedin.com/in/lucjan-zajac. Roof area 230, he's paid his deposit already, wants dormers",
  );
  expect(changes[0]).toMatchObject({ tool: "create_founder", name: "Lucjan Zając", stage: "Enquiry" });
  expect(changes[0]).not.toHaveProperty("roleTitle");
  const { values } = changes[0] as { values?: { value: string }[] };
  expect(values?.map(({ value }) => value)).toEqual(["230", "yes", "Dormers"]);
});

test.each([
  ["add Tib Marlowe linkedin.com/in/tibmarlowe, and a task to quote her on Friday", "Quote Tib Marlowe"],
  [
    "add Tib Marlowe linkedin.com/in/tibmarlowe, then a task for her: visit the reed bed on Friday",
    "Visit the reed bed",
  ],
])("the task beside someone new is one: %j", (message, title) =>
  expect(changesOf(message)).toMatchObject([
    { tool: "create_founder", name: "Tib Marlowe" },
    { tool: "create_task", title, dueDate: "2030-06-07" },
  ]),
);

test.each([
  "Add Aled Pryce, dry stone walls for farms, the firm is called Clawdd, linkedin.com/in/aled-pryce",
  "met a man at the fair, Aled Pryce, slates for barns, company's called Clawdd, linkedin.com/in/aled-pryce, add him",
])("%j: the firm is the one that is named", (message) =>
  expect(changesOf(message)[0]).toMatchObject({ tool: "create_founder", name: "Aled Pryce", company: "Clawdd" }),
);

test.each(["Stripe", "Notion", "Bolt"])("a word that is no known place is none of someone new: %s", (word) => {
  const [added] = changesOf(`Add Aled Pryce, linkedin.com/in/aled-pryce, Founder, ${word}, the firm is called Clawdd`);
  expect(added).toMatchObject({ tool: "create_founder", name: "Aled Pryce", company: "Clawdd" });
  expect(JSON.stringify(added)).not.toContain(`"location":"${word}"`);
});
