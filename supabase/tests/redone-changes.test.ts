import { expect, test } from "vitest";
import { talkingUser } from "./talking-user.ts";

async function talking() {
  const { user, say } = await talkingUser();
  const tasks = async () => (await user.db.from("tasks").select("title, due_on")).data ?? [];
  const texts = async () => (await user.db.from("notes").select("content")).data?.map(({ content }) => content) ?? [];
  const sayAll = async (...messages: string[]) => {
    const replies: string[] = [];
    for (const message of messages) replies.push((await say(message)).reply);
    return replies;
  };
  return { sayAll, tasks, texts };
}

test("three undos and three redos bring three changes back in order, with the same records", async () => {
  const { sayAll, tasks, texts } = await talking();
  await sayAll("note on Bruno: likes tea", "remind me to call Odile", "make it due 2090-03-04");
  await sayAll("undo", "undo", "undo");
  expect([await tasks(), await texts()]).toEqual([[], []]);
  await sayAll("redo");
  expect([await tasks(), await texts()]).toEqual([[], ["Likes tea"]]);
  await sayAll("redo", "redo");
  expect(await tasks()).toEqual([{ title: "Call Odile", due_on: "2090-03-04" }]);
  expect(await sayAll("redo")).toEqual(["There is nothing more that I could redo."]);
  await sayAll("undo", "undo");
  expect([await tasks(), await texts()]).toEqual([[], ["Likes tea"]]);
});

test("what a correction took back is not said to be undone once more", async () => {
  const { sayAll, texts } = await talking();
  await sayAll("note on Bruno: likes tea", "actually it's Odile");
  expect(await sayAll("undo", "undo", "undo")).toEqual([
    "Undone: Add a note about Odile Ferrand.",
    ...["There is nothing here that I could undo.", "There is nothing here that I could undo."],
  ]);
  expect(await texts()).toEqual([]);
});
