import { matchLabel, type SearchMatch } from "@contract/founder-list";

// About two words: in a row what was found has to be in sight.
const LEAD = 14;

/** The excerpt with little before what was found. */
export function withShortLead(excerpt: SearchMatch["excerpt"]): SearchMatch["excerpt"] {
  const [lead, ...rest] = excerpt;
  if (!lead || lead.isFound || lead.text.length <= LEAD || rest.length === 0) return excerpt;
  const end = [...lead.text].slice(-LEAD).join("");
  const atWord = end.indexOf(" ");
  return [{ text: `…${atWord < 0 ? end : end.slice(atWord)}`, isFound: false }, ...rest];
}

/** All of the excerpt, as text. */
export const excerptText = ({ field, excerpt }: SearchMatch): string =>
  `${matchLabel(field)}: ${excerpt.map(({ text }) => text).join("")}`;
