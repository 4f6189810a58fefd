import {
  emailBasisSchema,
  emailLabelSchema,
  emailSourceSchema,
  emailTemplateSchema,
  type EmailTemplate,
  emailToneSchema,
  type EmailTone,
} from "@contract/ai";
import * as z from "zod/mini";

const editedEmailSchema = z.object({
  template: emailTemplateSchema,
  tone: emailToneSchema,
  sources: z.array(emailSourceSchema),
  label: emailLabelSchema,
  basedOn: emailBasisSchema,
  subject: z.string(),
  body: z.string(),
});
/** A draft as the user changed it, with what it was made from. */
export type EditedEmail = z.infer<typeof editedEmailSchema>;

export const templateLabels: Record<EmailTemplate, string> = {
  intro: "Introduce myself",
  follow_up: "Follow up",
  congratulate: "Congratulate",
  catch_up: "Catch up",
};
export const toneLabels: Record<EmailTone, string> = { friendly: "Friendly", formal: "Formal", short: "Short" };

/** What a template has in the place of a name that the user's profile does not have. */
export const YOUR_NAME = "[your name]";

/** What a draft has before the user's notes, which are meant for themselves. */
const FROM_NOTES = "[From your notes";

/** What has to be written before the email can go; null for nothing. */
export function gapIn({ subject, body }: Pick<EditedEmail, "subject" | "body">): string | null {
  const text = `${subject}\n${body}`;
  if (text.includes(YOUR_NAME))
    return `Your name isn't in your profile, so the draft says “${YOUR_NAME}”. Replace it before you send.`;
  return text.includes(FROM_NOTES)
    ? "Your notes are in the draft as they are. Say them in your own words before you send."
    : null;
}

/** What was kept of a draft; null when nothing was, or when it is from before a change of shape. */
export function readEdited(kept: string): EditedEmail | null {
  if (kept === "") return null;
  try {
    return z.safeParse(editedEmailSchema, JSON.parse(kept)).data ?? null;
  } catch {
    return null;
  }
}

export const keepEdited = (email: EditedEmail): string => JSON.stringify(z.parse(editedEmailSchema, email));

/** The address that opens the user's own mail program (RFC 6068); without an address, the user fills it in there. */
export function mailtoOf(to: string | null, { subject, body }: { subject: string; body: string }): string {
  const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\r?\n/g, "\r\n"));
  return `mailto:${encodeURIComponent(to ?? "").replace("%40", "@")}?subject=${encoded(subject)}&body=${encoded(body)}`;
}
