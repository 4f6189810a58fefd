import { expectApart } from "./apart.ts";
import { expect, test } from "./fixtures.ts";

test("on a phone Save Changes is over the account only while there is something to save", async ({
  page,
  account: _,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/profile");
  const save = page.getByRole("button", { name: "Save Changes" });
  const password = page.getByRole("form", { name: "Change password" }).getByLabel("Current password");
  await password.scrollIntoViewIfNeeded();
  await password.evaluate((field) => field.scrollIntoView({ block: "center" }));
  await expect(save).not.toBeInViewport();
  await save.scrollIntoViewIfNeeded();
  for (const name of ["Delete account", "Sign out everywhere"])
    await expectApart(page.getByRole("button", { name }), save);
  await page.getByLabel("Job title").fill("General Partner");
  await password.evaluate((field) => field.scrollIntoView({ block: "center" }));
  await expect(save).toBeInViewport({ ratio: 1 });
  await expectApart(password, save);
});
