/** Who runs this installation: what a build is told about the company behind it. */
export interface Operator {
  name: string;
  /** Where questions, complaints and requests about data go. */
  email: string;
  /** The postal address; null when the build names none. */
  address: string | null;
  /** The number that the assistant answers text messages at; null when there is none. */
  phone: string | null;
}

const said = (value: string | undefined): string | null => value?.trim() || null;

/** Reads the operator from the build's settings; an empty setting counts as none. */
export function operatorFrom(settings: Readonly<Record<string, string | undefined>>): Operator {
  return {
    name: said(settings["VITE_COMPANY_NAME"]) ?? "Tracker",
    // A name that can never be anybody's, so that mail is not sent to a stranger.
    email: said(settings["VITE_CONTACT_EMAIL"]) ?? "hello@tracker.example",
    address: said(settings["VITE_COMPANY_ADDRESS"]),
    phone: said(settings["VITE_PHONE_NUMBER"]),
  };
}
