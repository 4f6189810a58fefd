import type { StepRequest } from "../../assistant-model.ts";

/** What opens a quote, and what may close it. */
const QUOTES: readonly (readonly [RegExp, RegExp, string])[] = [
  [/(?<=^|[\s:(])[“„](?=\S)/gu, /[”“"]/u, "”"],
  [/(?<=^|[\s:(])«(?=\s?\S)/gu, /»/u, "»"],
  [/(?<=^|[\s:(])"(?=\S)/gu, /"/u, '"'],
];
const ENTITY = /&(?:quot|#34|#x22|ldquo|rdquo);/giu;
/** Shorter ones than this are marks, and no text of others. */
const SHORTEST = 12;

/**
 * A message whose last quote is opened and never closed, closed at its end: all of it is what someone else wrote, as in a mail that was not
 * copied to its end, and none of it an order.
 */
export function withClosedQuote(request: StepRequest): StepRequest {
  const { message } = request;
  const plain = message.replace(ENTITY, '"');
  for (const [opens, closes, mark] of QUOTES) {
    const last = [...plain.matchAll(opens)].at(-1);
    const rest = last ? plain.slice(last.index + 1) : "";
    if (last && rest.trim().length >= SHORTEST && !closes.test(rest))
      return { ...request, message: `${plain.trimEnd()}${mark}` };
  }
  return plain === message ? request : { ...request, message: plain };
}
