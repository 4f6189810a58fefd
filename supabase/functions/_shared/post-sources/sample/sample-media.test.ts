import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import people from "./people.json" with { type: "json" };
import { findSampleAuthor } from "./sample-authors.ts";

const publicFolder = new URL("../../../../../web/public/", import.meta.url);
const media = [
  ...new Set(
    people.flatMap(
      ({ profileUrl }) => findSampleAuthor(profileUrl)?.texts.flatMap(({ image, video }) => [image, video]) ?? [],
    ),
  ),
].filter((path) => path !== undefined);

test("every picture and video of the demonstration network is served by the web app itself, and is small", () => {
  expect(media.length).toBeGreaterThan(8);
  for (const path of media) {
    const file = new URL(`.${path}`, publicFolder);
    expect(existsSync(file), path).toBe(true);
    expect(statSync(file).size, path).toBeLessThan(100_000);
  }
});
