import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: [{ name: "Pilar Cano" }, { name: "Kasper Holm" }], columns: [] };
const changesOf = (message: string) =>
  new PlayedConversation(having).say(message).changes.map(({ tool, input, held }) => ({
    tool,
    is: input["title"] ?? input["content"],
    day: input["dueDate"] ?? null,
    isHeld: held !== null,
  }));

const TOLD = ["Lunch at the harbour with Pilar", "Pilar came by the yard", "had a chat with Pilar today"];
const MEANT: [words: string, title: string, day: string | null][] = [
  ["need to send her the drawings on Friday", "Send Pilar the drawings", "2030-06-07"],
  ["and I promised to send her a quote by Thursday", "Send Pilar a quote", "2030-06-06"],
  ["told her I'd send the plans by Monday", "Send the plans", "2030-06-10"],
  ["I owe her a call", "Call Pilar", null],
  ["and I promised her a replacement by Thursday", "Get Pilar a replacement", "2030-06-06"],
  ["and I promised her a price by Monday", "Send Pilar a price", "2030-06-10"],
  ["I owe her a thank-you letter this week", "Thank-you letter to Pilar", "2030-06-07"],
  ["must ring her tomorrow", "Ring Pilar", "2030-06-04"],
];
test.each(TOLD.flatMap((told) => MEANT.map((meant) => [told, ...meant] as const)))(
  "“%s, %s” is a note and a task to confirm",
  (told, words, title, day) =>
    expect(changesOf(`${told}, ${words}`)).toEqual([
      { tool: "create_note", is: told.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), day: null, isHeld: true },
      { tool: "create_task", is: title, day, isHeld: true },
    ]),
);
test("what begins another sentence is a task too", () =>
  expect(changesOf("Met Kasper. Will call him next week about the mast")).toMatchObject([
    { tool: "create_note", is: "Met Kasper." },
    { tool: "create_task", is: "Call Kasper about the mast", isHeld: true },
  ]));
test("a name that is only in the promise goes into the title", () =>
  expect(changesOf("Told Kasper I'd send him the drawings on Friday")).toMatchObject([
    { tool: "create_task", is: "Send Kasper the drawings", day: "2030-06-07" },
  ]));

test.each([
  "Pilar said I should call her when the survey is over",
  "I told Pilar we will not send the plans",
  "Pilar will call me on Friday",
  "I told Pilar to send me the plans by Friday",
  "I offered Pilar a discount",
  "we agreed with Pilar that she pays on Friday",
  "Pilar has to pay by Monday",
])("%j promises nothing", (message) =>
  expect(changesOf(message).filter(({ tool }) => tool === "create_task")).toEqual([]),
);
