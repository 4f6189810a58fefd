import { expect, test } from "vitest";
import { createBuiltinAssistant } from "../functions/_shared/assistant/builtin/builtin-assistant.ts";
import { converse } from "../functions/_shared/assistant/converse.ts";
import { conversing } from "./conversing.ts";
import { newFounder, signUp } from "./named-user.ts";

/** A user with two people, who talks with the built-in assistant in one conversation. */
async function talking() {
  const user = await signUp("Ada");
  for (const called of ["Odile Ferrand", "Bruno Castel"]) {
    const { name, profileUrl } = newFounder(called);
    await user.db.from("founders").insert({ name, profile_url: profileUrl });
  }
  let session: string | null = null;
  const say = async (message: string) => {
    const sent = { message, sessionId: session, messageId: null, mode: "agent" as const };
    const reply = await converse(conversing(user, createBuiltinAssistant()), sent);
    session = reply.sessionId;
    return { reply: reply.reply, done: reply.actions.map(({ status, title }) => `${status}: ${title}`) };
  };
  return { say, notes: async () => (await user.db.from("notes").select("content")).data ?? [] };
}
const TOLD = "met Odile at the fair, she liked the bench. remind me wednesday to send the drawings";

test.each(["yes, add a note about Odile Ferrand", "confirm the note about Odile", "Yes, the note on Odile please"])(
  "%j confirms the card that waits, however long ago it was shown",
  async (words) => {
    const { say, notes } = await talking();
    await say(TOLD);
    await say("how many people do I have");
    await say("who is overdue");
    expect((await say(words)).done).toEqual(["executed: Add a note about Odile Ferrand"]);
    expect(await notes()).toEqual([{ content: "Met Odile at the fair, she liked the bench." }]);
  },
);

test("what names no card confirms none, and stores no yes", async () => {
  const { say, notes } = await talking();
  await say(TOLD);
  await say("how many people do I have");
  expect((await say("confirm the note about Bruno")).reply).toMatch(/^Nothing like that waits for you\. This does: /u);
  expect((await say("yes, add a note about Bruno Castel")).done).toEqual([]);
  expect((await say("yes, the note about Odile is wrong")).done).toEqual([]);
  expect(await notes()).toEqual([]);
});

test("a plain yes some turns later is told what still waits, and the cards of the last answer are not shown twice", async () => {
  const { say, notes } = await talking();
  await say(TOLD);
  expect(await say("yes to all")).toMatchObject({
    reply: expect.stringMatching(/^2 changes are waiting/u) as string,
    done: [],
  });
  expect((await say("yes, add a note about Odile Ferrand")).done).toEqual(["executed: Add a note about Odile Ferrand"]);
  await say("how many people do I have");
  expect((await say("yes")).reply).toContain("“Add the task “Send the drawings”” still waits.");
  expect(await notes()).toHaveLength(1);
});
