import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFounder, getFounder, removeFounder } from "../functions/_shared/contract/founders.ts";
import { updateProfile } from "../functions/_shared/contract/profile.ts";
import { listTrash, restore } from "../functions/_shared/contract/trash.ts";
import { listPeople } from "../functions/_shared/stores/founder-list.ts";
import {
  countPeople,
  deletePeople,
  refreshPeople,
  setPeople,
  undoChange,
} from "../functions/_shared/stores/people-changes.ts";
import { updateFounder } from "../functions/_shared/stores/founders.ts";
import { signUp, newFounder } from "./named-user.ts";
import { withMany } from "./many-people.ts";
import { addListedPeople, type ListedPeople, people } from "./listed-people.ts";

let { ada, bob, fields, sql }: ListedPeople = {} as ListedPeople;
beforeAll(async () => {
  ({ ada, bob, fields, sql } = await addListedPeople());
});
afterAll(() => sql.end());

const acme = { filters: [{ column: "company", is: "equals", text: "Acme" } as const] };
const everybody = () =>
  sql`select name, company, stage, priority_score from public.founders where user_id = ${ada.id} order by name`;
const idOf = async (name: string) => (await listPeople(ada.db, { search: name })).rows[0]?.id ?? "";

test("counts who a choice means, with what hangs on them", async () => {
  expect(await countPeople(ada.db, {})).toMatchObject({ people: people.length, notes: 2, posts: 1, tasks: 0 });
  expect(await countPeople(ada.db, acme)).toMatchObject({ people: 2, notes: 0 });
  expect(await countPeople(ada.db, { ...acme, except: [await idOf("hopper")] })).toMatchObject({ people: 2 });
  const [one] = (await listPeople(ada.db, acme)).rows;
  expect(await countPeople(ada.db, { ...acme, except: [one?.id ?? ""] })).toMatchObject({ people: 1 });
  expect(await countPeople(bob.db, { ids: [await idOf("hopper")] })).toMatchObject({ people: 0 });
});

describe("setting a field of many", () => {
  test("sets it for all that match, counts those it changed, and takes it back", async () => {
    const before = await everybody();
    const change = await setPeople(ada.db, acme, "company", "Acme & Sons");
    expect(change.count).toBe(2);
    expect((await listPeople(ada.db, { search: "sons" })).total).toBe(2);
    expect(await undoChange(ada.db, change.undoId ?? "")).toMatchObject({ count: 2, of: 2 });
    expect(await everybody()).toEqual(before);
    await expect(undoChange(ada.db, change.undoId ?? "")).rejects.toMatchObject({ status: 404 });
  });

  test("changes nothing and offers no undo when everybody has the value", async () => {
    expect(await setPeople(ada.db, acme, "company", "Acme")).toMatchObject({ count: 0, undoId: null });
  });

  test("leaves alone what was edited after it when it is undone", async () => {
    const { undoId } = await setPeople(ada.db, acme, "priorityScore", 7);
    await ada.db.from("founders").update({ priority_score: 50 }).eq("name", "zoe adams");
    expect(await undoChange(ada.db, undoId ?? "")).toMatchObject({ count: 1, of: 2 });
    expect(
      (await sql`select priority_score from public.founders where user_id = ${ada.id} and name = 'zoe adams'`)[0],
    ).toEqual({
      priority_score: 50,
    });
  });

  test("sets and clears a custom field, and takes both back", async () => {
    const vips = async () =>
      (await listPeople(ada.db, { filters: [{ column: fields.vip, is: "checked", value: true }] })).total;
    const set = await setPeople(ada.db, {}, fields.vip, true);
    expect([set.count, await vips()]).toEqual([people.length - 1, people.length]);
    const cleared = await setPeople(ada.db, {}, fields.vip, null);
    expect([cleared.count, await vips()]).toEqual([people.length, 0]);
    await undoChange(ada.db, cleared.undoId ?? "");
    await undoChange(ada.db, set.undoId ?? "");
    expect(await vips()).toBe(1);
  });

  test("refuses a value that does not fit, and then changes nobody", async () => {
    const before = await everybody();
    await expect(setPeople(ada.db, {}, "email", "nobody")).rejects.toMatchObject({
      status: 400,
      message: "Enter a valid email address.",
    });
    await expect(setPeople(ada.db, {}, "stage", "Unheard of")).rejects.toMatchObject({ status: 400 });
    await expect(setPeople(ada.db, {}, fields.budget, "ten")).rejects.toMatchObject({ status: 400 });
    await expect(setPeople(ada.db, {}, "name", "Everybody")).rejects.toMatchObject({ status: 400 });
    expect(await everybody()).toEqual(before);
  });
});

test("deletes many into the trash at once, and brings all of them back with what hung on them", async () => {
  const ids = [await idOf("bo"), await idOf("hopper")];
  const { count, undoId } = await deletePeople(ada.db, { ids });
  expect([count, (await listPeople(ada.db, {})).total]).toEqual([2, people.length - 2]);
  expect(await undoChange(ada.db, undoId ?? "")).toMatchObject({ count: 2, of: 2 });
  expect(await countPeople(ada.db, {})).toMatchObject({ people: people.length, notes: 2, posts: 1, tasks: 0 });
});

test("nobody is deleted when others match than were counted", async () => {
  const hal = await withMany(sql, 3);
  const choice = { filters: [{ column: "name", is: "contains", text: "person" } as const] };
  const { mark } = await countPeople(hal.db, choice);
  await hal.call(addFounder, { input: newFounder("Person who came late") });
  await expect(deletePeople(hal.db, choice, undefined, mark)).rejects.toMatchObject({
    status: 412,
    message: "Others match now than when they were counted. Nobody was deleted: please look again.",
  });
  const counted = await countPeople(hal.db, choice);
  expect(counted.people).toBe(4);
  expect(await deletePeople(hal.db, choice, undefined, counted.mark)).toMatchObject({ count: 4, isWhole: true });
});

test("does not bring back someone who is followed again, and says so by its counts", async () => {
  const id = await idOf("armelle");
  const [row] = await sql<{ profile_url: string }[]>`select profile_url from public.founders where id = ${id}`;
  const { undoId } = await deletePeople(ada.db, { ids: [id] });
  await ada.db
    .from("founders")
    .insert({ name: "Armelle Vauquelin", company: "Glacier Works", profile_url: row?.profile_url ?? "" });
  expect(await undoChange(ada.db, undoId ?? "")).toMatchObject({ count: 0, of: 1 });
});

test("queues a refresh of those who are not queued yet", async () => {
  await sql`update queue.jobs set state = 'cancelled', lease_token = null, lease_until = null where user_id = ${ada.id}`;
  const { count, jobIds } = await refreshPeople(ada.db, acme);
  expect(count).toBe(2);
  const asked = await sql`select id::integer from queue.jobs where user_id = ${ada.id} and priority = 1 order by id`;
  expect(asked.map(({ id }) => id as number)).toEqual(jobIds);
});

test("nobody changes, deletes, refreshes or restores another user's people", async () => {
  const ids = [await idOf("hopper")];
  const { undoId } = await setPeople(ada.db, { ids }, "owner", "Ada");
  const before = await everybody();
  expect(await setPeople(bob.db, { ids }, "company", "Bob's")).toMatchObject({ count: 0, undoId: null });
  expect(await deletePeople(bob.db, { ids })).toEqual({ count: 0, undoId: null, isWhole: true, isExact: true });
  expect(await refreshPeople(bob.db, { ids })).toEqual({ count: 0, jobIds: [] });
  await expect(undoChange(bob.db, undoId ?? "")).rejects.toMatchObject({ status: 404 });
  expect(await everybody()).toEqual(before);
});

test("brings people back whose stage has left the list meanwhile, one by one and all at once", async () => {
  const user = await signUp("Cy");
  const stages = (founderStages: string[]) => user.call(updateProfile, { input: { founderStages } });
  await stages(["Old", "New"]);
  const ids: string[] = [];
  for (const stage of ["Old", "New"]) {
    const input = newFounder(stage);
    ids.push((await user.call(addFounder, { input })).id);
    await setPeople(user.db, { ids: ids.slice(-1) }, "stage", stage);
  }
  const { undoId } = await deletePeople(user.db, { ids });
  await stages(["New"]);
  expect(await undoChange(user.db, undoId ?? "")).toMatchObject({ count: 2, of: 2 });
  await user.call(removeFounder, { params: { founderId: ids[0] ?? "" } });
  const [entry] = (await user.call(listTrash)).data;
  await user.call(restore, { params: { entryId: entry?.id ?? "" } });
  expect(await user.call(getFounder, { params: { founderId: ids[0] ?? "" } })).toMatchObject({ stage: "Old" });
});

test("takes a change of many back though one of them had a choice that has left the list meanwhile", async () => {
  const user = await signUp("Dee");
  const stages = (founderStages: string[]) => user.call(updateProfile, { input: { founderStages } });
  await stages(["Old", "New"]);
  const ids: string[] = [];
  for (const stage of ["Old", "New"]) {
    ids.push((await user.call(addFounder, { input: newFounder(stage) })).id);
    await setPeople(user.db, { ids: ids.slice(-1) }, "stage", stage);
  }
  const { undoId } = await setPeople(user.db, { ids }, "stage", null);
  await stages(["New"]);
  expect(await undoChange(user.db, undoId ?? "")).toMatchObject({ count: 2, of: 2 });
  const { rows } = await listPeople(user.db, { sort: { column: "stage", direction: "ascending" } });
  expect(rows.map(({ stage }) => stage)).toEqual(["New", "Old"]);
  // The control: who chooses it again is refused.
  await expect(setPeople(user.db, { ids: ids.slice(1) }, "stage", "Old")).rejects.toMatchObject({ status: 400 });
});

test("someone who gets their address back, as by Undo, has the posts back that came from it", async () => {
  const user = await signUp("Eli");
  const { id, profileUrl } = await user.call(addFounder, { input: newFounder() });
  await sql`
    insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source, ai_summary, ai_summary_by)
    values (${user.id}, ${id}, '7200000000000000001', 'post', 'https://example.com/', 'We launched', 'test', 'Launched.', 'builtin')`;
  const postsOf = () => sql`select external_id, content, ai_summary from public.posts where founder_id = ${id}`;
  const [before, other] = [await postsOf(), newFounder().profileUrl];
  await updateFounder(user.db, id, { profileUrl: other });
  expect([await postsOf(), (await listPeople(user.db)).rows[0]?.lastPostSummary]).toEqual([[], null]);
  await updateFounder(user.db, id, { profileUrl });
  expect(await postsOf()).toEqual(before);
  expect((await listPeople(user.db)).rows[0]).toMatchObject({ profileUrl, lastPostSummary: "Launched." });
  // Nothing of it is left.
  expect(await sql`select from private.kept_posts where user_id = ${user.id} and address = ${profileUrl}`).toHaveLength(
    0,
  );
});
