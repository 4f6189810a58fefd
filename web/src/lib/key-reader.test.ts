import { expect, test } from "vitest";
import type { Command } from "./commands";
import { createKeyReader } from "./key-reader";
import type { PressedKey } from "./pressed-key";

const command = (keys: string, id = keys): Command => ({ id, label: id, section: "Go to", keys, run: () => undefined });
const commands = [command("g p"), command("g t"), command("?"), command("mod+k"), command("p")];
const key = (given: Partial<PressedKey>): PressedKey => ({
  key: "",
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  timeStamp: 0,
  ...given,
});

function spell(...keys: Partial<PressedKey>[]): string[] {
  const read = createKeyReader();
  return keys.map((given, at) => read(key({ timeStamp: at * 100, ...given }), commands)?.id ?? "");
}

test("finds a command by one key, by Ctrl or Cmd with a key, and by two keys in a row", () => {
  expect(spell({ key: "?" })).toEqual(["?"]);
  expect(spell({ key: "k", ctrlKey: true })).toEqual(["mod+k"]);
  expect(spell({ key: "K", metaKey: true })).toEqual(["mod+k"]);
  expect(spell({ key: "k" })).toEqual([""]);
  expect(spell({ key: "g" }, { key: "t" })).toEqual(["", "g t"]);
});

test("a key with Ctrl and Shift is another one than with Ctrl alone", () => {
  expect(spell({ key: "K", ctrlKey: true, shiftKey: true })).toEqual([""]);
  expect(spell({ key: "?", shiftKey: true })).toEqual(["?"]);
});

test("takes the second key by itself when it comes late, or after another one", () => {
  expect(spell({ key: "g" }, { key: "p", timeStamp: 1_300 })).toEqual(["", "p"]);
  expect(spell({ key: "g" }, { key: "x" }, { key: "p" })).toEqual(["", "", "p"]);
});

test("leaves keys with Alt alone, and plain letters where they are switched off", () => {
  expect(spell({ key: "?", altKey: true })).toEqual([""]);
  const read = createKeyReader();
  expect(read(key({ key: "?" }), commands, false)).toBeNull();
  expect(read(key({ key: "k", ctrlKey: true }), commands, false)?.id).toBe("mod+k");
});

test("lets a screen's own command win a key that the frame uses too", () => {
  const read = createKeyReader();
  expect(read(key({ key: "n" }), [command("n", "frame"), command("n", "screen")])?.id).toBe("screen");
});
