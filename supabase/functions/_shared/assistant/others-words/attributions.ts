import { type Around, isOthersName, NAME } from "./names.ts";

/** What a quote is shown as. */
export const QUOTE_MARK = "\u2e31";

const TEXTS =
  "(?:messages?|e-?mails?|mail|texts?|letters?|sms|whatsapps?|dms?|posts?|comments?|voicemails?|requests?|orders?|words|nachricht|brief|mensaje|correo|courriel|mensagem)";
/** "Message from Ada", "Forwarded", "Re: …", "Transcript: …": what a message begins with that someone else wrote. */
const BEGINS = new RegExp(
  `^\\s*[*_#]*(?:${[
    `(?:(?:a|an|the|this is an?|new|voice|text|chat|short|urgent) )*${TEXTS} (?:from|by|of|von|de|da) (?<who>[^\\n:]{2,50}?)[ \\t]*[*_]*(?:\\n|:)`,
    "(?:forwarded|weitergeleitet|transf[ée]r[ée]|reenviado)(?![\\p{L}])(?:[^\\n:]{0,60}(?:\\n|:))",
    "(?:re|fwd?|aw|wg|tr|rv|vs|sv|antw|odp)[ \\t]*:",
    "(?:transcript(?:ion)?|transkript|transcripci[oó]n|chat (?:log|history|export)|voicemail|voice message)(?:[^\\n:]{0,40})(?:\\n|:)",
    "(?:-{2,}|_{2,}|begin )[ \\t]*(?:forwarded|original|weitergeleitete|urspr[uü]ngliche) (?:message|nachricht|mail)",
    "(?:from|subject|reply-to|von|betreff|asunto|objet|absender)[ \\t]*:[ \\t]*\\S[^\\n]*\\n",
    "(?:on|am|le|el) [^\\n]{5,80} (?:wrote|schrieb|[ée]crit|escribi[oó])[^\\n]{0,30}:",
    "(?:pasted|copied|copy|taken) from [^\\n:]{0,60}:?",
    `(?:according to|laut|selon|seg[úu]n) (?<by>${NAME})[ \\t]*[,:–—-]`,
    "(?:i )?(?:just )?(?:got|received|have|had) (?:this|it|that|the following|word) from (?<from>[^\\n:,–—-]{2,40}?)[ \\t]*[:–—-][ \\t]",
    "as (?:your|the) \\p{L}+(?: \\p{L}+)?,? i (?:ask|order|tell|instruct|request|want|need|authori[sz]e)(?!\\p{L})",
    `(?:(?:hi|hey|hello)[, ]+)?this is (?<here>${NAME})(?: here| speaking| again)?[ \\t]*[,.:;–—-][ \\t]*(?:please |pls |kindly )?(?:set|move|change|put|mark|update|delete|remove|clear|rename|assign|make|give)(?!\\p{L})`,
  ].join("|")})`,
  "iu",
);
/** What follows a head is a quote, and the rest is the user's own. */
const IS_QUOTED = new RegExp(`^\\s*${QUOTE_MARK}`, "u");
const SAYS =
  "(?:wrote|writes|said|says|texted|texts|messaged|e-?mailed|mailed|posted|replied|schreibt|schrieb|sagt|sagte|meinte|dijo|dice|escribi[oó]|escribe|dit|[ée]crit)";
/** "Ada wrote:", and what she wrote. */
const NAMED_FIRST = new RegExp(
  `(?:^|\\n)[ \\t]*(?<who>${NAME})[ \\t]+(?:just |has |also )*(?:${SAYS}|asks?|asked)(?: (?:me|us|to (?:me|(?:tell|say|pass|forward|write)[^\\n:]{0,30})|today|yesterday|this morning|earlier|by mail|in (?:an? |her |his |their )?(?:e-?mail|mail|message|chat))){0,4}[ \\t]*(?::|\\n)`,
  "giu",
);
const THEY = "(?:she|he|they|sie|er|ella|[ée]l|elle|il)";
const WHERE =
  "(?: (?:me|us|to me|to us|today|yesterday|this morning|earlier|(?:in|on|by) (?:an? |her |his |their |the )?(?:e-?mail|mail|message|chat|letter|text|note|phone|call|slack|whatsapp))){0,4}";
const END = '[ \\t)\\]”".!…]{0,12}(?=\\n|$)';
/** "…, wrote Ada", "… (said she)". */
const NAMED_LAST = new RegExp(
  `(?:[,;.!?–—(\\[\\n”"]|-)[ \\t]*(?:so |as |thus )?${SAYS}[ \\t]+(?<who>${THEY}|${NAME})${WHERE}${END}`,
  "giu",
);
/** "…, she says", "… (Ada wrote)". */
const SAYS_LAST = new RegExp(
  `(?:[,;.!?–—(\\[\\n”"]|-)[ \\t]*(?:so |thus )?(?<who>${THEY}|${NAME})[ \\t]+(?:just |has |also )*${SAYS}${WHERE}${END}`,
  "giu",
);
/** The same without a mark: "… to Won she says", but not "what she says". */
const SAYS_UNMARKED = new RegExp(
  `(?<!(?:what|as|how|like|that|whatever|everything|all|thing|things|words?|way|when|where|if|because|and|but|than))[ \\t]+(?:she|he|they)[ \\t]+says?${END}`,
  "giu",
);
/** "That is what she wrote me.", "Her words, not mine." */
const THEIR_WORDS = new RegExp(
  `(?:[.!?;,:–—(\\n])[ \\t]*(?:${[
    `(?:(?:that|this|it|so|these|those)(?:['’]s| is| was| are| were)? )?(?:exactly |just |literally |word for word |at least )*(?:what|how) (?<who>${THEY}|${NAME}) (?:just |has |also )*(?:${SAYS}|put|sent|told|asked|wants?|wanted)(?![\\p{L}])[^\\n.!?]{0,40}`,
    `(?:(?:that|this|it|these|those)(?:['’]s| is| was| are| were)? )?(?:in )?(?:her|his|their) (?:own |exact )*words[^\\n.!?]{0,20}`,
    "(?:so )?(?:copied|pasted|forwarded|quoted|quoting) (?:from|out of|by) [^\\n.!?]{2,40}",
    "(?:end (?:of )?quote|unquote|end of (?:the )?(?:message|mail|e-?mail))",
  ].join("|")})${END}`,
  "giu",
);
/** "Hi Grace," on a line of its own: a letter to someone. */
const GREETS =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|sehr geehrte[rs]?|lieber|hola|estimad[oa]|querid[oa]|bonjour|ch[èe]re?|salut)[ \t]+(?:(?:mr|mrs|ms|dr|herr|frau|se[ñn]or|se[ñn]ora)\.?[ \t]+)?(?<who>[^\n,!.;:]{2,40})[ \t]*[,!.;:–—-]?[ \t]*\n/iu;

const isThey = new RegExp(`^${THEY}$`, "iu");

const isOther = (who: string | undefined, around: Around): boolean =>
  who === undefined || isThey.test(who) || isOthersName(who, around);

const isSaid = (pattern: RegExp, text: string, around: Around): boolean =>
  [...text.matchAll(pattern)].some(
    ({ groups, index, 0: all }) => !IS_QUOTED.test(text.slice(index + all.length)) && isOther(groups?.["who"], around),
  );

const writerOf = ({ groups = {} }: RegExpExecArray): string | undefined =>
  groups["who"] ?? groups["by"] ?? groups["from"] ?? groups["here"];

/** Whether a message begins with the head of a letter, or with where it was copied from. */
export const beginsWithHead = (text: string): boolean => BEGINS.test(text);

/** Whether a message begins with who wrote it, or with a greeting to someone. */
export function isAttributed(text: string, around: Around): boolean {
  const begins = BEGINS.exec(text);
  if (begins && !IS_QUOTED.test(text.slice(begins[0].length)) && isOther(writerOf(begins), around)) return true;
  const greeted = GREETS.exec(text)?.groups?.["who"];
  return (greeted !== undefined && isGreeted(greeted, around)) || isSaid(NAMED_FIRST, text, around);
}

/** Whether a message says at the end of a sentence that someone else wrote or said it. */
export const isSaidBehind = (text: string, around: Around): boolean =>
  [NAMED_LAST, SAYS_LAST, SAYS_UNMARKED, THEIR_WORDS].some((pattern) => isSaid(pattern, text, around));

/** A letter to the user is someone else's, and so is one to another person. */
const isGreeted = (name: string, around: Around): boolean =>
  isOthersName(name, around) || (around.user.name !== null && isOthersName(name, { ...around, user: { name: null } }));
