import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { expect, test } from "./fixtures.ts";
import { LOOSE } from "./loose.ts";
import { park } from "./parked-jobs.ts";

/** Puts 500 notes about each of the user's people into the database. */
async function addNotes(userId: string) {
  const sql = postgres(process.env["TRACKER_DB_URL"] ?? "", { max: 1 });
  await sql.begin(async (db) => {
    await db`select set_config('tracker.batch', ${`import ${randomUUID()}`}, true)`;
    await db`insert into public.notes (user_id, founder_id, content, created_at)
      select f.user_id, f.id, 'Note ' || n || ': talked about the pilot, the price and the next call.', now() - n * interval '1 hour'
      from public.founders f cross join generate_series(1, 500) n where f.user_id = ${userId}`;
  });
  await sql.end();
}

const middle = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN;

test("a person with 500 notes has their first content half a second after a press, and scrolls to the last", async ({
  page,
  account,
}) => {
  test.slow();
  const names = [1, 2, 3, 4, 5].map((number) => `Grace ${number}`);
  await park(account, ...names.map((name) => ({ name })));
  await addNotes(account.id);
  await page.goto("/people");
  const linkTo = (name: string) => page.getByRole("link", { name, exact: true });
  const times: number[] = [];
  for (const name of names) {
    await expect(linkTo(name)).toBeVisible();
    times.push(
      await linkTo(name).evaluate(
        (target: HTMLElement) =>
          new Promise<number>((resolve) => {
            const begun = performance.now();
            const look = () => {
              const isThere = document.querySelector("[aria-label=Timeline] li") !== null;
              if (isThere) resolve(performance.now() - begun);
              else requestAnimationFrame(look);
            };
            target.click();
            look();
          }),
      ),
    );
    await page.getByRole("link", { name: "People", exact: true }).last().click();
  }
  await linkTo(names[0] ?? "").click();
  const notes = page.getByRole("list", { name: "Timeline" }).getByRole("listitem");
  await expect(notes.first()).toBeVisible();
  // The longest frame while the last entry is scrolled to again and again.
  const longest = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [worst, last] = [0, performance.now()];
        const frame = () => {
          const now = performance.now();
          [worst, last] = [Math.max(worst, now - last), now];
          const entries = document.querySelectorAll("[aria-label=Timeline] > li");
          if (entries.length >= 500) resolve(worst);
          else {
            entries[entries.length - 1]?.scrollIntoView({ block: "end" });
            requestAnimationFrame(frame);
          }
        };
        requestAnimationFrame(frame);
      }),
  );
  console.log(
    `first content after a press: ${Math.round(middle(times))} ms; longest frame to the 500th note: ${Math.round(await longest)} ms`,
  );
  expect(middle(times)).toBeLessThan(500 * LOOSE);
  expect(await longest).toBeLessThan(200 * LOOSE);
  await expect(notes.last()).toBeVisible();
});
