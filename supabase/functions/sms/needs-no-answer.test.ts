import { expect, test } from "vitest";
import { wantsNoAnswer, withoutReactions } from "./needs-no-answer.ts";

test.each([
  ...[
    "ok",
    "OK.",
    "k",
    "thanks!",
    "Thank you so much",
    "got it",
    "ok, thanks!",
    "Thanks\n👍🏽",
    "👍",
    "👍🏿",
    "👍👍",
    "❤️",
    "🙏🏻",
  ],
  ...["ok 👍", "Thanks 🙏🏾!", "Great!!", "👌 thanks", "Got it."],
])("a bare %s gets no answer", (words) => {
  expect(wantsNoAnswer(words)).toBe(true);
});

test.each([
  ...[
    "ok, call Ana",
    "thanks to Bo",
    "cool it",
    "note on Ana: ok",
    "k2 is booked",
    "thanksgiving",
    "okay so",
    "🎉",
    "👍 call Bo",
    "",
  ],
  ...["ok do it", "yes", "?", "no", "2 done"],
])("%j does", (words) => {
  expect(wantsNoAnswer(words)).toBe(false);
});

const OURS = "Delete Ines Marrow? Also goes: 2 notes. Reply YES 4711 to do it.";

test.each([
  ...[
    "Liked",
    "Loved",
    "Disliked",
    "Laughed at",
    "Emphasized",
    "Questioned",
    "Removed a like from",
    "Removed a heart from",
  ],
  ...["Reacted 🎉 to", "Removed a 👍🏽 from", "👍 to", "❤️ to", "\u200b👍\u200b to"],
])("a reaction is neither read nor answered: %s “…”", (reaction) => {
  expect(withoutReactions(`${reaction} “${OURS}”`)).toBe("");
  expect(withoutReactions(`${reaction} “Today:\n1 Ines Marrow posted\n2 Call Ana”`)).toBe("");
  expect(withoutReactions(`Call Bo tomorrow\n${reaction} “${OURS}” \nand Ana`)).toBe("Call Bo tomorrow\n\nand Ana");
});

test.each([
  ...[
    "Loved “the deck” when I met Ana",
    "Note on Ana: liked “the deck”",
    'Liked "the deck"',
    "Liked the deck",
    "Invite Bo to “the dinner”",
  ],
])("words like those of a reaction stay: %s", (words) => {
  expect(withoutReactions(words)).toBe(words);
});

test("10,000 characters of unfinished reactions are read at once", () => {
  const words = "Liked “".repeat(1_400);
  const began = performance.now();
  expect(withoutReactions(words.replaceAll("“", "“\n"))).toContain("Liked");
  expect(performance.now() - began).toBeLessThan(500);
});
