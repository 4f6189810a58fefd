const FIRM = String.raw`\p{Lu}[\p{L}\p{M}\p{N}&'’-]*(?:\s[\p{Lu}\p{N}&][\p{L}\p{M}\p{N}&'’-]*){0,3}`;
const CALLED = String.raw`(?:(?:that|which)\s(?:is|goes)\s|that['’]s\s)?(?:called|named|by\sthe\sname\sof|known\sas)`;
/** "At some carbon accounting crowd called Kelp", "with a small outfit by the name of Kelp". */
const KIND_CALLED = new RegExp(
  String.raw`(?<lead>(?<![\p{L}])(?:at|with|for|of|from|in|[Rr]uns|[Rr]unning|[Ll]eads|[Oo]wns|[Ff]ounded|[Ss]tarted|[Bb]uilt)\s)(?:some|an?|the|this|that|his own|her own|their own)\s(?<kind>(?!(?:\p{L}+\s){0,5}(?:people|folks?|guys?|lads?|m[ae]n|wom[ae]n|persons?|fell(?:a|ow)s?|chaps?|friends?|lad(?:y|ies)|girls?|boys?),?\s(?:called|named))\p{Ll}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*){0,5}?),?\s${CALLED}\s(?=(?<firm>${FIRM}))`,
  "gu",
);
/** What a firm is not described with: "left a", "hates the", "previous". */
const NO_KIND = String.raw`(?!(?:\p{Ll}[\p{L}-]*\s){0,4}(?:an?|the|some|any|no|this|that|his|her|its|their|my|our|your|own|ex|former|formerly|previous|previously|past|last|earlier|prior|other|another|first|second|next|failed|bankrupt|bust|dead|defunct|dissolved|insolvent|closed|rival|competing|competitor|left|leaves|leaving|quit|quits|quitting|sold|sells|selling|bought|buys|buying|exited|exits|exiting|hates?|hated|hating|loves?|loved|likes?|liked|dislikes?|knows?|knew|joined|joins|joining|wants?|wanted|wound\sup|shut|closes|sued|sues|suing|lost|loses|losing|merged|folded|dumped|dropped|ditched|advis\p{L}+|invest\p{L}*|backs|backed|us(?:es|ed)|ran|had|has|was|were|is|once|not|never|of|at|in|to|from|by|for|with|on|off|up|down|about|against|and|or)\s)`;
/** "…, wound dressing spin-out called Kelp": what their firm is, and how it is called. */
const PIECE_CALLED = new RegExp(
  String.raw`(?<=[,;(–—-]\s{0,3})(?:(?:an?|the|some|this|his|her|their)\s)?(?:own\s)?${NO_KIND}(?<kind>(?:\p{Ll}[\p{L}-]*\s){0,4}(?:company|firm|business|start-?up|spin-?(?:out|off)|spin\s(?:out|off)|crowd|outfit|venture|lab|fund|agency|studio|platform|shop)),?\s${CALLED}\s(?=(?<firm>${FIRM})(?=\s*(?:[,.;:!?)–—]|$)|\s(?:in|from|near|of|based\sin|out\sof)\s\p{Lu}))`,
  "gu",
);
/** "…, Kelp is the name", "Kelp's the name of the company", "Kelp is what it's called". */
const IS_THE_NAME = new RegExp(
  String.raw`(?<=[,.;–—(-]\s{0,3}(?:and\s)?)(?<firm>${FIRM})(?:\sis|['’]s)\s(?:(?:the|its|their|his|her)\s(?<whose>(?:company|firm|business|start-?up|shop|outfit)(?:['’]s)?\s)?name(?:\sof\s(?:the|his|her|their)\s(?:company|firm|business|start-?up|shop|outfit|thing|place))?|what\s(?:it['’]s|it\sis|they['’]re|the\s(?:company|firm|thing)['’]?s?(?:\sis)?)\scalled)(?=\s*(?:[,.;)!]|$))`,
  "gu",
);
/** What says nothing of a firm but that it is one. */
const ONLY_A_FIRM =
  /^(?:(?:small|little|big|tiny|young|new|local|nice|great|early|early-stage)\s)*(?:company|firm|business|start-?up|crowd|outfit|lot|bunch|place|thing|team|group|shop|gang|crew)$/iu;
/** The surname of who is told of comes first: "Ana Ruiz is the name". */
const isOneWord = (firm: string): boolean => !/\s/u.test(firm);

const withFirmNamedBehind = (text: string): string =>
  text.replace(IS_THE_NAME, (all: string, ...rest: unknown[]) => {
    const { firm = "", whose } = rest.at(-1) as Record<string, string | undefined>;
    return whose === undefined && !isOneWord(firm) ? all : `company: ${firm}`;
  });

/** A message with someone's address in which "Kelp is what it's called", a sentence of its own, is one more fact. */
export const withFirmSentence = (message: string): string =>
  /linkedin\.com\/in\//iu.test(message) && message.length < 1_000
    ? withFirmNamedBehind(message).replace(/[.;]\s+(?=company: \p{Lu})/gu, ", ")
    : message;

/** A text in which the firm of someone stands plainly, where it is told by what it is and how it is called; and what it is. */
export function withFirmCalled(text: string): { text: string; told: string } {
  const told: string[] = [];
  const led = (_: string, ...rest: unknown[]): string => {
    const { lead = "company: ", kind = "", firm = "" } = rest.at(-1) as Record<string, string | undefined>;
    if (!ONLY_A_FIRM.test(kind)) told.push(`${firm.trim()} is ${/^[aeiou]/iu.test(kind) ? "an" : "a"} ${kind}`);
    return lead;
  };
  const plain = withFirmNamedBehind(text).replace(KIND_CALLED, led).replace(PIECE_CALLED, led);
  return { text: plain, told: told.join(", ") };
}
