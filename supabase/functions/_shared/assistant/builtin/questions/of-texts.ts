import { can, type Item } from "./items.ts";
import type { Question } from "./question.ts";

/** Whether notes or posts are asked for by what they say. */
export const isOfTexts = (items: readonly Item[]): boolean => {
  const text = items.findIndex((item) => can(item, "noun.post", "noun.note", "verb.say", "noun.news"));
  const isAbout = (item: Item) =>
    can(item, "verb.about") || / (?:about|of|on)$|^(?:mention|announc|discuss|report|shar|celebrat)/.test(item.words);
  return text >= 0 && items.some((item, at) => Math.abs(at - text) < 4 && isAbout(item));
};

/** "What did I write about her": what the user wrote, not what she did. */
export const isMine = ({ text }: Question): boolean =>
  /\b(?:did|have|had|do) (?:i|we)\b|\b(?:i|we) (?:last )?(?:wrote|said|noted|written)|\b(?:habe|hab|haben) (?:ich|wir)\b|\b(?:escribi|anote|he escrito)\b|\bai[- ]je\b|\bj['’]ai\b/iu.test(
    text,
  );
