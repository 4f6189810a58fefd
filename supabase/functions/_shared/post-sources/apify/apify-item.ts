import type { PostKind } from "../../contract/posts.ts";
import { canonicalProfileUrl } from "../../contract/profile-url.ts";
import { findTarget, linkedInPost } from "../linkedin-post.ts";
import type { PersonResult, PostTarget, SourcePost } from "../post-source.ts";
import { profileOf, type SourceProfile } from "../source-profile.ts";
import { type ApifyFields, readPath } from "./apify-fields.ts";

/** The post in one item of an actor's dataset; none when it is an error, a plan's message, or has no id. */
export function normaliseApifyItem(raw: unknown, fields: ApifyFields): SourcePost[] {
  if (!isPost(raw, fields)) return [];
  const activityId = readPath(raw, fields.activityId);
  const isId = typeof activityId === "string" && /^[1-9][0-9]{14,18}$/.test(activityId);
  return linkedInPost({
    ids: [...(isId ? [`activity:${activityId}`] : []), ...fields.ids.map((path) => readPath(raw, [path]))],
    kind: kindOf(raw, fields),
    address: readPath(raw, fields.address),
    content: readPath(raw, fields.content),
    postedAt: readPath(raw, fields.postedAt),
    image: readPath(raw, fields.image),
    video: readPath(raw, fields.video),
  });
}

/** What the dataset of a run says of its people. */
export interface ApifyResults {
  people: PersonResult[];
  dropped: number;
  /** People that the run says nothing about, beyond those that it charged for finding nothing. */
  failed: number;
}

/**
 * What the items of a run say of each of its people. The run itself says SUCCEEDED even when it could read nobody: of those without an
 * item, as many had nothing new as it charged for, and when that is fewer than all nobody can tell who, so all of them are retried.
 */
export function apifyResults(
  items: unknown[],
  targets: PostTarget[],
  fields: ApifyFields,
  nothingNewCount: number,
): ApifyResults {
  const target = findTarget(targets);
  const found = new Map<string, { items: unknown[]; isWrong: boolean; isError: boolean; hadReposts: boolean }>();
  const authors = authorsOfSeveral(items, fields);
  let dropped = 0;
  for (const raw of items) {
    const person = target(readPath(raw, fields.target));
    if (person === undefined) {
      dropped += 1;
      continue;
    }
    const one = found.get(person.founderId) ?? { items: [], isWrong: false, isError: false, hadReposts: false };
    found.set(person.founderId, one);
    if (normaliseApifyItem(raw, fields).length === 0) one.isError = true;
    else if (kindOf(raw, fields) === "repost") one.hadReposts = true;
    else if (isBy(person, raw, fields, authors)) one.items.push(raw);
    else one.isWrong = true;
    if (one.items.at(-1) !== raw) dropped += 1;
  }
  const silent = targets.length - found.size;
  const areAllQuiet = nothingNewCount >= silent;
  const people = targets.map(({ founderId }) => {
    const one = found.get(founderId);
    const items = one?.items ?? [];
    if (items.length > 0) return { founderId, items, outcome: "posts" as const, reason: null };
    if (one?.isWrong) return failure(founderId, "Apify answered about another person. Check the LinkedIn URL.");
    if (one?.isError) return failure(founderId, "Apify could not read this profile.");
    if (one?.hadReposts || areAllQuiet) return { founderId, items, outcome: "nothing_new" as const, reason: null };
    return failure(founderId, "Apify said nothing of this person.");
  });
  const failed = people.filter(({ outcome }) => outcome === "failed").length - (areAllQuiet ? 0 : nothingNewCount);
  return { people, dropped, failed };
}

/** What the newest of a person's items says of its author, where that is the person for sure. */
export function apifyProfile(items: unknown[], { profileUrl }: PostTarget, fields: ApifyFields): SourceProfile | null {
  const own = items.find((raw) => kindOf(raw, fields) !== "repost" && authorOf(raw, fields) === profileUrl);
  if (own === undefined) return null;
  const name = fields.authorName.map((path) => readPath(own, [path])).filter((part) => typeof part === "string");
  return profileOf({ name: name.join(" "), headline: readPath(own, fields.authorHeadline) });
}

function failure(founderId: string, reason: string): PersonResult {
  return { founderId, items: [], outcome: "failed", reason };
}

/** Plan messages and error rows come as items among the posts: davide6169/lume, supreme_coder since June 2026. */
function isPost(raw: unknown, fields: ApifyFields): boolean {
  return typeof raw === "object" && raw !== null && readPath(raw, fields.error) === undefined;
}

function kindOf(raw: unknown, fields: ApifyFields): PostKind {
  if (readPath(raw, fields.repostedBy) !== undefined) return "repost";
  if (readPath(raw, fields.quoted) !== undefined)
    return readPath(raw, fields.content) === undefined ? "repost" : "quote";
  return readPath(raw, fields.article) === undefined ? "post" : "article";
}

function authorOf(raw: unknown, fields: ApifyFields): string | null {
  const slug = readPath(raw, fields.authorSlug);
  const url = readPath(raw, fields.authorUrl);
  if (typeof slug === "string") return canonicalProfileUrl(`https://www.linkedin.com/in/${encodeURIComponent(slug)}`);
  return typeof url === "string" ? canonicalProfileUrl(url) : null;
}

/** Whose posts came for more than one of the people: a sign of an actor that returns one profile for all (n8n-io/n8n, issue 16402). */
function authorsOfSeveral(items: unknown[], fields: ApifyFields): Set<string> {
  const targetsOf = new Map<string, Set<unknown>>();
  for (const raw of items) {
    const author = authorOf(raw, fields);
    if (author === null || kindOf(raw, fields) === "repost") continue;
    const known = targetsOf.get(author) ?? new Set();
    targetsOf.set(author, known.add(readPath(raw, fields.target)));
  }
  return new Set([...targetsOf].filter(([, asked]) => asked.size > 1).map(([author]) => author));
}

/** Whether a person wrote it. An address by LinkedIn's own id (`/in/ACoAA…`) has no name to compare: one author of one person will do. */
function isBy({ profileUrl }: PostTarget, raw: unknown, fields: ApifyFields, ofSeveral: Set<string>): boolean {
  const author = authorOf(raw, fields);
  if (author === null || author === profileUrl) return true;
  return /\/in\/aco[a-z0-9_-]{20,}$/.test(profileUrl) && !ofSeveral.has(author);
}
