import type { ComposedDigest } from "../contract/compose-digest.ts";
import type { DigestItem, DigestItemKind } from "../contract/digests.ts";
import { inPlainerMarks, segmentsOf } from "./segments.ts";

/** A digest as it is sent. */
export interface DigestMessage {
  /** Fits into one segment. */
  text: string;
  subject: string;
  /** The mail as plain text (`words`) and as HTML (`page`). */
  words: string;
  page: string;
}

// True at whatever hour the user gets it.
const HEADING = "Today:";

export function digestMessage(digest: ComposedDigest, siteUrl: string): DigestMessage {
  const link = `${siteUrl}/digest`;
  return {
    text: digestText(digest, link),
    subject: `Today: ${headline(digest.items)}`,
    words: mailWords(digest, siteUrl),
    page: mailPage(digest, siteUrl),
  };
}

/** Returns as many lines as fit into one segment, with a link to all of them. What there is most of is left out first: many posts must not hide a task. */
function digestText({ items, more }: ComposedDigest, link: string): string {
  for (let shown = [...items]; shown.length > 0; shown = withoutOne(shown)) {
    const left = items.length - shown.length + more;
    const end = left > 0 ? `And ${left} more: ${link}` : link;
    const text = [HEADING, ...shown.map(shortLine), end].join("\n");
    if (segmentsOf(text) === 1) return text;
  }
  const count = items.length + more;
  const counted = `${count} thing${count === 1 ? "" : "s"} today: ${link}`;
  return segmentsOf(counted) === 1 ? counted : link;
}

/** From what is left out first to last, of as many. */
const LEFT_OUT = ["post", "reach_out", "failure", "task"] as const;

/** Leaves out the last item of the kind that has the most. */
function withoutOne(items: readonly DigestItem[]): DigestItem[] {
  const countOf = (kind: DigestItemKind) => items.filter((item) => item.kind === kind).length;
  const most = LEFT_OUT.reduce((one, other) => (countOf(other) > countOf(one) ? other : one));
  const last = items.findLastIndex(({ kind }) => kind === most);
  return items.filter((_, at) => at !== last);
}

/** Drops accents that GSM-7 lacks: a single letter outside it more than halves what fits into a segment. */
function shortLine({ number, kind, title, detail }: DigestItem): string {
  const line = `${number} ${title}${kind === "task" ? `, ${detail}` : ""}`;
  const plain = inPlainerMarks(line);
  return [...plain]
    .map((letter) => (segmentsOf(letter.repeat(71)) === 1 ? letter : letter.normalize("NFD").replace(/\p{M}/gu, "")))
    .join("");
}

const counted: Record<DigestItemKind, (count: number) => string> = {
  post: (count) => `${count} posted`,
  reach_out: (count) => `${count} to reach out to`,
  task: (count) => `${count} task${count === 1 ? "" : "s"} due`,
  failure: (count) => `${count} problem${count === 1 ? "" : "s"}`,
};

/** Returns the counts in a few words: "2 posted, 1 task due". */
function headline(items: readonly DigestItem[]): string {
  const kinds = ["post", "reach_out", "task", "failure"] as const;
  return kinds
    .map((kind) => [kind, items.filter((item) => item.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => counted[kind](count))
    .join(", ");
}

const addressOf = (sourceUrl: string, siteUrl: string) => (sourceUrl.startsWith("/") ? siteUrl + sourceUrl : sourceUrl);

function mailWords({ items, more }: ComposedDigest, siteUrl: string): string {
  const lines = items.map(({ number, title, detail, sourceUrl }) =>
    [
      `${number}. ${title}${detail ? `: ${detail}` : ""}`,
      ...(sourceUrl ? [`   ${addressOf(sourceUrl, siteUrl)}`] : []),
    ].join("\n"),
  );
  return [HEADING, ...lines, ...(more > 0 ? [`And ${more} more.`] : []), `All of it: ${siteUrl}/digest`].join("\n\n");
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

function mailPage({ items, more }: ComposedDigest, siteUrl: string): string {
  const lines = items.map(({ number, title, detail, sourceUrl }) => {
    const name = escaped(title);
    const linked = sourceUrl ? `<a href="${escaped(addressOf(sourceUrl, siteUrl))}">${name}</a>` : name;
    return `<li value="${number}" style="margin:0 0 12px">${linked}${detail ? `<br>${escaped(detail)}` : ""}</li>`;
  });
  const rest = more > 0 ? `<p>And ${more} more.</p>` : "";
  return `<p>${HEADING}</p><ol>${lines.join("")}</ol>${rest}<p><a href="${escaped(siteUrl)}/digest">Open it in Tracker</a></p>`;
}
