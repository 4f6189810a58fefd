import { expect, test } from "vitest";
import { waitInWords } from "./refresh.ts";

test.each([
  [null, 0, "Nothing is waiting"],
  [null, 2, "Too early to say"],
  [59, 2, "Less than a minute"],
  [60, 2, "About 1 minute"],
  [61, 2, "About 2 minutes"],
  [89 * 60, 2, "About 89 minutes"],
  [90 * 60, 2, "About 2 hours"],
  [6 * 3_600 + 20, 1, "About 6 hours"],
])("says of %s seconds for %s jobs: %s", (seconds, jobs, text) => {
  expect(waitInWords(seconds, jobs).estimatedWaitTimeText).toBe(text);
});
