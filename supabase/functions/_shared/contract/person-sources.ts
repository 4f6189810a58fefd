import * as z from "zod/mini";

/**
 * How reading a source went. waiting: not yet. connected: with something new. nothing_new: read. limited: the site asked to come back
 * later. failing: it could not be read. stopped: it is gone for good. unknown: there is no such profile.
 */
export const sourceStateSchema = z.enum([
  "waiting",
  "connected",
  "nothing_new",
  "limited",
  "failing",
  "stopped",
  "unknown",
]);

/** How often the schedule checks a person's posts. */
export const cadenceSchema = z.enum(["daily", "weekly", "off"]);
export type Cadence = z.infer<typeof cadenceSchema>;
/** What a choice of cadence is called; null leaves it to whether they post. */
export const CADENCES: { cadence: Cadence | null; label: string }[] = [
  { cadence: null, label: "Automatic" },
  { cadence: "daily", label: "Every day" },
  { cadence: "weekly", label: "Every week" },
  { cadence: "off", label: "Never" },
];
export const cadenceLabel = (cadence: string | null): string =>
  CADENCES.find((one) => one.cadence === cadence)?.label ?? "";

/** Where posts of a person come from: their profile, or something else of theirs that is followed. Times are ISO 8601. */
export const personSourceSchema = z.object({
  kind: z.enum(["profile", "feed"]),
  /** Null for the profile, which needs none. */
  id: z.nullable(z.uuid()),
  /** What it calls itself, if it does. */
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  state: sourceStateSchema,
  /** Why it could not be read, in a sentence. */
  reason: z.nullable(z.string()),
  /** When it was last read with success. */
  readAt: z.nullable(z.string()),
  /** When it will be read next, if nobody asks for it before; null for never. */
  nextAt: z.nullable(z.string()),
  /** Null for never. */
  everySeconds: z.nullable(z.int()),
  /** How often the user wants the person checked; null leaves it to whether they post. */
  cadence: z.nullable(cadenceSchema),
});
export type PersonSource = z.infer<typeof personSourceSchema>;
