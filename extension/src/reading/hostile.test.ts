import { afterEach, describe, expect, it } from "vitest";
import { postsReadingSchema, profileReadingSchema } from "@contract/page-reading.ts";
import { readOf, wrongIn } from "../../fixtures/check-drift.ts";
import { FAKE_ADDRESSES, hostilePages } from "../../fixtures/hostile.ts";
import { parsePage } from "../../fixtures/parse-page.ts";
import { LOADED_AT, OTHERS, PEOPLE } from "../../fixtures/people.ts";
import { writePage } from "../../fixtures/write-page.ts";
import { readPosts } from "./read-posts.ts";
import { readProfile } from "./read-profile.ts";

const now = LOADED_AT;

describe("a hostile page", () => {
  it.each(hostilePages)("with $name misleads nobody", ({ page, document: make }) => {
    const document = make();
    const profile = readProfile(document, page.address);
    const posts = readPosts(document, { address: page.address, now });
    expect(wrongIn(page, profile, posts)).toEqual([]);
    expect(profileReadingSchema.parse(profile)).toEqual(profile);
    expect(postsReadingSchema.parse(posts)).toEqual(posts);
  });

  it.each(FAKE_ADDRESSES)("is nobody's at %s", (address) => {
    const document = parsePage(writePage(PEOPLE[0] as (typeof PEOPLE)[number], { layout: "classic" }));
    expect(readProfile(document, address)).toMatchObject({ profileUrl: null, fields: {}, notRead: [] });
    expect(readPosts(document, { address, now })).toMatchObject({ profileUrl: null, posts: [] });
  });

  it.each(["classic", "driven", "framed", "signed-out"] as const)(
    "that still shows one person under the address of another gives nothing of theirs, %s",
    (layout) => {
      const [ada] = PEOPLE;
      if (!ada) throw new Error("There are no people.");
      for (const view of ["profile", "activity"] as const) {
        const page = writePage(ada, { layout, view });
        const document = parsePage(page);
        for (const { slug } of [...OTHERS, ...PEOPLE.slice(1)]) {
          const address = `https://www.linkedin.com/in/${slug}/${view === "activity" ? "recent-activity/all/" : ""}`;
          const read = readOf(readProfile(document, address).fields).map(([, { value }]) => value);
          expect(read.filter((value) => Object.values(page.values).includes(value))).toEqual([]);
          const { posts } = readPosts(document, { address, now });
          expect(posts.filter(({ kind }) => kind !== "repost")).toEqual([]);
        }
      }
    },
  );
});

describe("in a world whose prototypes are frozen", () => {
  const prototypes = [
    Object.prototype,
    Array.prototype,
    Map.prototype,
    Set.prototype,
    String.prototype,
    RegExp.prototype,
  ];
  const before = prototypes.map((prototype) => Object.isFrozen(prototype));
  afterEach(() => expect(before).not.toContain(true));

  it("reads the same", () => {
    for (const prototype of prototypes) Object.freeze(prototype);
    for (const person of PEOPLE) {
      const page = writePage(person, { layout: "classic" });
      const document = parsePage(page);
      const reading = readProfile(document, page.address);
      expect(reading.notRead).toEqual([]);
      expect(wrongIn(page, reading, readPosts(document, { address: page.address, now }))).toEqual([]);
    }
  });
});
