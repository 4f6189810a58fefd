import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import * as contract from "../functions/_shared/contract/extension.ts";
import { PROFILE_URL_REFUSED } from "../functions/_shared/contract/profile-url.ts";
import { addFounder } from "../functions/_shared/contract/founders.ts";
import { handInPosts } from "../functions/_shared/contract/posts.ts";
import { savePerson } from "../functions/_shared/stores/extension.ts";
import { listHistory } from "../functions/_shared/stores/history.ts";
import { answer, refusal } from "./api-answers.ts";
import { connected } from "./extension-user.ts";
import { clientWith, follow, newFounder, signUp } from "./named-user.ts";

const seen = (name = "Grace Hopper") => ({
  ...newFounder(name),
  company: "Navy",
  roleTitle: "Rear admiral",
  location: "Arlington",
  followerCount: 1200,
});

test("saves a person once, under the extension's name in the history, and shows what is known of them", async () => {
  const ada = await signUp("Ada");
  const token = await connected(ada);
  const input = seen();
  const first = await answer(contract.savePerson, token, { input });
  expect(first).toMatchObject({ isNew: true, person: { name: "Grace Hopper", company: "Navy", lastNote: null } });
  expect(await answer(contract.savePerson, token, { input })).toEqual({ isNew: false, person: first.person });
  const { data } = await ada.db.from("founders").select("name, location, follower_count");
  expect(data).toEqual([{ name: "Grace Hopper", location: "Arlington", follower_count: 1200 }]);
  const history = await listHistory(ada.db, { source: "extension" });
  expect(history.batches).toMatchObject([{ source: "extension" }]);
  const look = (profileUrl: string) => answer(contract.readPersonCard, token, { query: { profileUrl } });
  expect(await look(`${input.profileUrl}/?trk=feed`)).toEqual({ person: first.person });
  expect(await look(newFounder().profileUrl)).toEqual({ person: null });
});

test("refuses anything but a person with our own message, also outside the API", async () => {
  const { db } = await signUp("Ada");
  const nobody = [null, [], 5, {}, { profileUrl: newFounder().profileUrl }, { name: "Grace Hopper" }];
  for (const given of [...nobody, { ...seen(), followerCount: "many" }, { ...seen(), followerCount: 1e30 }]) {
    const { error } = await db.rpc("extension_save", { given: given as never });
    expect(error, JSON.stringify(given)).toMatchObject({ code: "PT400" });
    expect(error?.message).not.toMatch(/relation|column|syntax|jsonb|range/i);
  }
  expect((await db.from("founders").select("id")).data).toEqual([]);
});

test("suggests what a page says otherwise, fills what is empty and overwrites nothing", async () => {
  const ada = await signUp("Ada");
  const token = await connected(ada);
  const input = { ...seen(), location: null };
  await answer(contract.savePerson, token, { input });
  const changed = { ...input, roleTitle: "Consultant", location: "Arlington" };
  const { isNew, person } = await answer(contract.savePerson, token, { input: changed });
  expect(isNew).toBe(false);
  expect(person.seen).toEqual({ ...changed, roleTitle: "Rear admiral", about: null, photoUrl: null });
  expect(person.suggested).toEqual([{ field: "roleTitle", value: "Consultant" }]);
  expect((await answer(contract.savePerson, token, { input: changed })).person).toEqual(person);
  const history = await listHistory(ada.db);
  expect(history.batches.map(({ source, title }) => [source, title])).toContainEqual(["source", "extension"]);
});

test("follows the page in what is not suggested, until the user writes it themselves", async () => {
  const ada = await signUp("Ada");
  const token = await connected(ada);
  const input = { ...seen(), about: "I build compilers.\n\nSay hello.", photoUrl: "https://media.example/1" };
  const save = (changes: object) => answer(contract.savePerson, token, { input: { ...input, ...changes } });
  const { person } = await save({});
  const stored = async () =>
    (await ada.db.from("founders").select("about, photo_url").eq("id", person.id).single()).data;
  expect(await stored()).toEqual({ about: input.about, photo_url: input.photoUrl });
  const next = { about: `${"Builds on. ".repeat(300)}\n\nLast\u202e line.`, photoUrl: "https://media.example/2" };
  expect((await save(next)).person.suggested).toEqual([]);
  expect(await stored()).toEqual({
    about: next.about.replace("\u202e", "").replace(" \n", "\n"),
    photo_url: next.photoUrl,
  });

  await ada.db.from("founders").update({ about: "Mine" }).eq("id", person.id);
  const last = { about: "Theirs", photoUrl: "https://media.example/3" };
  expect((await save(last)).person.suggested).toEqual([]);
  expect(await stored()).toEqual({ about: "Mine", photo_url: last.photoUrl });
  // Nothing that was read is never written over what is there.
  await save({ about: null, photoUrl: null });
  expect(await stored()).toEqual({ about: "Mine", photo_url: last.photoUrl });
});

test("an older extension, which reads less, still saves", async () => {
  const ada = await signUp("Ada");
  const token = await connected(ada);
  expect(await answer(contract.savePerson, token, { input: seen() })).toMatchObject({ isNew: true });
});

test("hands in posts of its owner's people, and of nobody else's", async () => {
  const [ada, bob] = [await signUp("Ada"), await signUp("Bob")];
  const token = await connected(ada);
  const { person } = await answer(contract.savePerson, token, { input: seen() });
  const posts = [{ text: "The most dangerous phrase is: we have always done it this way.", postedAt: "2026-11-01" }];
  const handIn = () => answer(handInPosts, token, { params: { founderId: person.id }, input: { posts } });
  expect(await handIn()).toEqual({ added: 1, known: 0, left: 0 });
  expect(await handIn()).toEqual({ added: 0, known: 1, left: 0 });
  const others = await bob.call(addFounder, { input: newFounder() });
  const given = { params: { founderId: others.id }, input: { posts } };
  expect((await refusal(handInPosts, token, given)).status).toBe(404);
});

test("adds a note and a task once each, however often they are sent", async () => {
  const ada = await signUp("Ada");
  const token = await connected(ada);
  const { person } = await answer(contract.savePerson, token, { input: seen() });
  const params = { founderId: person.id };
  const note = { id: randomUUID(), content: "Met at the fair" };
  const task = { id: randomUUID(), title: "Send the deck", dueOn: "2026-12-01" };
  for (let sent = 0; sent < 3; sent += 1) {
    await answer(contract.addCardNote, token, { params, input: note });
    const card = await answer(contract.addCardTask, token, { params, input: task });
    expect(card).toMatchObject({ lastNote: { content: note.content }, openTaskCount: 1 });
    expect(card.openTasks).toEqual([{ id: task.id, title: task.title, dueOn: task.dueOn }]);
  }
  expect((await ada.db.from("notes").select("content")).data).toEqual([{ content: note.content }]);
  expect((await ada.db.from("tasks").select("title, founder_id")).data).toEqual([
    { title: task.title, founder_id: person.id },
  ]);
});

test("two users may choose the same id: each one's note and task are stored", async () => {
  const [ada, bob] = [await signUp("Ada"), await signUp("Bob")];
  const ids = { note: randomUUID(), task: randomUUID() };
  for (const user of [ada, bob]) {
    const token = await connected(user);
    const { person } = await answer(contract.savePerson, token, { input: seen() });
    const params = { founderId: person.id };
    await answer(contract.addCardNote, token, { params, input: { id: ids.note, content: "Met at the fair" } });
    const task = { id: ids.task, title: "Send the deck", dueOn: null };
    expect(await answer(contract.addCardTask, token, { params, input: task })).toMatchObject({
      lastNote: { content: "Met at the fair" },
      openTasks: [task],
    });
  }
  // Over REST too, also by those who have what is there already passed over.
  const own = await follow(bob);
  const [note, task] = [randomUUID(), randomUUID()];
  for (const [user, founderId] of [
    [ada, await follow(ada)],
    [bob, own],
  ] as const) {
    const passing = { onConflict: "user_id,id", ignoreDuplicates: true };
    const added = await user.db
      .from("notes")
      .upsert({ id: note, founder_id: founderId, content: "Hello" }, passing)
      .select("id");
    expect(added).toMatchObject({ error: null, data: [{ id: note }] });
    const tasks = await user.db.from("tasks").upsert({ id: task, title: "Call" }, passing).select("id");
    expect(tasks).toMatchObject({ error: null, data: [{ id: task }] });
  }
});

test("what can't be stored of a page is refused in a sentence", async () => {
  const ada = await signUp("Ada");
  const refusalOf = (given: object) =>
    savePerson(ada.db, given as contract.SeenPerson).catch((error: unknown) => error);
  expect(await refusalOf({ ...seen(), name: " " })).toMatchObject({ message: "Name is required", status: 400 });
  expect(await refusalOf({ ...seen(), company: "x".repeat(201) })).toMatchObject({
    message: "Company can be up to 200 characters.",
    status: 400,
  });
  expect(await refusalOf({ name: "Grace" })).toMatchObject({ message: PROFILE_URL_REFUSED, status: 400 });
  expect(await refusalOf({ ...seen(), profileUrl: "nowhere" })).toMatchObject({
    message: PROFILE_URL_REFUSED,
    status: 400,
  });
});

test("finds people by the beginnings of their names, and by nothing else of theirs", async () => {
  const ada = await signUp("Ada");
  const token = await connected(ada);
  await answer(contract.savePerson, token, { input: seen("Grâce Hopper") });
  const find = async (search: string) =>
    (await answer(contract.findSavedPeople, token, { query: { search } })).data.map(({ name }) => name);
  expect(await find("grac hop")).toEqual(["Grâce Hopper"]);
  expect(await find("navy")).toEqual([]);
  expect(await find("'|| ) :* &")).toEqual([]);
});

test("reaches nobody else's people, and nothing of its owner's beyond its calls", async () => {
  const [ada, bob] = [await signUp("Ada"), await signUp("Bob")];
  const token = await connected(ada);
  const mine = newFounder("Bob's own");
  const { data } = await bob.db
    .from("founders")
    .insert({ name: mine.name, profile_url: mine.profileUrl })
    .select("id")
    .single();
  const params = { founderId: data?.id ?? "" };
  expect(await answer(contract.readPersonCard, token, { query: { profileUrl: mine.profileUrl } })).toEqual({
    person: null,
  });
  const saved = await answer(contract.savePerson, token, { input: { ...seen(), profileUrl: mine.profileUrl } });
  expect(saved).toMatchObject({ isNew: true, person: { name: "Grace Hopper" } });
  const note = { id: randomUUID(), content: "Hello" };
  expect((await refusal(contract.addCardNote, token, { params, input: note })).status).toBe(404);
  const { supabaseUrl, publishableKey } = inject("stack");
  const headers = { Authorization: `Bearer ${token}`, apikey: publishableKey };
  const reply = await fetch(`${supabaseUrl}/functions/v1/token`, { method: "POST", headers });
  const db = clientWith(((await reply.json()) as { token: string }).token);
  await answer(contract.savePerson, token, { input: seen() });
  for (const table of ["founders", "notes", "tasks", "posts", "batches", "profiles", "personal_tokens"] as const)
    expect((await db.from(table).select("*", { head: false }).limit(1)).data ?? [], table).toEqual([]);
});
