import { OPPORTUNITIES_LIMIT } from "./ai.ts";
import { daysBetween } from "./calendar-date.ts";
import { DIGEST_ITEMS, type DigestDocument, type DigestItem } from "./digests.ts";
import { type OutreachNow, rankOutreach, tellingReason } from "./outreach-score.ts";
import { postAddress } from "./sample-profiles.ts";
import { inOneLine } from "./plain-words.ts";
import { shortened } from "./storable.ts";

/** The contents of a digest. Without items no digest is made. */
export interface ComposedDigest {
  items: DigestItem[];
  /** How many more items there are than are listed. */
  more: number;
}

/** How many items each kind gets before the rest is filled up: many posts in a day must not hide what is due. */
const SHARES = { failure: 1, task: 3, post: 3, reach_out: 2 } as const;
/** The longest title and the longest detail, including an ellipsis. */
const TITLE_LENGTH = 200;
const DETAIL_LENGTH = 300;

const POSTED = " posted";
const REACH_OUT = "Reach out to ";

/** Returns the name of the person an item is about; null for tasks and failures. */
export function personIn({ kind, title }: Pick<DigestItem, "kind" | "title">): string | null {
  if (kind === "post") return title.slice(0, -POSTED.length);
  return kind === "reach_out" ? title.slice(REACH_OUT.length) : null;
}

type Unnumbered = Omit<DigestItem, "number">;
const about = { founderId: null, taskId: null, postId: null, sourceUrl: null, detail: null };

/** Returns a name or title, which a stranger may have written, as part of one line; an ellipsis if nothing of it is visible. */
const named = (text: string) => shortened(inOneLine(text), TITLE_LENGTH) || "…";
const explained = (text: string) => shortened(inOneLine(text), DETAIL_LENGTH) || null;

/** The numbers that can still be replied to: new items are counted from the first, and tasks that have one keep it. */
export interface DigestNumbers {
  firstNumber: number;
  taskNumbers: Record<string, number>;
}

/** Composes the digest: who posted, who to reach out to, what is due and what failed, numbered. */
export function composeDigest(document: DigestDocument, when: OutreachNow, numbers: DigestNumbers): ComposedDigest {
  const people = toReachOut(document, when);
  const kinds = { post: posted(document), reach_out: people, task: due(document, when), failure: failed(document) };
  const count = document.posts.count + people.length + document.tasks.count + kinds.failure.length;
  const order = ["post", "reach_out", "task", "failure"] as const;
  const taken = { post: 0, reach_out: 0, task: 0, failure: 0 };
  let left = DIGEST_ITEMS;
  for (const most of [SHARES, { post: left, reach_out: left, task: left, failure: left }])
    for (const kind of ["failure", "task", "post", "reach_out"] as const) {
      const more = Math.max(0, Math.min(left, most[kind] - taken[kind], kinds[kind].length - taken[kind]));
      taken[kind] += more;
      left -= more;
    }
  const items = numbered(
    order.flatMap((kind) => kinds[kind].slice(0, taken[kind])),
    numbers,
  );
  return { items, more: count - items.length };
}

function numbered(items: Unnumbered[], { firstNumber, taskNumbers }: DigestNumbers): DigestItem[] {
  const kept = new Set(Object.values(taskNumbers));
  let next = firstNumber;
  return items.map((item) => {
    const number = item.taskId === null ? undefined : taskNumbers[item.taskId];
    if (number !== undefined) return { ...item, number };
    while (kept.has(next)) next += 1;
    return { ...item, number: next++ };
  });
}

const posted = ({ posts }: DigestDocument): Unnumbered[] =>
  posts.first.map(({ postId, founderId, founderName, profileUrl, url, words }) => ({
    ...{ ...about, kind: "post", founderId, postId, sourceUrl: postAddress({ id: founderId, profileUrl }, url) },
    title: named(founderName) + POSTED,
    detail: explained(words),
  }));

/** Leaves out people who are listed already because they posted, or whose reason is a task, which has an item of its own. */
function toReachOut({ people, posts }: DigestDocument, when: OutreachNow): Unnumbered[] {
  const listed = new Set(posts.first.map(({ founderId }) => founderId));
  return rankOutreach(people, when, OPPORTUNITIES_LIMIT).flatMap(({ founderId, founderName, reasons, profileUrl }) => {
    const reason = tellingReason(reasons);
    if (listed.has(founderId) || reason === undefined || reason.kind === "overdue_task") return [];
    const { postUrl } = reason.evidence;
    const page = `/people/${founderId}`;
    const sourceUrl = postUrl === undefined ? page : postAddress({ id: founderId, profileUrl }, postUrl);
    const title = REACH_OUT + named(founderName);
    return [{ ...about, kind: "reach_out" as const, founderId, title, detail: explained(reason.text), sourceUrl }];
  });
}

const due = ({ tasks }: DigestDocument, { today }: OutreachNow): Unnumbered[] =>
  tasks.first.map(({ taskId, title, dueDate, founderId }) => ({
    ...{ ...about, kind: "task", taskId, founderId, sourceUrl: "/tasks" },
    title: named(title),
    detail: lateness(daysBetween(dueDate, today)),
  }));

const lateness = (days: number) => (days <= 0 ? "due today" : `${days} day${days === 1 ? "" : "s"} overdue`);

const failed = ({ failures }: DigestDocument): Unnumbered[] =>
  failures.map(({ title, detail, url }) => ({
    ...{ ...about, kind: "failure", title, sourceUrl: url },
    detail: detail === null ? null : explained(detail),
  }));
