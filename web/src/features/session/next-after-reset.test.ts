import { expect, test } from "vitest";
import { keepNext, takeNext } from "./next-after-reset";

function aStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const at = (time: string) => new Date(`2026-11-21T${time}Z`);

test("leads back where someone was going, once", () => {
  const storage = aStorage();
  keepNext("/people/1?open=2#top", at("10:00:00"), storage);
  expect(takeNext(at("10:59:59"), storage)).toBe("/people/1?open=2#top");
  expect(storage.kept.size).toBe(0);
  expect(takeNext(at("10:59:59"), storage)).toBe("/people");
});

test("forgets it with the link, and when another one is asked for on the way to nowhere", () => {
  const storage = aStorage();
  keepNext("/tasks", at("10:00:00"), storage);
  expect(takeNext(at("11:00:00"), storage)).toBe("/people");
  keepNext("/tasks", at("10:00:00"), storage);
  keepNext(null, at("10:01:00"), storage);
  expect(takeNext(at("10:02:00"), storage)).toBe("/people");
});

test("leads to no other site", () => {
  const storage = aStorage();
  keepNext("//evil.example", at("10:00:00"), storage);
  expect(takeNext(at("10:00:01"), storage)).toBe("/people");
});
