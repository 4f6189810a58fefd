import type { Page } from "@playwright/test";
import { isFullRun } from "../../supabase/tests/full-run.ts";

/** How many times slower: Chromium keeps a processor busy for as long, so the most is for a full run. */
const RATE = isFullRun ? 6 : 4;

/** Gives the page a slow processor, so that the program comes long after the keys. */
export async function slowProcessor(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: RATE });
}
