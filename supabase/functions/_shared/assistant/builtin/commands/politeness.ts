import type { Language } from "../reading.ts";
import { codesOf, type Token } from "./tokens.ts";

const POLITE_TOKENS =
  /^(?:(?:hey|hi|hello|ok|okay|so|and|then|well|um|uh|oh|yes|yeah|tracker|assistant|thanks|thank you|(?:quick )?(?:update|news|fyi|heads up|info) :|quick one|one more thing|next|first|second|third|fourth|firstly|secondly|thirdly|finally|lastly|go ahead and|feel free to|let 's|lets|you can|you may|(?:can|could|would|will) you|would you mind|i d like(?: you)? to|i would like(?: you)? to|i want you to|i need you to|i d love(?: you)? to|i d love it if you|dear|kannst du|konntest du|wurdest du|ich mochte|ich will|puedes|podrias|quiero|me gustaria|peux tu|pourrais tu|pouvez vous|je voudrais|je veux|tu peux|,|:|-) )+/;
const THANKS =
  /(?: (?:,|please|thanks|thank you|thx|cheers|(?<=, )ok(?:ay)?|too|as well|for me|will you|would you|will ya|if you can|asap|right away|straight away|at once|all at once|in one go|bitte|danke|gracias|merci|again|hinzu|an|auf|-))+$/;
/** Verbs that German puts last. */
const LAST_VERB = /^(?:set|change|update|move|mark|add|create|delete|remove|note|make)$/;

/** Returns a clause without greeting, "can you" and thanks; a German verb at the end is moved to the front. */
export function withoutPoliteness(tokens: Token[], language: Language): Token[] {
  let rest = [...tokens];
  const lead = POLITE_TOKENS.exec(`${codesOf(rest)} `)?.[0];
  if (lead) rest = rest.slice(lead.trim().split(" ").length);
  const tail = THANKS.exec(codesOf(rest))?.[0];
  if (tail && rest.length > tail.trim().split(" ").length)
    rest = rest.slice(0, rest.length - tail.trim().split(" ").length);
  const verb = rest.at(-1);
  if (language === "de" && verb && LAST_VERB.test(verb.code) && !LAST_VERB.test(rest[0]?.code ?? ""))
    rest = [verb, ...rest.slice(0, -1)];
  return rest;
}
