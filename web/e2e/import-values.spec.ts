import { readFileSync } from "node:fs";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { choose, dialog } from "./import-dialog.ts";
import { rowOf } from "./people.ts";

const MESSY = [
  "FULL NAME;LinkedIn URL;E-Mail;Stage;Deal size;Last contacted",
  "GRACE HOPPER;linkedin.com/in/grace;grace@navy.example;MEETING;1200;2025-03-01",
  "Ada Lovelace;linkedin.com/in/ada;nobody;Closd;300;soon",
  "Bo Okafor;linkedin.com/in/bo;;Foo;7;",
  "Cy Twin;linkedin.com/in/cy-2;cy@kelp.example;;;",
  "Nobody;;;;;",
].join("\n");

test("nobody is lost over a value: it is matched, added to the list, or kept, and the results say so", async ({
  page,
  account,
}) => {
  await account.add({ name: "Cy", profileUrl: "https://www.linkedin.com/in/cy", email: "cy@kelp.example" });
  await choose(page, "messy.csv", MESSY);
  await dialog(page).getByRole("combobox", { name: "What is Deal size?" }).selectOption("New custom column…");
  await expect(dialog(page).getByRole("combobox", { name: "Type of Deal size" })).toHaveValue("number");
  await dialog(page)
    .getByRole("checkbox", { name: /Tidy 1 name in capitals/ })
    .check();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Next" }).click();
  // MEETING is Meeting; only what is in no list is asked about, and what is close is proposed.
  await expect(dialog(page).getByRole("list", { name: "Values of Stage" }).getByRole("listitem")).toHaveCount(2);
  await expect(dialog(page).getByRole("combobox", { name: "What to do with Closd" })).toHaveValue("=Closed");
  await dialog(page).getByRole("combobox", { name: "What to do with Foo" }).selectOption("Add “Foo” to the list");
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Preview" }).click();
  await expect(dialog(page).getByRole("list", { name: "Totals" })).toHaveText("New 3Unchanged 1Can't be imported 1");
  const twin = dialog(page).getByRole("region", { name: "Likely duplicates" });
  await expect(twin).toContainText("Same email");
  await twin.getByRole("combobox", { name: "What to do with Cy Twin in row 5" }).selectOption("Add anyway");
  await expect(dialog(page).getByRole("list", { name: "Totals" })).toHaveText("New 4Can't be imported 1");
  await expect(dialog(page).getByText("Email “nobody” is not a valid email address.").first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Import 4 people" }).click();
  await expect(dialog(page).getByRole("list", { name: "Totals" })).toHaveText("Added 4Can't be imported 1");
  await expect(dialog(page).getByText("Done: 5 rows read.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    dialog(page).getByRole("button", { name: "Download results" }).click(),
  ]);
  const results = readFileSync(await saved.path(), "utf8");
  expect(results).toContain("Last contacted “soon” is not a date.");
  expect(results).toContain("name: Nobody");
  await dialog(page).getByRole("button", { name: "Fetch posts for these 4" }).click();
  await expect(page.getByText("Fetching posts for 4 people in the background.")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(rowOf(page, "Grace Hopper")).toBeVisible();
  expect(await account.lastTouch("Grace Hopper")).toContain("2025-03-01");
});
