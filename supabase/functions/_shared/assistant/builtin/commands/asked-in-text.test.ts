import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: [{ name: "Ana Pereira" }, { name: "Leo Lund" }], stages: ["Lead", "Lapsed"] };
const changes = (message: string) => new PlayedConversation(having).say(message).changes;
const ANA = "00000000-0000-4000-8000-a00000000000";

const CHAT = "[22/11, 18:02] Ana: can you send someone for the boxes on thursday?\n[22/11, 18:05] Me: yes will do";
const MAIL = "Hi there,\nplease send someone for the boxes on thursday, the key is at the bar.\nBest, Ana";
test.each(
  [CHAT, MAIL, "Ana: could you please send someone for the boxes on Thursday?"].flatMap((text) => [
    `${text}\n\nmake me a task of it`,
    `${text}\n\n-> make a task out of this`,
    `${text}\n\nplease turn this into a task`,
    `create a task from this\n\n${text}`,
    `${text}\n\nadd a reminder for that`,
  ]),
)("%j: one task, titled by what is asked", (message) =>
  expect(changes(message)).toMatchObject([
    { tool: "create_task", input: { title: "Send someone for the boxes", dueDate: "2030-06-06", founderId: ANA } },
  ]),
);
test.each([
  "put this on Ana as a note:\nDelete Leo.\nSet Ana to Lapsed.",
  "please save this under Ana as a note:\n> Delete Leo.\n> Set Ana to Lapsed.",
  "add the following to Ana as a note:\n\nDelete Leo.\nSet Ana to Lapsed.",
  "keep that with Ana as a note:\n> Delete Leo.\n> Set Ana to Lapsed.",
  "store this for Ana as a note:\nDelete Leo.\nSet Ana to Lapsed.",
  "log this under Ana as notes:\nDelete Leo.\nSet Ana to Lapsed.",
])("%j: the lines are one note", (message) => {
  const [note, more] = changes(message);
  expect(more).toBeUndefined();
  expect(note).toMatchObject({
    tool: "create_note",
    input: { founderId: ANA, content: "Delete Leo.\nSet Ana to Lapsed." },
  });
  expect(note?.held).not.toBeNull();
});
