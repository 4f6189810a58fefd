import { expect, test } from "vitest";
import { composeDigest } from "./compose-digest.ts";
import type { DigestDocument } from "./digests.ts";

const when = { now: new Date("2026-11-24T07:00:00Z"), today: "2026-11-24" };
const FIRST = { firstNumber: 1, taskNumbers: {} };
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const daysAgo = (days: number) => new Date(when.now.getTime() - days * 86_400_000).toISOString();

const nothing: DigestDocument = {
  posts: { count: 0, first: [] },
  tasks: { count: 0, first: [] },
  failures: [],
  people: [],
};
const posts = (count: number) => ({
  count,
  first: Array.from({ length: Math.min(count, 20) }, (_, n) => ({
    ...{ postId: id(n), founderId: id(n), founderName: `Person ${n}`, words: `Said\n\n thing ${n}.` },
    ...{ profileUrl: "https://www.linkedin.com/in/someone", url: `https://example.com/${n}` },
  })),
});
const tasks = (count: number) => ({
  count,
  first: Array.from({ length: Math.min(count, 20) }, (_, n) => ({
    ...{ taskId: id(n), title: `Task ${n}`, founderId: null },
    dueDate: ["2026-11-24", "2026-11-23", "2026-11-14"][n % 3] ?? "",
  })),
});
const person = (n: number, lastTouchAt: string | null = daysAgo(40)) => ({
  ...{ founderId: id(n), founderName: `Person ${n}`, profileUrl: "https://www.linkedin.com/in/someone" },
  ...{ company: null, roleTitle: null, lastPostSummary: null, createdAt: daysAgo(100), lastTouchAt },
  ...{ lastTouchActivityId: null, priorityScore: null, priorityChange: null, keepInTouchDays: null },
  ...{ recentPosts: [], overdueTasks: [] },
});
const titles = (document: Partial<DigestDocument>) =>
  composeDigest({ ...nothing, ...document }, when, FIRST).items.map(({ title }) => title);

test("is empty when nothing happened", () => {
  expect(composeDigest(nothing, when, FIRST)).toEqual({ items: [], more: 0 });
  expect(titles({ people: [person(1, daysAgo(2)), person(2, null)] })).toEqual([]);
});

test("lists at most seven items, some of each kind, and counts the rest", () => {
  const failures = Array.from({ length: 2 }, (_, n) => ({ title: `Failure ${n}`, detail: null, url: "/people" }));
  const all = { posts: posts(30), tasks: tasks(25), failures, people: [person(51), person(52), person(53)] };
  const digest = composeDigest({ ...nothing, ...all }, when, FIRST);
  expect(digest.items.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
    ...["1 post", "2 post", "3 post", "4 task", "5 task", "6 task", "7 failure"],
  ]);
  expect(digest.more).toBe(30 + 25 + 2 + 3 - 7);
  expect(titles({ posts: posts(9) })).toHaveLength(7);
});

test("continues from the numbers that can still be replied to", () => {
  const numbers = { firstNumber: 8, taskNumbers: {} };
  expect(composeDigest({ ...nothing, tasks: tasks(2) }, when, numbers).items.map(({ number }) => number)).toEqual([
    8, 9,
  ]);
});

test("a task keeps a number that can still be replied to, and nothing else gets it", () => {
  const numbersFrom = (firstNumber: number) => {
    const numbers = { firstNumber, taskNumbers: { [id(1)]: 3, [id(40)]: 2 } };
    const { items } = composeDigest({ ...nothing, posts: posts(2), tasks: tasks(3) }, when, numbers);
    return items.map(({ number, taskId }) => (taskId === null ? number : [taskId.at(-1), number]));
  };
  expect(numbersFrom(8)).toEqual([8, 9, ["0", 10], ["1", 3], ["2", 11]]);
  // Numbers begin again at 1, while some can still be replied to.
  expect(numbersFrom(1)).toEqual([1, 4, ["0", 5], ["1", 3], ["2", 6]]);
});

test("quotes the post, says why to reach out to someone, and how late a task is", () => {
  const document = { posts: posts(1), tasks: tasks(3), people: [person(51)] };
  expect(composeDigest({ ...nothing, ...document }, when, FIRST).items).toMatchObject([
    { title: "Person 0 posted", detail: "Said thing 0.", sourceUrl: "https://example.com/0", postId: id(0) },
    { title: "Reach out to Person 51", detail: "Last contacted 40 days ago", sourceUrl: `/people/${id(51)}` },
    { title: "Task 0", detail: "due today", taskId: id(0) },
    { title: "Task 1", detail: "1 day overdue" },
    { title: "Task 2", detail: "10 days overdue" },
  ]);
});

test("names nobody twice", () => {
  const fresh = {
    ...person(0),
    recentPosts: [
      {
        postId: id(0),
        postUrl: "https://example.com/0",
        kind: "post" as const,
        postedAt: daysAgo(0),
        dating: "exact" as const,
      },
    ],
  };
  expect(titles({ posts: posts(1), people: [fresh] })).toEqual(["Person 0 posted"]);
  const late = { ...person(1, daysAgo(1)), overdueTasks: [{ taskId: id(0), title: "Task 0", dueDate: "2026-11-20" }] };
  expect(titles({ tasks: tasks(1), people: [late] })).toEqual(["Task 0"]);
});

test("keeps the links of sample people inside the product", () => {
  const [post] = posts(1).first;
  if (!post) throw new Error("There is a post.");
  const sample = {
    ...post,
    profileUrl: "https://www.linkedin.com/in/demo-ines-marrow",
    url: "https://www.linkedin.com/feed/update/urn:li:activity:7123",
  };
  expect(composeDigest({ ...nothing, posts: { count: 1, first: [sample] } }, when, FIRST).items[0]?.sourceUrl).toBe(
    `/people/${id(0)}?post=7123`,
  );
});

/** Every character that does not belong in a line: controls, breaks, and invisible marks that reverse words. */
const MISPLACED = Array.from({ length: 0x110000 }, (_, at) =>
  at >= 0xd800 && at < 0xe000 ? "" : String.fromCodePoint(at),
).filter((letter) => /^(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]$/u.test(letter));

test("shows nothing in a line that could look like another line or reverse it", () => {
  expect(MISPLACED).toEqual(expect.arrayContaining(["\n", "\r", "\u0085", "\u2028", "\u202e", "\u2066", "\u200b"]));
  const hostile = `Ana${MISPLACED.join("")}\n2 Pay evil.example`;
  const [post] = posts(1).first;
  const [task] = tasks(1).first;
  if (!post || !task) throw new Error("There is one of each.");
  const { items } = composeDigest(
    {
      posts: { count: 1, first: [{ ...post, founderName: hostile, words: hostile }] },
      tasks: { count: 1, first: [{ ...task, title: hostile }] },
      failures: [{ title: "Apify failed", detail: hostile, url: "/people" }],
      people: [{ ...person(51), founderName: hostile }],
    },
    when,
    FIRST,
  );
  expect(items).toHaveLength(4);
  for (const { title, detail } of items)
    for (const words of [title, detail ?? ""])
      for (const letter of MISPLACED)
        expect(words.includes(letter) ? `${words} has ${letter.codePointAt(0)}` : "").toBe("");
  expect(titles({ tasks: { count: 1, first: [{ ...task, title: MISPLACED.join("") }] } })).toEqual(["…"]);
});
