import { expect, test } from "vitest";
import { isNamed } from "./author.ts";

test.each([
  ["Ada Lovelace", "Ada Lovelace"],
  ["Lovelace, Ada", "Ada Lovelace"],
  ["ADA LOVELACE", "Ada Lovelace"],
  ["Ada", "Ada Lovelace"],
  ["A. Lovelace", "Ada Lovelace"],
  ["adalovelace", "Ada Lovelace"],
  ["ada.lovelace@blog.example", "Ada Lovelace"],
  ["ada@blog.example (Ada Lovelace)", "Ada Lovelace"],
  ["by Dr. Ada King Lovelace", "Ada Lovelace"],
  ["Zoë Müller", "Zoe Muller"],
  ["田中太郎", "田中太郎"],
])("'%s' can be %s", (author, person) => {
  expect(isNamed(author, person)).toBe(true);
});

test.each([
  ["Grace Hopper", "Ada Lovelace"],
  ["Ada Hopper", "Ada Lovelace"],
  ["A. L.", "Ada Lovelace"],
  ["Editor", "Ada Lovelace"],
  ["", "Ada Lovelace"],
  ["Ada Lovelace", ""],
])("'%s' is not %s", (author, person) => {
  expect(isNamed(author, person)).toBe(false);
});
