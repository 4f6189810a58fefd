import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getFounder, undoFilledFields, updateFounder } from "../functions/_shared/contract/founders.ts";
import type { SourceProfile } from "../functions/_shared/post-sources/source-profile.ts";
import { samplePeople } from "../functions/_shared/post-sources/sample/sample-people.ts";
import { refusal } from "./api-answers.ts";
import { follow, signUp } from "./named-user.ts";
import { given } from "./queue-calls.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";
import { sqlWorkerQueue } from "./sql-worker-queue.ts";

const PROFILE: SourceProfile = {
  name: null,
  company: "Northwind",
  roleTitle: "Founder",
  industry: "Energy",
  location: "Lisbon, Portugal",
  email: "ada@northwind.example",
  followerCount: 1200,
};
const ALL = ["email", "company", "role_title", "industry", "location", "follower_count"];

describe("in the database", () => {
  let database: ScratchDatabase;
  let userId: string;
  let founderId: string;

  beforeAll(async () => {
    database = await createScratchDatabase("filled_scratch");
  });
  beforeEach(async () => {
    await database.sql`delete from auth.users`;
    const user = await addUserWithFounders(database.sql, 2);
    userId = user.userId;
    founderId = given(user.founderIds[0]);
    await database.sql`update queue.jobs set state = 'cancelled'`;
  });
  afterAll(() => database.drop());

  async function claim() {
    await database.sql`select queue.enqueue_refresh(${userId}, ${founderId})`;
    return given((await sqlWorkerQueue(database.sql, 90).claim(90)) ?? undefined);
  }
  async function refresh(profile: object | null, known = true): Promise<void> {
    const found = { known, posts: [], profile: profile as SourceProfile | null };
    expect(await sqlWorkerQueue(database.sql, 90).complete(await claim(), "test", found)).toBe(true);
  }
  /** Runs one statement as the founder's owner, as PostgREST does. */
  const asOwner = (statement: string) =>
    database.sql.begin(async (transaction) => {
      const claims = JSON.stringify({ sub: userId });
      await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${userId}, true)`;
      await transaction.unsafe("set local role authenticated");
      return transaction.unsafe(statement);
    });
  const founder = async () => given((await database.sql`select * from public.founders where id = ${founderId}`)[0]);
  const filled = async () => (await founder())["filled_fields"] as string[];
  const change = (assignment: string) => asOwner(`update public.founders set ${assignment} where id = '${founderId}'`);
  const undo = async () => {
    for (const column of await filled()) await change(`${column} = null`);
  };

  test("fills what is empty and marks it, and overwrites nothing", async () => {
    await change("company = 'Mine', follower_count = 0");
    await refresh(PROFILE);
    expect(await founder()).toMatchObject({
      company: "Mine",
      role_title: "Founder",
      industry: "Energy",
      location: "Lisbon, Portugal",
      email: "ada@northwind.example",
      follower_count: 0,
      filled_fields: ["email", "role_title", "industry", "location"],
    });
  });

  test.each([
    ["company", { company: "x".repeat(201) }],
    ["company", { company: " \n " }],
    ["email", { email: "no address" }],
    ["follower_count", { followerCount: -1 }],
    ["follower_count", { followerCount: 1.5 }],
    ["follower_count", { followerCount: 3_000_000_000 }],
    ["location", { location: { city: "Lisbon" } }],
  ])("leaves out a value that %s does not take, and nothing else: %j", async (column, wrong) => {
    await refresh({ ...PROFILE, ...wrong });
    expect(await founder()).toMatchObject({ [column]: null, last_refresh_outcome: "nothing_new" });
    expect(await filled()).toEqual(ALL.filter((one) => one !== column));
  });

  test.each([null, [], "x", {}])("fills nothing from %j", async (profile) => {
    await refresh(profile);
    expect(await filled()).toEqual([]);
  });

  test("a field that its user writes is theirs, and the others stay marked", async () => {
    await refresh(PROFILE);
    await change("company = 'Southwind', role_title = 'Founder'");
    expect(await filled()).toEqual(ALL.filter((one) => one !== "company"));
    await refresh({ ...PROFILE, company: "Westwind" });
    expect(await founder()).toMatchObject({ company: "Southwind" });
  });

  test("a field that its user emptied stays empty", async () => {
    await refresh(PROFILE);
    await change("location = null");
    await refresh(PROFILE);
    expect(await founder()).toMatchObject({ location: null, emptied_fields: ["location"] });
    for (const value of ["'Mine'", "null"]) await change(`company = ${value}`);
    await refresh(PROFILE);
    expect(await founder()).toMatchObject({ company: null });
  });

  test("the number of followers follows the source until its user writes it", async () => {
    await refresh(PROFILE);
    await refresh({ ...PROFILE, followerCount: 1300 });
    expect([await founder(), (await filled()).toSorted()]).toMatchObject([{ follower_count: 1300 }, ALL.toSorted()]);
    await change("follower_count = 7");
    await refresh({ ...PROFILE, followerCount: 1400 });
    expect(await founder()).toMatchObject({ follower_count: 7 });
  });

  test("an undo empties just what is as it was filled, and it is not filled again", async () => {
    await change("industry = 'Shipping'");
    await refresh(PROFILE);
    await change("company = 'Mine'");
    await undo();
    const undone = {
      company: "Mine",
      industry: "Shipping",
      role_title: null,
      location: null,
      email: null,
      follower_count: null,
      filled_fields: [],
    };
    expect(await founder()).toMatchObject(undone);
    await refresh(PROFILE);
    await undo();
    expect(await founder()).toMatchObject(undone);
  });

  test("a worker that lost its lease fills nothing", async () => {
    const job = { ...(await claim()), token: "00000000-0000-4000-8000-000000000000" };
    const found = { known: true, posts: [], profile: PROFILE };
    expect(await sqlWorkerQueue(database.sql, 90).complete(job, "test", found)).toBe(false);
    expect(await founder()).toMatchObject({ company: null, filled_fields: [] });
  });

  test("a cancelled refresh fills nothing", async () => {
    const job = await claim();
    await database.sql`update queue.jobs set cancel_requested_at = now() where id = ${job.jobId}`;
    await sqlWorkerQueue(database.sql, 90).complete(job, "test", { known: true, posts: [], profile: PROFILE });
    expect(await founder()).toMatchObject({ company: null, filled_fields: [] });
  });

  test("another address takes what the one before had filled, and may fill what was emptied", async () => {
    await refresh(PROFILE);
    await change("location = null");
    await change("email = 'mine@example.com'");
    await change("profile_url = 'https://www.linkedin.com/in/someone-quite-else'");
    expect(await founder()).toMatchObject({ company: null, email: "mine@example.com", filled_fields: [] });
    await database.sql`update queue.jobs set state = 'cancelled' where state = 'queued'`;
    await refresh({ ...PROFILE, company: "Eastwind" });
    expect(await founder()).toMatchObject({ company: "Eastwind", location: "Lisbon, Portugal" });
  });

  test("is logged as the source's change, and an undo as the user's; neither is a touch nor scored", async () => {
    const score = (await founder())["computed_priority_score"] as number;
    await refresh({ ...PROFILE, company: null, roleTitle: null, industry: null, email: null, followerCount: null });
    await undo();
    const log = await database.sql`
      select details from private.field_changes(${founderId}, 100) order by id desc`;
    expect(log.map((row) => row["details"] as unknown)).toEqual([
      { field: "location", old: null, new: "Lisbon, Portugal", by: "source" },
      { field: "location", old: "Lisbon, Portugal", new: null },
    ]);
    expect(await founder()).toMatchObject({ last_touch_at: null, computed_priority_score: score });
  });

  test("the marks come back from the trash, and when a merge is undone", async () => {
    await refresh(PROFILE);
    const [other] = await database.sql`select id from public.founders where id <> ${founderId}`;
    const otherId = given(other)["id"] as string;
    await database.sql`update public.founders set company = 'Otherwind' where id = ${otherId}`;
    const merge = `select public.merge_people('${founderId}', '${otherId}', array['company']) ->> 'undoId' as id`;
    const [merged] = await asOwner(merge);
    const unmarked = (field: string) => ALL.filter((one) => one !== field);
    expect(await founder()).toMatchObject({ company: "Otherwind", filled_fields: unmarked("company") });
    await change("role_title = 'Chair'");
    await asOwner(`select public.undo('${given(merged)["id"] as string}')`);
    expect(await founder()).toMatchObject({
      company: "Northwind",
      role_title: "Chair",
      filled_fields: unmarked("role_title"),
      emptied_fields: [],
    });
    await asOwner(`delete from public.founders where id = '${founderId}'`);
    await asOwner("select public.undo(batch_id, id) from public.trash limit 1");
    expect(await filled()).toEqual(unmarked("role_title"));
  });

  test("anyone who sets a field for many and undoes it has not emptied it", async () => {
    const chosen = `jsonb_build_object('ids', jsonb_build_array('${founderId}'))`;
    const [set] = await asOwner(
      `select public.set_people(${chosen}, 'company', '{"value": "Mine"}') ->> 'undoId' as id`,
    );
    await asOwner(`select public.undo('${given(set)["id"] as string}')`);
    await refresh(PROFILE);
    expect(await founder()).toMatchObject({ company: "Northwind" });
  });
});

describe("over REST and the API", () => {
  const ines = given(samplePeople()[0]);

  test("a person added by their address gets what the sample network knows, and it can be undone", async () => {
    const ada = await signUp("Ada");
    const { data } = await ada.db
      .from("founders")
      .insert({ name: "Ines", profile_url: ines.profileUrl, location: "Porto" })
      .select("id")
      .single();
    const params = { founderId: given(data?.id) };
    const read = () => ada.call(getFounder, { params });
    await expect.poll(async () => (await read()).lastRefreshOutcome, { timeout: 30_000 }).toBe("new_posts");
    expect(await read()).toMatchObject({
      company: ines.company,
      roleTitle: ines.roleTitle,
      location: "Porto",
      filledFields: ["email", "company", "roleTitle", "industry", "followerCount"],
    });
    expect(await ada.call(updateFounder, { params, input: { company: "Mine" } })).toMatchObject({
      filledFields: ["email", "roleTitle", "industry", "followerCount"],
    });
    const undone = { company: "Mine", roleTitle: null, location: "Porto", email: null, filledFields: [] };
    for (const _ of ["once", "again"]) expect(await ada.call(undoFilledFields, { params })).toMatchObject(undone);
  });

  test("the marks are the worker's alone, and nobody undoes for another", async () => {
    const [ada, bob] = await Promise.all([signUp("Ada"), signUp("Bob")]);
    const founderId = await follow(ada);
    for (const marks of [{ filled_fields: ["company"] }, { emptied_fields: ["company"] }]) {
      expect((await ada.db.from("founders").update(marks).eq("id", founderId)).error?.code).toBe("42501");
      const added = { name: "Cy", profile_url: `https://www.linkedin.com/in/cy-${founderId}`, ...marks };
      expect((await ada.db.from("founders").insert(added as never)).error?.code).toBe("42501");
    }
    const params = { founderId };
    expect(await refusal(undoFilledFields, bob.token, { params })).toEqual({ status: 404, error: "Founder not found" });
  });
});
