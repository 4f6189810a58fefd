import * as z from "zod/mini";
import type { TouchChannel } from "../../contract/activities.ts";
import { datedDay } from "../../contract/posts.ts";
import { quoteOf } from "../builtin/quote.ts";
import {
  BODY_MAX_LENGTH,
  type EmailDraft,
  type EmailPurpose,
  type EmailRequest,
  type EmailTone,
  type MadeBy,
  QUOTE_MAX_LENGTH,
  SUBJECT_MAX_LENGTH,
} from "../language-model.ts";
import { toPlainText } from "../plain-text.ts";
import { toLetter } from "./model-text.ts";
import { quarantined } from "./quarantine.ts";
import type { Question } from "./question.ts";

const POST_MAX_LENGTH = 3000;
const NOTE_MAX_LENGTH = 1000;
const TOUCH_MAX_LENGTH = 1000;

const purposes: Record<EmailPurpose, string> = {
  intro: "introduces the sender to the recipient and asks for a short call",
  follow_up: "comes back to an earlier exchange and proposes a next step",
  congratulate: "congratulates the recipient on the news in the post, and asks for nothing",
  catch_up: "renews a contact that has been quiet for a while",
};

const tones: Record<EmailTone, string> = {
  friendly: "at most 150 words; friendly",
  formal: "at most 150 words; formal and polite, with the recipient's full name in the greeting and no contractions",
  short: "at most 50 words in one paragraph; friendly and to the point",
};

const channels: Record<TouchChannel, string> = {
  email: "by email",
  linkedin: "on LinkedIn",
  phone: "by phone",
  text: "by text message",
  meeting: "in person",
  other: "in some way",
};

const instructions = (purpose: EmailPurpose, tone: EmailTone) => `You draft one short e-mail that ${purposes[purpose]}.
Answer with JSON of the form {"subject": "…", "body": "…", "quote": "…"}. subject: at most ${SUBJECT_MAX_LENGTH} characters. body: plain text with \
blank lines between paragraphs, from the greeting to the sender's name; ${tones[tone]}, concrete, no flattery; nothing invented about \
either person. quote: the one sentence of the post that the e-mail refers to, copied exactly; empty when there is no post. The sender's notes are \
private: let them guide what you write, never quote or mention them. Where the sender's \
name is missing, write [your name].`;

const saidSchema = z.object({ subject: z.string(), body: z.string(), quote: z.string() });

export function emailQuestion({
  purpose,
  tone,
  recipient,
  sender,
  post,
  notes,
  touch,
}: EmailRequest): Question<Omit<EmailDraft, keyof MadeBy>> {
  const known = [recipient.company, sender.company];
  return {
    name: "email_draft",
    parts: {
      subject: { type: "string", description: "The subject line." },
      body: { type: "string", description: "The whole e-mail, from the greeting to the sender's name." },
      quote: { type: "string", description: "A sentence of the post, copied exactly, or nothing." },
    },
    messages: quarantined(instructions(purpose, tone), ({ line, block }) =>
      [
        `Recipient: ${line(recipient.name)}, ${line(recipient.roleTitle)}, ${line(recipient.company)}`,
        `Sender: ${line(sender.name)}, ${line(sender.jobTitle)}, ${line(sender.company)}`,
        `Sender's goals: ${line(sender.goals, 500)}`,
        post === null
          ? "There is no post."
          : `The recipient's post, ${datedDay(post.postedAt.slice(0, 10), post.dating)}:\n${block(post.content, POST_MAX_LENGTH)}`,
        ...notes.map(
          ({ content }) => `A note of the sender's about the recipient:\n${block(content, NOTE_MAX_LENGTH)}`,
        ),
        ...(touch === null
          ? []
          : [
              `They were last in touch on ${touch.at.slice(0, 10)}, ${channels[touch.channel]}. ${touch.message === "" ? "" : `What was said or sent:\n${block(touch.message, TOUCH_MAX_LENGTH)}`}`.trim(),
            ]),
      ].join("\n"),
    ),
    read: (said) => {
      const answer = z.safeParse(saidSchema, said).data;
      if (answer === undefined) return null;
      const subject = toLetter(answer.subject, SUBJECT_MAX_LENGTH, known).replace(/\s+/gu, " ");
      const body = toLetter(answer.body, BODY_MAX_LENGTH, known);
      if (subject === "" || body === "") return null;
      return { subject, body, quote: post === null ? null : trueQuote(answer.quote, post.content) };
    },
  };
}

/** What a model says it quotes, when the post does say so; else the sentence of the post that says most. */
function trueQuote(said: string, content: string): string | null {
  const oneLine = (text: string) => toPlainText(text).replaceAll("\n", " ");
  const quote = oneLine(said);
  const isTrue = quote.length > 10 && quote.length <= QUOTE_MAX_LENGTH && oneLine(content).includes(quote);
  return isTrue ? quote : quoteOf(content);
}
