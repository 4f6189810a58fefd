import type { AnyOf } from "../../../stores/people-questions.ts";
import { excerpt, hasAllWords } from "../../excerpt.ts";
import { contentWords, plainWords } from "../../words.ts";
import type { NoteLine, Person, PostLine } from "../script.ts";
import { dateText, noteLine, personLink, plain } from "../wording.ts";
import { cutText } from "../../../contract/storable.ts";
import { languageNames } from "./places.ts";
import type { Question } from "./question.ts";

const WORDS_SHOWN = 220;

export function postLine(
  { founderId = "", founderName = "", postUrl, summary, content, postedAt }: PostLine,
  timeZone: string,
): string {
  const person = founderId === "" ? "" : `${personLink({ id: founderId, name: founderName })}, `;
  return `- ${person}${dateText(postedAt, timeZone)}: ${plain(cutText(summary ?? content, WORDS_SHOWN))} [See the post](${postUrl})`;
}

/** A record that holds every word that was sought. */
export interface FoundText {
  person: { id: string; name: string };
  line: string;
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

/** Verbs that say how somebody is about a thing: a record with the thing alone tells it too. */
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

/** The same words, and the same with a language as others call it: "spanish" is "español" in a note. */
function spelledOtherwise(words: string): string[] {
  const parts = words.split(/\s+/u);
  const at = parts.findIndex((word) => languageNames(plainWords(word).join(" ")));
  const names = at < 0 ? null : languageNames(plainWords(parts[at] ?? "").join(" "));
  if (!names) return [words];
  return [
    ...new Set([
      words,
      ...names.slice(0, 5).map((name) => [...parts.slice(0, at), name, ...parts.slice(at + 1)].join(" ")),
    ]),
  ];
}

/** Notes, posts and meeting summaries in which all of the words stand, in whatever form. */
export function textsWith(
  question: Question,
  { words, kinds, person, from = null, to = null, isNear = false }: Sought,
): FoundText[] {
  if (contentWords(words).length === 0) return [];
  const { call, request } = question;
  const { timeZone } = request.user;
  const found = new Map<string, FoundText>();
  const [first, ...others] = spelledOtherwise(words);
  for (const spelled of [first ?? words, ...(kinds.includes("note") ? others : [])]) {
    for (const kind of kinds) {
      // Another language is looked for in what the user wrote, not in every post.
      if (kind === "post" && spelled !== first) continue;
      if (kind === "summary") continue;
      const { notes = [], posts = [] } = call("read_texts", {
        kind,
        founderId: person?.id ?? null,
        query: spelled,
        from,
        to,
      });
      for (const text of [...notes, ...posts] as (NoteLine | PostLine)[]) {
        if (!(text.hasAllWords || isNear) || !text.founderId) continue;
        const about = { id: text.founderId, name: text.founderName ?? "" };
        const told = person ? { ...text, founderId: "" } : text;
        const isNote = "createdAt" in told;
        found.set(text.id, {
          person: about,
          line: isNote ? noteLine(told) : postLine(told, timeZone),
          at: isNote ? told.createdAt : told.postedAt,
        });
      }
    }
    if (kinds.includes("summary") && from === null && to === null)
      for (const one of summariesWith(question, spelled, person)) found.set(one.line, one);
  }
  return [...found.values()];
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
        line: `- ${lead}meeting summary: ${plain(excerpt(summary, words, WORDS_SHOWN))}`,
        at: null,
      },
    ];
  });
}
