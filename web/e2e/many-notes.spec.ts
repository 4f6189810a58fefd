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
  for (let newer = 0, shown = 0; shown < COUNT + newer;) {
    if (newer < 3) {
      newer += 1;
      await account.note("Grace", `Written meanwhile, ${newer}.`);
    }
    shown = await notes.count();
    const earlier = page.getByRole("button", { name: "Show earlier" });
    await notes.last().scrollIntoViewIfNeeded();
    if (await earlier.isVisible()) await earlier.click();
    await expect(async () => {
      const now = await notes.count();
      expect(now > shown || (await earlier.count()) === 0).toBe(true);
    }).toPass();
    if ((await earlier.count()) === 0 && (await notes.count()) === shown) break;
  }
  const texts = await notes.allTextContents();
  const numbers = texts.flatMap((text) => /Note (\d+)\./.exec(text)?.[1] ?? []).map(Number);
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: COUNT }, (_, at) => at + 1));
});
