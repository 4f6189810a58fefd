import { beforeAll, expect, test } from "vitest";
import { findTasks } from "../functions/_shared/stores/search.ts";
import { clientWith, follow, type NamedUser, signUp } from "./named-user.ts";

let ada: NamedUser;
let bob: NamedUser;
beforeAll(async () => {
  [ada, bob] = await Promise.all([signUp("Ada"), signUp("Bob")]);
  const founderId = await follow(ada);
  const { error } = await ada.db
    .from("tasks")
    .insert([
      { title: "Send the term sheet", founder_id: founderId, due_on: "2026-12-01" },
      { title: "Term of the lease", status: "done" },
      { title: "Réserver une table" },
    ]);
  expect(error).toBeNull();
});

const titles = async (user: NamedUser, words: string) => (await findTasks(user.db, words, 5)).map(({ title }) => title);

test("finds a task by the beginnings of its title's words, in any order and without accents", async () => {
  expect(await titles(ada, "sheet ter")).toEqual(["Send the term sheet"]);
  expect(await titles(ada, "reserver")).toEqual(["Réserver une table"]);
  expect(await titles(ada, "lunch")).toEqual([]);
  expect(await titles(ada, "%")).toEqual([]);
});

test("finds one that is misspelt, and puts the open ones first", async () => {
  expect(await titles(ada, "trem shete")).toEqual([]);
  expect(await titles(ada, "sheat")).toEqual(["Send the term sheet"]);
  expect(await titles(ada, "term")).toEqual(["Send the term sheet", "Term of the lease"]);
});

test("says when a task is due, whether it is done and who it is about", async () => {
  const [found] = await findTasks(ada.db, "sheet", 5);
  expect(found).toMatchObject({ dueDate: "2026-12-01", isDone: false });
  expect(found?.founderName).not.toBeNull();
  const [done] = await findTasks(ada.db, "lease", 5);
  expect(done).toMatchObject({ dueDate: null, isDone: true, founderName: null });
});

test("shows nobody else's tasks, and nothing without a session", async () => {
  expect(await titles(bob, "term")).toEqual([]);
  await expect(findTasks(clientWith(null), "term", 5)).rejects.toThrow();
});
