import { type SeenPerson, seenPersonSchema } from "@contract/extension";
import {
  type PostsReading,
  postsReadingSchema,
  type ProfileReading,
  profileReadingSchema,
} from "@contract/page-reading";
import { fieldsFor } from "@contract/person-fields";
import type { HandedInPost } from "@contract/posts";
import * as z from "zod/mini";
import type { Message, Outcome, PageInView, ReadRequests } from "../messages.ts";
import type { Tracker } from "./tracker.ts";

/** Sends a message to the script in a tab's page. Rejects where there is none. */
export type Ask = (tabId: number, message: Message<keyof ReadRequests>) => Promise<unknown>;

interface InViewContext {
  tracker: Tracker;
  ask: Ask;
  /** The address that the browser says a tab is at; undefined where it is none of the network's. */
  addressOf(tabId: number): Promise<string | undefined>;
}

/** What is saved of a page; null where it is nobody's. Of a person whose name could not be read, the end of the address is the name. */
export function seenPerson({ profileUrl, fields }: ProfileReading): SeenPerson | null {
  const found: Record<string, { value: unknown } | undefined> = fields;
  const values = Object.fromEntries(fieldsFor("seen").map((key) => [key, found[key]?.value ?? null]));
  const name = fields.name?.value ?? profileUrl?.split("/").at(-1);
  return z.safeParse(seenPersonSchema, { ...values, profileUrl, name }).data ?? null;
}

/** A page's posts as they are handed in. Their author is the person of the page: the reader leaves out what others wrote. */
export function handedInPosts({ posts }: PostsReading): HandedInPost[] {
  return posts
    .filter(({ kind }) => kind !== "repost")
    .map(({ externalId, kind, text, postedAt, isDateExact, imageUrl }) => ({
      text,
      kind,
      isDateExact,
      ...(externalId !== null && { id: externalId }),
      ...(postedAt !== null && { postedAt }),
      ...(imageUrl !== null && { imageUrl }),
    }));
}

const NO_PROFILE: Outcome = {
  state: "refused",
  reason: "There is no profile on this page. If there is one, refresh the page.",
};
const NO_POSTS: Outcome = { state: "refused", reason: "There are no posts of this person in view." };

/** What a tab shows, as far as its own script and Tracker know. */
export function createInView({ tracker, ask, addressOf }: InViewContext) {
  const read = async <Schema extends z.ZodMiniType>(tabId: number, kind: keyof ReadRequests, schema: Schema) =>
    z.safeParse(schema, await ask(tabId, { kind }).catch(() => null)).data ?? null;

  const readPosts = async (tabId: number): Promise<HandedInPost[]> => {
    const reading = await read(tabId, "read-posts", postsReadingSchema);
    return reading === null ? [] : handedInPosts(reading);
  };

  return {
    /** Reads the page of a tab, and asks Tracker for its person. */
    async page(tabId: number): Promise<PageInView> {
      const address = await addressOf(tabId);
      if (address === undefined) return { kind: "no-page" };
      const reading = await read(tabId, "read-profile", profileReadingSchema);
      if (reading === null) return { kind: "refresh" };
      const { kind, profileUrl, fields, notRead } = reading;
      const [person, isWaiting, posts] = await Promise.all([
        profileUrl === null ? null : tracker.lookUp(profileUrl),
        profileUrl !== null && tracker.isWaiting(profileUrl),
        profileUrl === null ? [] : readPosts(tabId),
      ]);
      return {
        kind,
        profileUrl,
        fields,
        notRead,
        person: person ?? null,
        isKnown: person !== undefined,
        isWaiting,
        postCount: posts.length,
        newPostCount: person ? (await tracker.newPosts(person.id, posts)).length : posts.length,
      };
    },

    /** Reads the page of a tab and saves its person. */
    async save(tabId: number): Promise<Outcome> {
      const reading = await read(tabId, "read-profile", profileReadingSchema);
      const person = reading && seenPerson(reading);
      return person ? tracker.save(person) : NO_PROFILE;
    },

    /** Reads the posts in view and sends the new ones as this person's, if the page is still theirs. */
    async handIn(tabId: number, founderId: string): Promise<Outcome> {
      const reading = await read(tabId, "read-posts", postsReadingSchema);
      const person = reading?.profileUrl ? await tracker.lookUp(reading.profileUrl) : null;
      if (reading === null || person?.id !== founderId) return NO_POSTS;
      const posts = handedInPosts(reading);
      if (posts.length === 0) return NO_POSTS;
      const fresh = await tracker.newPosts(founderId, posts);
      if (fresh.length === 0) return { state: "handed-in", counts: { added: 0, known: posts.length, left: 0 } };
      return tracker.handIn(person, fresh);
    },
  };
}
