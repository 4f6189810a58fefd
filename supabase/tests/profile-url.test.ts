import fc from "fast-check";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { canonicalProfileUrl } from "../functions/_shared/contract/profile-url.ts";

const SEED = 20261121;
const ADDRESSES = 20_000;

let sql: Sql;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
afterAll(() => sql.end());

async function inDatabase(addresses: string[]): Promise<(string | null)[]> {
  const rows = await sql<{ canonical: string | null }[]>`
    select private.canonical_profile_url(address) as canonical
    from unnest(${addresses}::text[]) with ordinality as given (address, position) order by position`;
  return rows.map((row) => row.canonical);
}

const mostly = (usual: string, ...odd: string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, fc.constantFrom(...odd));

/** Addresses that are nearly right, in all the ways that we could think of. */
const address = fc
  .tuple(
    mostly("https://", "http://", "", "HTTPS://", "ftp://", "//", " https://", "javascript:"),
    mostly("www.", "", "de.", "WWW.", "a.b.", "xn--a.", "evil.com@"),
    mostly("linkedin.com", "LinkedIn.com", "linkedin.com.", "linkedin.co", "linkedin.com:443"),
    mostly("/in/", "/IN/", "/in//", "/company/", "/in", "/pub/"),
    fc.array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...Array.from("abcXYZ019-_.")) },
        fc.constantFrom(
          "%41",
          "%c3%a9",
          "%C3%89",
          "%ff",
          "%",
          "%4",
          "%zz",
          "%2F",
          "%00",
          "%20",
          "%e2%80%8b",
          "%ef%bf%bd",
        ),
        fc.constantFrom(
          "é",
          "É",
          "e\u0301",
          "Ü",
          "ß",
          "İ",
          "Σ",
          "ς",
          "中",
          "文",
          "א",
          "🙂",
          "\u200d",
          "\u00a0",
          "\ufeff",
          " ",
          "\t",
        ),
        fc.constantFrom("@", "'", '"', "<", ">", "\\", ":", "+", "~", "&", "="),
      ),
      { maxLength: 12 },
    ),
    fc.constantFrom("", "/", "?utm=1", "#top", "/details/skills/", "/?x#y", "\n", "  "),
  )
  .map(([scheme, subdomain, host, path, slug, rest]) => [scheme, subdomain, host, path, slug.join(""), rest].join(""));

test("the browser and the database agree on every address, and each canonical one is its own", async () => {
  const addresses = fc.sample(address, { seed: SEED, numRuns: ADDRESSES });
  const expected = addresses.map(canonicalProfileUrl);
  const found = await inDatabase(addresses);
  const differing = addresses.flatMap((given, index) =>
    found[index] === expected[index] ? [] : [{ given, browser: expected[index], database: found[index] }],
  );
  expect(differing.slice(0, 5)).toEqual([]);

  const canonical = [...new Set(found.filter((url) => url !== null))];
  expect(canonical.length).toBeGreaterThan(1_000);
  expect(await inDatabase(canonical)).toEqual(canonical);
  expect(canonical.map(canonicalProfileUrl)).toEqual(canonical);
  for (const url of canonical) expect(url).toMatch(/^https:\/\/www\.linkedin\.com\/in\/[^/?#%\s]+$/u);
});

test("a slug longer than 100 characters is refused by both", async () => {
  const addresses = [100, 101].map((length) => `https://www.linkedin.com/in/${"a".repeat(length)}`);
  expect(await inDatabase(addresses)).toEqual([addresses[0], null]);
  expect(addresses.map(canonicalProfileUrl)).toEqual([addresses[0], null]);
});

test("what is far too long to be an address is refused by both without reading it letter by letter", async () => {
  const address = `https://www.linkedin.com/in/${"a".repeat(300_000)}`;
  expect(await inDatabase([address])).toEqual([null]);
  expect(canonicalProfileUrl(address)).toBeNull();
});
