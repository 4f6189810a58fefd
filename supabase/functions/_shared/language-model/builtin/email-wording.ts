import type { EmailPurpose, EmailTone } from "../language-model.ts";

/** What a template is filled with; a field that nobody filled in is in brackets, for the writer to see. */
export interface MergeFields {
  first: string;
  full: string;
  company: string | null;
  sender: string;
  /** "Ada, partner at Acme", as far as it is known. */
  introduction: string;
  /** The post's day, where it is known, and the words of it that are quoted; null without one. */
  quoted: { day: string | null; words: string } | null;
  /** The day of the last touch, and how it was: " by phone". */
  lastTouch: { day: string; way: string } | null;
  /** What the notes say, in quotation marks. */
  noted: readonly string[];
}

/** An empty paragraph is left out. */
type Paragraphs = (fields: MergeFields) => string[];

interface Wording {
  greeting(fields: MergeFields): string;
  paragraphs: Record<EmailPurpose, Paragraphs>;
  ending: string;
}

const at = (company: string | null) => (company === null ? "" : ` at ${company}`);
/** A sentence with its full stop, which "Acme Inc." has already. */
const ended = (words: string) => (words.endsWith(".") ? words : `${words}.`);
const yourPost = ({ day }: { day: string | null }) => (day === null ? "Your post" : `Your post from ${day}`);
const lowered = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
const caughtMyEye = ({ quoted }: MergeFields) =>
  quoted === null ? "" : `${yourPost(quoted)} caught my eye: ${quoted.words}`;
const readWithInterest = ({ quoted }: MergeFields) =>
  quoted === null ? "" : `I read ${lowered(yourPost(quoted))} with interest, in particular: ${quoted.words}`;
const justRead = ({ quoted }: MergeFields) => (quoted === null ? "" : `I read ${lowered(yourPost(quoted))}. `);

/** What is known of the two apart from the posts. */
export function context({ lastTouch, noted }: MergeFields): string {
  const touch = lastTouch === null ? [] : [`We were last in touch${lastTouch.way} on ${lastTouch.day}.`];
  // Notes are the writer's own: in brackets, to be put into other words.
  const notes = noted.length === 0 ? [] : [`[From your notes, to say in your own words: ${noted.join(", ")}]`];
  return [...touch, ...notes].join(" ");
}

export const emailSubjects: Record<EmailPurpose, (fields: MergeFields) => string> = {
  intro: ({ first, sender, quoted }) =>
    quoted === null ? `${first}, an introduction: ${sender}` : `Your recent post, ${first}`,
  follow_up: ({ first }) => `Following up, ${first}`,
  congratulate: ({ first }) => `Congratulations, ${first}!`,
  catch_up: ({ first }) => `Time to catch up, ${first}?`,
};

const friendly: Wording = {
  greeting: ({ first }) => `Hi ${first},`,
  ending: "Best regards,",
  paragraphs: {
    intro: (fields) => [
      caughtMyEye(fields),
      ended(
        `I am ${fields.introduction}, and I would like to hear more about what you are working on${at(fields.company)}`,
      ),
      "Would you have 20 minutes for a call in the next two weeks?",
    ],
    follow_up: (fields) => [
      "I wanted to come back to our last exchange.",
      fields.quoted === null ? "" : `${caughtMyEye(fields)} It made me think of what we talked about.`,
      "Shall we find a time to pick up where we left off? I can fit in with your calendar.",
    ],
    congratulate: (fields) => [
      caughtMyEye(fields) || ended(`I have been following what you are doing${at(fields.company)}`),
      "Congratulations to you and everybody who had a part in it. I would love to hear how it came about.",
    ],
    catch_up: (fields) => [
      `It has been a while. How are things${at(fields.company)}?`,
      caughtMyEye(fields),
      "Do you have time for a coffee or a short call in the coming weeks?",
    ],
  },
};

const formal: Wording = {
  greeting: ({ full }) => `Dear ${full},`,
  ending: "Kind regards,",
  paragraphs: {
    intro: (fields) => [
      ended(`Allow me to introduce myself: I am ${fields.introduction}`),
      readWithInterest(fields),
      `${ended(`I would be glad to learn more about your work${at(fields.company)}`)} Would a call of 20 minutes in the next two weeks suit you?`,
    ],
    follow_up: (fields) => [
      "I am writing to follow up on our last exchange.",
      readWithInterest(fields),
      "I would be glad to continue our conversation. Please let me know which date would suit you.",
    ],
    congratulate: (fields) => [
      readWithInterest(fields) || `I have been following your work${at(fields.company)} with interest.`,
      "Please accept my congratulations, and pass them on to everybody involved.",
    ],
    catch_up: (fields) => [
      ended(`It has been some time since we were last in touch. I hope that all is well${at(fields.company)}`),
      readWithInterest(fields),
      "I would be pleased to hear how you are. Would you have time for a conversation in the coming weeks?",
    ],
  },
};

const short: Wording = {
  greeting: ({ first }) => `Hi ${first},`,
  ending: "Best,",
  paragraphs: {
    intro: (fields) => [
      `${justRead(fields)}${ended(`I am ${fields.introduction}`)} Do you have 20 minutes for a call?`,
    ],
    follow_up: (fields) => [`${justRead(fields)}Shall we pick up where we left off? When suits you?`],
    congratulate: (fields) => [
      ended(`${justRead(fields)}Congratulations! I would love to hear how it came about${at(fields.company)}`),
    ],
    catch_up: (fields) => [`${justRead(fields)}It has been a while. Do you have time for a short call?`],
  },
};

export const toneOf: Record<EmailTone, Wording> = { friendly, formal, short };
