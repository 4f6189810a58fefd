import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** The contrast between a switch's knob and its track, as they are painted (WCAG 2, 1 to 21). */
function knobContrast(control: Locator): Promise<number> {
  return control.evaluate((element) => {
    const track = element.firstElementChild;
    const knob = track?.firstElementChild;
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!track || !knob || !context) throw new Error("The switch has no track, no knob or nothing to paint them on.");
    // What is seen of a translucent colour depends on what is under it, so each is painted over the one before.
    const paint = (part: Element) => {
      context.fillStyle = getComputedStyle(part).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    paint(document.body);
    const [dark = 0, light = 0] = [paint(track), paint(knob)].sort((one, other) => one - other);
    return (light + 0.05) / (dark + 0.05);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the knob of a switch stands out from its track, on and off, in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/profile");
    const control = page.getByRole("switch").first();
    for (const state of ["first", "toggled"]) {
      expect(await knobContrast(control), state).toBeGreaterThanOrEqual(3);
      const was = (await control.getAttribute("aria-checked")) === "true";
      await control.click();
      await expect(control).toHaveAttribute("aria-checked", String(!was));
    }
    expect(await knobContrast(control)).toBeGreaterThanOrEqual(3);
  });
}
