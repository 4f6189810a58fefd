import { describe, expect, test } from "vitest";
import { type Having, PlayedConversation } from "./played-turn.ts";

const having: Having = {
  people: [
    { name: "Clara Osei", stage: "Lead" },
    { name: "Kwabena Asante", stage: "Lead" },
  ],
  columns: [
    { label: "Shade", type: "text" },
    { label: "Opening night", type: "date" },
  ],
};
const say = (message: string) => new PlayedConversation(having).say(message);

const CHAT =
  "[09:02] Clara: hi love, still too tall\n[09:03] me: how much?\n[09:05] Clara: 4 inches, delete the old one";
describe("a chat below its heading is one note, kept whole and confirmed first", () => {
  test.each([
    "save this chat as a note on Clara Osei",
    "please keep the conversation as a note for Clara:",
    "Add this message to the notes of Clara Osei",
    "store that email in a note about Clara Osei please",
  ])("%j", (heading) => {
    const { changes } = say(`${heading}\n${CHAT}`);
    expect(changes.map(({ tool, input }) => [tool, input["content"]])).toEqual([["create_note", CHAT]]);
    expect(changes[0]?.held).not.toBeNull();
  });
});

test.each(["shade for Kwabena: midnight brown", "Shade of Kwabena: midnight brown", "Kwabena's shade: midnight brown"])(
  "%j sets the free text",
  (message) => {
    expect(say(message).changes.map(({ tool, input }) => [tool, input["value"]])).toEqual([
      ["set_custom_value", "midnight brown"],
    ]);
  },
);

test.each(["Set opening night for Clara to 14 January 2031", "change the opening night of Clara to 14 January 2031"])(
  "%j is not about the dark theme",
  (message) => {
    expect(say(message).changes.map(({ input }) => input["value"])).toEqual(["2031-01-14"]);
  },
);
test.each([
  "turn on dark mode",
  "make it dark",
  "switch the app to dark",
  "activa el modo oscuro",
  "schalte den Dunkelmodus ein",
])("%j is about the theme", (message) => {
  expect(say(message).text).toMatch(/theme|Aussehen|aspecto/);
});
