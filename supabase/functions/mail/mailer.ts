/** A mail to send, without what the mailer itself adds. */
export interface OutgoingMail {
  /** The idempotency key: the same for every try of a mail. */
  key: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** The result of sending. `unclear`: the mail may have been accepted. `refused`: it was not. */
export type Sent =
  | { outcome: "sent"; id: string | null }
  | { outcome: "unclear" }
  | {
      outcome: "refused";
      /** The status code of SMTP or HTTP; null without a response. */
      code: number | null;
      /** A sentence for the user. */
      reason: string;
      /** The same mail may go through later. */
      isPassing: boolean;
      /** The address does not exist: no mail will ever reach it. */
      isDead?: boolean;
      /** Only the operator can fix it. */
      isForOperator?: boolean;
      retryAfterSeconds?: number | null;
    };

/** Sends mail. */
export interface Mailer {
  /** Whether sending the same key twice delivers one mail. */
  isIdempotent: boolean;
  /** Tries once to send a mail. Never throws. */
  send(mail: OutgoingMail): Promise<Sent>;
}
