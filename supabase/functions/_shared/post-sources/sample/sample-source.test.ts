import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalProfileUrl } from "../../contract/profile-url.ts";
import { postedAtFromActivityId } from "../activity-id.ts";
import { collectPosts } from "../collect-posts.ts";
import type { SourcePost } from "../post-source.ts";
import people from "./people.json" with { type: "json" };
import { findSampleAuthor } from "./sample-authors.ts";
import { samplePeople } from "./sample-people.ts";
import { createSampleSource } from "./sample-source.ts";

const DAY = 86_400_000;
const NOW = new Date("2026-11-21T09:00:00Z");
const later = (days: number, from = NOW) => new Date(from.getTime() + days * DAY);
const urls = people.map(({ profileUrl }) => profileUrl);
const ines = "https://www.linkedin.com/in/demo-ines-marrow";

const target = (profileUrl: string) => [{ founderId: "founder", profileUrl }];

async function postsOf(profileUrl: string, now = NOW, since: Date | null = null): Promise<SourcePost[]> {
  const source = createSampleSource(() => now);
  const run = await source.submit(target(profileUrl), since, "run");
  if ((await source.poll(run)).status !== "done") return [];
  const { posts, skipped } = await collectPosts(source, run);
  expect(skipped).toBe(0);
  return posts;
}

async function stateOf(profileUrl: string, since: Date | null) {
  const source = createSampleSource(() => NOW);
  return source.poll(await source.submit(target(profileUrl), since, "run"));
}

const postedAt = (post: SourcePost) => postedAtFromActivityId(post.externalId).getTime();

describe("the people", () => {
  test("are at least a dozen, each with a canonical address of their own and posts", () => {
    expect(people.length).toBeGreaterThanOrEqual(12);
    expect(new Set(urls).size).toBe(people.length);
    for (const url of urls) {
      expect(canonicalProfileUrl(url)).toBe(url);
      expect(findSampleAuthor(url)?.texts.length).toBeGreaterThan(0);
    }
  });

  test("are plainly invented", () => {
    for (const person of people) {
      expect(person).toMatchObject({ invented: true, profileUrl: expect.stringContaining("/in/demo-") as string });
      expect(person.email).toMatch(/\.example$/);
    }
    expect(samplePeople()[0]).toEqual({
      name: "Ines Marrow",
      profileUrl: ines,
      company: "Bramblewick Robotics",
      roleTitle: "Founder and CEO",
    });
  });
});

describe("the posts", () => {
  test("are 5 to 30 of each person over a year, each text once, at any time", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...urls), fc.integer({ min: 0, max: 3000 }), async (url, days) => {
        const now = later(days);
        const posts = await postsOf(url, now);
        expect(posts.length).toBeGreaterThanOrEqual(5);
        expect(posts.length).toBeLessThanOrEqual(30);
        const shown = posts.map(({ content, imageUrl, videoUrl }) => `${content} ${imageUrl ?? ""} ${videoUrl ?? ""}`);
        expect(new Set(shown).size).toBe(posts.length);
        expect(new Set(posts.map(({ externalId }) => externalId)).size).toBe(posts.length);
        for (const post of posts) {
          expect(postedAt(post)).toBeLessThanOrEqual(now.getTime());
          expect(postedAt(post)).toBeGreaterThan(later(-366, now).getTime());
        }
      }),
    );
  });

  test("are the same at the same moment, and stay as they are for a year", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...urls), fc.integer({ min: 0, max: 364 }), async (url, days) => {
        const before = await postsOf(url);
        expect(await postsOf(url)).toEqual(before);
        const recent = before.filter((post) => postedAt(post) > later(days - 365).getTime());
        const after = new Map((await postsOf(url, later(days))).map((post) => [post.externalId, post]));
        for (const post of recent) expect(after.get(post.externalId)).toEqual(post);
      }),
    );
  });

  test("keep coming: someone has published within a week, whenever one looks", async () => {
    for (let days = 0; days < 400; days++) {
      const newest = await Promise.all(
        urls.map(async (url) => Math.max(...(await postsOf(url, later(days))).map(postedAt))),
      );
      expect(later(days).getTime() - Math.max(...newest)).toBeLessThan(7 * DAY);
    }
  });

  test("cover what a network brings", async () => {
    // A text can be away for a day, before it comes round again.
    const posts = (await Promise.all(urls.flatMap((url) => [postsOf(url), postsOf(url, later(2))]))).flat();
    const kinds = new Set(posts.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(["post", "quote", "article", "repost", "comment"]));
    const some = (test: (post: SourcePost) => boolean) => expect(posts.some(test)).toBe(true);
    some(({ content }) => content === "");
    some(({ content, kind }) => content.length > 2700 && kind === "post");
    some(({ imageUrl }) => imageUrl !== null);
    some(({ videoUrl }) => videoUrl !== null);
    some(({ aliases }) => aliases.length === 1);
    some(({ postedAt }) => postedAt === null);
    for (const shown of [
      /<script>/,
      /Ignore all previous instructions/,
      /\u202e/,
      /\u200b/,
      /🎉/u,
      /[א-ת]{4}/,
      /[ء-ي]{4}/,
      /[ぁ-ん]{4}/,
      /[अ-ह]/,
      /heute/,
      /aujourd'hui/,
      /hoy/i,
      /hoje/i,
    ]) {
      some(({ content }) => shown.test(content));
    }
  });

  test("can all be stored: ids, addresses and media are such as the database takes", async () => {
    for (const post of (await Promise.all(urls.map((url) => postsOf(url)))).flat()) {
      expect(post.externalId).toMatch(/^[1-9][0-9]{14,18}$/);
      expect(post.postUrl).toBe(`https://www.linkedin.com/feed/update/urn:li:activity:${post.externalId}`);
      for (const media of [post.imageUrl, post.videoUrl])
        if (media !== null) expect(media).toMatch(/^\/sample\/[a-z-]+\.(svg|webm)$/);
      if (post.postedAt !== null) expect(Date.parse(post.postedAt)).toBe(postedAt(post));
    }
  });
});

describe("a run", () => {
  test("brings only what is newer than asked for", async () => {
    const all = await postsOf(ines);
    const since = new Date(postedAt(all[3] ?? ({} as SourcePost)));
    expect(await postsOf(ines, NOW, since)).toEqual(all.slice(0, 3));
  });

  test("says so when there is nothing new", async () => {
    expect(await stateOf(ines, NOW)).toEqual({ status: "nothing_new" });
  });

  test.each(["https://www.linkedin.com/in/somebody-else", "https://www.linkedin.com/in/__proto__"])(
    "knows nothing of %s",
    async (url) => {
      expect(await stateOf(url, null)).toEqual({ status: "unknown_profile" });
    },
  );

  test("can be polled and collected by another process, any time later", async () => {
    const run = await createSampleSource(() => NOW).submit(target(ines), null, "run");
    const other = createSampleSource(() => later(30));
    expect(await other.poll(run)).toEqual({ status: "done" });
    expect((await collectPosts(other, run)).posts).toEqual(await postsOf(ines));
  });

  test.each(["", "x", "{}", '{"at":"now"}'])("that it never started ('%s') has failed", async (run) => {
    const source = createSampleSource(() => NOW);
    expect(await source.poll(run)).toMatchObject({ status: "failed", retryable: false });
    expect(await source.collect(run)).toEqual([]);
  });
});
