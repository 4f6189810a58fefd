import type { EmailDriver } from "@supabase/lite";

export interface Mail {
  to: string;
  subject: string;
  /** Its paragraphs; one that is a link and nothing else is among the links only. */
  text: string;
  links: { text: string; href: string }[];
  /** As a mail program would show it; empty when it is plain text only. */
  html: string;
  /** Its number among all mails since the start, in its address. */
  number: number;
  sentAt: Date;
}

export interface Mailbox extends EmailDriver {
  /** Newest first. */
  list(): readonly Mail[];
}

const KEPT = 100;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

const LINK_ALONE = /<p>\s*<a href="[^"]*">[^<]*<\/a>\s*<\/p>\s*/g;

const decode = (html: string) => html.replace(/&(amp|lt|gt|quot|#39);/g, (all, name: string) => ENTITIES[name] ?? all);
const withoutTags = (html: string) =>
  decode(
    html
      .replace(/<head>.*?<\/head>/s, "")
      .replace(/<br>|<\/(?:li|h\d|div|tr)>/g, "\n")
      .replace(/<[^>]*>/g, ""),
  ).trim();

/** The links of one of our own templates (supabase/templates/), which are all paragraphs and links. */
function linksIn(html: string): Mail["links"] {
  return [...html.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)].map(([, href = "", text = ""]) => ({
    href: decode(href),
    text: withoutTags(text),
  }));
}

/** Receives the mails of Auth and the product, and keeps the latest in memory: nothing leaves this machine. */
export function createMailbox(now: () => Date = () => new Date()): Mailbox {
  const mails: Mail[] = [];
  let sent = 0;
  return {
    list: () => mails,
    send({ to, subject, html = "", text = "" }) {
      const paragraphs = html === "" ? text : withoutTags(html.replace(LINK_ALONE, "").replace(/<\/p>/g, "\n"));
      sent += 1;
      const links = linksIn(html);
      mails.unshift({
        to: [to].flat().join(", "),
        subject,
        text: paragraphs,
        links,
        html,
        number: sent,
        sentAt: now(),
      });
      mails.length = Math.min(mails.length, KEPT);
      return Promise.resolve();
    },
  };
}
