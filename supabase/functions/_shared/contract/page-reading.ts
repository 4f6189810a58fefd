import * as z from "zod/mini";
import { POSTS_PER_PAGE, READ_AT_MOST } from "./page-limits.ts";
import { isStorable } from "./storable.ts";
import { maxCharacters } from "./text.ts";

/** What a page of the network is. A signed-out visitor's view of any profile is `logged-out`. */
export const pageKindSchema = z.enum([
  "profile",
  "own-profile",
  "activity",
  "company",
  "group",
  "logged-out",
  "unknown",
]);
export type PageKind = z.infer<typeof pageKindSchema>;

/** Where on the page a value was read, the surest first; `page-shape` is a place in the page without a mark of its own. */
export const readFromSchema = z.enum([
  "address",
  "page-data",
  "title",
  "page-mark",
  "link",
  "photo-address",
  "meta",
  "page-shape",
]);
export type ReadFrom = z.infer<typeof readFromSchema>;

/** A stranger's words: one line, or lines, without control and direction characters. */
const LINE = /^[^\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]*$/u;
const LINES = /^(?:[^\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]|\n)*$/u;
const words = (most: number, form: RegExp) =>
  z.string().check(
    z.minLength(1),
    maxCharacters(most),
    z.regex(form),
    z.refine((text) => text.trim() === text && isStorable(text)),
  );
const httpsAddress = z.string().check(z.maxLength(READ_AT_MOST.address), z.regex(/^https:\/\/[^\s]+$/));
const profileAddress = z
  .string()
  .check(z.maxLength(READ_AT_MOST.address), z.regex(/^https:\/\/www\.linkedin\.com\/in\/[^\s/?#]+$/));

const readFrom = { from: readFromSchema };
const line = (most: number) => z.object({ value: words(most, LINE), ...readFrom });

/** What a page says of a person. A field that could not be read is missing here and named in `notRead`. */
export const readFieldsSchema = z.object({
  name: z.optional(line(READ_AT_MOST.name)),
  headline: z.optional(line(READ_AT_MOST.headline)),
  roleTitle: z.optional(line(READ_AT_MOST.roleTitle)),
  company: z.optional(line(READ_AT_MOST.company)),
  location: z.optional(line(READ_AT_MOST.location)),
  /** `isRounded` for "1.2K". */
  followerCount: z.optional(
    z.object({
      value: z.int().check(z.minimum(0), z.maximum(READ_AT_MOST.followerCount)),
      isRounded: z.boolean(),
      ...readFrom,
    }),
  ),
  photoUrl: z.optional(z.object({ value: httpsAddress, ...readFrom })),
  about: z.optional(z.object({ value: words(READ_AT_MOST.about, LINES), ...readFrom })),
});
export type ReadFields = z.infer<typeof readFieldsSchema>;
export const readFieldKeySchema = z.keyof(readFieldsSchema);
export type ReadFieldKey = z.infer<typeof readFieldKeySchema>;

/** One look at a page for the person it is about. `profileUrl` is canonical; null where the page is nobody's. */
export const profileReadingSchema = z.object({
  kind: pageKindSchema,
  profileUrl: z.nullable(profileAddress),
  fields: readFieldsSchema,
  notRead: z.array(readFieldKeySchema),
});
export type ProfileReading = z.infer<typeof profileReadingSchema>;

/** LinkedIn's id of a post, whose bits above the lowest 22 are its time in Unix milliseconds. */
const postId = z.string().check(z.regex(/^[1-9][0-9]{14,18}$/));

/** A post in view of the person whose page it is. */
export const readPostSchema = z.object({
  /** Null where neither the card nor the page's data tells it surely. */
  externalId: z.nullable(postId),
  idFrom: z.nullable(z.enum(["card", "page-data"])),
  /** A repost is another author's words, a quote is the person's own words about another's. */
  kind: z.enum(["post", "quote", "repost"]),
  /** The person's own words; of a repost the other author's. */
  text: words(READ_AT_MOST.post, LINES),
  /** ISO 8601; null where the card's label can't be read and no id is known. */
  postedAt: z.nullable(z.iso.datetime()),
  /** False where the time is counted back from a label such as "3w". */
  isDateExact: z.boolean(),
  imageUrl: z.nullable(httpsAddress),
});
export type ReadPost = z.infer<typeof readPostSchema>;

/** The posts in view, in the page's order. `leftOut` counts cards that could not be read or are not the person's. */
export const postsReadingSchema = z.object({
  kind: pageKindSchema,
  profileUrl: z.nullable(profileAddress),
  posts: z.array(readPostSchema).check(z.maxLength(POSTS_PER_PAGE)),
  leftOut: z.int(),
});
export type PostsReading = z.infer<typeof postsReadingSchema>;
