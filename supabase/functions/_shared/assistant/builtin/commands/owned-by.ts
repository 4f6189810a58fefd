import { plainWords } from "../../words.ts";
import { TOLD } from "../../why-held.ts";
import { FactReader } from "./facts.ts";
import { reading } from "./frames.ts";
import { type Parser, whoOf } from "./grammar.ts";
import { codesOf, fit, written } from "./tokens.ts";

/** What may stand before the one who is told of, with a reason in it: "Bram is off so …". */
const BEFORE = /(?:^|[,;:–—-]|(?<!\p{L})(?:so|and|then|therefore|now|hence|means))\s*$/iu;
const DEPENDS = /(?<!\p{L})(?:if|unless|once|when|whenever|in case|as soon as|should|maybe|perhaps)(?!\p{L})/iu;
const IS_THEIRS =
  /^\s*(?:(?<is>['’]s|is|are|will be|becomes?)|belongs to|goes (?:over )?to|passes (?:over )?to|moves (?:over )?to|is handed (?:over )?to)\s+(?:now\s+)?(?<owner>\p{L}[\p{L}\p{M} .-]*?)(?<own>['’]s|s|s?['’])?(?:[\s,]+(?:as of now|as of today|from now(?: on)?|from today(?: on)?|now|please))*[\s.!]*$/iu;

const NOBODYS =
  /^(?:(?:so|ok|and|fyi|btw)\s)*(?:nobody|no one|none of us) (?:owns|has|handles|covers|looks after|takes care of|is (?:responsible|in charge) (?:for|of)) (?<who>P)(?: (?:any ?more|any longer|now|at the moment|these days))?(?: (?:,|;|-|so|and|please|then) ?)*(?:(?:clear|empty|blank|remove|delete|leave) (?:out )?(?:that|the|her|his|their) (?:field|owner|owner field)(?: (?:empty|blank|out|please))*)?$/;
/** "Nobody owns Bram any longer, so empty that field". */
export const ownedByNobody: Parser = ({ text, tokens }) => {
  const person = tokens.find(({ code }) => code === "P");
  if (!person || !NOBODYS.test(codesOf(tokens))) return null;
  return reading(
    { do: "set", who: [whoOf(person, text)], changes: [{ field: "owner", value: null }] },
    { doubt: TOLD },
  );
};

const NAME = "\\p{L}[\\p{L}\\p{M}.-]*(?:\\s\\p{Lu}[\\p{L}\\p{M}.-]*)?";
const AS_OWNER = "as\\s+(?:(?:the|her|his|their|its)\\s+)?(?:new\\s+)?owner";
const CARES_FOR = new RegExp(
  `^\\s*(?:(?:and|so|then)\\s+)*(?:(?:from|as of|starting) (?:today|now)(?: on)?,?\\s+)?(?<owner>${NAME})\\s+(?:(?:now|will|will now|can|should|is going to)\\s+)?(?:takes?\\s+care\\s+of|looks?\\s+after|handles?|covers?|owns?|is\\s+(?:now\\s+)?(?:responsible\\s+for|in\\s+charge\\s+of)|(?:takes?|is\\s+(?:now\\s+)?taking)\\s+over(?:\\s+from\\s+(?<from>${NAME}))?(?:\\s+${AS_OWNER})?(?:\\s+(?:of|for|on|with))?|(?<takes>takes?))\\s+$`,
  "iu",
);
const FROM_NOW = new RegExp(
  `^(?<over>\\s+over)?(?:\\s+(?:from (?:now|today)(?: on)?|now|as of (?:now|today)|please|${AS_OWNER}|(?:from|instead of) (?!(?:now|today)(?!\\p{L}))(?<from>${NAME}?)(?=$|[\\s.!]))){0,4}[\\s.!]*$`,
  "iu",
);
/** "Ruben takes care of her from now on", "Ruben takes over Ana from Kim as owner". */
export const caredFor: Parser = ({ text, tokens, lists }) => {
  const at = tokens.findIndex(({ code, from }) => code === "P" && CARES_FOR.test(text.slice(0, from)));
  const rest = tokens.slice(Math.max(at, 0));
  const end = rest.findIndex(({ code }) => !/^(?:P|,|and)$/.test(code));
  const people = rest.slice(0, end < 0 ? rest.length : end).filter(({ code }) => code === "P");
  const after = FROM_NOW.exec(text.slice(people.at(-1)?.to ?? text.length))?.groups;
  const before = CARES_FOR.exec(text.slice(0, people[0]?.from ?? 0))?.groups;
  if (at < 0 || !after || !before || DEPENDS.test(text)) return null;
  const ownerCalled = (said = "") =>
    (lists.owners ?? []).find((one) => plainWords(one).join(" ") === plainWords(said).join(" "));
  const owner = ownerCalled(before["owner"]);
  // "Kim takes Ana from Leo" is of an owner, and "Kim takes Ana" may be of anything.
  const isOver = before["takes"] === undefined || after["over"] !== undefined;
  const origin = before["from"] ?? after["from"];
  if (owner === undefined || !isOver || (origin !== undefined && ownerCalled(origin) === undefined)) return null;
  return reading(
    { do: "set", who: people.map((person) => whoOf(person, text)), changes: [{ field: "owner", value: owner }] },
    { doubt: TOLD },
  );
};

/** "Ana and Leo to Kim please": owners whose people are told to be theirs. */
export const broughtTo: Parser = ({ text, tokens, lists }) => {
  const said = fit(
    tokens,
    "(?:both (?:of )?)?(?<who>P(?: (?:,|and|, and) P)*) (?:(?:both|all|back|over|should go|go|are) )*to (?<owner>[^,:]+?)(?: (?:please|now|too|from now|from now on))*",
  );
  const name = plainWords(written(said?.["owner"] ?? [], text)).join(" ");
  const owner = (lists.owners ?? []).find((one) => plainWords(one).join(" ") === name);
  const people = (said?.["who"] ?? []).filter(({ code }) => code === "P");
  if (owner === undefined || people.length < 2) return null;
  return reading(
    { do: "set", who: people.map((person) => whoOf(person, text)), changes: [{ field: "owner", value: owner }] },
    { doubt: TOLD },
  );
};

/** "Bram is off till spring so Morwenna is Col's from now": the owner who is named behind someone, and none before. */
export const ownedBy: Parser = ({ text, tokens, lists }) => {
  if (DEPENDS.test(text) || /\b(?:not|no longer|no more|any ?more)\b|n['’]t\b/iu.test(text)) return null;
  const person = tokens.findLast(
    ({ code, from, to }) => code === "P" && IS_THEIRS.test(text.slice(to)) && BEFORE.test(text.slice(0, from)),
  );
  const { is, owner: said = "", own } = IS_THEIRS.exec(text.slice(person?.to ?? text.length))?.groups ?? {};
  if (!person || (is !== undefined && own === undefined)) return null;
  // "Ana's email is … and she belongs to Leo" says more than that.
  const before = tokens.slice(0, tokens.indexOf(person));
  const cursor = new FactReader(text, lists).from([...before], 0);
  if (before.some(({ code }, at) => /^[MUN]$/.test(code) || cursor.from([...before], at).fieldAt(0) !== null))
    return null;
  const names = [said, ...(own === undefined || own === "s" ? [] : [`${said}s`])].map((name) =>
    plainWords(name).join(" "),
  );
  const owner = (lists.owners ?? []).find((one) => names.includes(plainWords(one).join(" ")));
  if (owner === undefined) return null;
  return reading(
    { do: "set", who: [whoOf(person, text)], changes: [{ field: "owner", value: owner }] },
    { doubt: TOLD },
  );
};
