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

// With embeddings more are looked at, the newest among them, so that a question finds a text in other words than its own.
const CANDIDATES = 12;
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

/** Those with the words and the newest ones, the nearest in meaning first. */
async function byMeaning(db: Db, embedder: Embedder, question: string): Promise<Told[]> {
  const [byWords, newest] = await Promise.all([
    tellTexts(db, question, question, CANDIDATES),
    tellTexts(db, "", question, CANDIDATES),
  ]);
  const sharing = new Set(byWords.map(({ source }) => source.id));
  const candidates = [...byWords, ...newest.filter(({ source }) => !sharing.has(source.id))];
  const texts = candidates.map(({ words }) => words);
  // A model that fails leaves the order of the words: worse found is better than no answer.
  const nearness = await nearnessTo(embedder, question, texts).catch(() => null);
  if (nearness === null) return byWords.slice(0, TEXTS_AT_MOST);
  return candidates
    .map((told, index) => ({ told, near: nearness[index] ?? 0 }))
    .filter(({ told, near }) => near >= NEAR || sharing.has(told.source.id))
    .sort((one, other) => other.near - one.near)
    .slice(0, TEXTS_AT_MOST)
    .map(({ told }) => told);
}

async function tellTexts(db: Db, sought: string, question: string, most: number): Promise<Told[]> {
  const { notes, posts } = await searchTexts(db, "any", sought, most);
  return [
    ...notes.map(({ id, founderId, founderName, content, createdAt }) => ({
      source: { kind: "note" as const, id, label: `Note on ${founderName}`, href: `/people/${founderId}` },
      card: { kind: "note", id, about: founderName, founderId, at: createdAt.slice(0, 10) },
      words: excerpt(content, question, TEXT_LENGTH),
    })),
    ...posts.map(({ id, founderId, founderName, postUrl, content, postedAt }) => ({
      source: { kind: "post" as const, id, label: `${founderName}, ${postedAt.slice(0, 10)}`, href: postUrl },
      card: { kind: "post", id, by: founderName, founderId, at: postedAt.slice(0, 10), postUrl },
      words: excerpt(content, question, TEXT_LENGTH),
    })),
  ];
}
