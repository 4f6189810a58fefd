import { isNameLike } from "./person-words.ts";

const PROFILE = /linkedin\.com\/in\//giu;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
const SURNAME_FIRST =
  /^(?<last>\p{Lu}[\p{L}\p{M}'’-]+),\s+(?<first>\p{Lu}[\p{L}\p{M}'’-]+)(?=\s*[<([,;]|\s+\S*linkedin|\s+[-–—]\s|\s+\S+@)/u;
const BEGINS =
  /^(?:[-*•]\s+|\d+[.)]\s+)?(?<name>\p{Lu}[^,<(|;\t]*?)(?=\s*(?:[,<(|;\t]|\s[-–—]\s|\s+(?:https?:|www\.|linkedin)))/u;

/** The lines of a list of people where each has a name and an address of its own: nothing in one is about another. Null for other texts. */
export function oneEachLine(text: string): string[] | null {
  const lines = text
    .split(/\n+/u)
    .map((line) => line.trim().replace(SURNAME_FIRST, "$<first> $<last>"))
    .filter((line) => line !== "");
  const isOne = (line: string) => {
    const profiles = Array.from(line.matchAll(PROFILE)).length;
    const name = BEGINS.exec(line)?.groups?.["name"] ?? "";
    return (profiles === 1 || (profiles === 0 && MAIL.test(line))) && isNameLike(name) && name.includes(" ");
  };
  const hasProfiles = lines.filter((line) => /linkedin\.com\/in\//iu.test(line)).length > 1;
  return lines.length > 1 && hasProfiles && lines.every(isOne) ? lines : null;
}
