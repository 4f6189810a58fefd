/** A mail as it leaves: all of it but what the way of sending adds. */
export interface OutgoingMail {
  /** The outbox's key of it: the same for each try of the same mail. */
  key: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** What came of sending. `unclear`: it may have been taken. `refused`: it has not. */
export type Sent =
  | { outcome: "sent"; id: string | null }
  | { outcome: "unclear" }
  | {
      outcome: "refused";
      /** The status of SMTP or HTTP; null when nobody answered. */
      code: number | null;
      /** A sentence for the mail's owner. */
      reason: string;
      /** The same mail may go through later. */
      isPassing: boolean;
      /** The address takes no mail, now or later. */
      isDead?: boolean;
      /** What only whoever runs the product can put right. */
      isForOperator?: boolean;
      retryAfterSeconds?: number | null;
    };

/** A way to send mail. */
export interface Mailer {
  /** Whether the same key, sent again, is sent once. */
  isIdempotent: boolean;
  /** Sends it once, or says why not; never throws. */
  send(mail: OutgoingMail): Promise<Sent>;
}
