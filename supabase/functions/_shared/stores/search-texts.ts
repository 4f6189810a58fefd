import * as z from "zod/mini";
import { datingOf, ownPostKinds, type PostDating, postDatingSchema } from "../contract/posts.ts";
import { postAddress } from "../contract/sample-profiles.ts";
import type { Db } from "./db.ts";
import { replyOf, rowsOf, camelCased } from "./rows.ts";
import { rowsOrThrow } from "./store-error.ts";

export interface FoundNote {
  id: string;
  founderId: string;
  founderName: string;
  content: string;
  createdAt: string;
}

export interface FoundPost {
  id: string;
  founderId: string;
  founderName: string;
  /** Where it can be read: a page of ours for an invented person. */
  postUrl: string;
  content: string;
  summary: string | null;
  postedAt: string;
  dating: PostDating;
}

const foundTexts = z.array(
  z.object({
    kind: z.enum(["note", "post"]),
    id: z.uuid(),
    founder_id: z.uuid(),
    founder_name: z.string(),
    profile_url: z.string(),
    content: z.string(),
    summary: z.nullable(z.string()),
    post_url: z.nullable(z.string()),
    written_at: z.string(),
    dating: postDatingSchema,
  }),
);

const NOTE = "id, founder_id, content, created_at, founders!inner(name)" as const;

const toFoundNote = <Row extends { founders: { name: string } }>({ founders, ...row }: Row) => ({
  ...camelCased(row),
  founderName: founders.name,
});

/** Notes and posts with these words, or some of them, or nearly, the best first; without words the newest. Throws StoreError. */
export async function searchTexts(
  db: Db,
  kind: "note" | "post" | "any",
  words: string,
  limit: number,
): Promise<{ notes: FoundNote[]; posts: FoundPost[] }> {
  const texts = await replyOf(foundTexts, db.rpc("search_texts", { of_kind: kind, sought: words, most: limit }));
  const personOf = ({ founder_id, founder_name }: (typeof texts)[number]) => ({
    founderId: founder_id,
    founderName: founder_name,
  });
  return {
    notes: texts.flatMap((text) =>
      text.kind === "note"
        ? [{ id: text.id, ...personOf(text), content: text.content, createdAt: text.written_at }]
        : [],
    ),
    posts: texts.flatMap((text) =>
      text.kind === "post" && text.post_url !== null
        ? [
            {
              id: text.id,
              ...personOf(text),
              postUrl: postAddress({ id: text.founder_id, profileUrl: text.profile_url }, text.post_url),
              content: text.content,
              summary: text.summary,
              postedAt: text.written_at,
              dating: text.dating,
            },
          ]
        : [],
    ),
  };
}

/** Notes or posts of a person, or of all, between two moments (ISO 8601; `before` is not part of it), newest first, with the count of all. */
export interface TextsAsked {
  founderId: string | null;
  from: string | null;
  before: string | null;
}

/** Throws StoreError. */
export async function listDatedNotes(
  db: Db,
  { founderId, from, before }: TextsAsked,
  limit: number,
): Promise<{ notes: FoundNote[]; total: number }> {
  let query = db.from("notes").select(NOTE, { count: "exact" });
  if (founderId !== null) query = query.eq("founder_id", founderId);
  if (from !== null) query = query.gte("created_at", from);
  if (before !== null) query = query.lt("created_at", before);
  const { data, error, count } = await query
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);
  const notes = rowsOrThrow(data, error).map(toFoundNote);
  return { notes, total: count ?? notes.length };
}

/** What people wrote themselves, without what they only passed on. Throws StoreError. */
export async function listDatedPosts(
  db: Db,
  { founderId, from, before }: TextsAsked,
  limit: number,
): Promise<{ posts: FoundPost[]; total: number }> {
  let query = db
    .from("posts")
    .select(
      "id, founder_id, post_url, content, ai_summary, posted_at, is_date_exact, is_date_about, founders!inner(name, profile_url)",
      {
        count: "exact",
      },
    )
    .in("kind", [...ownPostKinds]);
  if (founderId !== null) query = query.eq("founder_id", founderId);
  if (from !== null) query = query.gte("posted_at", from);
  if (before !== null) query = query.lt("posted_at", before);
  const { data, error, count } = await query
    .order("posted_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(limit);
  const posts = rowsOrThrow(data, error).map((row) => ({
    id: row.id,
    founderId: row.founder_id,
    founderName: row.founders.name,
    postUrl: postAddress({ id: row.founder_id, profileUrl: row.founders.profile_url }, row.post_url),
    content: row.content,
    summary: row.ai_summary,
    postedAt: row.posted_at,
    dating: datingOf({ isDateExact: row.is_date_exact, isDateAbout: row.is_date_about }),
  }));
  return { posts, total: count ?? posts.length };
}

/** What a note says and who it is about. Throws StoreError. */
export async function findNote(db: Db, noteId: string): Promise<FoundNote | null> {
  const [row] = await rowsOf(db.from("notes").select(NOTE).eq("id", noteId));
  return row ? toFoundNote(row) : null;
}
