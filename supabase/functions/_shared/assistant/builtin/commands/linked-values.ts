import type { Part } from "./split-clauses.ts";

const LINK = /\[(?<words>[^[\]\n]{1,80})\]\((?<address>https?:\/\/[^()\s]{1,300})\)/giu;
/** An order whose words become values of fields: in notes and tasks a link is kept as it was typed. */
const OF_VALUES =
  /^\W*(?:(?:please|pls|and|also|so|then|can you|could you)[\s,]+)*(?:set|change|update|make|put|switch|edit|correct|fix|enter|add|create|new|track)\s/iu;
const OF_TEXT = /(?<!\p{L})(?:notes?|tasks?|to-?dos?|reminders?|remind|titles?|descriptions?|summary)(?!\p{L})/iu;

/** "Set Ana's company to [Kiln](https://kiln.example)": the words of a link are the value, and where it leads is no profile's address. */
export function withoutLinks(part: Part): Part {
  if (!part.text.includes("](") || !OF_VALUES.test(part.text) || OF_TEXT.test(part.text)) return part;
  return {
    ...part,
    text: part.text.replace(LINK, (link, words: string, address: string) =>
      /linkedin\.com\/in\//iu.test(address) ? link : words,
    ),
  };
}
