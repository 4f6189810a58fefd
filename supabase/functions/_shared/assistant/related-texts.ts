import { datedDay } from "../contract/posts.ts";
import { type Embedder, nearnessTo } from "../embeddings/embedder.ts";
import type { Db } from "../stores/db.ts";
import { searchTexts } from "../stores/search-texts.ts";
import type { SentMessage } from "../stores/conversations.ts";
import { excerpt } from "./excerpt.ts";
import { splitMessage } from "./untrusted-text.ts";
import type { SeenSource } from "./used-sources.ts";

const TEXTS_AT_MOST = 6;
const TEXT_LENGTH = 300;
const QUESTION =
  /\?|^\s*(?:what|who|whom|when|where|which|how|why|is|are|was|were|do|does|did|has|have|show|list|find|search|tell|summari[sz]e)\b/i;

/** Notes and posts that a question may be about, as a model is told them, and as sources of its answer. */
export interface RelatedTexts {
  cards: string[];
  sources: SeenSource[];
}

export const NO_TEXTS: RelatedTexts = { cards: [], sources: [] };

// Who finds this many by words is not helped by guessing at meanings.
const ENOUGH_BY_WORDS = 3;
// With the question that makes five inferences: each takes some 40 to 100 ms of the two seconds of CPU time that a function has.
const GUESSED_AT_MOST = 4;
// gte-small gives even strangers some 0.7. A text that shares no word with the question has to be nearer than that, because whatever
// is told taints the conversation.
const NEAR = 0.82;

interface Told {
  source: Omit<SeenSource, "words">;
  card: Record<string, string>;
  words: string;
}

/**
 * The notes and posts that a question may be about, the best first; nothing for a command, which needs none. By words, and where there
 * is an embedder by meaning too. Throws StoreError.
 */
export async function findRelatedTexts(
  db: Db,
  embedder: Embedder | null,
  { message, mode }: SentMessage,
): Promise<RelatedTexts> {
  const { instruction } = splitMessage(message);
  if (mode === "agent" && !QUESTION.test(instruction)) return NO_TEXTS;
  const told = embedder
    ? await byMeaning(db, embedder, instruction)
    : await tellTexts(db, instruction, instruction, TEXTS_AT_MOST);
  return {
    cards: told.map(({ card, words }) => JSON.stringify({ ...card, text: words })),
    sources: told.map(({ source, words }) => ({ ...source, words })),
  };
}

/** Returns the texts with the words; when they are few, others that are near in meaning come before them, the nearest first. */
async function byMeaning(db: Db, embedder: Embedder, question: string): Promise<Told[]> {
  const byWords = await tellTexts(db, question, question, TEXTS_AT_MOST);
  if (byWords.length >= ENOUGH_BY_WORDS) return byWords;
  const found = new Set(byWords.map(({ source }) => source.id));
  const newest = (await tellTexts(db, "", question, TEXTS_AT_MOST))
    .filter(({ source }) => !found.has(source.id))
    .slice(0, GUESSED_AT_MOST);
  if (newest.length === 0) return byWords;
  const texts = newest.map(({ words }) => words);
  // A model that fails leaves what the words found: worse found is better than no answer.
  const nearness = await nearnessTo(embedder, question, texts).catch(() => []);
  const near = newest
    .map((told, index) => ({ told, near: nearness[index] ?? 0 }))
    .filter(({ near }) => near >= NEAR)
    .sort((one, other) => other.near - one.near)
    .map(({ told }) => told);
  return [...near, ...byWords];
}

async function tellTexts(db: Db, sought: string, question: string, most: number): Promise<Told[]> {
  const { notes, posts } = await searchTexts(db, "any", sought, most);
  return [
    ...notes.map(({ id, founderId, founderName, content, createdAt }) => ({
      source: { kind: "note" as const, id, label: `Note on ${founderName}`, href: `/people/${founderId}` },
      card: { kind: "note", id, about: founderName, founderId, at: createdAt.slice(0, 10) },
      words: excerpt(content, question, TEXT_LENGTH),
    })),
    ...posts.map(({ id, founderId, founderName, postUrl, content, postedAt, dating }) => ({
      source: {
        kind: "post" as const,
        id,
        label: `${founderName}, ${datedDay(postedAt.slice(0, 10), dating)}`,
        href: postUrl,
      },
      card: { kind: "post", id, by: founderName, founderId, at: datedDay(postedAt.slice(0, 10), dating), postUrl },
      words: excerpt(content, question, TEXT_LENGTH),
    })),
  ];
}
