import { describe, expect, test } from "vitest";
import { clausesIn } from "./assistant/clauses.ts";
import { excerpt } from "./assistant/excerpt.ts";
import { linkRule, safeReply, safeStream } from "./assistant/safe-reply.ts";
import { createQuarantine, splitMessage, visibleText } from "./assistant/untrusted-text.ts";
import { usedSources } from "./assistant/used-sources.ts";
import { contentWords, plainWords } from "./assistant/words.ts";
import { plain, sentenceCase } from "./assistant/builtin/wording.ts";
import { cutText, shortened, storable, storableJson } from "./contract/storable.ts";
import { canonicalProfileUrl } from "./contract/profile-url.ts";
import { fieldNameFrom, labelKey } from "./contract/custom-fields.ts";
import { keyPoints, keySentences } from "./language-model/builtin/key-points.ts";
import { quoteOf } from "./language-model/builtin/quote.ts";
import { suggestAction } from "./language-model/builtin/suggested-action.ts";
import { findThemes } from "./language-model/builtin/themes.ts";
import { toLetter, toSentences } from "./language-model/openai/model-text.ts";
import { quarantined } from "./language-model/openai/quarantine.ts";
import { inOneLine, withoutInvisible } from "./contract/plain-words.ts";
import { cutAtWord, hasWords, toPlainText } from "./language-model/plain-text.ts";
import { toSearchMatch } from "./stores/search-excerpt.ts";
import { toStorablePost } from "../jobs/storable-post.ts";
import { profileWith } from "./post-sources/source-profile.ts";
import { isFullRun } from "../../tests/full-run.ts";
import { answerBlocks } from "../../../web/src/features/assistant/answer-blocks.ts";

/** What a pattern that begins again at every character takes long for. */
const SHAPES = [
  ...[
    "\n",
    " ",
    "\t",
    "a",
    "a ",
    "<",
    ">",
    "<a",
    "<a ",
    "<a <b>",
    "<!--",
    "</",
    "[",
    "]",
    "![",
    "[]",
    "](",
    "![](",
    "[](",
    "[](a",
    "[a](b",
  ],
  ...[
    "(",
    ")",
    "`",
    "```",
    "```\n",
    "*",
    "**a",
    "__",
    "_a ",
    "#",
    "# ",
    "#a",
    "#a ",
    "- ",
    "1. ",
    "> ",
    "|",
    "| a ",
    "|-",
    "\\",
    "\\|",
  ],
  ...[
    "http://",
    "https://a.",
    "www.",
    "a.",
    "a.b/",
    "a-",
    "a@",
    "@a",
    "a@b.",
    "mailto:",
    "x:",
    "a+",
    "://",
    "a.com",
    "A. ",
    "Dr. ",
    "…,",
  ],
  ...[
    ".",
    ",",
    ", ",
    "! ",
    "?",
    ":",
    ": ",
    ":\n",
    "; ",
    '"',
    "“",
    "”",
    "“a",
    "'s",
    "’s ",
    "(a ",
    "{",
    '{"a":',
    "\\u",
    "\0",
    "\u200d",
  ],
  ...[
    "\ud83d",
    "\ufe0f",
    "😀",
    "👩‍👩‍👧",
    "🏳️‍",
    "𝗯",
    "é",
    "e\u0301",
    "\u0301\u0316",
    "\u0316",
    "漢",
    "。",
    "「",
    "ก",
    "א",
    "\u202e",
    "\u0002\u0003",
  ],
  ...["and ", ", and ", "and then ", "add ", "note ", "that ", "today ", "please "],
];

const rule = linkRule(new Set(["https://www.linkedin.com/in/ada"]));
const source = { kind: "note" as const, id: "1", label: "Ada Lovelace", href: "/people/1" };
const readers: Record<string, (text: string) => unknown> = {
  safeReply: (text) => safeReply(text, rule),
  safeStream: (text) => {
    const stream = safeStream(rule, () => undefined);
    for (let at = 0; at < text.length; at += 4) stream.write(text.substring(at, at + 4));
    stream.end();
  },
  usedSources: (text) => usedSources(text, [{ ...source, words: text }]),
  splitMessage,
  visibleText,
  wrap: (text) => createQuarantine().wrap(text),
  clausesIn,
  excerpt: (text) => excerpt(text, "pricing", 200),
  plainWords,
  contentWords,
  plain,
  sentenceCase,
  cutText: (text) => cutText(text, 300),
  shortened: (text) => shortened(text, 300),
  storable,
  storableJson: (text) => storableJson({ text }),
  canonicalProfileUrl: (text) => canonicalProfileUrl(`https://www.linkedin.com/in/${text}`),
  fieldNameFrom,
  labelKey,
  toPlainText,
  toPlainName: (text) => toPlainText(text, { keepsEmoji: true }),
  hasWords,
  withoutInvisible,
  inOneLine,
  cutAtWord: (text) => cutAtWord(text, 12_000),
  toSentences: (text) => toSentences(text, 400),
  toLetter: (text) => toLetter(text, 3_000, ["Acme.com"]),
  quarantined: (text) => quarantined("Summarise.", ({ line, block }) => `${line(text)}\n${block(text, 6_000)}`),
  keyPoints,
  keySentences: (text) => keySentences(text, 3),
  quoteOf,
  suggestAction: (text) => suggestAction({ authorName: text, content: text }),
  findThemes: (text) => findThemes([text]),
  toSearchMatch: (text) =>
    toSearchMatch({ field: "notes", text, words: ["pricing"], hasMoreBefore: true, hasMoreAfter: true }),
  toStorablePost: (content) =>
    toStorablePost({
      ...{
        network: "linkedin" as const,
        scope: "",
        isDateExact: true,
        externalId: "7329207003942125568",
        aliases: [content],
        kind: "post",
        postUrl: content,
        content,
      },
      ...{ postedAt: null, imageUrl: content, videoUrl: content },
    }),
  profileWith: (text) => profileWith(() => text),
  answerBlocks,
};

/** Milliseconds of this thread's own work: other programs do not count. */
function workOf(read: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const LENGTH = 8_000;
/** What a linear reader takes for the longer text at most, whatever it takes for the shorter one. */
const FLOOR_MS = 150;

const textOf = (shape: string, length: number, end: string) =>
  shape.repeat(Math.ceil(length / shape.length)).substring(0, length) + end;

/** The work for a text and for one four times as long; measured again where it seems too much, for the collector has its turn too. */
function growthOf(read: (text: string) => unknown, shape: string, end: string): [short: number, long: number] {
  const [short, long] = [LENGTH, 4 * LENGTH].map((length) => textOf(shape, length, end));
  const least = (text = "") => {
    const first = workOf(read, text);
    return first < FLOOR_MS / 8 ? first : Math.min(first, workOf(read, text), workOf(read, text));
  };
  return [least(short), least(long)];
}

describe("a text of any shape is read in a time that grows as its length", () => {
  test.each(Object.entries(readers))("by %s", (_, read) => {
    const slow: string[] = [];
    for (const [index, shape] of SHAPES.entries())
      for (const end of ["", "x"].filter((_, place) => isFullRun || index % 2 === place)) {
        const [short, long] = growthOf(read, shape, end);
        if (long > Math.max(FLOOR_MS, 8 * short))
          slow.push(`${JSON.stringify(shape)} … ${JSON.stringify(end)}: ${short.toFixed(1)} and ${long.toFixed(1)} ms`);
      }
    expect(slow).toEqual([]);
  });

  test("and a reader that begins again at every character is noticed", () => {
    const quadratic = (text: string) => text.replace(/<[a-z][^>\n]*>/gu, "");
    const [short, long] = growthOf(quadratic, "<a", "");
    expect(long).toBeGreaterThan(Math.max(FLOOR_MS, 8 * short));
  });
});
