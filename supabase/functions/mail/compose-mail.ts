import type { DueMail } from "./mail-queue.ts";
import type { OutgoingMail } from "./mailer.ts";

export interface MailAddresses {
  /** The sender. */
  from: string;
  /** The public addresses of the functions and of the web app, without a slash at the end. */
  publicUrl: string;
  siteUrl: string;
}

const MARKS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

/** A link to the app in a stored mail: `tracker:/tasks`. The database does not know the app's address. */
const IN_APP = /\btracker:(?=\/)/g;

/** Turns a mail of the outbox into the one that is sent, with its footer and the headers for one-click unsubscribing (RFC 8058). */
export function composeMail(mail: DueMail, { from, publicUrl, siteUrl }: MailAddresses): OutgoingMail {
  const token = encodeURIComponent(mail.unsubscribe);
  const page = `${siteUrl}/unsubscribe?token=${token}`;
  const why = "You get this mail because you asked Tracker for it.";
  return {
    ...{ key: mail.key, from, to: mail.recipient, subject: mail.subject },
    text: `${mail.body.replace(IN_APP, siteUrl)}\n\n-- \n${why} Unsubscribe: ${page}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(mail.subject)}</title></head>
<body style="max-width:36rem;margin:0 auto;padding:1rem;font:16px/1.5 system-ui,sans-serif">
${mail.page.replace(IN_APP, siteUrl)}
<hr style="border:0;border-top:1px solid #8886;margin:1.5rem 0 1rem">
<p style="font-size:14px">${why} <a href="${escaped(page)}">Unsubscribe</a></p>
</body>
</html>
`,
    headers: {
      "List-Unsubscribe": `<${publicUrl}/mail/unsubscribe?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "List-Id": `<${mail.kind.replaceAll("_", "-")}.${new URL(siteUrl).hostname}>`,
      "Auto-Submitted": "auto-generated",
    },
  };
}
