import { type EmailRequest, SUBJECT_MAX_LENGTH } from "../language-model.ts";
import { cutAtWord, hasWords, toPlainText } from "../plain-text.ts";
import { emailSubjects, type MergeFields, toneOf } from "./email-wording.ts";

/** A draft from the template of its purpose and tone, with the quote (null without a post) in it. */
export function fillTemplate(request: EmailRequest, quote: string | null): { subject: string; body: string } {
  const fields = mergeFields(request, quote);
  const { greeting, paragraphs, ending } = toneOf[request.tone];
  const lines = [
    greeting(fields),
    ...paragraphs[request.purpose](fields).filter(Boolean),
    `${ending}\n${fields.sender}`,
  ];
  const subject = emailSubjects[request.purpose](fields);
  return { subject: cutAtWord(subject, SUBJECT_MAX_LENGTH), body: lines.join("\n\n") };
}

function mergeFields({ recipient, sender, post }: EmailRequest, quote: string | null): MergeFields {
  const name = field(recipient.name);
  const senderName = field(sender.name) ?? "[your name]";
  const job = field(sender.jobTitle);
  const firm = field(sender.company);
  return {
    first: name?.split(" ")[0] ?? "[first name]",
    full: name ?? "[name]",
    company: field(recipient.company),
    sender: senderName,
    introduction: `${senderName}${job === null ? "" : `, ${job}`}${firm === null ? "" : `${job === null ? " from" : " at"} ${firm}`}`,
    quoted: post === null || quote === null ? null : { day: dayOf(post.postedAt), words: `“${quote}”` },
  };
}

/** One line of plain text, a name as it is written; null when there is nothing in it to read. */
function field(text: string | null): string | null {
  if (!hasWords(text ?? "")) return null;
  return cutAtWord(toPlainText(text ?? "", { keepsEmoji: true }).replaceAll("\n", " "), 100) || null;
}

function dayOf(time: string): string {
  return new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(time));
}
