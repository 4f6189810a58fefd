import fc from "fast-check";
import { expect, test } from "vitest";
import { cutAtWord, toPlainText } from "./plain-text.ts";

test.each([
  ["tags", "<b>Bold</b> claim <script>alert(1)</script>", "Bold claim alert(1)"],
  ["a tag inside a tag", "<img <b>src=x onerror=alert(1)>hello", "hello"],
  ["links", "See https://a.example/b?c=d, www.x.example/y and lnkd.in/zz.", "See , and ."],
  ["emoji of many parts", "Team 👩🏽‍🚀👨‍👩‍👧 grew 🇵🇹 1️⃣ ❤️!", "Team grew !"],
  ["direction marks and hidden characters", "pay\u202edrow\u202c \u200bnow\u2066\u{e0041}", "paydrow now"],
  ["letters dressed up as bold", "𝗪𝗲 𝗿𝗮𝗶𝘀𝗲𝗱 $𝟮𝗠", "We raised $2M"],
])("takes out %s", (_, before, after) => {
  expect(toPlainText(before)).toBe(after);
});

test.each(["5 < 6 and 7 > 3", "I <3 this", "R&D © 2× Node.js/Deno", "मैं क्‍या", "می‌خواهم", "שלום, עולם"])(
  "leaves '%s' as it is",
  (text) => {
    expect(toPlainText(text)).toBe(text);
  },
);

test("keeps lines and nothing else of the white space", () => {
  expect(toPlainText("  one \t two\r\n\r\n\u2028three  ")).toBe("one two\nthree");
});

test("never leaves a tag, a link, half a character or a direction mark, whatever comes in", () => {
  const scraps = fc.constantFrom(
    "<",
    ">",
    "<b>",
    "</",
    "script",
    "https://",
    "www.",
    "a.com/",
    "\u202e",
    "\ud83d",
    "\ude00",
    "👍",
    "\u200d",
    " ",
    "\n",
    "é",
    "word",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(scraps, fc.string({ unit: "binary" })), { maxLength: 30 }), (parts) => {
      const text = toPlainText(parts.join(""));
      expect(text).not.toMatch(/<\/?[a-z][^<>]*>|https?:\/\/|[\u202a-\u202e\u2066-\u2069]/iu);
      expect(text.isWellFormed()).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("cuts at a word, within the length, and never a character in two", () => {
  expect(cutAtWord("A short one.", 20)).toBe("A short one.");
  expect(cutAtWord("We opened a workshop, and hired.", 23)).toBe("We opened a workshop…");
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.integer({ min: 2, max: 100 }),
      (text, maxLength) => {
        const cut = cutAtWord(text, maxLength);
        expect(cut.length).toBeLessThanOrEqual(maxLength);
        expect(cut.isWellFormed()).toBe(true);
        expect(text.startsWith(cut.replace(/…$/u, ""))).toBe(true);
      },
    ),
  );
});
