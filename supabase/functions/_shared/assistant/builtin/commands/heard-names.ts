import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

interface Word {
  plain: string;
  from: number;
  to: number;
}
const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}]+/gu), ({ 0: word, index }) => ({
    plain: plainWords(word).join(""),
    from: index,
    to: index + word.length,
  }));
const MOST = 5;
/** "Way" of Wei: a short word that sounds like it. */
const soundsLike = (heard: string, part: string): boolean =>
  heard.length <= 4 && part.length <= 4 && heard[0] === part[0] && Math.abs(heard.length - part.length) <= 1;

/** Whether words are a whole name as it is heard: "teresa vander meer", "li way chang". */
function isHeard(run: readonly string[], parts: readonly string[]): boolean {
  if (run.join("") === parts.join("")) return run.length !== parts.length;
  if (run.length !== parts.length || parts.length < 3) return false;
  const other = run.flatMap((word, no) => (word === parts[no] ? [] : [no]));
  const [only, another] = other;
  return only !== undefined && another === undefined && soundsLike(run[only] ?? "", parts[only] ?? "");
}

/** A message with a name as it is spelled, where dictation has it in other words: "li way chang". Other messages are unchanged. */
export function withHeardNames(message: string, people: readonly KnownPerson[]): string {
  if (message.length > 300 || /["“”\n]/u.test(message)) return message;
  const words = wordsIn(message);
  for (const person of people) {
    const parts = plainWords(person.name);
    if (person.by === "company" || parts.length < 2 || parts.join("").length < 8) continue;
    for (let at = 0; at < words.length; at += 1)
      for (let count = 2; count <= MOST && at + count <= words.length; count += 1) {
        const run = words.slice(at, at + count);
        const [first, last] = [run[0], run.at(-1)];
        const between = first && last ? message.slice(first.from, last.to) : "";
        if (!first || !last || !/^[\p{L}\p{M} '’-]+$/u.test(between)) break;
        if (
          isHeard(
            run.map(({ plain }) => plain),
            parts,
          )
        )
          return message.slice(0, first.from) + person.name + message.slice(last.to);
      }
  }
  return message;
}
