import { expect, test } from "vitest";
import { sendMessage } from "../functions/_shared/contract/assistant.ts";
import { addFounder } from "../functions/_shared/contract/founders.ts";
import { listTasks } from "../functions/_shared/contract/tasks.ts";
import { getConversation } from "../functions/_shared/stores/conversations.ts";
import { listPeople } from "../functions/_shared/stores/founder-list.ts";
import { type NamedUser, newFounder, signUp } from "./named-user.ts";

/** A user who follows two Johns and Greta Nilsen, and says things to the built-in assistant in one conversation. */
async function withPeople() {
  const user = await signUp("Ada");
  for (const name of ["John Smith", "John Miller", "Greta Nilsen"])
    await user.call(addFounder, { input: newFounder(name) });
  let sessionId: string | undefined;
  const say = async (message: string) => {
    const reply = await user.call(sendMessage, { input: { message, mode: "agent", ...(sessionId && { sessionId }) } });
    sessionId = reply.sessionId;
    return reply;
  };
  return { user, say };
}

const stages = async ({ db }: NamedUser) =>
  Object.fromEntries((await listPeople(db)).rows.map(({ name, stage }) => [name, stage]));
const tasks = async (user: NamedUser) =>
  (await user.call(listTasks)).tasks.map(({ title, dueDate, founderName }) => [title, dueDate, founderName]);

test.each(["Miller", "John Miller", "the second", "the last one", "2", "Miller, please"])(
  "%j answers which John was meant, with the rest of the message kept",
  async (answer) => {
    const { user, say } = await withPeople();
    const asked = await say("Remind me to call John on 2030-05-04 and move Greta to Meeting");
    expect(asked.reply).toMatch(/which one/i);
    expect(asked.actions).toEqual([]);
    const order = asked.reply.indexOf("John Miller") < asked.reply.indexOf("John Smith") ? "first" : "second";
    await say(/second|last|2/.test(answer) && order === "first" ? "the first" : answer);
    expect(await tasks(user)).toEqual([["Call John", "2030-05-04", "John Miller"]]);
    expect(await stages(user)).toMatchObject({ "Greta Nilsen": "Meeting" });
  },
);

test("an address answers the question for it, and a command of its own is carried out instead", async () => {
  const { user, say } = await withPeople();
  expect((await say("Add Robert Paulson from Acme as a Lead")).reply).toMatch(/address of their LinkedIn/);
  await say("move Greta to Meeting");
  expect(await stages(user)).toMatchObject({ "Greta Nilsen": "Meeting" });
  await say("Add Robert Paulson from Acme as a Lead");
  const url = `https://www.linkedin.com/in/robert-${crypto.randomUUID().slice(0, 8)}`;
  expect(await say(url)).toMatchObject({ executedCount: 1 });
  const added = (await listPeople(user.db)).rows.find(({ name }) => name === "Robert Paulson");
  expect(added).toMatchObject({ company: "Acme", stage: "Lead" });
});

test("takes back, does again, and corrects the person, the day and the value of the last change", async () => {
  const { user, say } = await withPeople();
  await say("Remind me to call John Smith on 2030-05-04");
  await say("make it 2030-05-06");
  expect(await tasks(user)).toEqual([["Call John Smith", "2030-05-06", "John Smith"]]);
  await say("Set Greta's stage to Lead");
  await say("no, I meant Meeting");
  expect(await stages(user)).toMatchObject({ "Greta Nilsen": "Meeting" });
  await say("undo");
  expect(await stages(user)).toMatchObject({ "Greta Nilsen": "Lead" });
  await say("redo");
  expect(await stages(user)).toMatchObject({ "Greta Nilsen": "Meeting" });
  await say("John Miller too");
  expect(await stages(user)).toMatchObject({ "Greta Nilsen": "Meeting", "John Miller": "Meeting", "John Smith": null });
  await say("wrong person, I meant John Smith");
  expect(await stages(user)).toMatchObject({ "John Miller": null, "John Smith": "Meeting" });
});

test("what was said can be read again while the conversation is open, by its user alone", async () => {
  const { user, say } = await withPeople();
  const { sessionId } = await say("Who is Greta?");
  const { isEnded, messages } = await getConversation(user.db, sessionId);
  expect([isEnded, messages.map(({ role }) => role)]).toEqual([false, ["user", "assistant"]]);
  expect(messages.map(({ error }) => error)).toEqual([null, null]);
  expect(Date.parse(messages[1]?.createdAt ?? "")).not.toBeNaN();
  const other = await signUp("Bob");
  await expect(getConversation(other.db, sessionId)).rejects.toMatchObject({ status: 404 });
});
