import { expect, type Locator } from "@playwright/test";

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error("What should be apart is not on screen");
  return box;
}

/** Neither of them lies over the other. */
export async function expectApart(first: Locator, second: Locator) {
  await expect(async () => {
    const [a, b] = [await boxOf(first), await boxOf(second)];
    const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
    const isAbove = a.y + a.height <= b.y || b.y + b.height <= a.y;
    expect(isBeside || isAbove).toBe(true);
  }).toPass({ timeout: 15_000 });
}
