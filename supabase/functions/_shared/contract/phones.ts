import * as z from "zod/mini";

/** The number that the user texts from. It was verified by a code that was texted from it. */
export const linkedPhoneSchema = z.object({
  phone: z.string(),
  verifiedAt: z.string(),
  lastTextAt: z.string(),
  /** Since when it gets no texts, because it texted STOP; null when it gets them. */
  optedOutAt: z.nullable(z.string()),
});
export type LinkedPhone = z.infer<typeof linkedPhoneSchema>;

/** A number that sends no text for this many days is unlinked: it may belong to someone else by then. */
export const PHONE_LAPSES_DAYS = 180;

/** The code to text from the phone that is being linked. It works once, until `expiresAt`. */
export const phoneCodeSchema = z.object({ code: z.string(), expiresAt: z.string() });
export type PhoneCode = z.infer<typeof phoneCodeSchema>;

/** The text that links a phone. */
export const linkText = ({ code }: Pick<PhoneCode, "code">) => `LINK ${code}`;
