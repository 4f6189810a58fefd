/** What is known of one field of a person that a user writes. */
export interface PersonField {
  /** The column of `founders`. */
  column: string;
  /** What it is called on every screen, and in every sentence about it. */
  label: string;
  /** A label for where there is no room for the whole one. */
  shortLabel?: string;
  type: "text" | "long-text" | "email" | "url" | "number" | "select";
  /** The most characters, or the largest number. */
  most: number;
  /** Everyone has it; it can't be cleared. */
  required?: true;
  /** Can be set for many people at once. */
  bulk?: true;
  /** A post source fills it when it is empty. */
  filled?: true;
  /** A source may say another value than the user's, which is suggested. */
  suggested?: true;
  /** The columns that hold it in a row of PhantomBuster's, best first: its own agents call it differently. */
  phantomBuster?: readonly string[];
  /** The extension reads it from the page of a profile. */
  seen?: true;
  /** The search looks into it. */
  searched?: true;
  /** The assistant narrows a search, or a change of many, by it. */
  narrows?: true;
  /** What else headers of files call it, as letters and digits: LinkedIn, HubSpot, Salesforce, Google Contacts, Outlook, Airtable, Notion, Attio, Folk, Pipedrive. */
  headers: readonly string[];
  /** What it is called in a message to the assistant, in lower case and without marks. */
  spoken: readonly string[];
}
