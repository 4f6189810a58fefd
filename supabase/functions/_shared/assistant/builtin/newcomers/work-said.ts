/** "She does sales at Fjordpay", "runs operations for Kelp". */
export const DOES =
  /^(?:(?:she|he|they|who)\s+)?(?:does|do|runs?|leads?|heads?|handles|manages|makes|works in|working in|in charge of|responsible for)\s+(?:the\s+|their\s+|all\s+)?(?<what>[\p{L}-]+(?:\s+(?!at|for|by|with|of|in|from)[\p{Ll}-]+)?)(?:\s+(?:at|for|by|with|of)\s+(?<where>.+))?$/iu;
/** "Runs the choir programme at Kelp Hall": what someone does there, and where. */
export const RUNS_AT =
  /^(?:(?:she|he|they|who)\s+)?(?<what>(?:runs?|leads?|heads?|manages|directs|organi[sz]es|coordinates|oversees|teaches|handles|curates)\s+(?:(?:the|their|its|all)\s+)?\p{Ll}[\p{L}-]*(?:\s+(?!(?:at|for|of|with|in|and)\s)[\p{Ll}&][\p{L}-]*){0,4})\s+(?:at|for|@)\s+(?<where>(?:the\s+)?\p{Lu}.*)$/u;
/** "Purchasing at Kelp", "from sales at Kelp": a department and whose it is. */
export const IN_DEPARTMENT =
  /^(?:(?:from|in|does)\s+)?(?:the\s+)?(?<what>\p{Ll}[\p{L}-]*(?:\s+(?:and\s+|&\s+)?(?!at|for|with)\p{Ll}[\p{L}-]*){0,2}?)(?:\s+(?:team|department|dept\.?|side))?\s+(?:at|for|with|@)\s+(?<where>\S.*)$/u;

/** "Rheinspeicher GmbH head of …". */
export const FIRM_FIRST = /^\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+[\p{Lu}&][\p{L}\p{N}&.'’-]*){1,3}(?=\s|$)/u;
/** "Runs a wine app called Qvevri", "it's called Tidewright". */
export const CALLED_FIRM =
  /^(?:(?:she|he|they|who|and)\s+)*(?:(?:runs?|(?:has )?got|has|owns?|founded|started|leads?|built|heads?)\s+(?:an?|the|her own|his own)\s+(?:[\p{L}-]+\s+){1,4}?(?:in\s+(?<place>\p{L}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)?)\s+)?(?:called|named)|(?:it|which|company|startup|firm)(?:['’]s|\s+is)\s+(?:called|named)|(?:(?:whose|her|his|their|the)\s+)?(?:restaurant|caf[eé]|bar|shop|store|business|studio|bakery|hotel|practice|workshop|farm|company|startup|firm|agency|office|gallery|school|club|brewery|garage|yard|winery|kitchen|house|charity|practice|clinic|lab|label)\s+is(?:\s+(?:called|named))?)\s+(?<name>.+)$/iu;
/** "At a place called nore valley post": a company, in small letters too. */
export const AT_CALLED =
  /^(?:(?:she|he|they|who|works?|working|is|based)\s+)*(?:at|for|with|from|of)\s+(?:an?|the|this|some)\s+(?:[\p{L}-]+\s+){0,2}?(?:place|company|firm|start-?up|business|shop|store|studio|outfit|agency|school|farm|hotel|restaurant|bakery|workshop|house|club|office|practice|clinic)\s+(?:called|named)\s+(?<name>\p{L}.*)$/iu;
/** "Export clerk at Kelp": a word for what someone does that is on no list, and where. */
const NOUN_AT =
  /^(?:(?:and|is|as|works as|an?|the|their|its)\s+)*(?<what>\p{Ll}[\p{L}'’-]*(?:\s+(?!(?:at|for|of|with|from|in|who|is|to|on|by|as)\s)\p{Ll}[\p{L}'’-]*){0,3})\s+(?:at|for|with)\s+(?<where>(?:the\s+)?\p{Lu}.*)$/u;
/** "She buys for Kelp", "he cooks at Kelp": where someone does what they do. */
const DOES_FOR =
  /^(?:(?:(?:and|[Ww]ho|[Ss]he|[Hh]e|[Tt]hey)\s+)+|(?=(?:buys|sells|cooks|bakes|teaches|builds|plans|sources|imports|exports|roasts|brews|designs|writes|covers|paints|farms)\s))(?!(?:works?|looks?|asks?|waits?|moves?|leaves?|left|calls?|writes?|comes?|came|goes|went|met|stays?|stayed|starts?|started|sat|spoke|speaks?|talks?|lives?|cares?)\s)(?<what>\p{Ll}+s|buy|cook|bake|sell|teach|build|plan)\s+(?:(?!(?:at|for|with|that|who|and|to|in|from|about)\s)\p{Ll}[\p{L}'’-]*\s+|\p{Lu}\p{Ll}+\s+(?:and\s+)?){0,4}(?:for|at)\s+(?<where>(?:the\s+)?\p{Lu}.*)$/u;
/** Words that are no work. */
const NO_WORK =
  /(?:^|\s)(?:[\p{L}]+(?:ed|ing)|works?|lives?|met|now|currently|new|someone|somebody|wants?|asks?|starts?|moves?|back|still|also|just|speaks?|buys?|cooks?|does|makes?|runs?|has|have|owns?|sits?|she|he|they|who|it|i|we|you|was|were|be|not|no|her|his|their|him|them|my|our|your|this|that|please|thanks?|add|put|save|there|here|both|all|contacts?|person|people|leads?|note|task|call|meeting|fair|good|great|nice|lovely|very|really|same|other|linkedin|profile|mail|email|takes?|needs?|sells?|teaches|plays?|goes|comes|came|went|used)(?=\s|$)/u;

/** What a whole phrase says of where someone works, and as what: "export clerk at Kelp", "she buys for Kelp". */
export function workIn(text: string): { what?: string; where: string } | null {
  const does = DOES_FOR.exec(text)?.groups;
  if (does) return { where: does["where"] ?? "" };
  const { what = "", where = "" } = NOUN_AT.exec(text)?.groups ?? {};
  return where === "" || NO_WORK.test(what) ? null : { what, where };
}

/** "Orgelbauer bei Aschauer": "bei" and "chez" lead to a company and nothing else. */
export const ROLE_BEI = /^(?<role>\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+){0,2}?) (?:bei|beim|chez) (?<company>\p{Lu}.*)$/u;
/** "Geschäftsführerin von Glashaus Nord", among words of another language. */
export const ROLE_VON =
  /^(?<role>\p{L}+(?: \p{L}+)?) (?:von|vom|bei|bij|hos|presso|chez|du|de|del) (?<company>\p{Lu}.*)$/u;

/** "Department of Agriculture", "University of Leipzig", at the beginning. */
export const INSTITUTE =
  /^(?:Department|Dept\.?|Ministry|University|Institute|College|Faculty|Chamber|Academy|Society|Museum|Bureau|Guild|Board|Bank|Council|Office)\s+(?:of|for)\s+(?:the\s+)?\p{Lu}[\p{L}\p{M}-]+(?:\s+(?:(?:and|of|for|&)\s+)?\p{Lu}[\p{L}\p{M}-]+)*/u;

/** "Inspector for County Clare at the Department of Agriculture", "chair of the board of Kelp": a long role, and whose it is. */
export function roleAndFirm(value: string): { role: string; company: string } | null {
  const at = /^(?<role>.+?)\s+at\s+(?<company>(?:the\s+)?\p{Lu}.*)$/u.exec(value)?.groups;
  const role = at?.["role"] ?? "";
  if (at && !/\s(?:from|with|@)\s/u.test(role) && (/\sfor\s/u.test(role) || /\p{Ll}\s\p{Lu}/u.test(role)))
    return { role, company: at["company"] ?? "" };
  const of =
    /^(?<role>(?:head|chair|chairman|chairwoman|chairperson|vp|svp|director|president|member|secretary|treasurer|deputy head)\s+of\s+(?:the\s+)?\p{Ll}[\p{L} ]*?)\s+of\s+(?<company>(?:the\s+)?\p{Lu}.*)$/iu.exec(
      value,
    )?.groups;
  return of && /^(?:the\s+)?\p{Lu}/u.test(of["company"] ?? "") && /\sof\s+(?:the\s+)?\p{Ll}/u.test(of["role"] ?? "")
    ? { role: of["role"] ?? "", company: of["company"] ?? "" }
    : null;
}
