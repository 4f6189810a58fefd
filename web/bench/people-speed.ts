// `npm run bench:people`: the table of 10,000 people in a real browser on the built product, the median of some runs.
import { cpus } from "node:os";
import { chromium, type Page } from "@playwright/test";
import postgres from "postgres";
import { fillPeople } from "../../supabase/bench/fill-people.ts";
import { createAccount } from "../e2e/account.ts";
import { browserName, browserWith } from "../e2e/browser.ts";
import startTheStack from "../e2e/start-stack.ts";
import { median } from "./median.ts";
import { framesWhileScrolling, paintedAfterData, sortedAfterClick, watchRows } from "./people-marks.ts";

const PEOPLE = 10_000;
const FIELDS = 10;
const COLUMNS = 14;
const RUNS = Number(process.env["RUNS"] ?? "3");
const MB = 1_000_000;

type Sql = ReturnType<typeof postgres>;

/** Shows as many of the user's own columns as make COLUMNS of them with the built-in ones; the others are hidden. */
async function showColumns(sql: Sql, userId: string, shown: number) {
  await sql`
    insert into public.table_preferences (user_id, preferences)
    select ${userId}, jsonb_build_object('columns', jsonb_build_object('hidden', coalesce(jsonb_agg(id), '[]')))
    from (select id from public.custom_fields where user_id = ${userId} order by created_at, id offset ${shown}) hidden
    on conflict (user_id) do update set preferences = excluded.preferences`;
}

async function open(browser: Awaited<ReturnType<typeof chromium.launch>>, url: string, session: string) {
  const localStorage = [{ name: "sb-127-auth-token", value: session }];
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
  const page = await browser.newPage({ baseURL: url, storageState, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchRows);
  await page.goto("/people");
  // At intervals: asking at every frame would have the browser draw frames that nothing else wants.
  await page.waitForFunction(() => window.rows.whole !== null, undefined, { polling: 50 });
  return page;
}

const countColumns = (page: Page) => page.getByRole("columnheader").count();

/** In bytes, after everything that can go has gone. */
async function heap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize;
}

async function measure(url: string, session: string) {
  const browser = await chromium.launch(browserWith());
  try {
    const page = await open(browser, url, session);
    const columns = await countColumns(page);
    if (columns !== COLUMNS) throw new Error(`There are ${columns} columns instead of ${COLUMNS}`);
    const { painted, whole } = await paintedAfterData(page);
    await page.waitForLoadState("networkidle");
    const { fps, longest, seconds } = await framesWhileScrolling(page, PEOPLE);
    const used = await heap(page);
    const sorted = await sortedAfterClick(page);
    return { painted, whole, fps, longest, seconds, sorted, used };
  } finally {
    await browser.close();
  }
}

/** How many columns there are without the user's own. */
async function countBuiltIn(url: string, session: string): Promise<number> {
  const browser = await chromium.launch(browserWith());
  const page = await open(browser, url, session);
  const columns = await countColumns(page);
  await browser.close();
  return columns;
}

const stop = await startTheStack();
const sql = postgres(process.env["TRACKER_DB_URL"] ?? "", { max: 1 });
try {
  const url = process.env["TRACKER_WEB_URL"] ?? "";
  const account = await createAccount(url);
  await fillPeople(sql, account.id, { founders: PEOPLE, fields: FIELDS, postsEach: 1 });
  await showColumns(sql, account.id, 0);
  await showColumns(sql, account.id, COLUMNS - (await countBuiltIn(url, account.session)));

  const runs: Awaited<ReturnType<typeof measure>>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url, account.session));
  const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
  console.log(
    `${PEOPLE} people, ${COLUMNS} columns, ${cpus().length} cores, ${browserName}, the median of ${RUNS} runs:`,
  );
  console.log(
    `  rows painted after their data: ${of((run) => run.painted).toFixed(0)} ms, ` +
      `with their links and boxes ${of((run) => run.whole).toFixed(0)} ms`,
  );
  console.log(
    `  scrolled to the end in ${of((run) => run.seconds).toFixed(0)} s: ${of((run) => run.fps).toFixed(1)} frames a second, ` +
      `the longest ${of((run) => run.longest).toFixed(0)} ms`,
  );
  console.log(`  header clicked until the first sorted page is painted: ${of((run) => run.sorted).toFixed(0)} ms`);
  console.log(`  heap with all people loaded: ${(of((run) => run.used) / MB).toFixed(1)} MB`);
} finally {
  await sql.end();
  await stop();
}
