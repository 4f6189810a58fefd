import { expect, test } from "vitest";
import { companyHue } from "./company-hue";

test("one company has one hue, however it is written", () => {
  for (const same of [
    ["Acme, Inc.", "ACME Inc", "acme", " Acme  "],
    ["Ørekrok Audio", "ørekrok audio", "Ørekrok-Audio"],
    ["Maré Contada", "Mare Contada", "MARÉ CONTADA LDA"],
    ["月見帳簿", "月見帳簿 "],
  ]) {
    expect(new Set(same.map(companyHue)).size, same.join(" / ")).toBe(1);
  }
});

test("a name that only ends in the letters of a legal form keeps them", () => {
  expect(companyHue("Lusag")).not.toBe(companyHue("Lus"));
});

test("companies are spread over all twelve hues, about evenly", () => {
  const counts = new Map<number, number>();
  for (let at = 0; at < 1_200; at += 1) {
    const hue = companyHue(`Company ${at}`);
    counts.set(hue, (counts.get(hue) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted((one, other) => one - other)).toEqual([...Array(12).keys()]);
  expect(Math.min(...counts.values())).toBeGreaterThan(60);
});
