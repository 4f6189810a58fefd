/** The company that a page speaks for. */
export interface Operator {
  name: string;
  email: string;
  address: string | null;
  phone: string | null;
}

/** A page of plain text, from which both the app's screen and the static page are made. */
export interface LegalPage {
  title: string;
  /** When the text last changed: yyyy-mm-dd; null where that matters to nobody. */
  updatedOn: string | null;
  /** What it says, in a few sentences. */
  summary: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  heading: string;
  /** A string is a paragraph, a list of strings a list. */
  blocks: readonly (string | readonly string[])[];
}

/** Splits a text at each mention of `email`, so that those can be made links. */
export function atEmail(text: string, email: string): { text: string; isEmail: boolean }[] {
  return text
    .split(email)
    .flatMap((part, index) =>
      index === 0
        ? [{ text: part, isEmail: false }]
        : [
            { text: email, isEmail: true },
            { text: part, isEmail: false },
          ],
    )
    .filter((part) => part.text !== "");
}
