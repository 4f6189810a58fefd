import { describe, expect, it } from "vitest";
import { wrongIn } from "../../fixtures/check-drift.ts";
import { driftedPage } from "../../fixtures/drift.ts";
import { LOADED_AT } from "../../fixtures/people.ts";
import { readPosts } from "./read-posts.ts";
import { readProfile } from "./read-profile.ts";

const VARIANTS = 240;
const BATCH = 40;

function read(seed: number) {
  const { page, document, layout, changes } = driftedPage(seed);
  const profile = readProfile(document, page.address);
  const posts = readPosts(document, { address: page.address, now: LOADED_AT });
  return {
    page,
    profile,
    posts,
    wrong: wrongIn(page, profile, posts).map((line) => `${seed} ${layout} [${changes.join(", ")}] ${line}`),
  };
}

describe("a page that was redesigned", () => {
  const readings: ReturnType<typeof read>[] = [];

  it.each(Array.from({ length: VARIANTS / BATCH }, (_, at) => at * BATCH))(
    "is read rightly, or said not to be (from seed %i)",
    (from) => {
      const batch = Array.from({ length: BATCH }, (_, at) => read(from + at));
      readings.push(...batch);
      expect(batch.flatMap(({ wrong }) => wrong)).toEqual([]);
    },
  );

  it("is still read for the most part", () => {
    const profiles = readings.filter(({ page }) => page.kind === "profile" || page.kind === "own-profile");
    const share = (isRead: (reading: ReturnType<typeof read>) => boolean) =>
      profiles.filter(isRead).length / profiles.length;
    const shares = {
      name: share(({ profile }) => profile.fields.name !== undefined),
      headline: share(({ profile }) => profile.fields.headline !== undefined),
      location: share(({ profile }) => profile.fields.location !== undefined),
      posts: share(({ posts }) => posts.posts.length === 5),
    };
    expect(shares.name).toBeGreaterThan(0.95);
    expect(shares.headline).toBeGreaterThan(0.75);
    expect(shares.location).toBeGreaterThan(0.75);
    expect(shares.posts).toBeGreaterThan(0.9);
  });
});
