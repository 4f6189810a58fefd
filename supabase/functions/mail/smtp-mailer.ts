import { createTransport } from "nodemailer";
import * as z from "zod/mini";
import type { Mailer, Sent } from "./mailer.ts";

const TIMEOUT_MS = 15_000;
/** For the whole try: a server that sends a word every ten seconds never times out otherwise. */
const WITHIN_MS = 60_000;
/** Ports that hosted Supabase's functions can't reach: https://supabase.com/docs/guides/functions/limits */
const CLOSED_ON_HOSTED = [25, 587];

export interface SmtpAddress {
  host: string;
  port: number;
  /** TLS from the first byte, rather than by STARTTLS. */
  isSecure: boolean;
  user: string | null;
  password: string;
}

/** Parses SMTP_URL. Throws an error that says what is wrong with it, such as port 25 or 587 on a hosted project. */
export function readSmtpUrl(text: string, isHosted: boolean): SmtpAddress {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new Error("SMTP_URL must be an address such as smtps://user:password@smtp.example.com:465.");
  const port = Number(url.port) || (url.protocol === "smtps:" ? 465 : 587);
  if (isHosted && CLOSED_ON_HOSTED.includes(port))
    throw new Error(
      `SMTP_URL names port ${port}, which hosted Supabase closes to functions: use smtps:// with port 465.`,
    );
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port,
    isSecure: url.protocol === "smtps:" || port === 465,
    user: url.username ? decodeURIComponent(url.username) : null,
    password: decodeURIComponent(url.password),
  };
}

/** A mail server on this machine needs no encryption. */
const isLocal = (host: string) => /^(localhost|127\.0\.0\.1|::1)$/.test(host);

const sentSchema = z.object({ messageId: z.string() });

/** Sends by SMTP, which has no idempotency key: with a fixed Message-ID mail programs show a repeated mail once. */
export function createSmtpMailer({ host, port, isSecure, user, password }: SmtpAddress, withinMs = WITHIN_MS): Mailer {
  const transport = createTransport({
    ...{ host, port, secure: isSecure, requireTLS: !isSecure && !isLocal(host) },
    ...{ connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    ...{ disableFileAccess: true, disableUrlAccess: true },
    ...(user !== null && { auth: { user, pass: password } }),
  });
  return {
    isIdempotent: false,
    async send({ key, to, headers, ...mail }) {
      const domain = /@([^\s@>]+)>?\s*$/.exec(mail.from)?.[1] ?? host;
      const messageId = `<${key}@${domain}>`;
      try {
        const signal = AbortSignal.timeout(withinMs);
        // As an object it is one address; a string would be parsed as a list.
        const whole = { ...mail, to: { name: "", address: to }, messageId, headers, signal };
        const { messageId: id } = z.parse(sentSchema, await transport.sendMail(whole));
        return { outcome: "sent", id };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

const errorSchema = z.object({
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  syscall: z.optional(z.string()),
  responseCode: z.optional(z.int()),
  response: z.optional(z.string()),
});
type SmtpError = z.infer<typeof errorSchema>;

/** Errors that happen before any of the mail is sent. */
const BEFORE_SENDING = ["EDNS", "ETLS", "EREQUIRETLS", "EAUTH", "EENVELOPE"];

/** Classifies a failed try. A connection that ends without a response may have ended after the server accepted the mail. */
function outcomeOf(error: unknown): Sent {
  const { data: fault } = z.safeParse(errorSchema, error);
  const code = fault?.responseCode ?? null;
  if (!fault) return { outcome: "unclear" };
  if (fault.code === "EAUTH")
    return { outcome: "refused", code, reason: "Our mail account was refused.", isPassing: true, isForOperator: true };
  if (code !== null) return refusalOf(fault, code);
  if (fault.syscall === "connect" || BEFORE_SENDING.includes(fault.code ?? ""))
    return { outcome: "refused", code, reason: "The mail server couldn't be reached.", isPassing: true };
  return { outcome: "unclear" };
}

/** Classifies an SMTP response: RFC 5321 (4xx is temporary, 5xx is permanent) and the enhanced codes of RFC 3463. */
function refusalOf({ command, response = "" }: SmtpError, code: number): Sent {
  const [, kind = ""] = /^\d{3}[ -][45]\.(\d+\.\d+)/.exec(response) ?? [];
  const isPassing = code < 500;
  const refused = { outcome: "refused", code, isPassing } as const;
  if (isPassing) return { ...refused, reason: `The mail server couldn't take it yet (${code}).` };
  if (kind === "2.2") return { ...refused, reason: "The mailbox is full." };
  if (kind.startsWith("7."))
    return { ...refused, reason: "The mail server doesn't accept mail from us.", isForOperator: true };
  if (command === "MAIL FROM") return { ...refused, reason: "Our mail address was refused.", isForOperator: true };
  if (command === "RCPT TO")
    return { ...refused, reason: "The mail server says that this address doesn't exist.", isDead: true };
  return { ...refused, reason: `The mail server refused it (${code}).` };
}
