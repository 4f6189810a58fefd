import postgres from "postgres";
import type { Endpoint } from "../../functions/_shared/contract/endpoint.ts";
import { endpoints } from "../../functions/_shared/contract/endpoints.ts";
import type { StackAddresses } from "../../tests/one-stack.ts";
import { fuzz } from "../fuzz/fuzz-run.ts";
import { type Person, signUp } from "../people.ts";
import { firstOf, type Proof } from "../proof.ts";
import { readCatalogue, type Relation } from "../tenants/catalogue.ts";
import { addTenantRows, type Tenant } from "../tenants/tenant-rows.ts";

const FUZZED = { short: 60, long: 20_000 };

/** The GETs whose answers have no place for a user's own words, or not without work under way; every other one must show them. */
const WORDLESS = [
  "/founders/suggestions",
  "/founders/refresh-status",
  "/founders/phantom-status",
  "/founders/phantom-jobs/status",
  "/tasks/due-counts",
  "/tasks/weekly-updates",
  "/conversation/assistant",
];

interface Reply {
  from: string;
  text: string;
}

/** Everything that a token can be shown by plain reading: each GET of the contract and each table over REST, with the victim's ids. */
async function readEverything(
  { api, supabaseUrl, publishableKey }: StackAddresses,
  tables: Pick<Relation, "table" | "readable">[],
  reader: Person,
  victim: Tenant,
): Promise<Reply[]> {
  const headers = { Authorization: `Bearer ${reader.token}`, apikey: publishableKey };
  const ask = async (from: string, url: string): Promise<Reply> => ({
    from,
    text: await (await fetch(url, { headers })).text(),
  });
  const replies: Reply[] = [];
  // As much as each call can be asked for: calls ignore what is not theirs.
  const words = { profileUrl: `https://www.linkedin.com/in/${victim.canary}`, search: victim.canary, days: "3650" };
  const search = new URLSearchParams(words);
  for (const endpoint of endpoints.filter(({ method }) => method === "GET")) {
    replies.push(await ask(`GET ${endpoint.path}`, `${api}${withIdsOf(endpoint, victim)}?${search}`));
  }
  for (const { table, readable } of tables) {
    const address = `${supabaseUrl}/rest/v1/${table}?select=`;
    replies.push(await ask(`REST ${table}`, `${address}${readable.join(",")}`));
    replies.push(await ask(`REST ${table}, every column`, `${address}*`));
    replies.push(await ask(`REST ${table} by owner`, `${address}*&user_id=eq.${victim.userId}`));
  }
  return replies;
}

function withIdsOf({ path }: Endpoint, { ids, userId }: Tenant): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const [, id] = Object.entries(ids).find(([noun]) => name.startsWith(noun)) ?? [];
    return encodeURIComponent(id ?? userId);
  });
}

/** Nothing that one user wrote is in any answer to another. */
export const canaryScan: Proof = {
  name: "canaries",
  claim: "no answer to one user, to whatever request, contains a text of another",
  needsEmbedded: false,
  async run({ stack, seed, size, say }) {
    const sql = postgres(stack.dbUrl, { max: 8, onnotice: () => undefined });
    try {
      const [writer, reader] = await Promise.all([signUp(stack, "Writer"), signUp(stack, "Reader")]);
      const victim = await addTenantRows(sql, writer.id);
      const own = await addTenantRows(sql, reader.id);
      const { relations } = await readCatalogue(sql);
      const tables = relations.filter(({ schema, readable }) => schema === "public" && readable.length > 0);
      const secrets = [victim.canary, writer.email, writer.id];
      const tells = ({ text }: Reply) => secrets.some((secret) => text.includes(secret));

      const read = await readEverything(stack, tables, reader, victim);
      const fuzzed = await fuzz({ stack, sql, api: stack.api, requests: FUZZED[size], seed: seed + 1, say });
      const owners = await readEverything(stack, tables, writer, victim);
      const leaks = read.filter(tells).map(({ from, text }) => `${from}: ${text}`);
      const fuzzedLeaks = fuzzed.faults.filter(({ kind }) => kind === "canary").map(({ words }) => words);
      const others = fuzzed.faults
        .filter(({ kind }) => kind !== "canary")
        .map(({ kind, words }) => `${kind}: ${words}`);
      // A reader that is shown nothing at all would prove nothing.
      const shown = read.filter(({ text }) => text.includes(own.canary)).length;
      const mustTell = [
        ...endpoints
          .filter(({ method, path }) => method === "GET" && !WORDLESS.includes(path))
          .map(({ path }) => `GET ${path}`),
        ...tables.map(({ table }) => `REST ${table}`),
      ];
      const told = owners.filter(tells).map(({ from }) => from);
      const silent = mustTell.filter((from) => !told.includes(from));
      return {
        figures: {
          "answers searched": read.length + fuzzed.requests,
          "answers with the reader's own text": shown,
          "answers with the other user's text": leaks.length + fuzzedLeaks.length,
          "answers of 5xx or an undeclared shape, and refusals that changed something, on the way": others.length,
        },
        ok: leaks.length + fuzzedLeaks.length + others.length === 0 && shown > 0,
        control: {
          "routes and tables found to tell, asked with the writer's own token": `${mustTell.length - silent.length} of ${mustTell.length}`,
        },
        controlFailed: silent.length === 0,
        faults: firstOf([
          ...leaks,
          ...fuzzedLeaks,
          ...others,
          ...silent.map((from) => `${from} does not show the writer their own words: what is not there cannot leak`),
        ]),
      };
    } finally {
      await sql.end();
    }
  },
};
