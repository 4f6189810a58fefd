import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

const grace = {
  name: "Grace Hopper",
  profileUrl: "https://www.linkedin.com/in/grace-hopper",
  company: "Navy",
  email: "grace@navy.example",
};
const again = {
  name: "G. Hopper",
  profileUrl: "https://www.linkedin.com/in/g-hopper",
  company: "US Navy",
  email: "grace@navy.example",
};

test("merges two people with a choice per field, keeps their notes, and takes it back", async ({ page, account }) => {
  await account.add(grace);
  await account.add(again);
  await account.note(again.name, "Knows compilers");
  await page.goto("/people");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Find duplicates" }).click();
  await expect(page.getByText("Same email")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Merge .*Hopper/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Merge two people" });
  await dialog.getByRole("group", { name: "Company" }).getByRole("radio", { name: "US Navy" }).check();
  await dialog.getByRole("group", { name: "Name" }).getByRole("radio", { name: "Grace Hopper" }).check();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Merge", exact: true }).press("Enter");
  await expect(page.getByText("No duplicates found")).toBeVisible();
  expect(await account.countPeople()).toBe(1);
  expect(await account.notes()).toEqual(["Knows compilers"]);

  await page
    .getByText(/^Merged into Grace Hopper/)
    .locator("..")
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(page.getByText("Change undone")).toBeVisible();
  await page.goto("/people?show=duplicates");
  await expect(page.getByText("Same email")).toBeVisible();
  expect(await account.countPeople()).toBe(2);
  expect(await account.idOf("G. Hopper")).not.toBe("");
});

test("remembers who are two people, on a phone, with Undo", async ({ page, account }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await account.add(grace, again);
  await page.goto("/people?show=duplicates");
  await page.getByRole("button", { name: /are not duplicates/ }).click();
  await expect(page.getByText("No duplicates found")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText("No duplicates found")).toBeVisible();
});
