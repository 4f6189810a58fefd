import { expect, test } from "vitest";
import { touchInWords } from "./touch-words";

test("a note counts as being in touch, so nothing is called a contact", () => {
  const now = new Date("2026-11-21T11:00:00Z");
  expect(touchInWords("2026-11-19T11:00:00Z", now)).toBe("In touch 2d ago");
  expect(touchInWords("2026-11-21T10:59:50Z", now)).toBe("In touch just now");
  expect(touchInWords(null, now)).toBe("Not in touch yet");
});
