import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Reason } from "./ai.ts";
import { type OutreachSignals, rankOutreach, scoreOutreach } from "./outreach-score.ts";
import { type PostDating, type PostKind, postKindSchema } from "./posts.ts";

const when = { now: new Date("2026-11-21T12:00:00Z"), today: "2026-11-21" };
const daysAgo = (days: number) => new Date(when.now.getTime() - days * 86_400_000).toISOString();
const post = (days: number, kind: PostKind = "post") => ({
  postId: "p",
  postUrl: "https://www.linkedin.com/posts/p",
  kind,
  postedAt: daysAgo(days),
  dating: "exact" as const,
});

/** Someone who was contacted today and has no news: there is no reason to write. */
const nobody: OutreachSignals = {
  founderId: "f",
  founderName: "Ines",
  company: "Bramblewick",
  roleTitle: "Founder",
  profileUrl: "https://www.linkedin.com/in/ada",
  lastPostSummary: "Has raised money.",
  createdAt: daysAgo(100),
  lastTouchAt: daysAgo(0),
  lastTouchActivityId: 7,
  priorityScore: null,
  priorityChange: null,
  keepInTouchDays: null,
  recentPosts: [],
  overdueTasks: [],
};
const touchedLongAgo = { ...nobody, lastTouchAt: daysAgo(90) };
const score = (signals: Partial<OutreachSignals>) => scoreOutreach({ ...nobody, ...signals }, when).score;
const reasons = (signals: Partial<OutreachSignals>): Reason[] => scoreOutreach({ ...nobody, ...signals }, when).reasons;

test("is nothing, without a reason, when someone was touched today and nothing is new", () => {
  const { founderId, founderName, profileUrl, company, roleTitle, lastPostSummary } = nobody;
  const person = { founderId, founderName, profileUrl, company, roleTitle, lastPostSummary };
  expect(scoreOutreach(nobody, when)).toEqual({ ...person, score: 0, reasons: [] });
});

describe("follows the person's own rhythm", () => {
  test("with nothing before its day, half of the points on it and all of them after twice as long", () => {
    const scores = [7, 13, 14, 28, 90].map((days) => score({ lastTouchAt: daysAgo(days), keepInTouchDays: 14 }));
    expect(scores).toEqual([0, 0, 15, 30, 30]);
    expect(reasons({ lastTouchAt: daysAgo(20), keepInTouchDays: 14 })).toMatchObject([
      { kind: "out_of_touch", text: "Last contacted 20 days ago, meant to be every 14 days" },
    ]);
  });

  test("which proposes them from its day on, and never where it is 0", () => {
    const proposed = (days: number, keepInTouchDays: number | null) =>
      rankOutreach([{ ...nobody, lastTouchAt: daysAgo(days), keepInTouchDays }], when, 5).length === 1;
    expect([proposed(20, null), proposed(20, 14), proposed(20, 21), proposed(90, 0)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

describe("grows", () => {
  test("with the days since the last touch, after a week of rest, for two months", () => {
    const scores = [7, 8, 30, 60, 300].map((days) => score({ lastTouchAt: daysAgo(days) }));
    expect(scores).toEqual([0, 1, 13, 30, 30]);
    expect(reasons({ lastTouchAt: daysAgo(30) })).toEqual([
      {
        kind: "out_of_touch",
        text: "Last contacted 30 days ago",
        points: 13,
        evidence: { activityId: 7, at: daysAgo(30) },
      },
    ]);
  });

  test("when there was no touch at all", () => {
    expect(reasons({ lastTouchAt: null })).toMatchObject([
      { kind: "never_in_touch", points: 20, evidence: { at: nobody.createdAt } },
    ]);
  });

  test("with the freshness of the latest post", () => {
    const scores = [0, 10, 29, 30].map((days) => score({ lastTouchAt: daysAgo(61), recentPosts: [post(days)] }) - 30);
    expect(scores).toEqual([36, 24, 1, 0]);
    expect(reasons({ ...touchedLongAgo, recentPosts: [post(1)] })[0]).toMatchObject({
      kind: "fresh_post",
      text: "Posted yesterday",
      evidence: { postId: "p", postUrl: "https://www.linkedin.com/posts/p", at: daysAgo(1) },
    });
  });

  test("with what is known of when it was published", () => {
    const told = (days: number, dating: PostDating, kind: PostKind = "post") =>
      reasons({ ...touchedLongAgo, recentPosts: [{ ...post(days, kind), dating }] }).find(
        ({ kind: of }) => of === "fresh_post",
      )?.text;
    expect([told(0, "about"), told(1, "about"), told(9, "about", "article")]).toEqual([
      "Posted about today",
      "Posted about 1 day ago",
      "Published an article about 9 days ago",
    ]);
    expect([told(0, "first_seen"), told(3, "first_seen", "article"), told(3, "first_seen", "quote")]).toEqual([
      "Post first seen today",
      "Article first seen 3 days ago",
      "Comment on a post first seen 3 days ago",
    ]);
  });

  test("with the work that is in it: an article, a post, a quote", () => {
    const [article, own, quote] = (["article", "post", "quote"] as const).map((kind) =>
      score({ lastTouchAt: daysAgo(61), recentPosts: [post(0, kind)] }),
    );
    expect(article).toBeGreaterThan(own ?? 0);
    expect(own).toBeGreaterThan(quote ?? 0);
  });

  test("with how much they post, up to a point", () => {
    const scores = [1, 2, 3, 20].map((count) =>
      score({
        lastTouchAt: daysAgo(61),
        recentPosts: Array<number>(count)
          .fill(0)
          .map((days) => post(days)),
      }),
    );
    expect(scores).toEqual([66, 69, 71, 76]);
  });

  test("with tasks that are overdue", () => {
    const task = { taskId: "t", title: "Send the deck", dueDate: "2026-11-18" };
    expect(reasons({ overdueTasks: [task] })).toEqual([
      {
        kind: "overdue_task",
        text: "“Send the deck” is overdue by 3 days",
        points: 20,
        evidence: { taskId: "t", at: "2026-11-18" },
      },
    ]);
    expect(reasons({ overdueTasks: Array<typeof task>(9).fill(task) })[0]).toMatchObject({
      text: "“Send the deck” is overdue by 3 days, and 8 more",
      points: 25,
    });
  });
});

test("counts a post that was there before the last touch for little", () => {
  const before = score({ lastTouchAt: daysAgo(1), recentPosts: [post(2)] });
  const after = score({ lastTouchAt: daysAgo(2), recentPosts: [post(1)] });
  expect(before * 3).toBeLessThan(after);
});

test("lets the user's own priority speak for or against, and shows when it was given", () => {
  const priorityChange = { at: daysAgo(5) };
  const scores = [0, 50, 100].map((priorityScore) => score({ ...touchedLongAgo, priorityScore, priorityChange }));
  expect(scores).toEqual([5, 30, 55]);
  expect(reasons({ priorityScore: 100, priorityChange })).toMatchObject([
    { kind: "priority", text: "Priority 100", points: 25, evidence: priorityChange },
  ]);
});

test("ranks the best first, the weightiest reason first, and leaves out people without a reason", () => {
  const people = [
    nobody,
    { ...touchedLongAgo, founderId: "second" },
    { ...touchedLongAgo, founderId: "first", recentPosts: [post(0)] },
    { ...touchedLongAgo, founderId: "third", lastTouchAt: daysAgo(20) },
  ];
  const ranked = rankOutreach(people, when, 2);
  expect(ranked.map(({ founderId }) => founderId)).toEqual(["first", "second"]);
  expect(ranked[0]?.reasons.map(({ kind }) => kind)).toEqual(["fresh_post", "out_of_touch"]);
});

test("proposes nobody without news, a task that is due or a contact that has lapsed, whatever else speaks for them", () => {
  const isProposed = (signals: Partial<OutreachSignals>) =>
    rankOutreach([{ ...nobody, ...signals }], when, 10).length === 1;
  const task = { taskId: "t", title: "Send the deck", dueDate: "2026-11-21" };
  expect(isProposed({ lastTouchAt: null, priorityScore: 100 })).toBe(false);
  expect(isProposed({ lastTouchAt: daysAgo(20), priorityScore: 100 })).toBe(false);
  expect(isProposed({ lastTouchAt: daysAgo(1), recentPosts: [post(2)], priorityScore: 100 })).toBe(false);
  expect(isProposed({ lastTouchAt: null, recentPosts: [post(3)] })).toBe(true);
  expect(isProposed({ lastTouchAt: daysAgo(1), overdueTasks: [task] })).toBe(true);
  expect(isProposed({ lastTouchAt: daysAgo(30) })).toBe(true);
});

test("says that a task is due today, and counts it", () => {
  const task = { taskId: "t", title: "Send the deck", dueDate: "2026-11-21" };
  expect(reasons({ overdueTasks: [task] })).toMatchObject([{ text: "“Send the deck” is due today", points: 20 }]);
});

test("is a whole number from 0 to 100 and the sum of its reasons, whatever is known", () => {
  const days = fc.integer({ min: -5, max: 500 });
  const known = fc.record({
    lastTouchAt: fc.option(days.map(daysAgo)),
    priorityScore: fc.option(fc.integer({ min: 0, max: 100 })),
    recentPosts: fc.array(
      fc.tuple(days, fc.constantFrom(...postKindSchema.options)).map(([age, kind]) => post(age, kind)),
    ),
    overdueTasks: fc.array(fc.constant({ taskId: "t", title: "T", dueDate: "2026-01-01" })),
  });
  fc.assert(
    fc.property(known, (signals) => {
      const { score: total, reasons: why } = scoreOutreach({ ...nobody, ...signals }, when);
      const sum = why.reduce((all, { points }) => all + points, 0);
      expect(total).toBe(Math.min(100, Math.max(0, sum)));
      expect(Number.isInteger(total)).toBe(true);
    }),
  );
});
