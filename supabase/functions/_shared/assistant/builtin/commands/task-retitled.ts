import { sentenceCase } from "../wording.ts";
import type { TaskChange } from "./frames.ts";
import { type Parse, whoOf } from "./grammar.ts";
import { codesOf, type Token, written } from "./tokens.ts";

/** ", typo of mine": why it is called otherwise now. */
const TITLE_ENDS =
  /\s*[,;(–—-]\s*(?:(?:that|it|this) (?:was|is) )?(?:(?:a |my |small |the )*(?:typo|mistake|slip|misspelling|spelling mistake)|sorry|i (?:mis)?(?:spelled|spelt|typed|wrote)|thanks|thank you|please)(?![\p{L}]).*$/iu;
/** "Rename it to say “…”": the verb before the quote is no part of it. */
const SAYS_QUOTED =
  /^(?:say|read|be|be called|become|show|just|simply)\s*:?\s+["“”«„'‘](?<quoted>[^"“”«»„]{2,120})["”»“'’]\s*$/iu;
/** Another title for a task. */
export function titleChange({ title }: Record<string, Token[]>, text: string): TaskChange | null {
  const said = written(title ?? [], text).replace(TITLE_ENDS, "");
  const words = SAYS_QUOTED.exec(said)?.groups?.["quoted"] ?? said;
  return words === "" ? null : { title: sentenceCase(words) };
}
/** "Take Ana off the deck task": of lists and columns a person is taken otherwise. */
export function unlinked({ ref = [] }: Record<string, Token[]>, { tokens }: Parse): TaskChange | null {
  const isSure =
    /^(?:unlink|detach|disconnect|untie) /.test(codesOf(tokens)) ||
    /\b(?:task|reminder|todo|to do)$/.test(codesOf(ref));
  return isSure && !/^(?:list|everything|column)\b/.test(codesOf(ref)) ? { who: null } : null;
}
/** Whose a task is. */
export function whoChange({ who }: Record<string, Token[]>, text: string): TaskChange | null {
  const [token] = who ?? [];
  return token ? { who: whoOf(token, text) } : null;
}
