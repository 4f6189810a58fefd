import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { type Beyond, NAMES, SENTENCES } from "./sentences.ts";

const having = {
  people: [
    { name: "Jane Doe", company: "Acme", stage: "Lead" },
    { name: "Omar Haddad", company: "Globex", stage: "Lead" },
  ],
  tasks: [{ title: "Call Jane Doe" }, { title: "Renew the account" }],
  columns: [{ label: "Website", type: "text" as const }],
  owners: ["Sam"],
};
const say = (message: string) => new PlayedConversation(having).say(message);
const refusals = (acts: readonly Beyond[]) => acts.flatMap((act) => Object.values(SENTENCES[act]));
const isRefused = (text: string) => refusals(Object.keys(SENTENCES) as Beyond[]).some((said) => text.includes(said));

/** What is asked for, family by family: every verb with every thing. */
const FAMILIES: readonly [acts: Beyond[], verbs: string[], things: string[]][] = [
  [
    ["reaches"],
    ["call", "ring", "text", "whatsapp", "message", "dm"],
    ["Jane for me", "Jane Doe right now", "Omar saying I'm late", "my sister"],
  ],
  [
    ["reaches"],
    ["send", "shoot", "write"],
    ["Jane a text message", "an SMS to Omar", "Omar a WhatsApp saying hi", "a LinkedIn message to Jane Doe"],
  ],
  [
    ["publishes"],
    ["post", "publish", "share"],
    [
      "this on LinkedIn",
      "on my LinkedIn that we are hiring",
      "our launch on Twitter",
      "a comment under Jane's last post",
    ],
  ],
  [
    ["publishes"],
    ["like", "comment on", "react to", "reply to"],
    ["Jane's last post", "Omar's latest article", "her new post"],
  ],
  [
    ["books"],
    ["book", "reserve", "get"],
    [
      "me a flight to Oslo",
      "a table for two at Noma on Friday",
      "me a hotel in Rome",
      "us a taxi for 8am",
      "me two train tickets",
    ],
  ],
  [
    ["books"],
    ["book", "rebook", "get"],
    ["me on the night ferry to Hull on Friday", "us onto the early train to Ghent", "me aboard the last sailing home"],
  ],
  [
    ["books"],
    ["book", "rebook", "reserve"],
    ["the Air Baltic flight to Riga on the 3rd", "my Finnlines ferry for Friday"],
  ],
  [
    ["books"],
    ["book", "schedule", "set up"],
    [
      "a meeting with Jane in my calendar",
      "a zoom with Omar tomorrow at 4",
      "me a call with Omar on Friday",
      "a slot in my Google calendar",
    ],
  ],
  [
    ["pays"],
    ["buy", "order", "pay"],
    ["Jane a gift", "pizza for the team", "me new shoes on Saturday", "the invoice right now"],
  ],
  [
    ["watches"],
    ["text me", "email me", "notify me", "message me"],
    ["whenever Jane posts", "every morning at 7 with a summary", "as soon as Omar changes jobs"],
  ],
  [
    ["composes"],
    ["write", "draft", "generate", "make"],
    [
      "me a LinkedIn post about our summit",
      "a poem about Berlin",
      "a python script",
      "me a cover letter",
      "an image of a lighthouse",
    ],
  ],
  [
    ["files"],
    ["attach", "upload", "print"],
    ["the pdf I sent you", "this photo to Jane", "the contract", "my business card"],
  ],
  [
    ["searches"],
    ["find", "search", "look up"],
    ["CFO candidates on LinkedIn", "Jane Doe on Google", "their funding on Crunchbase", "Omar's number online"],
  ],
  [
    ["connects"],
    ["connect", "sync", "integrate"],
    ["my Outlook calendar", "with HubSpot", "Gmail", "my contacts with my phone"],
  ],
  [
    ["searches"],
    ["find me", "recommend us some", "can you find me"],
    ["new bars in Hamburg that sell cider", "new importers in Japan", "good new shops near Bergen"],
  ],
  [
    ["general"],
    ["what is the", "what's the", "how high is the"],
    ["duty on cider in Norway", "import tariff on wine", "alcohol tax in Finland"],
  ],
  [
    ["general"],
    ["give me", "send us", "can you show me"],
    ["directions to Bar Kormoran", "the route to Halden", "the way to the harbour"],
  ],
  [["imports"], ["import", "load"], ["my contacts from HubSpot", "this CSV", "everything from Salesforce"]],
  [["deletes"], ["delete", "close", "deactivate"], ["my account", "this account please", "my Tracker account"]],
  [["password"], ["change", "reset"], ["my password", "my password to Tulip-2291", "my PIN"]],
  [["plan"], ["upgrade", "change", "cancel"], ["my plan", "my subscription", "me to the pro plan"]],
  [
    ["members"],
    ["invite", "add"],
    ["Jane to this workspace so she can see my people", "Omar to our account", "my colleague", "Sam as a user"],
  ],
  [
    ["theme", "settings"],
    ["turn on", "switch to"],
    ["dark mode", "the dark theme"],
  ],
  [["general"], ["translate", "proofread"], ["'good morning' into Korean", "this sentence"]],
  [["general"], ["tell me", "give me"], ["a joke", "the weather in Oslo", "a recipe for pancakes", "the news"]],
];
/** Each order is said with one of these. */
const LEADS = ["", "please ", "can you ", "Hey, could you please ", "I need you to "];
const orders = FAMILIES.flatMap(([acts, verbs, things]) =>
  verbs.flatMap((verb) => things.map((thing) => [acts, `${verb} ${thing}`] as const)),
);

test("an order for what the assistant does not do is refused in one sentence, and nothing is proposed", () => {
  const wrong = orders.flatMap(([acts, order], no) => {
    const message = `${LEADS[no % LEADS.length] ?? ""}${order}`;
    const { text, changes } = say(message);
    return changes.length === 0 && refusals(acts).some((said) => text.includes(said)) ? [] : [[message, text, changes]];
  });
  expect(wrong).toEqual([]);
});

test("the same order as a task, a note or what someone said is no order", () => {
  const wrong = orders
    .filter((_, no) => no % 5 === 0)
    .flatMap(([, order]) => {
      const own = order.replace(/\b(?:right now|for me|please)\b/gu, "").trim();
      const asTask = say(`Task: ${own}`);
      const asReminder = say(`Remind me to ${own}`);
      const asNote = say(`Note on Jane Doe: asked us to ${own}`);
      return [
        ...[asTask, asReminder].filter(
          ({ text, changes }) => isRefused(text) || !changes.every(({ tool }) => tool === "create_task"),
        ),
        ...[asNote].filter(({ text, changes }) => isRefused(text) || changes[0]?.tool !== "create_note"),
      ].map(({ text }) => [own, text]);
    });
  expect(wrong).toEqual([]);
});

test.each([
  ["call Jane tomorrow", "create_task"],
  ["email Omar on Friday about the deck", "create_task"],
  ["send Jane the contract on Monday", "create_task"],
  ["I have to book the flights by Friday", "create_task"],
  ["task: book the ferry to Hull on Friday", "create_task"],
  ["remind me to book us on the Riga flight on Monday", "create_task"],
  ["print the badges on Thursday", "create_task"],
  ["set Omar's role to Translator", "update_founder"],
  ["Jane's role is Head of Weather", "update_founder"],
  ["add a column called Password", "create_custom_field"],
  ["delete the task Renew the account", "delete_task"],
  ["log a call with Omar: he posted about prices", "create_note"],
  ["draft an email to Jane", "draft_email"],
  ["thanks! move Jane to Meeting", "update_founder"],
])("%j is done as before", (message, tool) => {
  const { text, changes } = say(message);
  expect([isRefused(text), changes.map((change) => change.tool)]).toEqual([false, [tool]]);
});

test.each([
  "Who posted about the weather?",
  "What did Jane post last?",
  "Any notes about prices?",
  "Who has no Website?",
  "put a comment under Jane, she was pleased",
])("%j is asked of the user's own records", (message) => expect(isRefused(say(message).text)).toBe(false));

test.each([
  ["thanks, you're great", "You are welcome."],
  ["thank you so much, you're a star!", "You are welcome."],
  ["you're the best", "You are welcome."],
  ["haha nice", "You are welcome."],
  ["good night", "See you."],
  ["have a nice weekend", "See you."],
  ["you are useless", "I am sorry."],
  ["good morning!", "Hello Ada."],
  ["are you ChatGPT?", "I am Tracker's built-in assistant"],
  ["who made you?", "I am Tracker's built-in assistant"],
])("%j is small talk", (message, says) => {
  const { text, changes } = say(message);
  expect([text.startsWith(says), changes]).toEqual([true, []]);
});

test.each([
  ["Schreib mir ein Gedicht", "composes", "de"],
  ["Lösche mein Konto", "deletes", "de"],
  ["Llama a Jane ahora", "reaches", "es"],
  ["Traduis ce texte en anglais", "general", "fr"],
] as const)("%j is refused in its language", (message, act, language) => {
  expect(say(message).text).toBe(SENTENCES[act][language]);
});

test("what the sentences name is on the screens", () => {
  const web = new URL("../../../../../../web/src/", import.meta.url);
  for (const [file, words] of NAMES)
    expect([file, readFileSync(new URL(file, web), "utf8")]).toEqual([file, expect.stringContaining(words)]);
});

test.each([
  "Send Jane the contract now",
  "please forward the deck to Omar right away",
  "mail the list of my leads to Sam",
])("%j is refused, and made no task", (message) => {
  const { text, changes } = say(message);
  expect([isRefused(text), changes]).toEqual([true, []]);
});

test("where someone goes to now is no message", () => {
  expect(say("send Jane to Meeting now").changes.map(({ tool }) => tool)).toEqual(["update_founder"]);
});
