import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { rowOf } from "./people.ts";

// Nobody of the demonstration network: the program itself names some of those.
const person = { name: "Quill Harrowgate", profileUrl: "https://www.linkedin.com/in/quill-harrowgate" };

test.use({ serviceWorkers: "allow", expectedErrors: [/ERR_FAILED/] });

/** All that the browser keeps for this address, as text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error("IndexedDB does not answer"));
      });
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        parts.push(request.url, (await (await cache.match(request))?.text()) ?? "");
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name ?? ""));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        parts.push(JSON.stringify([await asked(records.getAllKeys()), await asked(records.getAll())]));
      }
      database.close();
    }
    return parts.join("\n");
  });

test("signing out leaves nothing of the person in the browser", async ({ page, account }) => {
  const half = "Half a thought";
  const waiting = "Written on a train";
  await account.add(person);
  await page.goto("/people");
  await rowOf(page, person.name).waitFor();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);
  await page.getByRole("link", { name: person.name, exact: true }).click();
  const note = page.getByLabel("Note", { exact: true });
  await page.route("**/rest/v1/notes?*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await note.fill(waiting);
  await note.press("Enter");
  await expect(page.getByText("1 change is waiting for the server.")).toBeVisible();
  await note.fill(half);
  const traces = [account.email, account.id, waiting, half];
  // All of them are there before, so they would be found.
  const before = await kept(page);
  expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
  const after = await kept(page);
  expect([...traces, person.name].filter((trace) => after.includes(trace))).toEqual([]);
});
