import * as z from "zod/mini";
import type { PostSource, PostTarget, RunState } from "../post-source.ts";
import { findSampleAuthor, type SampleAuthor, type SampleText } from "./sample-authors.ts";
import { normaliseSampleItem, type SampleItem } from "./sample-item.ts";
import { findSampleProfile } from "./sample-people.ts";
import { publishedUntil, type Publication } from "./sample-schedule.ts";

/** A run is nothing but what was asked and when, so any process can answer for it, now or after a restart. */
const runSchema = z.object({ at: z.number(), since: z.nullable(z.number()), profileUrls: z.array(z.string()) });

/** The demonstration network: invented people whose posts need no account, no key and no network. */
export function createSampleSource(now: () => Date): PostSource {
  return {
    name: "sample",
    submit(targets: PostTarget[], since: Date | null) {
      const run = {
        at: now().getTime(),
        since: since?.getTime() ?? null,
        profileUrls: targets.map((t) => t.profileUrl),
      };
      return Promise.resolve(JSON.stringify(run));
    },
    poll: (runId) => Promise.resolve(pollRun(runId)),
    collect: (runId) => Promise.resolve(itemsOf(runId) ?? []),
    normalise: normaliseSampleItem,
    readProfile: (_runId, { profileUrl }) => Promise.resolve(findSampleProfile(profileUrl)),
  };
}

function pollRun(runId: string): RunState {
  const run = parseRun(runId);
  const items = itemsOf(runId);
  if (run === null || items === null) {
    return { status: "failed", reason: "The demonstration network does not know this run.", retryable: false };
  }
  if (items.length > 0) return { status: "done" };
  const known = run.profileUrls.some((url) => findSampleAuthor(url) !== null);
  return { status: known ? "nothing_new" : "unknown_profile" };
}

function itemsOf(runId: string): SampleItem[] | null {
  const run = parseRun(runId);
  if (run === null) return null;
  const { at, since, profileUrls } = run;
  return profileUrls.flatMap((url) => {
    const author = findSampleAuthor(url);
    if (author === null) return [];
    return publishedUntil(author, new Date(at))
      .filter(({ publishedAt }) => since === null || publishedAt.getTime() > since)
      .flatMap((publication) => {
        const text = author.texts[publication.index];
        return text === undefined ? [] : [toItem(author, text, publication)];
      });
  });
}

function toItem(author: SampleAuthor, text: SampleText, { activityId, publishedAt, seed }: Publication): SampleItem {
  const { kind, text: words, image, video, alias, by } = text;
  const aliasId = (BigInt(activityId) - BigInt(1 + (seed % 4096))).toString();
  return {
    type: kind,
    urn: `urn:li:activity:${activityId}`,
    shareUrn: alias === undefined ? null : `urn:li:${alias}:${aliasId}`,
    linkedinUrl: `https://www.linkedin.com/feed/update/urn:li:activity:${activityId}`,
    author: { publicIdentifier: author.slug, name: author.name },
    text: by === undefined ? words : "",
    resharedPost: by === undefined ? null : { author: by, text: words },
    // Some vendors give no time; the id has it.
    postedAt: seed % 3 === 0 ? null : { timestamp: publishedAt.getTime() },
    media: [
      ...(image === undefined ? [] : [{ type: "image" as const, url: image }]),
      ...(video === undefined ? [] : [{ type: "video" as const, url: video }]),
    ],
  };
}

function parseRun(runId: string): z.infer<typeof runSchema> | null {
  try {
    const run = runSchema.safeParse(JSON.parse(runId));
    return run.success ? run.data : null;
  } catch {
    return null;
  }
}
