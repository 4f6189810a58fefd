import * as z from "zod/mini";

/** The number from which the user texts; it was verified by a code that came from it. */
export const linkedPhoneSchema = z.object({ phone: z.string(), verifiedAt: z.string(), lastTextAt: z.string() });
export type LinkedPhone = z.infer<typeof linkedPhoneSchema>;

/** A number that is silent for so long is unlinked: it may be somebody else's by then. */
export const PHONE_LAPSES_DAYS = 180;

/** What is to be texted from the phone that is to be linked, until `expiresAt`; it works once. */
export const phoneCodeSchema = z.object({ code: z.string(), expiresAt: z.string() });
export type PhoneCode = z.infer<typeof phoneCodeSchema>;

/** The text that links a phone. */
export const linkText = ({ code }: Pick<PhoneCode, "code">) => `LINK ${code}`;
