import * as z from "zod/mini";
import { fieldsFor } from "./person-fields.ts";

/** The fields for which a source may suggest another value than the user's. */
export const suggestedFieldSchema = z.enum(fieldsFor("suggested"));

/** What a source says of a person where the user has something else. The value is a stranger's text on one line, as long as the field may be. */
export const suggestionSchema = z.object({
  id: z.uuid(),
  founderId: z.uuid(),
  field: suggestedFieldSchema,
  value: z.string(),
  /** The name of the post source, or "extension". */
  source: z.string(),
  /** ISO 8601: when the source said so last. */
  seenAt: z.string(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

const sourceNames: Record<string, string> = {
  sample: "Sample posts",
  phantombuster: "PhantomBuster",
  apify: "Apify",
  extension: "the extension",
  captured: "what you added",
};

/** What a source is called in a sentence. */
export const sourceInWords = (source: string): string =>
  Object.hasOwn(sourceNames, source) ? (sourceNames[source] ?? source) : source;
