import { type EmailRequest, SUBJECT_MAX_LENGTH } from "../language-model.ts";
import { cutAtWord, hasWords, toPlainText } from "../plain-text.ts";
import type { TouchChannel } from "../../contract/activities.ts";
import { context, emailSubjects, type MergeFields, toneOf } from "./email-wording.ts";
import { quoteOfNote } from "./quote.ts";

/** A draft from the template of its purpose and tone, with the quote (null without a post) in it. */
export function fillTemplate(request: EmailRequest, quote: string | null): { subject: string; body: string } {
  const fields = mergeFields(request, quote);
  const { greeting, paragraphs, ending } = toneOf[request.tone];
  const said = paragraphs[request.purpose](fields).filter(Boolean);
  // Before the last paragraph, which says what the e-mail asks for or wishes.
  const lines = [
    greeting(fields),
    ...said.slice(0, -1),
    context(fields),
    ...said.slice(-1),
    `${ending}\n${fields.sender}`,
  ].filter(Boolean);
  const subject = emailSubjects[request.purpose](fields);
  return { subject: cutAtWord(subject, SUBJECT_MAX_LENGTH), body: lines.join("\n\n") };
}

function mergeFields(request: EmailRequest, quote: string | null): MergeFields {
  const { recipient, sender, post, notes, touch } = request;
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
    quoted:
      post === null || quote === null
        ? null
        : { day: post.dating === "exact" ? dayOf(post.postedAt) : null, words: `“${quote}”` },
    lastTouch: touch === null ? null : { day: dayOf(touch.at), way: ways[touch.channel] },
    noted: notes.map(({ content }) => `“${quoteOfNote(content).replace(/[.。]$/u, "")}”`),
  };
}

const ways: Record<TouchChannel, string> = {
  email: " by email",
  linkedin: " on LinkedIn",
  phone: " by phone",
  text: " by text message",
  meeting: " in person",
  other: "",
};

/** One line of plain text, a name as it is written; null when there is nothing in it to read. */
function field(text: string | null): string | null {
  if (!hasWords(text ?? "")) return null;
  return cutAtWord(toPlainText(text ?? "", { keepsEmoji: true }).replaceAll("\n", " "), 100) || null;
}

function dayOf(time: string): string {
  return new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(time));
}
