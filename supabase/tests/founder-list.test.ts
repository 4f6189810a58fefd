import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Filter, PeopleQueryInput, Sort } from "../functions/_shared/contract/founder-list.ts";
import type { Database } from "../functions/_shared/stores/database.types.ts";
import { addCustomField, setCustomValue } from "../functions/_shared/stores/custom-fields.ts";
import { listPeople } from "../functions/_shared/stores/founder-list.ts";
import { clientWith, type NamedUser, signUp, somebody } from "./named-user.ts";

let sql: Sql;
let ada: NamedUser;
let bob: NamedUser;
const fields = { budget: "", met: "", tags: "", vip: "", source: "" };

type NewRow = Omit<Database["public"]["Tables"]["founders"]["Insert"], "profile_url">;
const people: NewRow[] = [
  { name: "José Núñez", company: "Acme", stage: "Lead", follower_count: 10, email: "jose@acme.com", location: "Lima" },
  { name: "Grace Hopper", company: "Navy", stage: "Contacted", follower_count: 300, priority_score: 90 },
  { name: "Armelle Vauquelin", company: "Glacier Works", follower_count: null },
  { name: "zoe adams", company: "Acme", stage: "Lead", follower_count: 300 },
  { name: "Bo", company: null, follower_count: 5, location: "Lagos" },
];

beforeAll(async () => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
  [ada, bob] = await Promise.all([signUp("Ada"), signUp("Bob")]);
  const ids: Record<string, string> = {};
  for (const [index, person] of people.entries()) {
    const row = { ...person, profile_url: somebody().profileUrl };
    const { data, error } = await ada.db.from("founders").insert(row).select("id").single();
    if (error) throw error;
    ids[person.name] = data.id;
    await sql`update public.founders set created_at = ${new Date(Date.UTC(2026, 0, 1 + index))} where id = ${data.id}`;
  }
  const id = (name: string) => ids[name] ?? "";
  const base = { required: false, options: [] };
  const field = async (
    name: string,
    type: "number" | "date" | "multiselect" | "boolean" | "text",
    options: string[] = [],
  ) => (await addCustomField(ada.db, { ...base, name, label: name, type, options })).id;
  fields.budget = await field("budget", "number");
  fields.met = await field("met", "date");
  fields.tags = await field("tags", "multiselect", ["Angel", "Press", "Friend"]);
  fields.vip = await field("vip", "boolean");
  fields.source = await field("source", "text");
  await setCustomValue(ada.db, fields.budget, id("Grace Hopper"), 2.5);
  await setCustomValue(ada.db, fields.budget, id("Bo"), 10);
  await setCustomValue(ada.db, fields.met, id("Bo"), "2026-03-01");
  await setCustomValue(ada.db, fields.tags, id("Bo"), ["Press", "Friend"]);
  await setCustomValue(ada.db, fields.vip, id("zoe adams"), true);
  await setCustomValue(ada.db, fields.source, id("zoe adams"), "The fair");
  await ada.db.from("notes").insert({ founder_id: id("Bo"), content: "An older note" });
  await ada.db.from("notes").insert({ founder_id: id("Bo"), content: "Wants to talk about the pension scheme" });
  await sql`
    insert into public.posts (user_id, founder_id, activity_id, kind, post_url, content, source)
    values (${ada.id}, ${id("Grace Hopper")}, '7200000000000000001', 'post', 'https://example.com/', 'We launched a compiler', 'test')`;
});
afterAll(() => sql.end());

const names = async (asked: PeopleQueryInput, who = ada) =>
  (await listPeople(who.db, asked)).rows.map(({ name }) => name);
const passing = async (...filters: Filter[]) => (await names({ filters })).sort();

describe("filtering", () => {
  test.each<[string, Filter, string[]]>([
    [
      "text that contains, in any case",
      { column: "company", is: "contains", text: "aCm" },
      ["José Núñez", "zoe adams"],
    ],
    ["text with a pattern's characters, as they are", { column: "company", is: "contains", text: "%" }, []],
    ["text that equals", { column: "name", is: "equals", text: "BO" }, ["Bo"]],
    ["no text", { column: "company", is: "empty" }, ["Bo"]],
    ["any text", { column: "email", is: "filled" }, ["José Núñez"]],
    ["a number's range", { column: "followerCount", is: "between", min: 10, max: 299 }, ["José Núñez"]],
    ["a range open below", { column: "followerCount", is: "between", min: null, max: 5 }, ["Bo"]],
    ["one of a list", { column: "stage", is: "any_of", options: ["Contacted", "Meeting"] }, ["Grace Hopper"]],
    ["one of a list or none", { column: "stage", is: "any_of", options: [null] }, ["Armelle Vauquelin", "Bo"]],
    [
      "days",
      { column: "createdAt", is: "during", from: "2026-01-02", to: "2026-01-03" },
      ["Armelle Vauquelin", "Grace Hopper"],
    ],
    ["the latest note", { column: "notes", is: "contains", text: "pension" }, ["Bo"]],
    ["the latest note, not an older one", { column: "notes", is: "contains", text: "older" }, []],
  ])("finds %s", async (_, filter, expected) => {
    expect(await passing(filter)).toEqual(expected);
  });

  test("finds by custom columns of every type", async () => {
    expect(await passing({ column: fields.budget, is: "between", min: 2, max: 3 })).toEqual(["Grace Hopper"]);
    expect(await passing({ column: fields.met, is: "during", from: "2026-03-01", to: "2026-03-01" })).toEqual(["Bo"]);
    expect(await passing({ column: fields.tags, is: "any_of", options: ["Friend", "Angel"] })).toEqual(["Bo"]);
    expect(await passing({ column: fields.tags, is: "any_of", options: ["Angel"] })).toEqual([]);
    expect(await passing({ column: fields.vip, is: "checked", value: true })).toEqual(["zoe adams"]);
    expect(await passing({ column: fields.vip, is: "checked", value: false })).toHaveLength(4);
    expect(await passing({ column: fields.source, is: "contains", text: "fair" })).toEqual(["zoe adams"]);
    expect(await passing({ column: fields.budget, is: "empty" })).toHaveLength(3);
  });

  test("combines built-in and custom columns, and tells how many pass", async () => {
    const filters: Filter[] = [
      { column: "company", is: "equals", text: "acme" },
      { column: fields.vip, is: "checked", value: true },
    ];
    expect(await listPeople(ada.db, { filters })).toMatchObject({ total: 1, rows: [{ name: "zoe adams" }] });
  });

  test("takes what looks like SQL as text", async () => {
    expect(await passing({ column: "name", is: "contains", text: "' or true --" })).toEqual([]);
    const { error } = await ada.db.rpc("list_people", {
      asked: {
        filters: [{ column: "name; drop table public.founders", is: "filled" }],
        sort: { column: "(select 1)" },
      },
    });
    expect(error).toBeNull();
    expect(await names({})).toHaveLength(people.length);
  });

  test("counts a day in the user's own time zone", async () => {
    await ada.db.from("profiles").update({ time_zone: "America/Lima" }).eq("id", ada.id);
    // Midnight in UTC is the evening before in Lima.
    expect(await passing({ column: "createdAt", is: "during", from: "2026-01-01", to: "2026-01-01" })).toEqual([
      "Grace Hopper",
    ]);
    await ada.db.from("profiles").update({ time_zone: "UTC" }).eq("id", ada.id);
  });
});

describe("sorting", () => {
  test.each<[Sort, string[]]>([
    [
      { column: "name", direction: "ascending" },
      ["Armelle Vauquelin", "Bo", "Grace Hopper", "José Núñez", "zoe adams"],
    ],
    [
      { column: "name", direction: "descending" },
      ["zoe adams", "José Núñez", "Grace Hopper", "Bo", "Armelle Vauquelin"],
    ],
    [{ column: "createdAt", direction: "ascending" }, people.map(({ name }) => name)],
  ])("by %o", async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected);
  });

  test("puts empty values last, up or down", async () => {
    expect((await names({ sort: { column: "followerCount", direction: "ascending" } })).at(-1)).toBe(
      "Armelle Vauquelin",
    );
    expect((await names({ sort: { column: "followerCount", direction: "descending" } })).at(-1)).toBe(
      "Armelle Vauquelin",
    );
  });

  test("sorts a custom number by its size, not as text", async () => {
    const budgets = await names({ sort: { column: fields.budget, direction: "descending" } });
    expect(budgets.slice(0, 2)).toEqual(["Bo", "Grace Hopper"]);
  });
});

describe("reading page by page", () => {
  const sorts: (Sort | null)[] = [
    null,
    { column: "followerCount", direction: "ascending" },
    { column: "followerCount", direction: "descending" },
    { column: "company", direction: "ascending" },
    { column: "company", direction: "descending" },
    { column: "lastRefreshedAt", direction: "ascending" },
  ];
  test.each(sorts)("meets everybody once, ties and empty values included: %o", async (sort) => {
    const whole = await names({ sort });
    const met: string[] = [];
    let cursor = null;
    do {
      const page = await listPeople(ada.db, { sort, cursor, limit: 2 });
      met.push(...page.rows.map(({ name }) => name));
      expect(page.total).toBe(people.length);
      cursor = page.nextCursor;
    } while (cursor);
    expect(met).toEqual(whole);
    expect(new Set(met).size).toBe(people.length);
  });

  test("the cursor carries no filter: the next page asks for the same people again", async () => {
    const filters: Filter[] = [{ column: "company", is: "filled" }];
    const first = await listPeople(ada.db, { filters, limit: 2, sort: { column: "name", direction: "ascending" } });
    expect(Object.keys(first.nextCursor ?? {}).sort()).toEqual(["id", "key"]);
  });
});

describe("searching", () => {
  test.each([
    ["a name without its accents", "jose nunez", "José Núñez"],
    ["the beginning of a name", "herm arm", null],
    ["the beginning of a word", "vauq", "Armelle Vauquelin"],
    ["a misspelt name", "armele", "Armelle Vauquelin"],
    ["a misspelt company", "glacer", "Armelle Vauquelin"],
    ["a part of an address", "acme.com", "José Núñez"],
    ["a note", "pension", "Bo"],
    ["a misspelt word of a note", "penssion", "Bo"],
    ["a post", "compiler", "Grace Hopper"],
    ["words that stand in different places", "grace compiler", "Grace Hopper"],
  ])("finds by %s", async (_, search, expected) => {
    expect((await names({ search }))[0] ?? null).toBe(expected);
  });

  test("shows the best match first: a name before a note", async () => {
    await ada.db
      .from("notes")
      .insert({ founder_id: (await listPeople(ada.db, { search: "zoe" })).rows[0]?.id ?? "", content: "Knows Hopper" });
    expect(await names({ search: "hopper" })).toEqual(["Grace Hopper", "zoe adams"]);
  });

  test("goes together with filters and a sort", async () => {
    const search = "acme";
    expect(await names({ search, sort: { column: "name", direction: "descending" } })).toEqual([
      "zoe adams",
      "José Núñez",
    ]);
    expect(await names({ search, filters: [{ column: fields.vip, is: "checked", value: true }] })).toEqual([
      "zoe adams",
    ]);
  });

  test.each(["'", "a & b | !c:*", "\\", "%", "<->", "((("])(
    "takes %s as words, not as a query language",
    async (search) => {
      expect((await listPeople(ada.db, { search })).total).toBeGreaterThanOrEqual(0);
    },
  );
});

describe("whose list it is", () => {
  test("another user finds nobody, however they ask", async () => {
    const asked: PeopleQueryInput[] = [
      {},
      { search: "grace" },
      { filters: [{ column: "name", is: "filled" }] },
      { sort: { column: fields.budget, direction: "ascending" } },
    ];
    for (const question of asked) expect(await listPeople(bob.db, question)).toMatchObject({ rows: [], total: 0 });
  });

  test("nobody in particular may not ask at all", async () => {
    await expect(listPeople(clientWith(null), {})).rejects.toMatchObject({ status: 403 });
  });
});

test("a row has the latest note, the custom values and how fresh it is", async () => {
  const [bo] = (await listPeople(ada.db, { search: "pension" })).rows;
  expect(bo?.notes.map(({ content }) => content)).toEqual(["Wants to talk about the pension scheme"]);
  expect(bo?.customFieldValues).toContainEqual({ fieldId: fields.tags, value: ["Press", "Friend"] });
  expect(["queued", "running", "no_source"]).toContain(bo?.freshness.state);
});
