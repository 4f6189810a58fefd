import type { Opportunity, Reason } from "./ai.ts";
import { daysBetween } from "./calendar-date.ts";
import type { PostDating, PostKind } from "./posts.ts";

/** A post counts less by the day, and after this many nothing. */
export const FRESH_POST_DAYS = 30;

/** What is known of someone that speaks for or against reaching out to them. Times are ISO 8601. */
export interface OutreachSignals {
  founderId: string;
  founderName: string;
  profileUrl: string;
  company: string | null;
  roleTitle: string | null;
  lastPostSummary: string | null;
  createdAt: string;
  lastTouchAt: string | null;
  /** The log's entry of the last touch. */
  lastTouchActivityId: number | null;
  /** The user's own value, 0 to 100. */
  priorityScore: number | null;
  /** The log's entry of the last change of that value; null when it was given with the founder. */
  priorityChange: { at: string } | null;
  /** How often the user means to be in touch; 0 is never, null leaves it to the product. */
  keepInTouchDays: number | null;
  /** The founder's own posts of the last FRESH_POST_DAYS days, newest first. */
  recentPosts: { postId: string; postUrl: string; kind: PostKind; postedAt: string; dating: PostDating }[];
  /** Due today or before, the longest overdue first. */
  overdueTasks: { taskId: string; title: string; dueDate: string }[];
}

/** When it is: the moment, and the date in the user's time zone. */
export interface OutreachNow {
  now: Date;
  today: string;
}

const DAY_MS = 86_400_000;

const POST_POINTS = 40;
/** An article is more work than a post, and a quote is mostly someone else's. */
const kindWeights: Partial<Record<PostKind, number>> = { article: 1, post: 0.9, quote: 0.6 };
const kindVerbs: Partial<Record<PostKind, string>> = {
  article: "Published an article",
  post: "Posted",
  quote: "Commented on a post",
};
const kindNouns: Partial<Record<PostKind, string>> = { article: "Article", quote: "Comment on a post" };
/** Anyone who was in touch after the post has most likely said what there was to say about it. */
const TOUCHED_SINCE_WEIGHT = 0.25;

const POINTS_PER_FURTHER_POST = 2.5;
const ACTIVE_POINTS = 10;

const TOUCH_RESTS_DAYS = 7;
const TOUCH_FULL_DAYS = 60;
const TOUCH_POINTS = 30;
const NEVER_POINTS = 20;
/** After so long without a touch, a contact that there once was has lapsed, unless the person has a rhythm of their own. */
export const LAPSED_DAYS = 30;

const OVERDUE_POINTS = 20;
const POINTS_PER_FURTHER_TASK = 2.5;
const OVERDUE_AT_MOST = 25;

/** The user's own value in the middle changes nothing. */
const MIDDLE_PRIORITY = 50;
const PRIORITY_POINTS = 25;

/** How much it is worth to reach out to someone now, 0 to 100, as the sum of its reasons. */
export function scoreOutreach(signals: OutreachSignals, when: OutreachNow): Opportunity {
  const reasons = [
    freshPost(signals, when),
    postActivity(signals),
    touch(signals, when),
    overdueTask(signals, when),
    ownPriority(signals),
  ]
    .filter((reason) => reason !== null)
    .filter(({ points }) => points !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  const { founderId, founderName, profileUrl, company, roleTitle, lastPostSummary } = signals;
  const score = Math.min(100, Math.max(0, sum));
  return { founderId, founderName, profileUrl, company, roleTitle, lastPostSummary, score, reasons };
}

/** Whether there is an occasion: news that nothing was said about yet, a task that is due, or a contact that has lapsed. */
function hasOccasion(signals: OutreachSignals, { now }: OutreachNow): boolean {
  const { recentPosts, overdueTasks, lastTouchAt } = signals;
  const [latest] = recentPosts;
  const isTouchedSince = (time: string) => lastTouchAt !== null && Date.parse(lastTouchAt) > Date.parse(time);
  const isNews =
    latest !== undefined && daysSince(latest.postedAt, now) < FRESH_POST_DAYS && !isTouchedSince(latest.postedAt);
  return isNews || overdueTasks.length > 0 || hasLapsed(signals, now);
}

function hasLapsed({ lastTouchAt, keepInTouchDays }: OutreachSignals, now: Date): boolean {
  if (lastTouchAt === null || keepInTouchDays === 0) return false;
  return daysSince(lastTouchAt, now) >= (keepInTouchDays ?? LAPSED_DAYS);
}

/** The people most worth reaching out to, best first; without an occasion nobody is proposed, whatever else speaks for them. */
export function rankOutreach(people: readonly OutreachSignals[], when: OutreachNow, atMost: number): Opportunity[] {
  return people
    .filter((signals) => hasOccasion(signals, when))
    .map((signals) => scoreOutreach(signals, when))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.founderId.localeCompare(other.founderId))
    .slice(0, atMost);
}

// Reasons to write right now. When reasons weigh the same, these are shown before a circumstance such as the user's own priority.
const occasions: readonly Reason["kind"][] = ["fresh_post", "overdue_task", "out_of_touch"];

/** Returns the strongest reason to write to someone now; undefined when there is none. */
export function tellingReason(reasons: readonly Reason[]): Reason | undefined {
  const speaking = reasons.filter(({ points }) => points > 0);
  return speaking.find(({ kind }) => occasions.includes(kind)) ?? speaking[0];
}

function freshPost({ recentPosts, lastTouchAt }: OutreachSignals, { now }: OutreachNow): Reason | null {
  const [latest] = recentPosts;
  const days = latest === undefined ? FRESH_POST_DAYS : daysSince(latest.postedAt, now);
  if (latest === undefined || days >= FRESH_POST_DAYS) return null;
  const isAnswered = lastTouchAt !== null && Date.parse(lastTouchAt) > Date.parse(latest.postedAt);
  const weight = (kindWeights[latest.kind] ?? 0) * (isAnswered ? TOUCHED_SINCE_WEIGHT : 1);
  return {
    kind: "fresh_post",
    text: `${published(latest, days)}${isAnswered ? ", contacted since" : ""}`,
    points: Math.round(POST_POINTS * weight * (1 - days / FRESH_POST_DAYS)),
    evidence: { postId: latest.postId, postUrl: latest.postUrl, at: latest.postedAt },
  };
}

/** What they did and when, as well as the date is known. */
function published({ kind, dating }: OutreachSignals["recentPosts"][number], days: number): string {
  if (dating === "first_seen") return `${kindNouns[kind] ?? "Post"} first seen ${ago(days)}`;
  return `${kindVerbs[kind] ?? "Posted"} ${dating === "about" ? aboutAgo(days) : ago(days)}`;
}

function postActivity({ recentPosts }: OutreachSignals): Reason | null {
  const [latest] = recentPosts;
  if (latest === undefined) return null;
  return {
    kind: "active",
    text: `${plural(recentPosts.length, "post")} in ${FRESH_POST_DAYS} days`,
    points: Math.round(Math.min(ACTIVE_POINTS, POINTS_PER_FURTHER_POST * (recentPosts.length - 1))),
    evidence: { postId: latest.postId, postUrl: latest.postUrl, at: latest.postedAt },
  };
}

function touch(signals: OutreachSignals, { now }: OutreachNow): Reason | null {
  const { lastTouchAt, lastTouchActivityId, createdAt, keepInTouchDays } = signals;
  if (lastTouchAt === null) {
    return {
      kind: "never_in_touch",
      text: "Never contacted",
      points: NEVER_POINTS,
      evidence: { at: createdAt },
    };
  }
  const days = daysSince(lastTouchAt, now);
  const share =
    keepInTouchDays === null
      ? (days - TOUCH_RESTS_DAYS) / (TOUCH_FULL_DAYS - TOUCH_RESTS_DAYS)
      : shareOfRhythm(days, keepInTouchDays);
  const rhythm = keepInTouchDays ? `, meant to be every ${plural(keepInTouchDays, "day")}` : "";
  return {
    kind: "out_of_touch",
    text: `Last contacted ${ago(days)}${rhythm}`,
    points: Math.round(TOUCH_POINTS * Math.min(1, Math.max(0, share))),
    evidence: { ...(lastTouchActivityId !== null && { activityId: lastTouchActivityId }), at: lastTouchAt },
  };
}

/** Half of the points from the day on that the rhythm names, all of them after twice as long; none before, and none without an end. */
const shareOfRhythm = (days: number, rhythm: number) => (rhythm === 0 || days < rhythm ? 0 : days / (2 * rhythm));

function overdueTask({ overdueTasks }: OutreachSignals, { today }: OutreachNow): Reason | null {
  const [first, ...others] = overdueTasks;
  if (first === undefined) return null;
  const days = daysBetween(first.dueDate, today);
  const due = days === 0 ? "due today" : `overdue by ${plural(days, "day")}`;
  const more = others.length === 0 ? "" : `, and ${others.length} more`;
  return {
    kind: "overdue_task",
    text: `“${first.title}” is ${due}${more}`,
    points: Math.round(Math.min(OVERDUE_AT_MOST, OVERDUE_POINTS + POINTS_PER_FURTHER_TASK * others.length)),
    evidence: { taskId: first.taskId, at: first.dueDate },
  };
}

function ownPriority({ priorityScore, priorityChange, createdAt }: OutreachSignals): Reason | null {
  if (priorityScore === null) return null;
  return {
    kind: "priority",
    text: `Priority ${priorityScore}`,
    points: Math.round((PRIORITY_POINTS * (priorityScore - MIDDLE_PRIORITY)) / MIDDLE_PRIORITY),
    evidence: priorityChange ?? { at: createdAt },
  };
}

/** Never below zero: a clock that is ahead of ours does not make a post come from tomorrow. */
function daysSince(time: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(time)) / DAY_MS));
}

function ago(days: number): string {
  return days === 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`;
}

const aboutAgo = (days: number): string => (days === 0 ? "about today" : `about ${plural(days, "day")} ago`);

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
