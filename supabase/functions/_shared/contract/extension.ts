import * as z from "zod/mini";
import { calendarDateSchema } from "./calendar-date.ts";
import { endpoint } from "./endpoint.ts";
import { founderParams } from "./founder-params.ts";
import { newNoteSchema } from "./notes.ts";
import { eachField, fieldsFor } from "./person-fields.ts";
import { newDetails, requiredFields } from "./person-schemas.ts";
import { postDatingSchema, summaryBySchema } from "./posts.ts";
import { profileUrlSchema } from "./profile-url.ts";
import { suggestedFieldSchema } from "./suggestions.ts";
import { requiredText } from "./text.ts";

/** What the extension and the server say to each other: a server that says less is too old for the extension. */
export const EXTENSION_API_VERSION = 2;

/** Where a browser hands the app's answer to the extension; the first part is the extension's id, which `key` and `gecko.id` of its manifest fix. */
export const EXTENSION_REDIRECTS = [
  "https://kgfcobjpalnblepapaogamohoedlfjbf.chromiumapp.org/connect",
  // The SHA-1 of extension@tracker.example, as Firefox makes it.
  "https://5ad3924b608adff45f9651fd9c8a35d3e9250bc7.extensions.allizom.org/connect",
] as const;

const reading = ["extension", "read", "write"] as const;
const writing = ["extension", "write"] as const;

/** What the extension shows of a person. */
export const personCardSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  profileUrl: z.string(),
  company: z.nullable(z.string()),
  roleTitle: z.nullable(z.string()),
  /** The fields that a page shows, by their keys. */
  seen: z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
  /** What is suggested for the person's fields and neither taken nor dismissed yet. */
  suggested: z.array(z.object({ field: suggestedFieldSchema, value: z.string() })),
  lastNote: z.nullable(z.object({ content: z.string(), createdAt: z.string() })),
  /** The 5 that are due first. */
  openTasks: z.array(z.object({ id: z.uuid(), title: z.string(), dueOn: z.nullable(z.string()) })),
  openTaskCount: z.int(),
  latestSummary: z.nullable(
    z.object({
      text: z.string(),
      by: z.nullable(summaryBySchema),
      postedAt: z.nullable(z.string()),
      dating: z.nullable(postDatingSchema),
      url: z.nullable(z.string()),
    }),
  ),
});
export type PersonCard = z.infer<typeof personCardSchema>;

export const foundPersonSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  company: z.nullable(z.string()),
  profileUrl: z.string(),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

/** What is read from a profile's page and saved. What could not be read is null, or missing where an older extension does not read it. */
export const seenPersonSchema = z.pick(
  z.strictObject({ ...requiredFields, ...newDetails }),
  eachField(fieldsFor("seen"), () => true as const),
);
export type SeenPerson = z.output<typeof seenPersonSchema>;

/** Whose token this is, and which version of these calls the server speaks. */
export const getExtensionAccount = endpoint({
  method: "GET",
  path: "/extension",
  scopes: writing,
  reply: z.object({ id: z.uuid(), email: z.string(), name: z.nullable(z.string()), version: z.int() }),
});

export const readPersonCard = endpoint({
  method: "GET",
  path: "/extension/person",
  scopes: reading,
  query: z.object({ profileUrl: profileUrlSchema }),
  reply: z.object({ person: z.nullable(personCardSchema) }),
});

/** People whose names have words that begin with these, at most 8. */
export const findSavedPeople = endpoint({
  method: "GET",
  path: "/extension/people",
  scopes: reading,
  query: z.object({ search: requiredText("Search", 200) }),
  reply: z.object({ data: z.array(foundPersonSchema) }),
});

/** Adds someone who is not followed yet; of others it fills what is empty and suggests what differs. Sent again it adds nobody. */
export const savePerson = endpoint({
  method: "POST",
  path: "/extension/people",
  scopes: writing,
  input: seenPersonSchema,
  reply: z.object({ person: personCardSchema, isNew: z.boolean() }),
});

/** The id is the client's: the same one sent again adds nothing. */
export const addCardNote = endpoint({
  method: "POST",
  path: "/extension/people/:founderId/notes",
  scopes: writing,
  params: founderParams,
  input: z.extend(newNoteSchema, { id: z.uuid() }),
  reply: personCardSchema,
});

/** The id is the client's: the same one sent again adds nothing. */
export const addCardTask = endpoint({
  method: "POST",
  path: "/extension/people/:founderId/tasks",
  scopes: writing,
  params: founderParams,
  input: z.strictObject({
    id: z.uuid(),
    title: requiredText("Title", 500),
    dueOn: z.nullable(calendarDateSchema),
  }),
  reply: personCardSchema,
});

const tokenName = requiredText("Token name", 100);
const base64url = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));

/**
 * Lets an extension in, once its user agreed to it in the app (a session only). `challenge` is the SHA-256 of the extension's secret, in
 * base64url: https://datatracker.ietf.org/doc/html/rfc7636. The code is good once, for two minutes.
 */
export const allowExtension = endpoint({
  method: "POST",
  path: "/extension/codes",
  scopes: [],
  input: z.strictObject({ name: tokenName, challenge: base64url(43) }),
  reply: z.object({ code: z.string() }),
});

/** Turns a code and the secret into a token of the extension's own, which lasts for a year or until it is revoked. */
export const connectExtension = endpoint({
  method: "POST",
  path: "/extension/connect",
  access: "anyone",
  input: z.strictObject({ code: base64url(43), verifier: base64url(43) }),
  reply: z.object({ token: z.string() }),
});

/** The same for someone who pasted a session token, or a personal token that may write; the new one ends with that personal token. */
export const swapForExtensionToken = endpoint({
  method: "POST",
  path: "/extension/tokens",
  scopes: ["write"],
  input: z.strictObject({ name: tokenName }),
  reply: z.object({ token: z.string() }),
});
