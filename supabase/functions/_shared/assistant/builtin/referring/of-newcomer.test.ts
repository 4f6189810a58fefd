import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const URL = "linkedin.com/in/ida-sol";
const played = (...messages: string[]) => {
  const conversation = new PlayedConversation({ people: [{ name: "Teo Aldana" }] });
  return messages.map((message) => conversation.say(message)).at(-1);
};

test.each([
  ["a task: call the bank on Friday", "Call the bank"],
  ["a reminder for Friday to pay rent", "Pay rent"],
])("“%s”, while an address is asked for, is a task", (message, title) =>
  expect(played("add Ida Sol", message)?.changes).toMatchObject([{ tool: "create_task", input: { title } }]),
);
test.each([
  ["a midwife from Aarhus", "role midwife and location Aarhus"],
  ["a call centre agent from Aarhus", "location Aarhus"],
  ["from Aarhus", "location Aarhus"],
  ["she works for Slush", "company Slush"],
])("“%s”, while an address is asked for, tells of them", (message, kept) =>
  expect(played("add Ida Sol", message)?.text).toContain(kept),
);
test.each(["from Monday on I am in Oslo", "she spoke at Slush", "she arrived at Heathrow"])(
  "“%s”, while an address is asked for, is no company",
  (message) => {
    const { text, changes } = played("add Ida Sol", message) ?? { text: "", changes: [] };
    expect(text).not.toMatch(/company/);
    expect(changes).toEqual([]);
  },
);
test.each(["she spoke at Slush", "she arrived at Heathrow", "she slept at Hilton"])(
  "“%s”, of someone who was added, sets no company",
  (message) => expect(JSON.stringify(played(`add Ida Sol, ${URL}`, message)?.changes)).not.toContain('"company":"'),
);
test("“she teaches at Slush” does", () =>
  expect(played(`add Ida Sol, ${URL}`, "she teaches at Slush")?.changes).toMatchObject([
    { tool: "update_founder", input: { patch: { company: "Slush" } } },
  ]));

describe("someone without a profile", () => {
  const asked = "To add Tove Lang I need the address of their LinkedIn profile";
  const NONE = ["she doesn't have linkedin", "Tove has no LinkedIn profile", "sorry, there's no linkedin for her"];
  test.each([...NONE, "she is not on linkedin yet", "no linkedin", "he hasn't got one"])(
    "%j asks for the address again, with what was given and no note",
    (message) => {
      const talk = new PlayedConversation({ people: [{ name: "Ola Berg" }] });
      const first = talk.say("add Tove Lang, chef at Fjordkost").text;
      expect(first).toContain(asked);
      expect(talk.say(message)).toMatchObject({ text: first, changes: [] });
      if (!NONE.includes(message)) return;
      talk.say("who is Ola?");
      expect(talk.say(message)).toMatchObject({ text: first, changes: [] });
    },
  );
  test("what else they do not have is kept for a note", () => {
    const talk = new PlayedConversation({ people: [] });
    talk.say("add Tove Lang, chef at Fjordkost");
    expect(talk.say("she has no car").text).toContain("“she has no car” for a note");
  });
});
