import { html } from "hono/html";
import type { Mail } from "./mailbox.ts";

/** The page of mails loads its style sheet only, and nobody may frame it. */
export const MAIL_HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

/** A mail that is shown as HTML may have its own styles, and links that leave the page. */
export const SHOWN_MAIL_HEADERS = {
  ...MAIL_HEADERS,
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
};

export const MAIL_STYLE = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px; padding: 1rem; margin-top: 1rem; }
h1 { font-size: 20px; } h2 { font-size: 16px; margin: 0 0 .5rem; }
p { margin: .25rem 0; overflow-wrap: anywhere; white-space: pre-line; }
a { display: inline-block; min-height: 24px; }
`;

/** Shows the mails that would have been sent, newest first, as text with their links. */
export function mailPage(mails: readonly Mail[]) {
  const none = html`<p>No mail yet. A forgotten password, a changed address or a morning digest sends one.</p>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mails · Tracker</title>
        <link rel="stylesheet" href="/mail/style.css" />
      </head>
      <body>
        <main>
          <h1>Mails</h1>
          <p>What the embedded stack would send. It stays on this machine and is forgotten when the stack stops.</p>
          <p><a href="/mail">Look again</a></p>
          ${mails.length === 0 ? none : mails.map(mailArticle)}
        </main>
      </body>
    </html>`;
}

function mailArticle({ to, subject, text, links, html: body, number, sentAt }: Mail) {
  return html`<article>
    <h2>${subject}</h2>
    <p>To ${to}, <time datetime="${sentAt.toISOString()}">${sentAt.toLocaleTimeString("en-GB")}</time></p>
    <p>${text}</p>
    ${links.map((link) => html`<p><a href="${link.href}">${link.text}</a></p>`)}
    ${body === "" ? "" : html`<p><a href="/mail/${number}">See it as a mail program shows it</a></p>`}
  </article>`;
}
