import { expect, test } from "./fixtures.ts";

const grace = { name: "Grace Real", profileUrl: "https://www.linkedin.com/in/grace-real-person" };

test("a phone's floating button is over no Undo of the timeline", async ({ page, account }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await account.add(grace);
  for (const company of ["Northwind", "Halden", "Brightwater"]) await account.change(grace.name, { company });
  await page.goto(`/people/${await account.idOf(grace.name)}`);
  const undo = page.getByRole("main").getByRole("button", { name: /^Undo/ });
  await expect(undo.first()).toBeVisible();
  const float = await page.getByRole("button", { name: "Add and more" }).boundingBox();
  expect(float).not.toBeNull();
  // Wherever it is scrolled to.
  for (const one of await undo.all()) {
    const box = await one.boundingBox();
    expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(float?.x ?? 0);
  }
});
