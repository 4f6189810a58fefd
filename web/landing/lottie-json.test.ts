import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { askedAndDone, type Drawing, morningDigest } from "../src/features/landing/drawing.ts";
import { lottieJson } from "./lottie-json.ts";

const drawings: [string, Drawing][] = [
  ["morning-digest", morningDigest],
  ["asked-and-done", askedAndDone],
];

test.each(drawings)("the served animation %s is the one that the drawing gives", (name, drawing) => {
  const served = readFileSync(new URL(`../public/landing/${name}.json`, import.meta.url), "utf8");
  expect(served).toBe(lottieJson(drawing));
});

test.each(drawings)("%s ends as its still picture is drawn", (_name, { pieces, frames }) => {
  for (const { moves = [] } of pieces) {
    const last = moves.at(-1);
    expect({ dx: last?.dx ?? 0, dy: last?.dy ?? 0, opacity: last?.opacity ?? 1 }).toEqual({ dx: 0, dy: 0, opacity: 1 });
    expect(last?.at ?? 0).toBeLessThan(frames);
  }
});
