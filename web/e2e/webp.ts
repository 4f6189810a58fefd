import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const QUALITY = 0.72;

/** A picture as WebP, which Chromium writes for a canvas but Playwright does not; `page` is any page of a Chromium. */
export async function writeWebp(page: Page, png: Buffer, path: string, quality = QUALITY): Promise<number> {
  const data = await page.evaluate(
    async ([picture, how]) => {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
      canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
      return canvas.toDataURL("image/webp", how).split(",")[1] ?? "";
    },
    [png.toString("base64"), quality] as const,
  );
  const bytes = Buffer.from(data, "base64");
  writeFileSync(path, bytes);
  return bytes.length;
}
