import { expect, test } from "./fixtures.ts";
import { ines } from "./people.ts";

const today = () => new Date().toISOString().slice(0, 10);

test("the count of due tasks does not move the search field", async ({ page, account }) => {
  await page.goto("/tasks");
  const search = page.getByRole("banner").getByRole("button", { name: /^Search/ });
  await expect(page.getByText("Add your first follow-up")).toBeVisible();
  const before = await search.boundingBox();
  await account.addTasks({ title: "Send the deck", due_on: today() });
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Main" }).getByText("1 due today")).toBeVisible();
  expect(await search.boundingBox()).toEqual(before);
});

test.describe("on a phone in the dark", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    colorScheme: "dark",
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });

  test("the screen is seen behind the round corners of a sheet that scrolls", async ({ page, account }) => {
    await account.add(ines);
    await page.goto(`/people/${await account.idOf(ines.name)}`);
    await page.getByRole("button", { name: "Write email" }).first().click();
    const sheet = page.getByRole("dialog", { name: `Email to ${ines.name}` });
    await expect(sheet.getByRole("link", { name: "Open in mail app" })).toBeVisible();
    const { y } = (await sheet.boundingBox()) ?? { y: 0 };
    const picture = (await page.screenshot({ scale: "css" })).toString("base64");
    const corner = await page.evaluate(
      async ({ picture: base64, row }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
        context?.drawImage(image, 0, 0);
        return [...(context?.getImageData(1, row, 1, 1).data ?? [])];
      },
      { picture, row: Math.ceil(y) + 1 },
    );
    expect(corner[3]).toBe(255);
    expect(Math.max(...corner.slice(0, 3))).toBeLessThan(40);
  });
});
