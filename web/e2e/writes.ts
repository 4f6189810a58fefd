import { expect, type Page, type Request } from "@playwright/test";

const counts = new WeakMap<Page, { underWay: number }>();
const isWrite = (request: Request) => ["PATCH", "POST", "DELETE"].includes(request.method());

/** Counts what the page sends and the server has not answered yet. */
export function watchWrites(page: Page) {
  const count = { underWay: 0 };
  counts.set(page, count);
  const over = (request: Request) => (count.underWay -= Number(isWrite(request)));
  page.on("request", (request) => (count.underWay += Number(isWrite(request))));
  page.on("requestfinished", over);
  page.on("requestfailed", over);
}

/** Waits until the server has answered everything that was sent. */
export const allWritten = (page: Page) => expect.poll(() => counts.get(page)?.underWay).toBe(0);
