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

/** The notes and posts with the words of a question, the best first; nothing for a command, which needs none. Throws StoreError. */
export async function findRelatedTexts(db: Db, { message, mode }: SentMessage): Promise<RelatedTexts> {
  const { instruction } = splitMessage(message);
  if (mode === "agent" && !QUESTION.test(instruction)) return NO_TEXTS;
  const { notes, posts } = await searchTexts(db, "any", instruction, TEXTS_AT_MOST);
  const told = [
    ...notes.map(({ id, founderId, founderName, content, createdAt }) => ({
      source: { kind: "note" as const, id, label: `Note on ${founderName}`, href: `/people/${founderId}` },
      card: { kind: "note", id, about: founderName, founderId, at: createdAt.slice(0, 10) },
      words: excerpt(content, instruction, TEXT_LENGTH),
    })),
    ...posts.map(({ id, founderId, founderName, postUrl, content, postedAt }) => ({
      source: { kind: "post" as const, id, label: `${founderName}, ${postedAt.slice(0, 10)}`, href: postUrl },
      card: { kind: "post", id, by: founderName, founderId, at: postedAt.slice(0, 10), postUrl },
      words: excerpt(content, instruction, TEXT_LENGTH),
    })),
  ];
  return {
    cards: told.map(({ card, words }) => JSON.stringify({ ...card, text: words })),
    sources: told.map(({ source, words }) => ({ ...source, words })),
  };
}
