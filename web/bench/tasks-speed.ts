// `npm run bench:tasks`: a thousand tasks in a real browser on the built product, the median of some runs.
import { chromium, type Page } from "@playwright/test";
import { createAccount, type TaskRow } from "../e2e/account.ts";
import { browserName, browserWith } from "../e2e/browser.ts";
import startTheStack from "../e2e/start-stack.ts";
import { median } from "./median.ts";

const TASKS = 1000;
const RUNS = Number(process.env["RUNS"] ?? "3");
const DRAG_MS = 3_000;

interface Marks {
  firstCard?: number;
  calendar?: number;
  frames: number[];
}

declare global {
  interface Window {
    marks: Marks;
  }
}

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** As a year of work leaves them: half open, most with a date, some that recur. */
function aThousandTasks(): TaskRow[] {
  return Array.from({ length: TASKS }, (_, n) => ({
    title: `Task ${n}: call someone about something`,
    description: n % 3 === 0 ? "What they asked for, and what was promised." : null,
    status: n % 2 === 0 ? ("todo" as const) : n % 4 === 1 ? ("in_progress" as const) : ("done" as const),
    due_on: n % 10 === 9 ? null : dayFrom((n % 60) - 30),
    recurrence: n % 20 === 0 ? ("weekly" as const) : null,
  }));
}

/** Notes when something is first in the page and the frame after it has been drawn. */
function watchMarks() {
  window.marks = { frames: [] };
  const wanted = [
    ["firstCard", "[data-card]"],
    ["calendar", "[data-date] [data-entry]"],
  ] as const;
  new MutationObserver(() => {
    for (const [name, selector] of wanted) {
      if (window.marks[name] !== undefined || !document.querySelector(selector)) continue;
      window.marks[name] = 0;
      requestAnimationFrame(() => setTimeout(() => (window.marks[name] = performance.now())));
    }
  }).observe(document, { childList: true, subtree: true });
}

/** The lengths of the frames, in ms, while a card is carried over the columns. */
async function framesOfDrag(page: Page): Promise<number[]> {
  const box = await page.locator("[data-card]").nth(2).boundingBox();
  if (!box) throw new Error("There is no card to carry");
  await page.mouse.move(box.x + 120, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 40, { steps: 3 });
  await page.evaluate(() => {
    let last = performance.now();
    const tick = (now: number) => {
      window.marks.frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const end = Date.now() + DRAG_MS;
  for (let step = 0; Date.now() < end; step += 1) {
    await page.mouse.move(300 + 800 * Math.abs(Math.sin(step / 25)), 450 + 250 * Math.sin(step / 9));
  }
  const frames = await page.evaluate(() => window.marks.frames);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return frames;
}

/** Whether a click reaches the page: @dnd-kit swallows them for a moment after a card was let go. */
function isClickHeard(): boolean {
  let isHeard = false;
  const hear = () => (isHeard = true);
  document.body.addEventListener("click", hear);
  document.body.click();
  document.body.removeEventListener("click", hear);
  return isHeard;
}

async function measure(url: string, session: string) {
  const browser = await chromium.launch(browserWith());
  try {
    const localStorage = [{ name: "sb-127-auth-token", value: session }];
    const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
    const page = await browser.newPage({ baseURL: url, storageState, viewport: { width: 1440, height: 900 } });
    await page.addInitScript(watchMarks);
    await page.goto("/tasks");
    await page.waitForFunction(() => (window.marks.firstCard ?? 0) > 0);
    const firstCard = await page.evaluate(() => window.marks.firstCard ?? 0);
    await page.waitForLoadState("networkidle");
    const frames = await framesOfDrag(page);
    await page.waitForFunction(isClickHeard);
    const clicked = await page.evaluate(() => {
      const button = [...document.querySelectorAll("button")].find((one) => one.textContent === "Calendar View");
      const now = performance.now();
      button?.click();
      return now;
    });
    await page.waitForFunction(() => (window.marks.calendar ?? 0) > 0);
    const calendar = (await page.evaluate(() => window.marks.calendar ?? 0)) - clicked;
    const drawn = frames.slice(2);
    const fps = (1000 * drawn.length) / drawn.reduce((sum, frame) => sum + frame, 0);
    return { firstCard, fps, longest: Math.max(...drawn), calendar };
  } finally {
    await browser.close();
  }
}

const stop = await startTheStack();
try {
  const url = process.env["TRACKER_WEB_URL"] ?? "";
  const account = await createAccount(url);
  await account.addTasks(...aThousandTasks());
  const runs: Awaited<ReturnType<typeof measure>>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url, account.session));
  const of = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
  console.log(`${TASKS} tasks, ${browserName}, the median of ${RUNS} runs:`);
  console.log(`  cold /tasks until the first card is painted: ${of((run) => run.firstCard).toFixed(0)} ms`);
  console.log(
    `  carrying a card: ${of((run) => run.fps).toFixed(1)} frames a second, the longest ${of((run) => run.longest).toFixed(0)} ms`,
  );
  console.log(
    `  Calendar View pressed until its tasks are painted, its code included: ${of((run) => run.calendar).toFixed(0)} ms`,
  );
} finally {
  await stop();
}
