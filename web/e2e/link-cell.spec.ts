import { expect, test } from "./fixtures.ts";
import { cellOf, rowOf } from "./people.ts";

const ada = { name: "Ada Okafor", profileUrl: "https://www.linkedin.com/in/nobody-ada", company: "Northwind" };

test("one click on the link waits whether it becomes a double click, which edits the address", async ({
  page,
  context,
  account,
}) => {
  await account.add(ada);
  await page.goto("/people");
  await expect(rowOf(page, ada.name)).toContainText("LinkedIn not connected");
  await context.route("https://www.linkedin.com/**", (route) => route.fulfill({ body: "a profile" }));
  const link = await cellOf(page, ada.name, "LinkedIn URL");
  await link.getByRole("link").dblclick();
  const editor = page.getByRole("textbox", { name: "LinkedIn URL" });
  await expect(editor).toHaveValue(ada.profileUrl);
  await editor.fill("https://example.com/ada");
  await editor.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Enter a LinkedIn URL");
  await editor.press("Escape");
  const opened = context.waitForEvent("page");
  await link.getByRole("link").click();
  expect((await opened).url()).toBe(ada.profileUrl);

  // The whole cell is the link's, and still edited by a double click.
  const openedByCell = context.waitForEvent("page");
  await link.click({ position: { x: 4, y: 4 } });
  expect((await openedByCell).url()).toBe(ada.profileUrl);
  await link.dblclick({ position: { x: 4, y: 4 } });
  await expect(editor).toHaveValue(ada.profileUrl);
  await editor.press("Escape");
});
