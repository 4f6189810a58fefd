import type { Page } from "@playwright/test";

interface Rows {
  /** When the first row was painted, and when it was painted with what people use in it; in ms since the page began, null until then. */
  painted: number | null;
  whole: number | null;
  frames: number[];
}

declare global {
  interface Window {
    rows: Rows;
  }
}

// As fast as someone who flings a wheel without rest: 10,000 rows in half a minute.
const SCROLL_MS = 30_000;
const ROW_HEIGHT = 36;

/** Runs in the page: notes when the first row was painted, first with its words, then with its links and boxes too. */
export function watchRows() {
  window.rows = { painted: null, whole: null, frames: [] };
  const watch = (selector: string, note: (at: number) => void) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      // A task after the next frame: that frame has been painted.
      requestAnimationFrame(() => setTimeout(() => note(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  watch('[data-row="0"] [role=gridcell]', (at) => (window.rows.painted = at));
  watch('[data-row="0"] a', (at) => (window.rows.whole = at));
}

/** From the last byte of the first page of people until its rows are painted, and until they are with what people use in them; in ms. */
export function paintedAfterData(page: Page): Promise<{ painted: number; whole: number }> {
  return page.evaluate(() => {
    const asked = performance.getEntriesByType("resource").find(({ name }) => name.includes("rpc/list_people"));
    if (!(asked instanceof PerformanceResourceTiming)) throw new Error("No people were asked for");
    const { painted, whole } = window.rows;
    return { painted: (painted ?? 0) - asked.responseEnd, whole: (whole ?? 0) - asked.responseEnd };
  });
}

/** Scrolls evenly to the last person while pages come from the server; gives frames a second and the longest frame in ms. */
export async function framesWhileScrolling(page: Page, people: number) {
  await page.getByRole("grid").evaluate(
    async (grid, { duration, height }) => {
      const pane = grid.parentElement;
      if (!pane) throw new Error("The grid is in no pane");
      await new Promise<void>((resolve) => {
        let began = 0;
        let last = 0;
        const step = (now: number) => {
          if (began === 0) began = now;
          else window.rows.frames.push(now - last);
          last = now;
          pane.scrollTop = ((now - began) / duration) * height;
          if (now - began < duration) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      });
    },
    { duration: SCROLL_MS, height: people * ROW_HEIGHT },
  );
  await page
    .locator(`[data-row="${people - 1}"] a`)
    .first()
    .waitFor();
  const frames = await page.evaluate(() => window.rows.frames);
  const seconds = frames.reduce((sum, frame) => sum + frame, 0) / 1000;
  return { fps: frames.length / seconds, longest: Math.max(...frames), seconds };
}

/** From a click on the header of the names until the first people of the new order are painted, in ms. */
export async function sortedAfterClick(page: Page): Promise<number> {
  await page.getByRole("grid").evaluate((grid) => {
    if (grid.parentElement) grid.parentElement.scrollTop = 0;
  });
  await page.locator('[data-row="0"] a').first().waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const first = () => document.querySelector('[data-row="0"] a')?.getAttribute("href");
        const before = first();
        const clicked = performance.now();
        const observer = new MutationObserver(() => {
          const now = first();
          if (now === undefined || now === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
        });
        observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["href"] });
        document.querySelector<HTMLElement>('[role="columnheader"][aria-label="Name"]')?.click();
      }),
  );
}
