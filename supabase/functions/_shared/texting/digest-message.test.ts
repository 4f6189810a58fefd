import fc from "fast-check";
import { expect, test } from "vitest";
import type { DigestItem } from "../contract/digests.ts";
import { digestMessage } from "./digest-message.ts";
import { segmentsOf } from "./segments.ts";

const SITE = "https://tracker.example";
const item = (number: number, title: string, given: Partial<DigestItem> = {}): DigestItem => ({
  ...{ number, kind: "post", title, detail: "Raised a round.", founderId: null, taskId: null, postId: null },
  ...{ sourceUrl: "https://example.com/post?a=1&b=2", ...given },
});

test("a text is one segment with a link to the whole digest", () => {
  const digest = {
    items: [item(1, "Ines Marrow posted"), item(2, "Call Ana", { kind: "task", detail: "due today" })],
    more: 0,
  };
  expect(digestMessage(digest, SITE).text).toBe(
    "Today:\n1 Ines Marrow posted\n2 Call Ana, due today\nhttps://tracker.example/digest",
  );
});

test("lines that do not fit are counted", () => {
  const items = Array.from({ length: 7 }, (_, at) => item(at + 1, `Reach out to Person number ${at + 1}`));
  const { text } = digestMessage({ items, more: 5 }, SITE);
  expect(text).toMatch(/\n3 Reach out to Person number 3\nAnd 9 more: https:\/\/tracker\.example\/digest$/);
  expect(segmentsOf(text)).toBe(1);
});

test("many posts hide neither a task nor a person to reach out to, and every line keeps its number", () => {
  const items = [
    ...Array.from({ length: 4 }, (_, at) => item(at + 1, `Teodor Vlasic number ${at + 1} posted`)),
    item(5, "Reach out to Ana", { kind: "reach_out" }),
    item(6, "Call Bo", { kind: "task", detail: "due today" }),
  ];
  const { text } = digestMessage({ items, more: 0 }, SITE);
  expect(text).toMatch(
    /^Today:\n1 Teodor [^\n]+\n(?:2 [^\n]+\n)?5 Reach out to Ana\n6 Call Bo, due today\nAnd [23] more: /,
  );
  expect(segmentsOf(text)).toBe(1);
});

test("drops accents that GSM-7 lacks, and sends only the count for names in another script", () => {
  const [accented, japanese] = ["François Čapek posted", "白鳥はるみ posted ".repeat(5)].map(
    (title) => digestMessage({ items: [item(1, title)], more: 0 }, SITE).text,
  );
  expect(accented).toContain("1 Francois Capek posted");
  expect(japanese).toBe("1 thing today: https://tracker.example/digest");
});

test("is one segment for any name", () => {
  const titles = fc.array(fc.string({ minLength: 1, maxLength: 100, unit: "grapheme" }), {
    minLength: 1,
    maxLength: 7,
  });
  fc.assert(
    fc.property(titles, fc.nat(100), (named, more) => {
      const { text } = digestMessage({ items: named.map((title, at) => item(at + 1, title)), more }, SITE);
      expect(segmentsOf(text)).toBe(1);
      expect(text.endsWith(`${SITE}/digest`)).toBe(true);
    }),
  );
});

test("a mail lists everything with its sources, and names cannot add markup", () => {
  const items = [
    item(1, "<img src=x onerror=alert(1)> posted"),
    item(2, "Call Ana", { kind: "task", detail: "due today", sourceUrl: "/tasks" }),
  ];
  const { subject, words, page } = digestMessage({ items, more: 2 }, SITE);
  expect(subject).toBe("Today: 1 posted, 1 task due");
  expect(words).toContain("2. Call Ana: due today\n   https://tracker.example/tasks");
  expect(words).toContain("And 2 more.");
  expect(page).not.toContain("<img");
  expect(page).toContain('href="https://example.com/post?a=1&#38;b=2"');
});
