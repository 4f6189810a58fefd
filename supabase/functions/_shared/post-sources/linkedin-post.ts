import type { PostKind } from "../contract/posts.ts";
import { canonicalProfileUrl } from "../contract/profile-url.ts";
import { storable } from "../contract/storable.ts";
import type { PostTarget, SourcePost } from "./post-source.ts";

const ID = "([1-9][0-9]{14,18})(?![0-9])";
const ACTIVITY_ID = new RegExp(`activity[:-]${ID}`, "i");
const OTHER_ID = new RegExp(`(?:share|ugcPost)[:-]${ID}`, "gi");

/** What a vendor says of one post on LinkedIn. Only ids are needed: texts in which they may be, such as addresses and urns. */
export interface LinkedInFacts {
  ids: unknown[];
  kind: PostKind;
  address: unknown;
  content: unknown;
  /** Unix milliseconds, or a date in ISO 8601. */
  postedAt: unknown;
  image: unknown;
  video: unknown;
}

/**
 * The post of a vendor's item; none when no id is found. The key is the activity id; `share` and `ugcPost` ids of the same post are its
 * aliases, and one of them is the key of a post whose activity id the vendor leaves out: each carries its time in the same way.
 */
export function linkedInPost({ ids, kind, address, content, postedAt, image, video }: LinkedInFacts): SourcePost[] {
  const texts = ids.flatMap((id) => (typeof id === "string" ? [id] : []));
  const activity = texts.flatMap((text) => ACTIVITY_ID.exec(text)?.[1] ?? [])[0];
  const others = [...new Set(texts.flatMap((text) => Array.from(text.matchAll(OTHER_ID), (match) => match[1] ?? "")))];
  const activityId = activity ?? others[0];
  if (activityId === undefined) return [];
  return [
    {
      network: "linkedin",
      scope: "",
      externalId: activityId,
      aliases: others.filter((id) => id !== activityId),
      kind,
      postUrl: isLinkedInUrl(address)
        ? address
        : `https://www.linkedin.com/feed/update/urn:li:${activity === undefined ? "share" : "activity"}:${activityId}`,
      content: typeof content === "string" ? storable(content) : "",
      postedAt: exactTime(postedAt),
      // Without a time of the vendor's, the id tells it.
      isDateExact: true,
      imageUrl: httpsOrNull(image),
      videoUrl: httpsOrNull(video),
    },
  ];
}

/** An exact time in ISO 8601; null for one that is relative ("2 days ago"), in the future by more than a day, or none. */
export function exactTime(value: unknown): string | null {
  const isDate = typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value);
  const time = typeof value === "number" ? value : isDate ? Date.parse(value) : NaN;
  return time > 0 && time < Date.now() + 86_400_000 ? new Date(time).toISOString() : null;
}

/** The people of a run by the address of their profile, in whatever form a vendor repeats it. */
export function findTarget(targets: PostTarget[]): (address: unknown) => PostTarget | undefined {
  const known = new Map(targets.map((target) => [target.profileUrl, target]));
  return (address) => {
    const canonical = typeof address === "string" ? canonicalProfileUrl(address.trim()) : null;
    return canonical === null ? undefined : known.get(canonical);
  };
}

function isLinkedInUrl(url: unknown): url is string {
  return typeof url === "string" && /^https:\/\/(?:[a-z]+\.)?linkedin\.com\/\S+$/.test(url) && url.length <= 2_000;
}

function httpsOrNull(url: unknown): string | null {
  return typeof url === "string" && /^https:\/\/\S+$/.test(url) ? url : null;
}
