import { activityIdAt } from "../activity-id.ts";

const DAY = 86_400_000;
/** The moment before all posts. Moving it would publish every post again, under another id. */
const FIRST_DAY = Date.UTC(2020, 0, 6);
/** A person's texts come round again after this long, just longer than any of them is listed: no text is seen twice. */
const CYCLE = 367 * DAY;
const LISTED_FOR = 366 * DAY;
/** How far, in intervals, a text may be late: nobody publishes by the clock. */
const JITTER = 0.2;

interface Calendar {
  slug: string;
  phase: number;
  texts: readonly unknown[];
}

/** One appearance of a text: the `index`th of a person's texts, published under an id that never changes. */
export interface Publication {
  index: number;
  activityId: string;
  publishedAt: Date;
  /** A stable number of this appearance, to vary what should differ from post to post. */
  seed: number;
}

/**
 * What someone has published in the year before `now`, newest first. The calendar is fixed, so time
 * alone brings new posts, and the same moment always gives the same posts.
 */
export function publishedUntil({ slug, phase, texts }: Calendar, now: Date): Publication[] {
  const interval = CYCLE / texts.length;
  const publishedAt = (slot: number) =>
    Math.round(FIRST_DAY + (slot + phase + (JITTER * hash(`${slug} ${slot % texts.length}`)) / 2 ** 32) * interval);

  const listed: Publication[] = [];
  for (let slot = Math.ceil((now.getTime() - FIRST_DAY) / interval); slot >= 0; slot--) {
    const at = publishedAt(slot);
    if (at > now.getTime()) continue;
    if (at <= now.getTime() - LISTED_FOR) break;
    const seed = hash(`${slot} ${slug}`);
    listed.push({
      index: slot % texts.length,
      activityId: activityIdAt(new Date(at), seed),
      publishedAt: new Date(at),
      seed,
    });
  }
  return listed;
}

/** FNV-1a with a last mix: the same text gives the same 32 bits on every machine. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (bits ^ (bits >>> 12)) >>> 0;
}
