// `npm run icons -w extension`: draws the icons from the product's own mark.
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { browserWith } from "../web/e2e/browser.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const mark = readFileSync(at("../web/public/mark.svg"), "utf8");

mkdirSync(at("icons"), { recursive: true });
const browser = await chromium.launch(browserWith());
for (const size of [16, 32, 48, 128]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // The stores ask for some room around the large one.
  const inset = size === 128 ? 12 : 0;
  await page.setContent(
    `<body style="margin:${inset}px"><div style="width:${size - 2 * inset}px;line-height:0">${mark}</div></body>`,
  );
  await page.screenshot({ path: at(`icons/${size}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
