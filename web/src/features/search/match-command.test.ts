import { expect, test } from "vitest";
import type { Command } from "@/lib/commands";
import { matches } from "./match-command";

const addPerson: Command = {
  id: "add",
  label: "Add New Person",
  section: "Actions",
  keywords: ["follow", "create"],
  run: () => undefined,
};

test("finds a command by the beginnings of its words, in any order", () => {
  expect(["", "add", "pers ad", "FOLLOW", "action new"].map((text) => matches(addPerson, text))).toEqual(
    Array.from({ length: 5 }, () => true),
  );
});

test("does not find one by the middle of a word, or when a word is missing", () => {
  expect(["erson", "add task"].map((text) => matches(addPerson, text))).toEqual([false, false]);
});
