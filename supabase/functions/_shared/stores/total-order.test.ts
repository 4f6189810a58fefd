import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("./", import.meta.url);

/** What names one row: the order that ends with it has no equals. Items are numbered within a digest, a record is deleted once in a batch, and a founder has a field once. */
const UNIQUE =
  /\.order\("(?:id|row_number)"|\.order\("digest_id"\)\s*\.order\("number"\)|\.eq\("id", [\s\S]*\.order\("batch_id"\)|\.eq\("field_id", [\s\S]*\.order\("founder_id"\)/;

/** Orders that another function puts before the query's limit, and queries of one row. */
const ORDERED_ELSEWHERE = ["founderQuery(", "ordered.limit("];

/** Each query of a store that reads some rows of many, with the calls before its limit. */
const limited = readdirSync(folder)
  .filter((file) => file.endsWith(".ts") && !file.includes(".test.") && !file.includes(".types."))
  .flatMap((file) => {
    const source = readFileSync(new URL(file, folder), "utf8");
    return [...source.matchAll(/\.limit\(([^)]*)\)/g)].map(({ 0: limit, 1: given = "", index }) => {
      const statement = source.slice(
        Math.max(source.lastIndexOf(";\n", index), source.lastIndexOf("\n\n", index)),
        index,
      );
      const part = /referencedTable: "(\w+)"/.exec(given)?.[1] ?? null;
      return { query: `${file}: ${limit}`, statement, part };
    });
  });

test("every query that takes some rows of many has a total order, so that it gives the same ones each time", () => {
  expect(limited.length).toBeGreaterThan(15);
  const loose = limited.filter(({ statement, part, query }) => {
    if (query.includes("CANDIDATES") || ORDERED_ELSEWHERE.some((name) => statement.includes(name))) return false;
    if (part !== null) return !statement.includes(`.order("id", { referencedTable: "${part}"`);
    return !UNIQUE.test(statement);
  });
  expect(loose.map(({ query }) => query)).toEqual([]);
});

test("the candidates of the outreach list are put in a total order by each of their lists", () => {
  const source = readFileSync(new URL("outreach.ts", folder), "utf8");
  const queries = source
    .slice(source.indexOf("const people ="), source.indexOf("const lists ="))
    .split(";")
    .slice(1, -1);
  expect(queries).toHaveLength(5);
  for (const query of queries) expect(query).toMatch(/\.order\("id"\)$/);
});
