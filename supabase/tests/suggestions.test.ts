import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { personFields } from "../functions/_shared/contract/person-fields.ts";
import type { SourceProfile } from "../functions/_shared/post-sources/source-profile.ts";
import { given } from "./queue-calls.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

const NOTHING: SourceProfile = {
  name: null,
  company: null,
  roleTitle: null,
  industry: null,
  location: null,
  email: null,
  followerCount: null,
};
let database: ScratchDatabase;
let userId: string;
let founderId: string;

beforeAll(async () => {
  database = await createScratchDatabase("suggestions_scratch");
});
beforeEach(async () => {
  await database.sql`delete from auth.users`;
  const user = await addUserWithFounders(database.sql, 1);
  userId = user.userId;
  founderId = given(user.founderIds[0]);
});
afterAll(() => database.drop());

const learn = (profile: object, source = "apify") =>
  database.sql`select private.learn_profile(${userId}, ${founderId}, ${source}, ${database.sql.json(profile as never)})`;
const says = (facts: Partial<SourceProfile>, source?: string) => learn({ ...NOTHING, ...facts }, source);
/** Runs one statement as PostgREST does for a user. */
const as = (user: string, statement: string) =>
  database.sql.begin(async (transaction) => {
    const claims = JSON.stringify({ sub: user, role: "authenticated" });
    await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${user}, true)`;
    await transaction.unsafe("set local role authenticated");
    return transaction.unsafe(statement);
  });
const asOwner = (statement: string) => as(userId, statement);
const change = (assignment: string) => asOwner(`update public.founders set ${assignment} where id = '${founderId}'`);
const founder = async () => given((await database.sql`select * from public.founders where id = ${founderId}`)[0]);
interface Open {
  id: string;
  field: string;
  value: string;
  source: string;
}
const list = async (user = userId) =>
  given((await as(user, `select public.list_suggestions(array['${founderId}']::uuid[]) as list`))[0])["list"] as Open[];
const open = async () => (await list()).map(({ field, value, source }) => [field, value, source]);
const take = async (id: string) =>
  given((await asOwner(`select public.take_suggestion('${id}') as taken`))[0])["taken"] as { batchId: string };
const dismiss = (id: string) => asOwner(`select public.dismiss_suggestion('${id}')`);
const count = async () => given((await asOwner("select public.count_suggestions() as counts"))[0])["counts"] as unknown;

test("fills what is empty and suggests where its user has something else", async () => {
  await change("name = 'Ada', company = 'Mine'");
  await says({ name: "Ada Lovelace", company: "Acme", roleTitle: "CTO" });
  expect(await founder()).toMatchObject({ name: "Ada", company: "Mine", role_title: "CTO" });
  expect(await open()).toEqual([
    ["company", "Acme", "apify"],
    ["name", "Ada Lovelace", "apify"],
  ]);
  expect(await count()).toEqual({ [founderId]: 2 });
});

test("suggests what its field can hold, up to the last character and number of it", async () => {
  await change("email = 'mine@example.com', company = 'Mine', follower_count = 1");
  for (const field of ["email", "company", "followerCount"] as const) {
    const { type, most } = personFields[field];
    const longest = type === "number" ? most : `${"x".repeat(most - 10)}@x.example`;
    const longer = type === "number" ? most + 1 : `${longest}x`;
    await says({ [field]: longest });
    await says({ [field]: longer });
    const suggested = (await list()).filter((one) => one.field === field);
    expect(suggested.map(({ value }) => value)).toEqual([String(longest)]);
    await take(given(suggested[0]).id);
    expect(Object.values(await founder())).toContain(longest);
  }
});

test("suggests nothing that says the same, and no more once its user writes it", async () => {
  await change("company = 'ACME  gmbh', follower_count = 1000");
  await says({ company: " Acme GmbH ", followerCount: 1050 });
  expect(await open()).toEqual([]);
  await says({ company: "Globex", followerCount: 1500 });
  expect(await open()).toHaveLength(2);
  await change("company = 'Globex', follower_count = 1500");
  expect([await open(), await count()]).toEqual([[], {}]);
});

test("a field has one suggestion, the newest", async () => {
  await change("company = 'Mine'");
  await says({ company: "Acme" });
  await says({ company: "Globex" }, "phantombuster");
  await says({ company: "Globex" }, "apify");
  expect(await open()).toEqual([["company", "Globex", "apify"]]);
});

test("what was dismissed does not come back for the same value, and does for another", async () => {
  await change("company = 'Mine'");
  await says({ company: "Acme" });
  await dismiss(given((await list())[0]).id);
  for (const company of ["Acme", "ACME", " acme"]) await says({ company }, "phantombuster");
  expect(await open()).toEqual([]);
  await says({ company: "Globex" });
  expect(await open()).toEqual([["company", "Globex", "apify"]]);
});

test("one that is taken is its user's, said under the source's name, and can be undone", async () => {
  await change("company = 'Mine'");
  await says({ company: "Acme" });
  const { batchId } = await take(given((await list())[0]).id);
  expect(await founder()).toMatchObject({ company: "Acme", filled_fields: [] });
  const told = await database.sql`select source, title from public.batches where id = ${batchId}`;
  expect(told).toMatchObject([{ source: "source", title: "apify" }]);
  const timeline = given((await asOwner(`select public.person_timeline('{"founderId": "${founderId}"}') as page`))[0]);
  expect(JSON.stringify(timeline["page"])).toContain(batchId);
  await says({ company: "Globex" });
  expect(await open()).toEqual([["company", "Globex", "apify"]]);
  await asOwner(`select public.undo('${batchId}')`);
  expect(await founder()).toMatchObject({ company: "Mine" });
});

test("what a source filled changes with that source, until its user writes it or undoes it", async () => {
  await says({ company: "Acme" });
  await says({ company: "Initech" }, "phantombuster");
  expect(await founder()).toMatchObject({ company: "Acme" });
  await says({ company: "Globex" });
  expect(await founder()).toMatchObject({ company: "Globex", filled_fields: ["company"] });
  const [last] =
    await database.sql`select id from public.batches where source = 'source' order by created_at desc limit 1`;
  await asOwner(`select public.undo('${given(last)["id"] as string}')`);
  expect(await founder()).toMatchObject({ company: "Acme", filled_fields: [] });
  await says({ company: "Globex" });
  expect(await founder()).toMatchObject({ company: "Acme" });
});

test("a fill that is undone is not filled again", async () => {
  await says({ company: "Acme" });
  const [batch] = await database.sql`select id from public.batches where source = 'source'`;
  await asOwner(`select public.undo('${given(batch)["id"] as string}')`);
  await says({ company: "Acme" });
  expect(await founder()).toMatchObject({ company: null });
});

test("what was dismissed leaves and comes back with its person, and goes with another address", async () => {
  await change("company = 'Mine'");
  await says({ company: "Acme" });
  await dismiss(given((await list())[0]).id);
  await asOwner(`delete from public.founders where id = '${founderId}'`);
  await asOwner("select public.undo(batch_id, id) from public.trash limit 1");
  await says({ company: "Acme" });
  expect(await open()).toEqual([]);
  await change("profile_url = 'https://www.linkedin.com/in/someone-else-again'");
  await says({ company: "Acme" });
  expect(await open()).toHaveLength(1);
});

test("a stranger's text is one plain line: nothing in it turns round, hides or breaks, and what does not fit is left out", async () => {
  await change("company = 'Mine', role_title = 'Mine', location = 'Mine', email = 'mine@example.com'");
  await says({ company: "Ac\u202Eme\u2066 \u200B\u0007\nCorp\u{E0041}", roleTitle: "x".repeat(201), email: "not one" });
  expect(await open()).toEqual([["company", "Acme Corp", "apify"]]);
  const odd = fc.string({
    unit: fc.oneof(
      fc.string({ unit: "binary", maxLength: 1 }),
      fc.constantFrom("\u202E", "\u2028", "\u0085", "\u{E0020}", " "),
    ),
  });
  const isPlain =
    /^(?!.*[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E0FFF}])\S(?:.*\S)?$/u;
  await fc.assert(
    fc.asyncProperty(odd, async (location) => {
      await says({ location: location.replaceAll("\0", "").toWellFormed() });
      for (const { value } of await list()) expect(value).toMatch(isPlain);
    }),
    { numRuns: 60 },
  );
});

test.each([null, [], "x", 7, { company: { name: "x" } }, { profile_url: "x", stage: "x", companyX: "x" }])(
  "learns nothing from %j",
  async (profile) => {
    const before = await founder();
    await learn(profile as object);
    expect([await founder(), await open()]).toEqual([before, []]);
  },
);

test("nobody else sees, takes or dismisses one, and its owner can do no more than that", async () => {
  await change("company = 'Mine'");
  await says({ company: "Acme" });
  const { id } = given((await list())[0]);
  const { userId: other } = await addUserWithFounders(database.sql, 1);
  expect(await list(other)).toEqual([]);
  for (const name of ["take", "dismiss"])
    await expect(as(other, `select public.${name}_suggestion('${id}')`)).rejects.toMatchObject({ code: "PT404" });
  const values = `'${userId}', '${founderId}', 'company', 'Evil', 'apify'`;
  for (const statement of [
    `insert into public.suggestions (user_id, founder_id, field, value, source) values (${values})`,
    "update public.suggestions set value = 'Evil'",
    "delete from public.suggestions",
    `select private.learn_profile('${userId}', '${founderId}', 'apify', '{"company": "Evil"}')`,
    `select private.suggest('${userId}', '${founderId}', 'company', 'Evil', 'apify')`,
  ])
    await expect(asOwner(statement)).rejects.toMatchObject({ code: "42501" });
  expect(await open()).toEqual([["company", "Acme", "apify"]]);
  await dismiss(id);
  await expect(take(id)).rejects.toMatchObject({ code: "PT404" });
});
