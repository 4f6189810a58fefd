/** What is typed into the form of a post. */
export interface TypedPost {
  text: string;
  address: string;
  /** yyyy-mm-dd, "" for none. */
  day: string;
}

/** The name of what is typed of a person's post and not added yet. */
export const postDraft = (founderId: string) => `post:${founderId}`;

/** What a draft holds: the day in its first line, the address in its second, and the text with all of its own lines. */
export function readDraft(kept: string): TypedPost {
  const [day = "", address = "", ...lines] = kept.split("\n");
  return { day, address, text: lines.join("\n") };
}

/** "" while nothing is typed. */
export const draftOf = ({ day, address, text }: TypedPost): string =>
  day + address + text === "" ? "" : `${day}\n${address}\n${text}`;
