import { type Around, isOthersName, NAME, namesSomeoneBeside } from "./names.ts";

const MAIL =
  "(?:e-?mails?|mails?|messages?|communications?|transmissions?|nachrichten?|mitteilungen?|mensajes?|correos?|messages?|courriels?)";
const SECRET =
  "(?:confidential|privileged|proprietary|vertraulich\\p{L}*|confidencial(?:es)?|confidentiel(?:le)?s?|intended (?:only |solely |exclusively )?for|(?:nur|ausschlie(?:ß|ss)lich) f[uü]r|dirigid[oa] (?:exclusivamente|s[oó]lo|[uú]nicamente)|destin[ée]e? (?:exclusivement|uniquement))";
/** What programs and firms put below every mail: that it is secret, scanned, not to be printed, how to unsubscribe. */
const FOOTER = new RegExp(
  `(?:^|\\n|(?<=[.!?…_*-][ \\t]))[ \\t>*_|-]*(?:${[
    `(?:(?:this|these|the|diese[rs]?|este|esta|ce|cette)(?: (?:contents?|informations?|inhalt|contenido|contenu)(?: of| in| von| de)?(?: (?:this|dieser|este|ce))?)?[ \\t]+(?:\\p{L}+ )?${MAIL})(?!\\p{L})[^\\n]{0,120}?${SECRET}`,
    `(?:the )?(?:information|content)s? (?:contained )?(?:in|of) this ${MAIL}`,
    "(?:strictly |private (?:and|&) |privileged (?:and|&) )?confidential(?:ity)?(?:[ \\t]+(?:notice|note|statement|information|mail|e-?mail))?[ \\t]*(?:[:.!–—*-]|$|\\n)",
    "(?:legal )?(?:disclaimer|notice|haftungsausschluss|aviso (?:legal|de confidencialidad))[ \\t]*(?:[:.!–—*-]|$|\\n)",
    `if you (?:are not|aren['’]t|have received|received) (?:the (?:intended |named )?(?:recipient|addressee)|this ${MAIL})`,
    "(?:please )?(?:consider|think (?:about|of)|save|protect|mind)[ \\t]+(?:the )?(?:environment|planet|trees?|paper|nature)[^\\n]{0,40}(?:print|$)",
    "(?:please )?(?:think|do not|don['’]t|consider)[^\\n]{0,30}before (?:you )?print",
    `\\[(?:image|cid|logo|bild|imagen|inline image|signature|external|ext)(?::[^\\]\\n]{0,80})?\\]`,
    "(?:to )?(?:unsubscribe|opt out|manage (?:your )?(?:preferences|subscription))(?!\\p{L})",
    `you(?:['’]re| are)? (?:receiv(?:ed|ing)|getting|got) this ${MAIL}`,
    "view (?:this (?:e-?mail|message|mail) )?(?:in|on) (?:your|a|the) (?:web ?)?browser",
    `(?:this (?:e-?mail|message|mail) (?:has been|was|is) )?(?:virus[- ]free|scanned (?:by|for|with)|checked (?:by|for) )`,
    `${MAIL} secured by|caution:? (?:this|external)|external (?:e-?mail|sender|message)(?!\\p{L})`,
    "(?:©|\\(c\\)|copyright)[ \\t]+(?:19|20)\\d\\d|all rights reserved",
    "(?:registered (?:office|in (?:england|scotland|ireland|wales))|company (?:no|number|reg)\\b|amtsgericht|handelsregister|gesch[äa]ftsf[uü]hr(?:er|ung)\\b)",
  ].join("|")})`,
  "iu",
);
/** "- Sent by Ada", "Written on behalf of Ada". */
const SENT_BY = new RegExp(
  `(?:^|\\n|(?<=[.!?…,;)–—-])[ \\t]*)[ \\t*_(–—-]*(?:sent|written|posted|submitted|requested|dictated|signed|gesendet|geschickt|enviado|envoy[ée]|message|best|regards|yours)[ \\t]+(?:(?:on behalf|in the name) of|by|von|por|par|from|for and on behalf of)[ \\t]*:?[ \\t]*(?<who>${NAME})[\\s.!)*_]*$`,
  "iu",
);

/** Whether something stands before a place in a text: a note on a footer is none. */
const standsBelow = (text: string, at: number): boolean => /\p{L}\S*\s+\p{L}/u.test(text.slice(0, at));

/** Whether a message ends in what only mails have below them, or says who sent it. */
export function hasFooter(text: string, around: Around): boolean {
  const footer = FOOTER.exec(text);
  if (footer && (standsBelow(text, footer.index) || standsBelow(text.slice(footer.index), footer[0].length)))
    return true;
  const by = SENT_BY.exec(text);
  return by !== null && standsBelow(text, by.index) && isOthersName(by.groups?.["who"] ?? "", around);
}

const ORDER =
  /^\W*(?:(?:please|pls|kindly|hi|hello|hey|also|and|can you|could you|bitte|por favor)[\s,]+)*(?:set|move|change|put|mark|update|delete|remove|clear|rename|assign|make|give|remind|add (?:an? )?(?:\p{L}+ )?(?:task|note|reminder)|create (?:an? )?(?:\p{L}+ )?(?:task|note|reminder)|note|setze?|l[öo]sche?|[äa]ndere?|verschiebe?|cambia|borra|pon|supprime|mets)(?!\p{L})/iu;
/** What still wants its value, or asks for what stands below. */
const IS_OPEN =
  /(?:[:=]|(?<!\p{L})(?:to|for|with|of|and|on|as|from|in|is|are|by|at|call|ring|email|mail|meet|ask|write|text|see|following|these|them|this|that|those|below|address|e-?mails?|profile|contact|linkedin|both|all))[\s.]*$/iu;
/** "Ada Byron, Kelp", "Ada Byron | CEO", "Ada Byron". */
const SIGNER = new RegExp(
  `^[ \\t*_]*(?<who>${NAME})[*_]*[ \\t]*(?:(?:[,|·•/(]|[–—-][ \\t])[ \\t]*(?=[\\p{Lu}\\d])[^\\n:=@]{2,80})?$`,
  "u",
);
const ADDRESS =
  /^[ \t]*(?:(?:e-?mail|e|mail|m|t|tel|phone|mobile|mob|web|w)[.: ]+)?(?:<?[^\s@<>]+@[^\s@<>]+\.[\p{L}]{2,}>?|\+?\d[\d\s()/.-]{6,20}|(?:https?:\/\/|www\.)\S+)[ \t]*$/iu;
const WANTS_ADDRESS = /(?<!\p{L})(?:e-?mails?|address|linkedin|website|phone|number|profile|call|ring|text)(?!\p{L})/iu;
/** A first and a last name within an order. */
const NAMES_SOMEONE = /\s\p{Lu}[\p{L}\p{M}'’-]+\s\p{Lu}[\p{L}\p{M}'’-]+/u;
const SHORT = /^[^\n:=@?!]{2,50}$/u;

/**
 * Whether the lines below an order that is complete by itself are the card that mails end with: a name with a firm or an address, or an
 * address alone. "Set the stage of: …" and a list of people below an order are none.
 */
export function endsWithCard(text: string, around: Around): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const from = lines.findLastIndex((line) => ORDER.test(line)) + 1;
  const [order = "", card = lines.slice(from)] = [lines[from - 1]];
  const [first = ""] = card;
  if (from === 0 || card.length === 0 || card.length > 8 || IS_OPEN.test(order)) return false;
  if (ADDRESS.test(first))
    return card.every((line) => ADDRESS.test(line)) && (!WANTS_ADDRESS.test(order) || /@/u.test(order));
  const who = SIGNER.exec(first)?.groups?.["who"] ?? "";
  if (!isOthersName(who, around)) return false;
  // Several names, each with something behind it, are a list.
  const isList =
    card.length > 1 &&
    card
      .slice(1)
      .every((line) => isOthersName(SIGNER.exec(line)?.groups?.["who"] ?? "", around) && /[,|·–—(-]/u.test(line));
  if (isList || !card.slice(1).every((line) => ADDRESS.test(line) || SHORT.test(line))) return false;
  const isWhole = first.trim().length > who.trim().length || card.length > 1;
  return (
    isWhole &&
    (namesSomeoneBeside(order, who, around) ||
      NAMES_SOMEONE.test(order) ||
      card.some((line) => ADDRESS.test(line)) ||
      /^\W*(?:remind|add|create)/iu.test(order))
  );
}
