import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { CHAT_MESSAGE_MAX_LENGTH, sendMessage } from "../functions/_shared/contract/assistant.ts";
import { endpoints } from "../functions/_shared/contract/endpoints.ts";
import { addFounder } from "../functions/_shared/contract/founders.ts";
import { addNote } from "../functions/_shared/contract/notes.ts";
import { addTask } from "../functions/_shared/contract/tasks.ts";
import { searchFounderNames } from "../functions/_shared/stores/founder-names.ts";
import { searchFounders, searchTasks } from "../functions/_shared/stores/search.ts";
import { searchTexts } from "../functions/_shared/stores/search-texts.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";

const { api, dbUrl } = inject("stack");
const sql = postgres(dbUrl, { max: 1 });
afterAll(() => sql.end());

/** What makes a search fail that takes words as they come: Postgres refuses a word of a query that has more than 2,046 bytes. */
const LONG: Record<string, string> = {
  "a word of 2,047 bytes": "x".repeat(2_047),
  "a word of 8,000 letters": "x".repeat(8_000),
  "700 Chinese characters": "漢".repeat(700),
  "8,000 Chinese characters": "漢".repeat(8_000),
  "letters that unaccent makes longer": "㎭ﬃ".repeat(600),
  emoji: "😀".repeat(4_000),
  quotes: `"'`.repeat(4_000),
  operators: "a&!|(b:*<->)\\".repeat(600),
  backslashes: "\\".repeat(8_000),
  patterns: "%_*.+?^$[](){}".repeat(500),
  "an e-mail address": `${"x".repeat(4_000)}@${"y".repeat(3_000)}.example`,
  "an address": `https://example.com/${"x/".repeat(3_000)}?q=${"y".repeat(1_500)}`,
  "many long words": Array.from({ length: 30 }, (_, at) => `${"é".repeat(250)}${at}`).join(" "),
  "many words": Array.from({ length: 1_500 }, (_, at) => `w${at}`).join(" "),
  "100 KB": "漢字 xyz ".repeat(7_000),
};
const long = Object.entries(LONG);
/** These are full of ordinary words, of which the first are looked for. */
const MANY_WORDS = /^many|operators|an address|100 KB/;

let user: NamedUser;
let founderId: string;
beforeAll(async () => {
  user = await signUp("Ada");
  founderId = (await user.call(addFounder, { input: newFounder("Grace Hopper") })).id;
  await user.call(addNote, { params: { founderId }, input: { content: "Talked about pricing" } });
  await user.call(addNote, { params: { founderId }, input: { content: "x".repeat(9_000) } });
  await user.call(addTask, { input: { title: "Send the pricing" } });
});

const post = (path: string, body: unknown) =>
  fetch(`${inject("stack").supabaseUrl}/rest/v1/${path}`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${user.token}`,
      apikey: inject("stack").publishableKey,
      "Content-Type": "application/json",
    },
    body: JSON.stringify(body),
  });

test("every function that reads by a text takes a text of any length", async () => {
  const functions = await sql<{ name: string; parameters: string[]; types: string[] }[]>`
    select p.proname as name, p.proargnames[1:p.pronargs] as parameters, array(select format_type(t, null) from unnest(p.proargtypes) t) as types from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.provolatile <> 'v' and has_function_privilege('authenticated', p.oid, 'execute')`;
  const search = (text: string) => ({
    search: text,
    filters: [
      { column: "name", is: "contains", text },
      { column: "company", is: "equals", text },
    ],
    sort: { column: "name", direction: "ascending" },
  });
  const argument = (type: string, text: string) =>
    type === "text"
      ? text
      : type === "jsonb"
        ? search(text)
        : type === "integer"
          ? 10
          : type === "uuid"
            ? founderId
            : [];
  const read = functions.filter(({ types }) => types.some((type) => type === "text" || type === "jsonb"));
  expect(read.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["find_named_people", "find_tasks", "list_people", "search_founder_ids", "search_texts"]),
  );
  const failed: string[] = [];
  for (const { name, parameters, types } of read)
    for (const [what, text] of long)
      for (const words of [text, `Grace ${text}`]) {
        const given = Object.fromEntries(parameters.map((one, at) => [one, argument(types[at] ?? "", words)]));
        const response = await post(`rpc/${name}`, given);
        const { code } = response.ok ? { code: "" } : ((await response.json()) as { code: string });
        if (response.status >= 500 || /^(?:54|42|XX|57)/.test(code)) failed.push(`${name}, ${what}: ${code}`);
      }
  expect(failed).toEqual([]);
});

test("every call that reads by a text takes a text of any length", async () => {
  const failed: string[] = [];
  for (const { method, path, access, query } of endpoints) {
    const names = Object.keys((query as unknown as { shape?: object }).shape ?? {});
    if (method !== "GET" || access !== "session") continue;
    for (const name of names)
      for (const [what, text] of long) {
        // Longer addresses are refused by the server in front.
        const address = `${api}${path.replace(/:\w+/, founderId)}?${new URLSearchParams({ [name]: text.slice(0, 2_100) })}`;
        const { status } = await fetch(address, { headers: { Authorization: `Bearer ${user.token}` } });
        if (status >= 500) failed.push(`${path}?${name}, ${what}: ${status}`);
      }
  }
  expect(failed).toEqual([]);
});

test.each(long)("a message with %s is answered, and the person in it is known", async (_, text) => {
  const say = async (message: string) => (await user.call(sendMessage, { input: { message, mode: "ask" } })).error;
  const cut = Array.from(text)
    .slice(0, CHAT_MESSAGE_MAX_LENGTH - 100)
    .join("");
  expect(await say(cut)).toBeNull();
  expect(await say(`What do I know about Grace Hopper? ${cut}`)).toBeNull();
  for (const words of [`Grace Hopper ${cut}`, `${cut} Grace Hopper`]) {
    const { data } = await user.db.rpc("find_named_people", { words });
    // Past the longest message nothing is read.
    if (words.length < 10_000) expect(data).toMatchObject([{ id: founderId, by: "name" }]);
  }
});

test.each(long)("words beside %s are still found", async (what, text) => {
  const beside = async (sought: string) =>
    (await searchTexts(user.db, "note", sought, 10)).notes.map(({ content }) => content);
  expect(await beside(`pricing ${text}`)).toContain("Talked about pricing");
  if (!MANY_WORDS.test(what)) expect(await beside(`${text} pricing`)).toContain("Talked about pricing");
});

test.each(long)("the stores' own searches take %s", async (_, text) => {
  const now = new Date();
  const search = { query: text, stage: text, status: text, industry: text, company: text, location: text };
  await searchFounders(user.db, search, now, 5);
  await searchFounders(user.db, { ...search, query: null }, now, 5);
  for (const column of ["stage", "status", "industry", "company", "location"] as const)
    await searchFounders(user.db, { query: null, [column]: text }, now, 5);
  const tasks = { query: text, status: "open", due: null, founderId: null, today: "2030-01-01" } as const;
  await searchTasks(user.db, tasks, 5);
  expect(await searchFounderNames(user.db, text)).toEqual([]);
});

test("a word that a person could have typed is found, however long its text", async () => {
  const found = async (words: string) => (await user.db.rpc("search_founder_ids", { sought: words })).data;
  expect(await found(`Grace ${"x".repeat(8_000)}`)).toEqual([founderId]);
  expect(await found(`${"漢".repeat(2_000)} Hopper`)).toEqual([founderId]);
  const notes = await searchTexts(user.db, "note", "x".repeat(3_000), 10);
  expect(notes.notes).toHaveLength(0);
});
