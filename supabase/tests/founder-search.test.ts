import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PeopleQueryInput } from "../functions/_shared/contract/founder-list.ts";
import { listPeople } from "../functions/_shared/stores/founder-list.ts";
import { addListedPeople, type ListedPeople } from "./listed-people.ts";
import { clientWith, type NamedUser, signUp } from "./named-user.ts";

let ada: NamedUser;
let bob: NamedUser;
let fields: ListedPeople["fields"];
let sql: ListedPeople["sql"];
beforeAll(async () => {
  ({ sql, ada, bob, fields } = await addListedPeople());
});
afterAll(() => sql.end());

const names = async (asked: PeopleQueryInput) => (await listPeople(ada.db, asked)).rows.map(({ name }) => name);

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
    ["words in different places", "grace compiler", "Grace Hopper"],
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

  test("asks a filter once, and not once for each of the many it found", async () => {
    const eve = await signUp("Eve");
    await sql.begin(async (transaction) => {
      await transaction`select set_config('tracker.batch', 'undo ' || gen_random_uuid(), true)`;
      await transaction`
        insert into public.founders (user_id, name, company, profile_url)
        select ${eve.id}, 'Person ' || n, 'Acme', 'https://www.linkedin.com/in/many-' || n from generate_series(1, 4000) n`;
    });
    const filters = [{ column: "company", is: "filled" } as const];
    // Asked for each of them, it would take longer than a request may, and be refused.
    expect((await listPeople(eve.db, { search: "acme", filters })).total).toBe(4_000);
  }, 30_000);

  test.each(["'", "a & b | !c:*", "\\", "%", "<->", "((("])(
    "takes %s as words, not as a query language",
    async (search) => {
      expect((await listPeople(ada.db, { search })).total).toBeGreaterThanOrEqual(0);
    },
  );
});

describe("where a search found someone", () => {
  /** The field and the excerpt of the first, with brackets around what was found. */
  const told = async (search: string) => {
    const { match } = (await listPeople(ada.db, { search })).rows[0] ?? {};
    return match && [match.field, match.excerpt.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join("")];
  };

  test.each([
    ["jose nunez", "name", "[José] [Núñez]"],
    ["lagos", "location", "[Lagos]"],
    ["acme.com", "email", "jose@[acme].[com]"],
    ["glacer", "company", "[Glacier] Works"],
    ["pension", "notes", "Wants to talk about the [pension] scheme"],
    ["penssion schem", "notes", "Wants to talk about the [pension] [scheme]"],
    ["compiler", "posts", "We launched a [compiler]"],
  ])("%s: in %s", async (search, field, excerpt) => {
    expect(await told(search)).toEqual([field, excerpt]);
  });

  test("a long note is cut around the words", async () => {
    const founderId = (await listPeople(ada.db, { search: "armelle" })).rows[0]?.id ?? "";
    const content = `${"Before that. ".repeat(200)}The zeppelin flies.${" And so on.".repeat(200)}`;
    await ada.db.from("notes").insert({ founder_id: founderId, content });
    const [field, excerpt = ""] = (await told("zeppelin")) ?? [];
    expect(field).toBe("notes");
    expect(excerpt).toMatch(/^… .{20,60}The \[zeppelin\] flies\. And so on.* …$/);
    expect(excerpt.length).toBeLessThan(320);
  });

  test("without a search nothing was found anywhere", async () => {
    expect((await listPeople(ada.db, {})).rows.every(({ match }) => match === null)).toBe(true);
  });

  test("another user is told nothing of these people", async () => {
    const ids = (await listPeople(ada.db, { search: "acme" })).rows.map(({ id }) => id);
    const toldTo = (user: NamedUser) =>
      sql.begin(async (session) => {
        const claims = JSON.stringify({ sub: user.id, role: "authenticated" });
        await session`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${user.id}, true),
          set_config('role', 'authenticated', true)`;
        return session`select * from private.explain_search('acme', ${ids})`;
      });
    expect(await toldTo(ada)).toHaveLength(2);
    expect(await toldTo(bob)).toHaveLength(0);
  });
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
