import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import type { EntryKind, PersonEntry, PersonTimelinePage } from "../functions/_shared/contract/person-timeline.ts";
import { logTouch } from "../functions/_shared/stores/activities.ts";
import { getPersonTimeline } from "../functions/_shared/stores/person-timeline.ts";
import { changePeople, undoChange } from "../functions/_shared/stores/people-changes.ts";
import { addTask, updateTask } from "../functions/_shared/stores/tasks.ts";
import { follow, type NamedUser, signUp } from "./named-user.ts";
import { runWhole, uploadPeople } from "./upload-people.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1, onnotice: () => undefined });
afterAll(() => sql.end());

let lastActivity = 7_000_000_000_000_000_000n;
/** Posts of a person, a minute apart or at one moment, the newest first. */
async function addPosts(user: NamedUser, founderId: string, count: number, { from = "2026-10-01", apart = 60 } = {}) {
  const rows = Array.from({ length: count }, (_, at) => {
    lastActivity += 1n;
    const activity = String(lastActivity);
    return {
      ...{ user_id: user.id, founder_id: founderId, external_id: activity, kind: "post", source: "sample" },
      post_url: `https://www.linkedin.com/feed/update/urn:li:activity:${activity}`,
      content: `Post ${String(at)} about Zürich`,
      posted_at: new Date(Date.parse(from) + (count - at) * apart * 1000),
    };
  });
  await sql`insert into public.posts ${sql(rows)}`;
}
const addNotes = (user: NamedUser, founderId: string, contents: string[]) =>
  user.db.from("notes").insert(contents.map((content) => ({ founder_id: founderId, content })));

const newTask = (founderId: string, title: string) => ({
  ...{ title, founderId, description: null, status: "todo" as const, boardPosition: null },
  ...{ dueDate: null, recurrence: null },
});

/** All pages of a timeline; `between` is called before each but the first. */
async function everyPage(user: NamedUser, founderId: string, between?: () => Promise<unknown>, kinds?: EntryKind[]) {
  const entries: PersonEntry[] = [];
  let page: PersonTimelinePage | null = null;
  do {
    if (page) await between?.();
    page = await getPersonTimeline(user.db, { founderId, kinds, before: page?.next ?? null, limit: 7 });
    entries.push(...page.entries);
  } while (page.next);
  return entries;
}
const keyOf = ({ kind, id }: PersonEntry) => `${kind} ${id}`;
const shortly = (entry: PersonEntry) =>
  entry.kind === "note" ? entry.note.content : entry.kind === "task" ? entry.task.title : entry.kind;

test("pages neither skip nor repeat, also where entries have one time and others arrive meanwhile", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  await addPosts(user, founderId, 30, { apart: 0 });
  await addNotes(user, founderId, ["one", "two", "three"]);
  const all = (await getPersonTimeline(user.db, { founderId, limit: 100 })).entries.map(keyOf);
  expect(all).toHaveLength(34);
  let turn = 0;
  const arriving = async () => {
    turn += 1;
    await addPosts(user, founderId, 1, { from: "2026-12-24" });
    await addNotes(user, founderId, [`new ${String(turn)}`]);
    await logTouch(user.db, { founderId, channel: "email", message: "new" });
  };
  expect((await everyPage(user, founderId, arriving)).map(keyOf)).toEqual(all);
  expect(turn).toBe(4);
});

test("touches of one moment are paged in their order, and sorted into emails and the rest", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  const channels = Array.from({ length: 24 }, (_, at) => (at % 3 === 0 ? "email" : "phone"));
  await sql`insert into public.activities (user_id, founder_id, type, details, happened_at, is_contact)
    select ${user.id}, ${founderId}, 'touch', jsonb_build_object('channel', c, 'message', ''), '2026-11-01', true from unnest(${channels}::text[]) c`;
  const touches = await everyPage(user, founderId, undefined, ["touch", "email"]);
  expect(new Set(touches.map(keyOf)).size).toBe(24);
  expect((await everyPage(user, founderId, undefined, ["email"])).map(({ kind }) => kind)).toEqual(
    Array.from({ length: 8 }, () => "email"),
  );
  const { counts } = await getPersonTimeline(user.db, { founderId, kinds: ["post"] });
  expect(counts).toMatchObject({ email: 8, touch: 16, post: 0 });
});

test("a search finds every word in any case and without accents, and counts what it finds", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  await addPosts(user, founderId, 25);
  await addNotes(user, founderId, ["Lunch in ZURICH", "100% sure about_it", "Elsewhere"]);
  await addTask(user.db, { ...newTask(founderId, "Book"), description: "a table in Zürich" });
  await logTouch(user.db, { founderId, channel: "email", message: "See you in zürich" });
  const found = async (search: string) => {
    const { entries, counts } = await getPersonTimeline(user.db, { founderId, search, limit: 100 });
    return { entries: entries.map(shortly), counts };
  };
  const zurich = await found("zurich");
  expect(zurich.counts).toEqual({ post: 25, note: 1, task: 1, email: 1, touch: 0, change: 0, added: 0 });
  expect(zurich.entries).toHaveLength(28);
  expect((await found("zürich lunch")).entries).toEqual(["Lunch in ZURICH"]);
  expect((await found("100%")).entries).toEqual(["100% sure about_it"]);
  expect((await found("t_it")).entries).toEqual(["100% sure about_it"]);
  expect((await found("100%sure")).entries).toEqual([]);
});

test("a task that recurs is one entry with its next date, and how often it was done before", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  const weekly = { dueDate: "2026-01-05", recurrence: "weekly" as const };
  let open = await addTask(user.db, { ...newTask(founderId, "Call"), ...weekly });
  await addTask(user.db, { ...newTask(founderId, "Once"), status: "done" });
  for (let time = 0; time < 3; time += 1) {
    await updateTask(user.db, open.id, { status: "done" });
    const { data } = await user.db.from("tasks").select("id").eq("follows_id", open.id).single();
    open = { ...open, id: data?.id ?? "" };
  }
  const { entries, counts } = await getPersonTimeline(user.db, { founderId, kinds: ["task"] });
  expect(entries).toMatchObject([
    { id: open.id, doneBefore: 3, task: { title: "Call", status: "todo", recurrence: "weekly" } },
    { doneBefore: 0, task: { title: "Once", status: "done" } },
  ]);
  const [call] = entries;
  if (call?.kind !== "task") throw new Error("There is no task");
  expect(call.task.nextDueDate).toBe(call.task.dueDate);
  expect(counts?.task).toBe(2);
  // An occurrence that is open again is shown, whatever follows it.
  await user.db.from("tasks").update({ title: "Call them" }).eq("id", open.id);
  const { data: before } = await user.db.from("tasks").select("follows_id").eq("id", open.id).single();
  await updateTask(user.db, before?.follows_id ?? "", { status: "todo" });
  expect((await getPersonTimeline(user.db, { founderId, kinds: ["task"] })).counts?.task).toBe(3);
});

test("changes of fields are listed with their lines; what is undone and its undo are not, and what is redone is", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  const { batchId } = await changePeople(user.db, [
    { id: founderId, fields: { company: "Halden", email: "a@b.example" } },
  ]);
  await addNotes(user, founderId, ["A note is no change of a field"]);
  const changes = async () => {
    const { entries, counts } = await getPersonTimeline(user.db, { founderId, kinds: ["change"] });
    expect(counts?.change).toBe(entries.length);
    return entries.map((entry) => (entry.kind === "change" ? entry.change : null));
  };
  expect(await changes()).toMatchObject([
    { id: batchId, source: "you", canUndo: true, lines: [{ field: "email" }, { field: "company", became: "Halden" }] },
  ]);
  const undone = await undoChange(user.db, batchId ?? "");
  expect(await changes()).toEqual([]);
  await undoChange(user.db, undone.undoId);
  expect(await changes()).toMatchObject([{ source: "redo", canUndo: true, lines: [{}, { became: "Halden" }] }]);
});

test("the day of the addition says what added them, and what came with them is no change", async () => {
  const user = await signUp("Ada");
  const id = await uploadPeople(user.db, [
    { name: "Grace", profileUrl: "https://www.linkedin.com/in/nobody-grace", company: "Halden" },
  ]);
  await runWhole(user.db, id);
  const { data } = await user.db.from("founders").select("id").single();
  const { entries } = await getPersonTimeline(user.db, { founderId: data?.id ?? "" });
  expect(entries).toMatchObject([{ kind: "added", source: "import" }]);
});

test("nobody else sees anything of it, and of who is not there nothing is listed", async () => {
  const user = await signUp("Ada");
  const founderId = await follow(user);
  await addPosts(user, founderId, 3);
  await changePeople(user.db, [{ id: founderId, fields: { company: "Halden" } }]);
  const nothing = { post: 0, note: 0, task: 0, email: 0, touch: 0, change: 0, added: 0 };
  expect((await getPersonTimeline(user.db, { founderId })).counts).toMatchObject({ post: 3, change: 1, added: 1 });
  const other = await signUp("Bob");
  expect(await getPersonTimeline(other.db, { founderId })).toEqual({ entries: [], next: null, counts: nothing });
});
