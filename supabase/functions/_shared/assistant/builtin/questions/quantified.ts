/** A question about all of some people or tasks, or about none of them. */
export interface AskedOfEvery {
  is: "every" | "none" | "not every";
  /** Everyone: nothing more need say who is meant. */
  isPronoun: boolean;
  /** Of those who were listed last: "all of them". */
  isOfList: boolean;
  /** Who it is about, where the word "all" comes behind them; null where the words of `rest` say so. */
  subject: string | null;
  rest: string;
}

const MAY_BE = /\b(?:all|each|every\p{L}*|none|no|nobody|noone|not one|not a single)\b/iu;
const LEADS =
  /^(?:and|so|but|ok|okay|well|hey|hi|then|now|please|is it (?:true|right|correct|the case) that|am i right that|would you say(?: that)?|do you know (?:if|whether)|can you (?:tell me|say|check) (?:if|whether)|tell me (?:if|whether))\b[\s,]*/iu;
const AUX = /^(?:is|are|was|were|do|does|did|has|have)(?:n['’]?t)?(?: there)? /iu;
const WHO: readonly [Pick<AskedOfEvery, "is" | "isPronoun" | "isOfList">, RegExp][] = [
  [
    { is: "none", isPronoun: false, isOfList: true },
    /^(?:none|not one|not a single one) of (?:them|those(?! \p{L})|these(?! \p{L})|(?:those|these) (?:people|ones))(?: |$)/iu,
  ],
  [
    { is: "every", isPronoun: false, isOfList: true },
    /^(?:all|each|every ?one|every single one) of (?:them|those(?! \p{L})|these(?! \p{L})|(?:those|these) (?:people|ones))(?: |$)/iu,
  ],
  [
    { is: "not every", isPronoun: true, isOfList: false },
    /^not every ?(?:body|one)(?:['’]s)? (?!of (?:them|those|these)\b)/iu,
  ],
  [{ is: "not every", isPronoun: false, isOfList: false }, /^not (?:all(?: of)?|every) /iu],
  [
    { is: "every", isPronoun: true, isOfList: false },
    /^(?:every ?(?:body|one|person)|every contact|each (?:person|one|contact))(?:['’]s)? (?!of (?:them|those|these)\b)/iu,
  ],
  [{ is: "every", isPronoun: false, isOfList: false }, /^(?:all|each|every(?: single| one)?)(?: one)?(?: of)? /iu],
  [{ is: "none", isPronoun: true, isOfList: false }, /^(?:nobody|no[ -]?one|no (?:person|people))(?:['’]s)? /iu],
  [
    { is: "none", isPronoun: false, isOfList: false },
    /^(?:none of|no(?! (?:longer|more|news|problem|doubt|way))|not one(?: of)?|not a single(?: one)?(?: of)?) /iu,
  ],
];
/** "Are Mara's people all Hot?", "do the Leads all have a note?" */
const BEHIND =
  /^(?!(?:there|you|we|i|it|this|that)\b)(\S+(?: \S+){0,5}?) (?:all|each|every one) (?!the\b|of\b|time\b)(.+)$/iu;
const THEY = /^(?:they|those|these|(?:those|these) (?:people|ones))$/iu;
/** What the words about someone begin with, where the question is put as a statement: "Everyone is Hot?" */
const SAYS = /^(?:is|are|was|were|has|have|do|does)$/iu;
const SAYS_WHO = /^(?:who|that|which|whose)$/iu;

/** Reads a question of whether something is so of everyone, or of nobody; null for any other. */
export function ofEvery(said: string): AskedOfEvery | null {
  if (!MAY_BE.test(said) || said.length > LONGEST) return null;
  let text = said.replace(/\s+/gu, " ").trim();
  for (let lead = LEADS.exec(text); lead; lead = LEADS.exec(text)) text = text.slice(lead[0].length);
  const bare = text.replace(/[\s?.!]+$/u, "");
  const aux = AUX.exec(bare);
  const asked = aux ? bare.slice(aux[0].length) : bare;
  for (const [who, pattern] of WHO) {
    const found = pattern.exec(asked);
    if (!found) continue;
    const behind = asked.slice(found[0].length);
    const rest = aux ? behind : text.endsWith("?") ? stated(behind) : null;
    return rest ? { ...who, subject: null, rest } : null;
  }
  const [, who = "", rest = ""] = (aux && BEHIND.exec(asked)) ?? [];
  if (who === "") return null;
  const isOfList = THEY.test(who);
  return { is: "every", isPronoun: false, isOfList, subject: isOfList ? null : who, rest };
}
/** A longer message is more than one such question. */
const LONGEST = 200;

/** "Leads have a note?": as it is said behind a question's first word. */
function stated(said: string): string | null {
  const words = said.split(" ");
  const at = words.findIndex((word) => SAYS.test(word));
  if (at < 0 || at === words.length - 1 || words.slice(0, at).some((word) => SAYS_WHO.test(word))) return null;
  const isOwning = /^ha/iu.test(words[at] ?? "");
  return [...words.slice(0, at), ...words.slice(isOwning ? at : at + 1)].join(" ");
}
