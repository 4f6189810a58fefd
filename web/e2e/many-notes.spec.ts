import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { expect, test } from "./fixtures.ts";
import { park } from "./parked-jobs.ts";

const COUNT = 500;

test("500 notes are read back to the first, each once, while new ones are added", async ({ page, account }) => {
  test.slow();
  await park(account, { name: "Grace" });
  const sql = postgres(process.env["TRACKER_DB_URL"] ?? "", { max: 1 });
  await sql.begin(async (db) => {
    await db`select set_config('tracker.batch', ${`import ${randomUUID()}`}, true)`;
    // Three notes share each timestamp, so that a page may end between them.
    await db`insert into public.notes (user_id, founder_id, content, created_at)
      select f.user_id, f.id, 'Note ' || n || '.', now() - (n / 3) * interval '1 hour' - interval '1 minute'
      from public.founders f cross join generate_series(1, ${COUNT}::integer) n where f.user_id = ${account.id}`;
  });
  await sql.end();
  await page.goto(`/people/${await account.idOf("Grace")}?show=notes`);
  const notes = page.getByRole("list", { name: "Timeline" }).getByRole("listitem");
  await expect(page.getByRole("group", { name: "Show" }).getByRole("button", { name: `Notes ${COUNT}` })).toBeVisible();
  const earlier = page.getByRole("button", { name: "Show earlier" });
  // The end comes into view, which reads on by itself; the button does where it is still there, and goes with the last page.
  const readOn = () => {
    document.querySelector("ol[aria-label=Timeline] > :last-child")?.scrollIntoView();
    const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Show earlier");
    button?.click();
  };
  for (const number of [1, 2, 3]) {
    const shown = await notes.count();
    await account.note("Grace", `Written meanwhile, ${number}.`);
    await page.evaluate(readOn);
    await expect.poll(() => notes.count()).toBeGreaterThan(shown);
  }
  await expect(async () => {
    await page.evaluate(readOn);
    expect(await earlier.count()).toBe(0);
  }).toPass({ timeout: 120_000, intervals: [50] });
  const texts = await notes.allTextContents();
  const numbers = texts.flatMap((text) => /Note (\d+)\./.exec(text)?.[1] ?? []).map(Number);
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: COUNT }, (_, at) => at + 1));
});
