import { describe, expect, it } from "vitest";
import { postsReadingSchema } from "@contract/page-reading.ts";
import { documentsOf, parsePage } from "../../fixtures/parse-page.ts";
import { LOADED_AT, PEOPLE } from "../../fixtures/people.ts";
import { LAYOUTS, writePage } from "../../fixtures/write-page.ts";
import { readPosts } from "./read-posts.ts";

const views = ["profile", "activity"] as const;
const pages = PEOPLE.flatMap((person) =>
  LAYOUTS.flatMap((layout) => views.map((view) => ({ person, layout, view, language: person.language }))),
);
const now = LOADED_AT;

describe("readPosts", () => {
  it.each(pages)("reads the posts of a $layout $view page in $language", ({ person, layout, view }) => {
    const page = writePage(person, { layout, view });
    const reading = readPosts(parsePage(page), { address: page.address, now });
    expect(postsReadingSchema.parse(reading)).toEqual(reading);
    const read = reading.posts.map(({ externalId, kind, text, imageUrl }) => ({ externalId, kind, text, imageUrl }));
    expect(read).toEqual(page.posts);
    expect(reading.leftOut).toBe(0);
  });

  it.each(pages.filter(({ layout }) => layout !== "signed-out"))(
    "tells the time of a post without an id by its label on a $layout $view page in $language",
    ({ person, layout, view }) => {
      const page = writePage(person, { layout, view });
      const document = parsePage(page);
      for (const each of documentsOf(document)) {
        for (const source of each.querySelectorAll("code, script")) source.remove();
        for (const card of each.querySelectorAll("[data-urn]")) card.removeAttribute("data-urn");
      }
      const { posts } = readPosts(document, { address: page.address, now });
      expect(posts.map(({ text, kind }) => ({ text, kind }))).toEqual(
        page.posts.map(({ text, kind }) => ({ text, kind })),
      );
      posts.forEach((post, at) => {
        const real = (person.posts[at]?.hoursAgo ?? 0) * 3_600_000;
        const told = now.getTime() - Date.parse(post.postedAt ?? "");
        expect(post).toMatchObject({ externalId: null, idFrom: null, isDateExact: false });
        expect(told).toBeLessThanOrEqual(real);
        expect(told * 2.1).toBeGreaterThan(real);
      });
    },
  );
});
