import { type Around, isOthersName, NAME, namesSomeoneBeside } from "./names.ts";

/** Closings that only letters have: one without a name signs as well. */
const FORMAL = [
  "(?:(?:thanks|thank you|many thanks)(?: again| in advance)?(?:,| and| &) )?(?:with )?(?:(?:kind|kindest|best|warm|warmest|many|friendly) )?regards",
  "best wishes|(?:very )?sincerely(?: yours)?|yours (?:sincerely|truly|faithfully)|respectfully(?: yours)?|rgds",
  "(?:viele|liebe|beste|herzliche|freundliche|sch[oö]ne|mit (?:freundlichen|besten|herzlichen|lieben|vielen)) gr[uü](?:ß|ss)en?|mfg|hochachtungsvoll",
  "(?:bien )?cordialement|(?:sinc[eè]res|meilleures|cordiales) salutations|salutations distingu[ée]es|bien [aà] (?:vous|toi)",
  "cordialmente|atentamente|saludos cordiales|atenciosamente|(?:cordiali|distinti) saluti",
  "met vriendelijke groet(?:en)?|mvg|(?:med )?(?:venlige?|vennlig|v[aä]nliga?) (?:hilsen|h[aä]lsning(?:ar)?)|mvh|pozdrawiam|z powa[zż]aniem",
].join("|");
/** Closings that the user writes as well: they sign where a name follows. */
const EVERYDAY = [
  "(?:(?:many|much|big) )?(?:thanks|thank you|thx|tnx|ty|cheers)(?: (?:again|a lot|so much|very much|in advance))?",
  "(?:all the |with |my )?best|all my best|cordially|warmly|warm wishes|yours|love|xo+|xx+|(?:talk|speak) soon|take care|kr|br",
  "lg|vg|bg|gru(?:ß|ss)|herzlichst?|danke(?: sch[oö]n)?|bises|amicalement|[aà] bient[oô]t|merci(?: beaucoup)?",
  "(?:un (?:cordial )?)?saludos?|un (?:fuerte )?abrazo|abrazos|gracias|abra[cç]os?|cumprimentos|obrigad[oa]|un saluto|saluti|grazie|groet(?:en|jes)?|hilsen|h[aä]lsningar",
].join("|");
const CLOSING = new RegExp(
  `(?:^|(?<=[.!?…;,)]))[ \\t]*(?:(?<formal>${FORMAL})|(?:${EVERYDAY}))(?![\\p{L}\\p{N}'’])[ \\t]*[,.!;:–—-]*[ \\t]*(?<tail>[^\\n]*)`,
  "gimu",
);
const BEGINS_WITH_NAME = new RegExp(`^${NAME}`, "u");
const NAME_ON_LINE = /^[ \t]*(?<name>[^\n,|·(]{1,60})/u;

/** Whether a text is closed as letters are, by someone other than the user: "Kind regards", and a name behind it or on the next line. */
function isClosed(text: string, around: Around): boolean {
  for (const match of text.matchAll(CLOSING)) {
    const before = text.slice(0, match.index).trimEnd();
    // A card of someone who is to be added begins with it, and so does what is handed over behind a colon.
    if (before === "" || before.endsWith(":")) continue;
    const { formal, tail = "" } = match.groups ?? {};
    const below = text.slice(match.index + match[0].length).trimStart();
    const name = tail.trim() === "" ? (NAME_ON_LINE.exec(below)?.groups?.["name"] ?? "") : tail;
    if (isOthersName(name, around)) return true;
    const isUnsigned = tail.trim() === "" && (below === "" || !BEGINS_WITH_NAME.test(below));
    if (formal !== undefined && isUnsigned) return true;
  }
  return false;
}

const DEVICE =
  "my \\p{L}|(?:an? |the )?(?:i(?:phone|pad)|android|galaxy|samsung|huawei|pixel|blackberry|outlook|gmail|yahoo|proton|mobile|smartphone|mail for)";
/** The line that a program puts below what is sent with it. */
export const SENT_WITH = new RegExp(
  [
    `(?:sent|written|typed) (?:from|with|via|using|on) (?:${DEVICE})`,
    "sent (?:via|with|using) (?-i:\\p{Lu})\\S+[ \\t]*$|get outlook for|von meinem \\p{L}+ (?:gesendet|geschickt)|(?:gesendet|verschickt) (?:von|mit|aus) (?:meinem|der|outlook|gmx|web)",
    "envoy[ée] (?:de|depuis|[àa] partir de) mon|enviad[oa] (?:desde|de|do|da|a partir de) (?:mi|meu)|inviato da(?:l mio)? \\p{L}|verzonden (?:vanaf|van|met) (?:mijn|outlook)|(?:skickat|sendt) fr[åa]n? min|sendt fra min|wys[łl]an[eoy] z",
  ]
    .map((wording) => `(?:^|(?<=[.!?…;,)-]))[ \\t]*(?:${wording})`)
    .join("|"),
  "imu",
);

/** Two dashes on a line of their own, and a name below. */
const BELOW_DASHES = new RegExp(
  `\\n[ \\t]*(?:-{2,}|_{2,}|[–—])[ \\t]*\\n\\s*(?<name>${NAME})[ \\t]*(?:[,|·(\\n]|$)`,
  "u",
);
/** "… to Won. – Ada", "\n~ Ada". */
const BEHIND_DASH = new RegExp(
  `(?<mark>--|[–—~]|(?<=\\s)/|(?<=[.!?][ \\t]*|\\n[ \\t]*)-)[ \\t]?(?<name>${NAME})[\\s.!]*$`,
  "u",
);
/** A name by itself at the end of a message. */
const BARE_NAME = new RegExp(`(?<end>[.!?][ \\t]*\\n|\\n[ \\t]*\\n)\\s*(?<name>${NAME})[\\s.!]*$`, "u");
const FROM_BELOW =
  /\n[ \t]*(?:from|by|von|de|da|av|fra|sender|absender|(?:sent|written|posted) by)[ \t]*:[ \t]*(?<name>[^\n]{2,80})\s*$/iu;

/** Whether a text is signed at its end by someone other than the user. */
export function isSigned(text: string, around: Around): boolean {
  if (isClosed(text, around) || SENT_WITH.test(text)) return true;
  const from = FROM_BELOW.exec(text)?.groups?.["name"]?.replace(/<[^<>\n]*>|\([^()\n]*\)/gu, "") ?? "";
  if (isOthersName(from, around) || /@/u.test(from)) return true;
  if (isOthersName(BELOW_DASHES.exec(text)?.groups?.["name"] ?? "", around)) return true;
  for (const pattern of [BEHIND_DASH, BARE_NAME]) {
    const match = pattern.exec(text);
    const before = text.slice(0, match?.index ?? 0).trimEnd();
    const name = match?.groups?.["name"] ?? "";
    const isListed = /(?:^|\n)[ \t]*[-–—*•~][^\n]*$|:$/u.test(before);
    const isOfLetter = match !== null && !isListed && isOthersName(name, around);
    const isEnded = pattern === BEHIND_DASH && /[.!?…]$/u.test(before);
    if (isOfLetter && (isEnded || namesSomeoneBeside(before, name, around))) return true;
  }
  return false;
}
