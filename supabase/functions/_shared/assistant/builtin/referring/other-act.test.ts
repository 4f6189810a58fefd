import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec", values: { Panes: "4000" } }, { name: "Teo Aldana" }],
  columns: [
    { label: "Panes", type: "number" as const },
    { label: "Glass", type: "text" as const },
  ],
};
const play = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages.map((message) => played.say(message)).at(-1)?.changes ?? [];
};
const titles = (...messages: string[]) =>
  play(...messages).map(({ tool, input }) => [tool, (input["patch"] as { title?: unknown } | undefined)?.title]);

test.each([
  ["remind me to write to Ilse", "actually make it a call", "Call Ilse"],
  ["task: email Teo about lead on friday", "no, a call", "Call Teo about lead"],
  ["remind me to call Ilse tomorrow", "better an email", "Email Ilse"],
  ["new task: visit Teo on 20 June", "make that a video call", "Video call with Teo"],
  ["new task: meeting with Teo on 20 June", "make it a visit instead", "Visit Teo"],
])("“%s”, then “%s”", (first, next, title) => expect(titles(first, next)).toEqual([["update_task", title]]));
test.each([
  ["new task: oil the lathe", "make it a call"],
  ["set Ilse's panes to 5", "make it a call"],
])("“%s”, then “%s” renames nothing", (first, next) =>
  expect(titles(first, next).filter(([tool, title]) => tool === "update_task" && title !== null)).toEqual([]),
);

test.each([
  ["set Ilse's panes to 40000", "oops, one zero too many", "4000"],
  ["set Ilse's panes to 500", "one zero too few", "5000"],
  ["set Ilse's panes to 90", "oh no, a zero short", "900"],
])("“%s”, then “%s” offers the other number", (first, next, value) =>
  expect(play(first, next)).toMatchObject([
    { tool: "set_custom_value", input: { value }, held: "You told me this. Confirm to change it." },
  ]),
);
test.each([
  ["set Ilse's panes to 45", "one zero too many"],
  ["set Ilse's glass to red", "one zero too many"],
])("“%s”, then “%s” offers none", (first, next) => expect(play(first, next)).toEqual([]));
