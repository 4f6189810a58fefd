import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const say = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Ada Quill", stage: "Lead" }],
    stages: ["Lead", "Won"],
    columns: [{ label: "Deal contact", type: "text" }],
  }).say(message).changes;

test.each([
  ["Set the role of Ada to Founder and CEO", "Founder and CEO"],
  ["set role of Ada Quill to Founder & CTO", "Founder & CTO"],
  ["change Ada's role to Contact person", "Contact person"],
])("a word for people at the beginning of a value is a part of it: %s", (message, roleTitle) => {
  expect(say(message)).toMatchObject([{ tool: "update_founder", input: { patch: { roleTitle } } }]);
});

test.each(["move the founder Ada Quill to Won", "set the contact Ada Quill to Won"])(
  "and before a name it is none: %s",
  (message) => {
    expect(say(message)).toMatchObject([{ tool: "update_founder", input: { patch: { stage: "Won" } } }]);
  },
);

test.each(["I need to renew the lease before the year ends", "add a task to renew the lease until the year is over"])(
  "%s",
  (message) => {
    expect(say(message)).toMatchObject([{ tool: "create_task", input: { dueDate: "2030-12-31" } }]);
  },
);

test.each(["漢", "あ", "ж"])("a long text in letters of other scripts (%s) is read in no time", (letter) => {
  const start = performance.now();
  say(letter.repeat(700));
  expect(performance.now() - start).toBeLessThan(10_000);
});
