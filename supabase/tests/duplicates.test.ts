import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { addCustomField, setCustomValue } from "../functions/_shared/stores/custom-fields.ts";
import type { Database } from "../functions/_shared/stores/database.types.ts";
import {
  listDuplicates,
  markNotDuplicates,
  mergePeople,
  unmarkNotDuplicates,
} from "../functions/_shared/stores/duplicates.ts";
import { undoChange } from "../functions/_shared/stores/people-changes.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";

let sql: Sql;
let ada: NamedUser;
let bob: NamedUser;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
beforeEach(async () => {
  [ada, bob] = await Promise.all([signUp("Ada"), signUp("Bob")]);
});
afterAll(() => sql.end());

type NewRow = Database["public"]["Tables"]["founders"]["Insert"];
async function add(row: Partial<NewRow>): Promise<string> {
  const { name, profileUrl } = newFounder();
  const { data, error } = await ada.db
    .from("founders")
    .insert({ name, profile_url: profileUrl, ...row })
    .select("id")
    .single();
  if (error) throw error;
  return data.id;
}
const sorted = (...ids: string[]) => ids.sort();

describe("finding", () => {
  test("finds the same e-mail, the same name and company, and the same profile but for its number", async () => {
    const one = await add({ name: "Grace Hopper", email: "Grace@Example.com", company: "Navy" });
    const other = await add({ name: "grace hopper", email: "grace@example.com", company: "NAVY " });
    const slug = "https://www.linkedin.com/in/jose-nunez";
    const third = await add({ name: "José Núñez", profile_url: slug });
    const fourth = await add({ name: "Jose Nunez", profile_url: `${slug}-1a2b3c4d` });
    await add({ name: "Grace Hopper", company: "Elsewhere" });
    await add({ name: "Jose Nunez" });
    const { total, pairs } = await listDuplicates(ada.db);
    const found = pairs.map((pair) => ({ reasons: pair.reasons, ids: sorted(pair.one.id, pair.other.id) }));
    expect(total).toBe(2);
    expect(found).toEqual([
      { reasons: ["email", "name"], ids: sorted(one, other) },
      { reasons: ["profile"], ids: sorted(third, fourth) },
    ]);
    expect((await listDuplicates(bob.db)).total).toBe(0);
  });

  test("finds nearly the same name at the same company, the less sure after the surer, and no common names", async () => {
    const one = await add({ name: "Odalys Brightwater", company: "Kelp Works, Inc." });
    const other = await add({ name: "Odalis Brightwater", company: "kelp works" });
    await add({ name: "Odalis Brightwater", company: "Elsewhere" });
    await add({ name: "Joan Smith", company: "kelp works" });
    await add({ name: "John Smith", company: "kelp works" });
    const { pairs } = await listDuplicates(ada.db);
    expect(pairs.map((pair) => [pair.reasons, sorted(pair.one.id, pair.other.id)])).toEqual([
      [["similar"], sorted(one, other)],
    ]);
    expect(pairs[0]).toMatchObject({ onePosts: 0, otherPosts: 0 });
    await markNotDuplicates(ada.db, one, other);
    expect((await listDuplicates(ada.db)).total).toBe(0);
  });

  test("offers two who are told apart from a third with each other", async () => {
    const [one, other, third] = [
      await add({ email: "same@example.com" }),
      await add({ email: "same@example.com" }),
      await add({ email: "same@example.com" }),
    ];
    const pairs = async () =>
      (await listDuplicates(ada.db)).pairs.map((pair) => sorted(pair.one.id, pair.other.id)).sort();
    expect(await pairs()).toEqual([sorted(one, other), sorted(one, third)].sort());
    await markNotDuplicates(ada.db, one, other);
    await markNotDuplicates(ada.db, one, third);
    expect(await pairs()).toEqual([sorted(other, third)]);
    await markNotDuplicates(ada.db, other, third);
    expect(await pairs()).toEqual([]);
  });

  test("remembers who are two people, until that is taken back", async () => {
    const one = await add({ email: "same@example.com" });
    const other = await add({ email: "same@example.com" });
    await markNotDuplicates(ada.db, one, other);
    await markNotDuplicates(ada.db, other, one);
    expect((await listDuplicates(ada.db)).total).toBe(0);
    await expect(markNotDuplicates(bob.db, one, other)).rejects.toMatchObject({ status: 404 });
    await unmarkNotDuplicates(ada.db, other, one);
    expect((await listDuplicates(ada.db)).total).toBe(1);
  });
});

const post = (founderId: string, activityId: string, content: string) => sql`
  insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source)
  values (${ada.id}, ${founderId}, ${activityId}, 'post', 'https://example.com/', ${content}, 'test')`;

/** All that is stored of the two, but for the queue and what a log adds. */
const stored = () => sql`
  select (select json_agg(to_jsonb(f) order by id) from public.founders f where user_id = ${ada.id}) as founders,
    (select json_agg(to_jsonb(n) order by id) from public.notes n where user_id = ${ada.id}) as notes,
    (select json_agg(to_jsonb(p) order by id) from public.posts p where user_id = ${ada.id}) as posts,
    (select json_agg(to_jsonb(t) order by id) from public.tasks t where user_id = ${ada.id}) as tasks,
    (select json_agg(to_jsonb(v) order by field_id, founder_id) from public.custom_field_values v where user_id = ${ada.id}) as values,
    (select json_agg(to_jsonb(t) order by id) from public.trash t where user_id = ${ada.id}) as trash`;

/** Two people with everything that can hang on someone, some of it the same. */
async function twoOfOne() {
  const kept = await add({ name: "Grace Hopper", company: "Navy", email: null, stage: "Lead" });
  const merged = await add({ name: "G. Hopper", company: "US Navy", email: "grace@example.com", stage: null });
  await sql`update queue.jobs set state = 'cancelled', lease_token = null, lease_until = null where user_id = ${ada.id}`;
  const base = { required: false, options: [], type: "text" as const };
  const shared = (await addCustomField(ada.db, { ...base, name: "shared", label: "Shared" })).id;
  const own = (await addCustomField(ada.db, { ...base, name: "own", label: "Own" })).id;
  await setCustomValue(ada.db, shared, kept, "kept's");
  await setCustomValue(ada.db, shared, merged, "merged's");
  await setCustomValue(ada.db, own, merged, "only theirs");
  await ada.db.from("notes").insert([
    { founder_id: kept, content: "One note" },
    { founder_id: merged, content: "Another note" },
    { founder_id: merged, content: "A deleted note" },
  ]);
  await ada.db.from("notes").delete().eq("content", "A deleted note");
  await ada.db.from("tasks").insert([{ founder_id: merged, title: "Call them" }]);
  await post(kept, "7200000000000000001", "In both");
  await post(merged, "7200000000000000001", "In both");
  await post(merged, "7300000000000000002", "Newest, and theirs alone");
  await sql`select private.set_latest_post(${ada.id}, id) from public.founders where user_id = ${ada.id}`;
  return { kept, merged, shared, own };
}

describe("merging", () => {
  test("keeps every note, task, post and value, with a choice per field", async () => {
    const { kept, merged, shared, own } = await twoOfOne();
    await mergePeople(ada.db, { keptId: kept, mergedId: merged, taken: ["company", shared] });
    const [founder] = await sql`select * from public.founders where user_id = ${ada.id}`;
    expect(founder).toMatchObject({
      id: kept,
      name: "Grace Hopper",
      company: "US Navy",
      email: "grace@example.com",
      stage: "Lead",
    });
    expect(founder?.["last_post_date"]).toEqual(expect.any(Date));
    const [counts] = await sql`
      select (select count(*)::int from public.notes where founder_id = ${kept}) as notes,
        (select count(*)::int from public.posts where founder_id = ${kept}) as posts,
        (select count(*)::int from public.tasks where founder_id = ${kept}) as tasks,
        (select count(*)::int from public.activities where founder_id = ${kept} and type = 'founder_added') as added,
        (select count(*)::int from public.trash where user_id = ${ada.id} and document #>> '{note,founder_id}' = ${kept}) as trash,
        (select count(*)::int from public.trash where user_id = ${ada.id} and kind = 'founder') as trashed`;
    expect(counts).toEqual({ notes: 2, posts: 2, tasks: 1, added: 2, trash: 1, trashed: 0 });
    const values = await sql`select field_id, value from public.custom_field_values where founder_id = ${kept}`;
    expect(Object.fromEntries(values.map((row) => [row["field_id"], row["value"]]))).toEqual({
      [shared]: "merged's",
      [own]: "only theirs",
    });
  });

  test("takes the merged person's address without losing a post to it", async () => {
    const { kept, merged } = await twoOfOne();
    const [address] = await sql`select profile_url from public.founders where id = ${merged}`;
    await mergePeople(ada.db, { keptId: kept, mergedId: merged, taken: ["profileUrl"] });
    expect((await sql`select profile_url from public.founders where id = ${kept}`)[0]).toEqual(address);
    expect(await sql`select from public.posts where founder_id = ${kept}`).toHaveLength(2);
  });

  test("is undone to the letter, with the address exchanged or not", async () => {
    const { kept, merged, shared } = await twoOfOne();
    const before = await stored();
    const undoId = await mergePeople(ada.db, { keptId: kept, mergedId: merged, taken: ["profileUrl", "name", shared] });
    expect(await stored()).not.toEqual(before);
    expect(await undoChange(ada.db, undoId)).toMatchObject({ count: 1, of: 1 });
    const [after] = await stored();
    expect(after).toEqual(before[0]);
  });

  test("what came after the merge stays with the person who was kept when it is undone", async () => {
    const { kept, merged } = await twoOfOne();
    const undoId = await mergePeople(ada.db, { keptId: kept, mergedId: merged, taken: [] });
    await ada.db.from("notes").insert({ founder_id: kept, content: "Written since" });
    await undoChange(ada.db, undoId);
    expect(
      (await sql`select founder_id from public.notes where content = 'Written since' and user_id = ${ada.id}`)[0],
    ).toEqual({
      founder_id: kept,
    });
  });

  test("what was edited since the merge stays when it is undone, and the rest comes back", async () => {
    const { kept, merged, shared, own } = await twoOfOne();
    const undoId = await mergePeople(ada.db, { keptId: kept, mergedId: merged, taken: ["company", "name", shared] });
    await ada.db.from("founders").update({ stage: "Meeting", company: "Since" }).eq("id", kept);
    await setCustomValue(ada.db, own, kept, "since");
    await undoChange(ada.db, undoId);
    const [founder] = await sql`select name, company, stage, email from public.founders where id = ${kept}`;
    expect(founder).toEqual({ name: "Grace Hopper", company: "Since", stage: "Meeting", email: null });
    const values =
      await sql`select founder_id, field_id, value from public.custom_field_values where user_id = ${ada.id}`;
    const valueOf = (founderId: string, fieldId: string) =>
      values.find((row) => row["founder_id"] === founderId && row["field_id"] === fieldId)?.["value"] as unknown;
    expect([valueOf(kept, shared), valueOf(kept, own)]).toEqual(["kept's", "since"]);
    expect([valueOf(merged, shared), valueOf(merged, own)]).toEqual(["merged's", "only theirs"]);
  });

  test("who the merged person is not is known again when the merge is undone", async () => {
    const { kept, merged } = await twoOfOne();
    const third = await add({ name: "Grace Hoppner" });
    await markNotDuplicates(ada.db, merged, third);
    const pairs = async () => (await ada.db.from("not_duplicates").select("*")).data;
    const before = await pairs();
    const undoId = await mergePeople(ada.db, { keptId: kept, mergedId: merged, taken: [] });
    expect(await pairs()).toEqual([]);
    await undoChange(ada.db, undoId);
    expect(await pairs()).toEqual(before);
    expect(before).toHaveLength(1);
  });

  test("nobody merges another user's people, nor someone with themselves", async () => {
    const { kept, merged } = await twoOfOne();
    await expect(mergePeople(bob.db, { keptId: kept, mergedId: merged, taken: [] })).rejects.toMatchObject({
      status: 404,
    });
    await expect(mergePeople(ada.db, { keptId: kept, mergedId: kept, taken: [] })).rejects.toMatchObject({
      status: 400,
    });
  });
});

test("a merge knows every table that hangs on founders", async () => {
  const children = await sql<{ child: string }[]>`
    select distinct conrelid::regclass::text as child from pg_constraint
    where contype = 'f' and confrelid = 'public.founders'::regclass order by 1`;
  // A new one belongs into private.move_records, or here with the reason why it goes with the merged person.
  // What was suggested for the one is no news of the other.
  const gone = ["not_duplicates", "queue.jobs", "queue.run_people", "suggestions"];
  const moved = ["activities", "custom_field_values", "feeds", "import_rows", "notes"];
  moved.push("outreach_answers", "posts", "tasks");
  expect(children.map(({ child }) => child)).toEqual([...gone, ...moved].sort());
});
