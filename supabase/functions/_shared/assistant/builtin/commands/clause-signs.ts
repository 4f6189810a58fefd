import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { isColumnType } from "../other-column.ts";
import { plainWords } from "../../words.ts";
import type { Language } from "../reading.ts";
import { codesOf, type Token } from "./tokens.ts";

/** German, Spanish and French say "not" beside the verb: a note or a task may still say it in its own words. */
export function isForeignRefusal(tokens: readonly Token[], language: Language): boolean {
  if (language === "en") return false;
  const end = tokens.findIndex(({ code }) => /^(?::|that|note|notes|remind|remember|task)$/.test(code));
  return (
    tokens.slice(0, end < 0 ? tokens.length : end).some(({ code }) => /^(?:not|never)$/.test(code)) &&
    !/^P /.test(codesOf(tokens))
  );
}

const REQUESTS =
  /^(?:(?:please|hey|hi|ok|so|and|also|pls|kindly) )*(?:(?:can|could|would|will) you|forget|ignore|merge|export|import|share|block|print|sync|connect|explain|translate|hide|archive|restore|upload|download|scan|analy[sz]e|rank|compare|summari[sz]e|copy|paste|order|buy|pay|play|open|give|assign|hand|take|put|set|move|mark|change|update|switch|add|make|delete|remove|clear|drop|tag|rename|undo)\b|^(?:i|we) (?:wish|hope|want)\b/;

/** "Daniel called", "Alemu left Kelp". */
const TOLD_OF =
  /^P (?:(?:has|have|just|also|finally|again) )*(?:left|quit|joined|retired|died|resigned|called|rang|phoned|wrote|replied|answered|visited|emailed|texted|messaged)(?: |$)/;
/** Something told about someone: it names them, and says more than their name. */
export function isTold(tokens: readonly Token[]): boolean {
  if (/^(?:if|when|whenever|once|unless|after|before|until|in case|should)$/.test(tokens[0]?.code ?? "")) return false;
  // What is asked for and not understood is no news.
  if (REQUESTS.test(codesOf(tokens))) return false;
  return (
    tokens.some(({ code }) => code === "P") &&
    (tokens.filter(({ slot }) => slot === null).length >= 2 ||
      /^P is X$/.test(codesOf(tokens)) ||
      TOLD_OF.test(codesOf(tokens)) ||
      /^(?:i|we|just)? ?(?:met|saw|visited|called|rang|emailed|messaged|spoke|talked)$/.test(tokens[0]?.code ?? ""))
  );
}

/** The one of a list that a text names. */
export function choiceIn(text: string, choices: readonly string[]): string | null {
  const words = ` ${plainWords(text).join(" ")} `;
  const at = (choice: string) => words.lastIndexOf(` ${plainWords(choice).join(" ")}`);
  const fits = choices.filter((choice) => {
    const plain = plainWords(choice).join(" ");
    return plain !== "" && (words.includes(` ${plain} `) || words.includes(` ${plain}s `));
  });
  // The one that is named last is where someone moves to.
  return fits.sort((one, other) => at(other) - at(one))[0] ?? null;
}

/** Someone else as well. */
export const ALSO = /^\s*(?:and|also|plus|same|ditto|und|auch|y|tambi[eé]n|et|aussi)(?![\p{L}])/iu;

/** A name, a day, or a type of column by itself goes on about the last change. */
export function goesOn(
  text: string,
  tokens: readonly Token[],
  { changes = [], message }: Pick<StepRequest, "changes" | "message">,
): boolean {
  const last = changes.at(-1)?.tool;
  const codes = codesOf(tokens);
  if (last === undefined) return false;
  if (last === "create_custom_field" && isColumnType(text)) return true;
  if (/_task$/.test(last) && /^(?:and )?(?:for|with|about|on) P$/.test(codes)) return true;
  if (ALSO.test(message) && /^(?:and |also )?(?:for|with|about|on|to) P(?: (?:,|and|, and) P)*$/.test(codes))
    return true;
  return (
    /^(?:and )?P(?: (?:,|and|, and) P)*$|^(?:(?:D|R|on|by|for|from|due|and|mejor|lieber|besser|plutot|mieux|rather|better|make|say) ?)+$/.test(
      codes,
    ) && /[PDR]/.test(codes)
  );
}

/** Names that earlier questions were asked about mean who they were answered with. */
export function withGiven(
  tokens: Token[],
  text: string,
  given: Readonly<Record<string, string>>,
  known: readonly KnownPerson[],
): Token[] {
  return tokens.map((token) => {
    const id = token.slot?.is === "person" ? given[text.slice(token.from, token.to).toLowerCase()] : undefined;
    const own = token.slot?.is === "person" ? token.slot.people : [];
    const person = [...known, ...own].find((one) => one.id === id);
    return person ? { ...token, code: "P", slot: { is: "person", people: [person], isPronoun: false } } : token;
  });
}

/** The words of the first token of a kind; null where there is none. */
export const wordsOf = (tokens: readonly Token[], code: string, text: string) => {
  const token = tokens.find((one) => one.code === code);
  return token ? text.slice(token.from, token.to) : null;
};
