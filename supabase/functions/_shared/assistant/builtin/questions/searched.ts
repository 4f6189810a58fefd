import type { AnyOf } from "../../../stores/people-questions.ts";
import { excerpt, hasAllWords } from "../../excerpt.ts";
import { contentWords, plainWords } from "../../words.ts";
import type { NoteLine, Person, PostLine } from "../script.ts";
import { noteLine, personLink, plain, postedText, postLink } from "../wording.ts";
import { cutAtWord } from "../../../language-model/plain-text.ts";
import { languageNames } from "../vocabulary/places.ts";
import type { Question } from "./question.ts";

const WORDS_SHOWN = 220;

export function postLine(
  { founderId = "", founderName = "", postUrl, summary, content, ...date }: PostLine,
  timeZone: string,
): string {
  const person = founderId === "" ? "" : `${personLink({ id: founderId, name: founderName })}, `;
  return `- ${person}${postedText(date, timeZone)}: ${plain(cutAtWord(summary ?? content, WORDS_SHOWN))} ${postLink({ postUrl })}`;
}

const NOTES_SHOWN = 3;
/** The last notes on someone, for where a search finds nothing: they may say it in other words. */
export const latestNotes = ({ call }: Question, { id }: { id: string }): string[] =>
  (call("read_texts", { kind: "note", founderId: id, query: null }).notes ?? [])
    .slice(0, NOTES_SHOWN)
    .map((note) => noteLine({ ...note, founderId: "" }));

/** A record that holds every word that was sought. */
export interface FoundText {
  person: { id: string; name: string };
  line: string;
  /** What it says, or the part of it that has the words. */
  text: string;
  /** When it was written; null where nobody knows. */
  at: string | null;
}

interface Sought {
  words: string;
  kinds: readonly ("note" | "post" | "summary")[];
  person: { id: string; name: string } | null;
  from?: string | null;
  to?: string | null;
  /** Some of the words are enough, or words nearly like them: of a search, which says so. */
  isNear?: boolean;
}

/** Verbs that say how someone is about a thing: a record with the thing alone tells it too. */
export const WEAK = new Set(
  "complain complains complained mind minds care cares cared prefer prefers preferred like likes liked love loves loved hate hates hated want wants wanted need needs needed speak speaks think thinks enjoy enjoys know knows mention mentions mentioned said say says ask asks asked interested into fan talk talks talked write writes wrote have has had get gets got bring told tell tells going look looks looking bevorzugt mag will spricht liebt prefiere quiere habla gusta prefere prefere aime veut parle".split(
    " ",
  ),
);

/** What is sought without the weak verbs; the same where there is nothing else. */
export function telling(words: string): string {
  const kept = words.split(/\s+/u).filter((word) => !WEAK.has(plainWords(word).join("")));
  return kept.length > 0 ? kept.join(" ") : words;
}

/** What is searched for, and whether a text has it: a language as others call it too, "spanish" is "español" in a note. */
function soughtIn(words: string): { query: string; fits: ((text: string) => boolean) | null } {
  const parts = words.split(/\s+/u);
  const at = parts.findIndex((word) => languageNames(plainWords(word).join(" ")));
  const names = at < 0 ? null : languageNames(plainWords(parts[at] ?? "").join(" "));
  if (!names) return { query: words, fits: null };
  const rest = parts.filter((_, no) => no !== at).join(" ");
  return {
    query: [rest, ...names.slice(0, 5)].join(" ").trim(),
    fits: (text) => hasAllWords(text, rest) && names.some((name) => hasAllWords(text, name)),
  };
}

/** Notes, posts and meeting summaries that contain all of the words, in any form. */
export function textsWith(
  question: Question,
  { words, kinds, person, from = null, to = null, isNear = false }: Sought,
): FoundText[] {
  if (contentWords(words).length === 0) return [];
  const { call, request } = question;
  const { timeZone } = request.user;
  const { query, fits } = soughtIn(words);
  const found = new Map<string, FoundText>();
  for (const kind of kinds) {
    if (kind === "summary") continue;
    const asked = { kind, founderId: person?.id ?? null, query, from, to };
    const { notes = [], posts = [] } = call("read_texts", asked);
    for (const text of [...notes, ...posts] as (NoteLine | PostLine)[]) {
      const isFitting = isNear || (fits ? fits(text.content) : text.hasAllWords);
      if (!isFitting || !text.founderId) continue;
      const about = { id: text.founderId, name: text.founderName ?? "" };
      const told = person ? { ...text, founderId: "" } : text;
      const isNote = "createdAt" in told;
      found.set(text.id, {
        person: about,
        line: isNote ? noteLine(told) : postLine(told, timeZone),
        text: text.content,
        at: isNote ? told.createdAt : told.postedAt,
      });
    }
  }
  if (kinds.includes("summary") && from === null && to === null)
    for (const one of summariesWith(question, words, person)) found.set(one.line, one);
  return [...found.values()];
}

/** Returns the texts with some of the words, for when no text has all of them, and says which words; null when no text has any. */
export function someWords(question: Question, sought: Sought): string | null {
  const words = [...new Set(telling(sought.words).split(/\s+/u))].filter((word) => contentWords(word).length > 0);
  if (words.length < 2) return null;
  const found = textsWith(question, { ...sought, isNear: true }).filter(({ text }) =>
    words.some((word) => hasAllWords(text, word)),
  );
  if (found.length === 0) return null;
  const has = words.filter((word) => found.some(({ text }) => hasAllWords(text, word)));
  return [
    `With ${has.map((word) => `“${plain(word)}”`).join(" or ")}:`,
    ...found.slice(0, 4).map(({ line }) => line),
  ].join("\n");
}

/** The texts with the telling words; only those with every word where there are any, and which words those are. */
export function bestTexts(question: Question, sought: Sought): { words: string; found: FoundText[] } {
  const words = telling(sought.words);
  const found = textsWith(question, { ...sought, words });
  const whole = words === sought.words ? found : found.filter(({ text }) => hasAllWords(text, sought.words));
  return whole.length > 0 ? { words: sought.words, found: whole } : { words, found };
}

function summariesWith({ call }: Question, words: string, person: Sought["person"]): FoundText[] {
  const wanted = contentWords(words);
  const anyOf: AnyOf = [
    wanted
      .slice(0, 6)
      .map((word) => ({ column: "meetingSummaries", is: "contains", text: word.replace(/[eiy]$/u, ""), not: false })),
  ];
  const { founders = [] } = call("query_people", {
    ...{ anyOf, ids: person ? [person.id] : null, search: null, sort: null, limit: 10, figuresOf: null },
  });
  return founders.flatMap((one: Person) => {
    const summary = one.meetingSummaries ?? "";
    if (!hasAllWords(summary, words)) return [];
    const lead = person ? "" : `${personLink(one)}, `;
    return [
      {
        person: { id: one.id, name: one.name },
        text: summary,
        line: `- ${lead}meeting summary: ${plain(excerpt(summary, words, WORDS_SHOWN))}`,
        at: null,
      },
    ];
  });
}
