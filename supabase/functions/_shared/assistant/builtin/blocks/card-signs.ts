import { withoutDegrees, withoutTitle } from "../newcomers/degrees.ts";
import { isFirm, isNameLike, isPlace, isRole } from "../newcomers/person-words.ts";
import { NAMED } from "../newcomers/telling-words.ts";
import { LABEL, MARKS, PHONE, SAYS_NOTHING } from "./card-lines.ts";

const ADDRESS =
  /(?:^|[\s,])\d{4,6}\s+\p{Lu}\p{L}{2,}|(?:straße|strasse|str\.|gasse|platz|weg)\s+\d|\d[a-z]?,?\s+(?:rue|avenue|place|quai|chemin)\s/iu;

/** Whether lines are someone's card: a name, and mostly what cards have, without sentences. */
export function isCard(all: readonly string[]): boolean {
  const lines = all.filter((line) => !SAYS_NOTHING.test(line)).map(withoutTitle);
  const [first = "", second = ""] = lines;
  const isNamed =
    /^(?:first|given|last|family|full|sur)? ?name\s*:/iu.test(first) ||
    [first, second].some(
      (line) => isNameLike(withoutDegrees((line.split(MARKS)[0] ?? "").split(",")[0] ?? "")) || NAMED.test(line),
    );
  const telling = lines.filter(
    (line) =>
      /@[\w-]+\.|linkedin\.com\/in\/|(?:^|\s)in\/[\w-]+/iu.test(line) ||
      PHONE.test(line) ||
      LABEL.test(line) ||
      ADDRESS.test(line) ||
      line
        .split(MARKS)
        .flatMap((part) => part.split(", "))
        .some((part) => isRole(part) || isFirm(part) || isPlace(part)),
  );
  const hasProse = lines.some((line) => line.split(/\s+/u).length > 12 || /[.!?]\s+\p{Lu}\p{Ll}+ \p{Ll}/u.test(line));
  return isNamed && !hasProse && lines.length > 1 && telling.length >= (lines.length - 1) / 2;
}
