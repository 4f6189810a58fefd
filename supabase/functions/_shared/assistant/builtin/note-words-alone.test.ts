import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const HAVING = {
  people: [
    { name: "Joel Stern", company: "Lumen" },
    { name: "Dana Whitlock", company: "Quillon", email: "dana@quillon.example" },
  ],
  columns: [
    { label: "Rent", type: "number" as const },
    { label: "Tier", type: "select" as const, options: ["Gold", "Silver"] },
  ],
};
const say = (...messages: string[]) => {
  const talk = new PlayedConversation(HAVING);
  return messages.map((message) => talk.say(message)).at(-1);
};
const notes = (...messages: string[]) =>
  (say(...messages)?.changes ?? []).flatMap(({ tool, input }) => (tool === "create_note" ? [input["content"]] : []));

test.each([
  "Joel is a nice man. Note it down and call Dana on Friday",
  "Dana hates mail. Note that, and call her on Friday",
  "note this for Joel: likes eels",
])("“%s”: words about the note are no text of one", (message) => {
  for (const text of notes(message)) expect(text).not.toMatch(/^(?:It down|This for|And call)/u);
});

test.each([
  ["note for Joel: Dana", "Dana"],
  ["note for Joel: and another thing, he likes eels", "And another thing, he likes eels"],
])("“%s”: what is behind a colon is the text", (message, text) => expect(notes(message)).toEqual([text]));

test("a pasted mail keeps its “kindly”", () =>
  expect(notes("Save this email to Joel:\nHi, kindly change our rent to 500.\nJoel")).toEqual([
    "Hi, kindly change our rent to 500.\nJoel",
  ]));

test.each(["no, Joel is wrong", "sorry, Joel is confused", "no, Joel and I changed it"])(
  "“%s” tells something of him, and gives him no value",
  (message) => expect(say("set Dana's tier to Gold", message)?.changes).toEqual([]),
);
test("his firm says who is meant", () =>
  expect(say("set Dana's tier to Gold", "no, Joel from Lumen")?.changes.at(-1)).toMatchObject({
    tool: "set_custom_value",
    input: { value: "Gold" },
  }));

test.each(["Can you give Dana's email?", "Could you give Joel's rent and Dana's?"])("“%s” asks", (message) =>
  expect(say(message)?.text).not.toMatch(/What should/u),
);
test("“could you give Joel the rent 400?” is an order", () =>
  expect(say("Could you give Joel the rent 400?")?.changes).toMatchObject([{ input: { value: "400" } }]));

test("“delete both”, after a list, undoes nothing", () =>
  expect(
    say("remind me to call Joel on Friday", "remind me to pay the rent", "show my tasks", "delete both")?.changes.map(
      ({ tool }) => tool,
    ),
  ).not.toContain("take_back"));
