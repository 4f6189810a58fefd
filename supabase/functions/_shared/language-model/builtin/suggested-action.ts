import { ACTION_MAX_LENGTH } from "../language-model.ts";
import { cutAtWord, toPlainText } from "../plain-text.ts";
import { cutText } from "../../contract/storable.ts";

/** What a post gives occasion for, the most telling first. */
const occasions: readonly [RegExp, (name: string) => string][] = [
  [
    /\b(?:raised|raising (?:a|our)|seed round|series [a-d]|funding round)\b|finanzierungsrunde|eingesammelt|ronda de|rodada de|captamos|levée de fonds|levons \d|調達|جولة استثمار|גייסנו|גייסה/iu,
    (name) => `Congratulate ${name} on the funding, and ask what it is for.`,
  ],
  [
    /\b(?:hiring|we're looking for|we are looking for|open roles?|join our team)\b|stellen .{0,40}ein|contratando|buscamos|recrutons|採用|募集/iu,
    (name) => `Offer ${name} an introduction to someone who fits the opening.`,
  ],
  [
    /\b(?:launch(?:ed|ing)?|released?|shipped|now (?:live|available)|open[- ]sourced)\b|gestartet|veröffentlicht|lanza|lança|リリース/iu,
    (name) => `Try what ${name} has brought out, and say what you think of it.`,
  ],
  [
    /\b(?:conference|summit|meetup|webinar|speaking at|on stage|see you (?:at|in))\b/iu,
    (name) => `Ask ${name} whether you could meet at the event.`,
  ],
  [
    /\b(?:joined|new role|promoted|anniversary|award(?:ed)?|years? (?:ago|later))\b/iu,
    (name) => `Congratulate ${name}.`,
  ],
  [
    /\b(?:learn(?:ed|t)|lessons?|mistakes?|looking back)\b|gelernt|aprend|appris|学/iu,
    (name) => `Tell ${name} what you have learned about the same thing.`,
  ],
  [/[?？؟]/u, (name) => `Answer the question that ${name} asks.`],
];

/** What someone could do about a post, by the words in it. */
export function suggestAction({ authorName, content }: { authorName: string; content: string }): string {
  const text = toPlainText(content);
  const name = cutText(toPlainText(authorName).replaceAll("\n", " "), 100) || "its author";
  if (text === "") return "Look at the post: it has no words to go by.";
  const occasion = occasions.find(([words]) => words.test(text));
  return cutAtWord(occasion?.[1](name) ?? `Reply to ${name} on the main point of the post.`, ACTION_MAX_LENGTH);
}
