import { type EmailPurpose, type EmailRequest, SUBJECT_MAX_LENGTH } from "../language-model.ts";
import { cutAtWord, toPlainText } from "../plain-text.ts";

/** What a template is filled with; a field that nobody filled in stands in brackets, for the writer to see. */
interface MergeFields {
  first: string;
  company: string | null;
  sender: string;
  /** "Ada, partner at Acme", as far as it is known. */
  introduction: string;
  /** The sentence that names and quotes the post; empty without one. */
  quoted: string;
}

interface Template {
  subject(fields: MergeFields): string;
  paragraphs(fields: MergeFields): string[];
}

const at = (company: string | null) => (company === null ? "" : ` at ${company}`);

const templates: Record<EmailPurpose, Template> = {
  intro: {
    subject: ({ first, sender, quoted }) =>
      quoted ? `Your recent post, ${first}` : `${first}, an introduction: ${sender}`,
    paragraphs: ({ introduction, quoted, company }) => [
      quoted,
      `I am ${introduction}, and I would like to hear more about what you are working on${at(company)}.`,
      "Would you have 20 minutes for a call in the next two weeks?",
    ],
  },
  follow_up: {
    subject: ({ first }) => `Following up, ${first}`,
    paragraphs: ({ quoted }) => [
      "I wanted to come back to our last exchange.",
      quoted && `${quoted} It made me think of what we talked about.`,
      "Shall we find a time to go on where we stopped? I can fit in with your calendar.",
    ],
  },
  congratulate: {
    subject: ({ first }) => `Congratulations, ${first}!`,
    paragraphs: ({ quoted, company }) => [
      quoted || `I have been following what you are doing${at(company)}.`,
      "Congratulations to you and everybody who had a part in it. I would love to hear how it came about.",
    ],
  },
  catch_up: {
    subject: ({ first }) => `Time to catch up, ${first}?`,
    paragraphs: ({ quoted, company }) => [
      `It has been a while. How are things${at(company)}?`,
      quoted,
      "Do you have time for a coffee or a short call in the coming weeks?",
    ],
  },
};

/** A draft from the template of its purpose, with the quote (null without a post) in it. */
export function fillTemplate(request: EmailRequest, quote: string | null): { subject: string; body: string } {
  const fields = mergeFields(request, quote);
  const { subject, paragraphs } = templates[request.purpose];
  const lines = [`Hi ${fields.first},`, ...paragraphs(fields).filter(Boolean), `Best regards,\n${fields.sender}`];
  return { subject: cutAtWord(subject(fields), SUBJECT_MAX_LENGTH), body: lines.join("\n\n") };
}

function mergeFields({ recipient, sender, post }: EmailRequest, quote: string | null): MergeFields {
  const name = field(recipient.name);
  const senderName = field(sender.name) ?? "[your name]";
  const job = field(sender.jobTitle);
  const firm = field(sender.company);
  return {
    first: name?.split(" ")[0] ?? "[first name]",
    company: field(recipient.company),
    sender: senderName,
    introduction: `${senderName}${job === null ? "" : `, ${job}`}${firm === null ? "" : `${job === null ? " from" : " at"} ${firm}`}`,
    quoted: post === null || quote === null ? "" : `Your post of ${dayOf(post.postedAt)} caught my eye: “${quote}”`,
  };
}

/** One line of plain text; null when there is nothing in it. */
function field(text: string | null): string | null {
  return cutAtWord(toPlainText(text ?? "").replaceAll("\n", " "), 100) || null;
}

function dayOf(time: string): string {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(time));
}
