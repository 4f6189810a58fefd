import { expect, test } from "vitest";
import { say } from "./answers.ts";
import { NOT_DONE } from "./outcome.ts";
import { joined } from "./ready.ts";

test("why changes were refused is said once, and what was done each time", () => {
  const refused = say(`${NOT_DONE}At most 10 changes.`);
  const done = say("Done.");
  expect(joined([done, done, refused, refused]).text).toBe(`Done.\nDone.\n${NOT_DONE}At most 10 changes.`);
});
