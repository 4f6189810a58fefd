import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Filter, ListCursor, PeopleQueryInput, Sort } from "../functions/_shared/contract/founder-list.ts";
import { listPeople } from "../functions/_shared/stores/founder-list.ts";
import { addListedPeople, type ListedPeople, people } from "./listed-people.ts";
import type { NamedUser } from "./named-user.ts";

let ada: NamedUser;
let fields: ListedPeople["fields"];
let sql: ListedPeople["sql"];
beforeAll(async () => {
  ({ sql, ada, fields } = await addListedPeople());
});
afterAll(() => sql.end());

const names = async (asked: PeopleQueryInput, who = ada) =>
  (await listPeople(who.db, asked)).rows.map(({ name }) => name);
const ownerless = ["Armelle Vauquelin", "Grace Hopper", "José Núñez"];
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
    ["those without an owner as System's", { column: "owner", is: "contains", text: "sys" }, ownerless],
    ["those without an owner by the whole word", { column: "owner", is: "equals", text: "system" }, ownerless],
    ["those without an owner by choice", { column: "owner", is: "any_of", options: ["System"] }, ownerless],
    ["those without an owner", { column: "owner", is: "empty" }, ownerless],
    ["those with an owner", { column: "owner", is: "filled" }, ["Bo", "zoe adams"]],
    ["an owner by name", { column: "owner", is: "contains", text: "t" }, [...ownerless, "zoe adams"]],
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
    expect(await passing({ column: fields.source, is: "contains", text: "fair" })).toEqual(["zoe adams"]);
    expect(await passing({ column: fields.budget, is: "empty" })).toHaveLength(3);
  });

  test("tells no from nothing said", async () => {
    expect(await passing({ column: fields.vip, is: "checked", value: true })).toEqual(["zoe adams"]);
    expect(await passing({ column: fields.vip, is: "checked", value: false })).toEqual(["Bo"]);
    expect(await passing({ column: fields.vip, is: "filled" })).toEqual(["Bo", "zoe adams"]);
    expect(await passing({ column: fields.vip, is: "empty" })).toHaveLength(3);
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

  test("counts days from today", async () => {
    await sql`update public.founders set last_touch_at = now() - interval '3 days' where user_id = ${ada.id} and name = 'Bo'`;
    const touched = (from: number | null, to: number | null) =>
      passing({ column: "lastTouchAt", is: "within", from, to });
    expect(await touched(-6, 0)).toEqual(["Bo"]);
    expect(await touched(-1, 0)).toEqual([]);
    expect(await touched(null, -2)).toEqual(["Bo"]);
    expect(await touched(null, -5)).toEqual([]);
    expect(await touched(1, null)).toEqual([]);
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

  test("puts people without an owner where System is among the owners", async () => {
    const ends = async (direction: Sort["direction"]) => {
      const sorted = await names({ sort: { column: "owner", direction } });
      return [sorted[0], sorted.slice(1, -1).sort(), sorted.at(-1)];
    };
    expect(await ends("ascending")).toEqual(["Bo", ownerless, "zoe adams"]);
    expect(await ends("descending")).toEqual(["zoe adams", ownerless, "Bo"]);
  });

  test("sorts a custom number by its size, not as text", async () => {
    const budgets = await names({ sort: { column: fields.budget, direction: "descending" } });
    expect(budgets.slice(0, 2)).toEqual(["Bo", "Grace Hopper"]);
  });

  test("by a column that was deleted since is as without one: newest first, or best match first, filtered or not", async () => {
    const gone = crypto.randomUUID();
    const filters: Filter[] = [{ column: "followerCount", is: "filled" }];
    for (const direction of ["ascending", "descending"] as const) {
      const sort = { column: gone, direction };
      expect(await names({ sort })).toEqual(people.map(({ name }) => name).reverse());
      expect(await names({ sort, filters })).toEqual(await names({ filters }));
      expect(await names({ sort, search: "acme" })).toEqual(await names({ search: "acme" }));
    }
  });
});

describe("reading page by page", () => {
  const sorts: (Sort | null)[] = [
    null,
    { column: "followerCount", direction: "ascending" },
    { column: "owner", direction: "descending" },
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

  test.each([null, "Acme", "300"])(
    "meets everybody after the column they are sorted by went, read to %j",
    async (key) => {
      const sort: Sort = { column: crypto.randomUUID(), direction: "ascending" };
      const last = (await listPeople(ada.db)).rows.at(-1)?.id ?? "";
      const met: string[] = [];
      let cursor: ListCursor | null = { key, id: last };
      do {
        const page = await listPeople(ada.db, { sort, cursor, limit: 2 });
        met.push(...page.rows.map(({ name }) => name));
        cursor = page.nextCursor;
      } while (cursor);
      expect(met).toEqual(await names({}));
    },
  );

  test("the cursor carries no filter: the next page asks for the same people again", async () => {
    const filters: Filter[] = [{ column: "company", is: "filled" }];
    const first = await listPeople(ada.db, { filters, limit: 2, sort: { column: "name", direction: "ascending" } });
    expect(Object.keys(first.nextCursor ?? {}).sort()).toEqual(["id", "key"]);
  });
});
