import { expect, test } from "vitest";
import { createBuiltinAssistant } from "../functions/_shared/assistant/builtin/builtin-assistant.ts";
import { converse } from "../functions/_shared/assistant/converse.ts";
import { conversing } from "./conversing.ts";
import { talkingUser } from "./talking-user.ts";

test("“what is waiting for me?” in a new conversation names what waits in older ones, and shows their cards", async () => {
  const { user, say } = await talkingUser();
  await say("Bruno lives in Lyon");
  const next = await talkingUser(user);
  const { reply, actions } = await next.say("what is waiting for me?");
  expect(reply).toBe(
    "Nothing waits in this conversation. From earlier conversations 1 change waits: Change Bruno Castel. Press Confirm or Cancel on its card.",
  );
  expect(actions.map(({ status, title }) => `${status}: ${title}`)).toEqual(["proposed: Change Bruno Castel"]);
  await next.say("Odile lives in Ghent");
  expect((await next.say("what is waiting for me?")).reply).toMatch(
    /^1 change waits for your Confirm: Change Odile Ferrand\. From earlier conversations 1 change waits: Change Bruno/u,
  );
});

test("what waits in earlier conversations is shown up to twelve, with how many there are, and “cancel all of them” is of all that are shown", async () => {
  const { user, say } = await talkingUser();
  for (let at = 1; at < 8; at += 1) {
    await say(`Bruno lives in Lyon ${String(at)}`);
    await say(`Odile's company is Bench ${String(at)}`);
  }
  const earlier = await user.db.from("assistant_actions").select("id").eq("status", "proposed");
  const count = earlier.data?.length ?? 0;
  expect(count).toBeGreaterThan(12);
  const next = await talkingUser(user);
  const { reply, actions } = await next.say("what is waiting for me?");
  expect(reply).toContain(
    `From earlier conversations ${String(count)} changes wait, of which these are the newest 12: `,
  );
  expect(actions).toHaveLength(12);
  const after = await next.say("cancel all of them");
  expect(after.actions.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => "cancelled"));
  expect(after.reply).toMatch(/ \d+ more waits? from earlier conversations\.$/u);
});

test("no event before the end of an answer is of another conversation, so that a new one is not taken for an earlier one", async () => {
  const { user, say } = await talkingUser();
  await say("Bruno lives in Lyon");
  const events: string[] = [];
  const world = {
    ...conversing(user, createBuiltinAssistant()),
    onEvent: ({ event }: { event: string }) => events.push(event),
  };
  const sent = { message: "what is waiting for me?", sessionId: null, messageId: null, mode: "agent" as const };
  const { actions, sessionId } = await converse(world, sent);
  expect(actions).toHaveLength(1);
  expect(actions[0]?.sessionId).not.toBe(sessionId);
  expect(events).not.toContain("pending");
});
