import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** How reading a feed went last; `waiting` is not yet. */
export const feedStatusSchema = z.enum(["waiting", "connected", "nothing_new", "limited", "failing", "stopped"]);

/** A feed that a user follows of a person, beside their profile. */
export const feedSchema = z.object({
  id: z.uuid(),
  founderId: z.uuid(),
  address: z.string(),
  /** What the feed calls itself; null until it was read. */
  title: z.nullable(z.string()),
  status: feedStatusSchema,
  /** Why it could not be read, in a sentence. */
  reason: z.nullable(z.string()),
  /** ISO 8601, as are the others; set while it fails. */
  failingSince: z.nullable(z.string()),
  /** When it was last read with success, and from when on it is asked again. */
  readAt: z.nullable(z.string()),
  nextReadAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Feed = z.infer<typeof feedSchema>;

export const FEED_ADDRESS_MAX_LENGTH = 2_000;

const foundFeedSchema = z.object({ address: z.string(), title: z.nullable(z.string()) });
export type FoundFeed = z.infer<typeof foundFeedSchema>;

/** Looks for the feeds of a website, or takes the address of a feed itself. `problem` says in a sentence why it could not be read. */
export const findFeeds = endpoint({
  method: "POST",
  path: "/feeds/find",
  isCostly: true,
  input: z.strictObject({
    address: z.string().check(z.trim(), z.minLength(1, "Enter a website."), z.maxLength(FEED_ADDRESS_MAX_LENGTH)),
  }),
  reply: z.object({ feeds: z.array(foundFeedSchema), problem: z.nullable(z.string()) }),
});
export type FoundFeeds = z.infer<typeof findFeeds.reply>;
