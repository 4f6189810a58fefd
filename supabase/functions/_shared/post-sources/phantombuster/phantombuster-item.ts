import * as z from "zod/mini";
import { eachField, fieldsFor, personFields } from "../../contract/person-fields.ts";
import type { PostKind } from "../../contract/posts.ts";
import { linkedInPost, findTarget } from "../linkedin-post.ts";
import type { PersonResult, PostTarget, SourcePost } from "../post-source.ts";
import { profileOf, type SourceProfile } from "../source-profile.ts";

// PhantomBuster publishes no columns of its results, and has renamed some: nothing is required.
const rowSchema = z.looseObject({
  postUrl: z.optional(z.unknown()),
  postContent: z.optional(z.unknown()),
  postText: z.optional(z.unknown()),
  type: z.optional(z.unknown()),
  action: z.optional(z.unknown()),
  /** When it was posted, and when it was read. `postDate` may be relative text, and is not used. */
  postTimestamp: z.optional(z.unknown()),
  timestamp: z.optional(z.unknown()),
  imgUrl: z.optional(z.unknown()),
  videoUrl: z.optional(z.unknown()),
  profileUrl: z.optional(z.unknown()),
  query: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
});
type Row = z.infer<typeof rowSchema>;

const REACTION = /\b(?:like[sd]?|react\w*|celebrat\w*|love[sd]?|support\w*|insightful|funny|curious)\b/i;
const REPOST = /\b(?:repost\w*|shared? (?:a|this)|reshare\w*)\b/i;
const COMMENT = /\b(?:comment\w*|repl(?:y|ied))\b/i;

/** The post in one row of the Activity Extractor; none when the row is a reaction, an error, or has no id. */
export function normalisePhantomBusterItem(raw: unknown): SourcePost[] {
  const row = rowSchema.safeParse(raw);
  if (!row.success) return [];
  const kind = kindOf(row.data);
  if (kind === null) return [];
  const { postUrl, postContent, postText, postTimestamp, imgUrl, videoUrl } = row.data;
  return linkedInPost({
    ids: [postUrl],
    kind,
    address: postUrl,
    content: postContent ?? postText,
    postedAt: postTimestamp,
    image: imgUrl,
    video: videoUrl,
  });
}

/** What the rows of a run say of each of its people. Those who are in no row had nothing new, if the run came to its end. */
export function phantomBusterResults(
  rows: unknown[],
  targets: PostTarget[],
  isWhole: boolean,
): { people: PersonResult[]; dropped: number } {
  const target = findTarget(targets);
  const found = new Map<string, { items: unknown[]; error: string | null }>();
  let dropped = 0;
  for (const raw of rows) {
    const row = rowSchema.safeParse(raw);
    const person = row.success ? (target(row.data.profileUrl) ?? target(row.data.query)) : undefined;
    if (!row.success || person === undefined) {
      dropped += 1;
      continue;
    }
    const one = found.get(person.founderId) ?? { items: [], error: null };
    found.set(person.founderId, one);
    const error = row.data.error;
    if (typeof error === "string" && error !== "") one.error = error;
    // Another person's words that were passed on; a quote with words of their own is kept.
    else if (kindOf(row.data) === "repost") dropped += 1;
    else one.items.push(raw);
  }
  const isOnlyOthers = found.size === 0 && dropped > 0;
  const people = targets.map(({ founderId }) => {
    const { items = [], error = null } = found.get(founderId) ?? {};
    if (items.length > 0) return { founderId, outcome: "posts" as const, reason: null, items };
    if (error !== null) return { founderId, items, ...outcomeOfError(error) };
    if (isOnlyOthers)
      return { founderId, items, outcome: "failed" as const, reason: "PhantomBuster answered about another person." };
    if (isWhole || found.has(founderId)) return { founderId, items, outcome: "nothing_new" as const, reason: null };
    return {
      founderId,
      items,
      outcome: "failed" as const,
      reason: "PhantomBuster ended before it came to this person.",
    };
  });
  return { people, dropped };
}

/**
 * What a person's rows say of the person. The Activity Extractor names none of these for sure; a chained Profile Scraper adds its own
 * columns, which others have seen as linkedinJobTitle, linkedinHeadline, companyName, location (November 2026).
 */
export function phantomBusterProfile(rows: unknown[], target: PostTarget): SourceProfile | null {
  const isTarget = findTarget([target]);
  for (const raw of rows) {
    const row = rowSchema.safeParse(raw);
    const kind = row.success ? kindOf(row.data) : null;
    if (!row.success || kind === null || kind === "repost" || kind === "comment") continue;
    const { profileUrl, query } = row.data;
    if (!(isTarget(profileUrl) ?? isTarget(query))) continue;
    const of = (columns: readonly string[]) => columns.map((column) => row.data[column]).find((value) => value);
    const facts = eachField(fieldsFor("phantomBuster"), (field) => of(personFields[field].phantomBuster));
    const parts = [of(["firstName"]), of(["lastName"])].filter((part) => typeof part === "string");
    return profileOf({
      ...facts,
      name: facts.name ?? parts.join(" "),
      headline: of(["linkedinHeadline", "headline"]),
    });
  }
  return null;
}

/** Whether an error of a result or a row only says that there is nothing new. */
export function saysNothingNew(error: unknown): boolean {
  return (
    typeof error === "string" &&
    /\b(?:no (?:new|more|activit|posts?)|nothing new|already (?:processed|scraped)|empty)/i.test(error)
  );
}

function outcomeOfError(error: string): Pick<PersonResult, "outcome" | "reason"> {
  if (saysNothingNew(error)) return { outcome: "nothing_new", reason: null };
  if (/not found|doesn.t exist|unavailable|invalid (?:profile|url|linkedin)|no longer/i.test(error))
    return { outcome: "unknown_profile", reason: null };
  return { outcome: "failed", reason: "PhantomBuster could not read this profile." };
}

/** Null for what is no post: a like or another reaction. The verb decides before the type, which says what the verb was done to. */
function kindOf({ action, type, postContent, postText }: Row): PostKind | null {
  const verb = typeof action === "string" ? action : "";
  const what = typeof type === "string" ? type : "";
  if (REPOST.test(verb) || (/^repost/i.test(what) && !COMMENT.test(verb))) {
    // With words of their own it is a quote.
    return /\b(?:quote|with (?:a )?(?:comment|thoughts))/i.test(`${verb} ${what}`) && Boolean(postContent ?? postText)
      ? "quote"
      : "repost";
  }
  if (COMMENT.test(verb)) return "comment";
  if (REACTION.test(verb)) return null;
  return /^article/i.test(what) ? "article" : "post";
}
