import { namingParts } from "../name-parts.ts";
import { plainWords } from "../words.ts";
import type { Change } from "./commands/frames.ts";
import type { Person } from "./ready.ts";

const IS = "(?:['’]s|['’]re| is| are| ist| es| est| has| was)?";
/** That something is so by now. */
export const NOW =
  /\s*\b(?:now|these days|nowadays|currently|at the moment|already|as of (?:now|today)|from now on|since \S+(?: \S+)?|inzwischen|jetzt|ahora|maintenant)\b\s*/giu;

/** A new address of someone, told beside nothing else. */
export function mailIn(piece: string): Change[] | null {
  const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u.exec(piece)?.[0];
  const isNew =
    /\b(?:new|right|correct|changed|now|mail|e-?mail|address|is|reach(?:ed)?|use|(?:(?:e-?)?mail(?:ed|s)|wrote|writes|replied|answered|got in touch)(?: (?:me|us|back|again|today|yesterday))* from)\b|[:=]|neue|nueva|nouve/iu.test(
      piece.replace(mail ?? "", ""),
    );
  const isOld = /\b(?:old|bounced?|wrong|not|no longer|dead|invalid|used to)\b/iu.test(piece);
  return mail !== undefined && isNew && !isOld ? [{ field: "email", value: mail }] : null;
}

/** "She is Hana Solberg now": another name of which a part is theirs. */
export function nameIn(piece: string, person: Person): Change[] | null {
  const said = new RegExp(
    `^(?:\\S+\\s+){0,2}?(?:she|he|they|name)${IS}\\s+(?:(?:now|called|named|changed to|goes by|her name is|his name is)\\s+)*(?<name>\\p{Lu}[\\p{L}\\p{M}'’-]+(?:\\s+\\p{Lu}[\\p{L}\\p{M}'’-]+)+)[.!]*$`,
    "u",
  );
  const name = said.exec(piece.replace(NOW, " ").trim())?.groups?.["name"];
  const own = new Set(namingParts(person.name));
  const isTheirs =
    name !== undefined &&
    plainWords(name).some((word) => own.has(word)) &&
    plainWords(name).join(" ") !== plainWords(person.name).join(" ");
  return isTheirs ? [{ field: "name", value: name }] : null;
}

/** "Ana told me she has moved": what one tells of oneself. */
const OF_THEMSELVES =
  /^(?<who>\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,2})\s+(?:(?:just|also|has)\s+)*(?:told|tells|let)\s+(?:me|us)\s+(?:know\s+)?(?:that\s+)?(?:she|he|they)(?=\s+(?:has|have|is|are|now|works?|moved)|['’])\s*/u;
export const withoutTelling = (piece: string): string =>
  piece
    .replace(OF_THEMSELVES, (...found) => {
      const { who = "" } = found.at(-1) as Record<string, string>;
      return /['’]$/u.test(found[0]) ? who : `${who} `;
    })
    .replace(/^(\S+) (['’])/u, "$1$2");
