// `npm run icons -w web`: draws the installed app's icons from public/mark.svg.
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { browserWith } from "./browser.ts";

const at = (path: string) => fileURLToPath(new URL(`../public/${path}`, import.meta.url));
const mark = readFileSync(at("mark.svg"), "utf8");
const ground = /<rect[^>]*fill="(#\w+)"/.exec(mark)?.[1] ?? "";

/** `inset`: how much of each side a system may cut off, as a part of the whole; the ground then fills the icon. */
const ICONS = [
  { name: "192", size: 192, inset: 0 },
  { name: "512", size: 512, inset: 0 },
  { name: "maskable-512", size: 512, inset: 0.12 },
  { name: "apple-touch", size: 180, inset: 0.06 },
];

mkdirSync(at("icons"), { recursive: true });
const browser = await chromium.launch(browserWith());
for (const { name, size, inset } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const background = inset > 0 ? ground : "transparent";
  await page.setContent(
    `<body style="margin:0;background:${background};padding:${size * inset}px;box-sizing:border-box"><div style="width:${size * (1 - 2 * inset)}px">${mark}</div></body>`,
  );
  await page.screenshot({ path: at(`icons/${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
