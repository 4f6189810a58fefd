import { reading } from "./frames.ts";
import { type Parser, whoOf } from "./grammar.ts";
import { fit } from "./tokens.ts";

/** "Rename Ana to Anna Lima". */
export const rename: Parser = ({ text, tokens }) => {
  const command = fit(tokens, "rename (?:contact |person )?(?<p>P) (?:to|as|into) (?<v>.+)");
  const [who] = command?.["p"] ?? [];
  const [first] = command?.["v"] ?? [];
  if (!who || !first) return null;
  // "The Kelp one" is a thing of theirs, and "Kelp" a firm.
  const isFirm =
    who.slot?.is === "person" && who.slot.people.length > 0 && who.slot.people.every(({ by }) => by === "company");
  if (isFirm || OF_THEIRS.test(text.slice(who.to))) return null;
  // To the end, whatever of it is a name that is known: "Fifita-Moala" is not Fifita.
  const said = text.slice(first.from).replace(/[\s.!?]+$/u, "");
  const remark = /^(?:["“].*|.*["”])$/u.test(said) ? null : REMARK.exec(said);
  const value = said.slice(0, remark?.index).replace(/^["“](.*)["”]$/u, "$1");
  return reading(
    { do: "set", who: [whoOf(who, text)], changes: [{ field: "name", value }] },
    { left: remark ? [remark[0].replace(/^[\s,;(–—-]+|\)$/gu, "")] : [] },
  );
};
const OF_THEIRS = /^(?:['’]s?)?\s+(?:one|thing|task|reminder|job|item|to-?do)(?!\p{L})/iu;
/** "Change Ana's surname to Lima", "Ana's last name is now Lima". */
const SURNAME =
  /(?:^|[\s,])(?:(?:her|his|their|the|new)\s+)*(?<which>sur|last|family|married|first|given|nach|vor)[ -]?names?(?:\s+(?:of|for)\s+\p{L}[^:=]*?)?\s*(?:[:=]|\s(?:to|is now|is|as|becomes|should be|changed to|zu|in|ist(?: jetzt)?))\s+["“]?(?<said>\p{Lu}[\p{L}\p{M}'’. -]{1,40}?)["”]?(?:\s+(?:now|please|instead))*[\s.!]*$/u;
const OF_A_RELATIVE =
  /(?:['’]s?|(?<!\p{L})(?:her|his|their))\s+(?!(?:new|own|full)\s)(?:\p{L}+\s+){0,2}?\p{L}+['’]s?\s+(?:\p{L}+\s+)?(?:sur|last|family|married|first|given)[ -]?names?(?!\p{L})/iu;
const NOT_NAMING = /^(?:van|von|de|da|del|di|la|der|den|bin|al|el|ter|ten|zu|dos|du|le)$/iu;
/** One part of a name for another; the parts that are not named stay. */
export const renamePart: Parser = ({ text, tokens, lists }) => {
  const { which = "", said = "" } = SURNAME.exec(text)?.groups ?? {};
  if (lists.columns.some(({ label }) => /name/iu.test(label))) return null;
  const end = text.lastIndexOf(said);
  const [who, another] = tokens.filter(
    ({ slot, from }) => slot?.is === "person" && slot.people.length > 0 && from < end,
  );
  const [person, other] = who?.slot?.is === "person" ? who.slot.people : [];
  if (said === "" || !who || another || !person || other) return null;
  // "Ana's dog's first name", "her husband's last name": someone else's.
  if (OF_A_RELATIVE.test(text)) return null;
  const parts = person.name.split(/\s+/u);
  const isFirst = /^(?:first|given|vor)$/u.test(which);
  const kept = isFirst ? parts.slice(1) : parts.slice(0, 1);
  // With more than two parts it is not sure where the surname begins, but for "de" and "van".
  const at = parts.length > 2 ? parts.findIndex((part, no) => no > 0 && NOT_NAMING.test(part)) : 1;
  if (parts.length > 2 && at < 0 && !isFirst) return null;
  const given = isFirst || at < 2 ? kept : parts.slice(0, at);
  const name = (isFirst ? [said, ...given] : [...given, said]).join(" ");
  return reading({ do: "set", who: [whoOf(who, text)], changes: [{ field: "name", value: name }] });
};

/** What is said about a name behind it: "– she got married", "because she married". */
const REMARK =
  /(?:(?:\s*[,;(]|\s[–—-]+)\s*(?:now |as |that['’]?s )?(?:she|he|they|it|because|since|after)(?:['’]|\s)|\s(?:because|since|now that)\s|\sas (?:she|he|they)(?:['’]|\s)).*$/iu;
