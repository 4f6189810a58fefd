import { isChat } from "./chats.ts";
import { type Around, isOthersName, NAME, namesSomeoneBeside } from "./names.ts";

const CLOCK = "\\d{1,2}[:.]\\d{2}(?::\\d{2})?(?:[ \\t]?[ap]\\.?m\\.?)?(?: uhr)?|\\d{1,2}[ \\t]?[ap]\\.?m\\.?";
const DAY =
  "(?:today|yesterday|gestern|heute|hier|aujourd['’]hui|ayer|hoy|(?:last )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{2,4})?|\\d{1,2}\\.? [a-zäûé]{3,9}\\.?(?: \\d{4})?|[a-z]{3,9}\\.? \\d{1,2}(?:, \\d{4})?)";
const AGO = "\\d{1,2}[ \\t]?(?:min(?:ute)?s?|h|hrs?|hours?|days?)[ \\t]ago|just now";
const WHEN = `(?:(?:${DAY}[ \\t]*(?:,|at|um|[àa]|a las)?[ \\t]*)?(?:${CLOCK})(?:, ?${DAY})?|${AGO})`;
/** "Ada Lovelace, 10:02 AM", "**Ada** 10:02", on a line of its own and with words below. */
const HEAD = new RegExp(
  `(?:^|\\n)[ \\t]*[*_~]*(?<who>${NAME})[*_~]*[ \\t]*[,|·•(\\[–—-]?[ \\t]*${WHEN}[)\\]]?[ \\t]*:?[ \\t]*\\n[ \\t]*\\S`,
  "giu",
);
/** A name on a line of its own and the time below, or above. */
const HEAD_IN_TWO = new RegExp(`(?:^|\\n)[ \\t]*(?<who>${NAME})[ \\t]*\\n[ \\t]*${WHEN}[ \\t]*\\n[ \\t]*\\S`, "giu");
const TIME_FIRST = new RegExp(`(?:^|\\n)[ \\t]*${WHEN}[ \\t]*\\n[ \\t]*(?<who>${NAME})[ \\t]*\\n[ \\t]*\\S`, "giu");
const ORDERS =
  "(?:(?:please|pls|kindly|bitte|por favor|can you|could you)[ \\t,]+)*(?:set|move|change|put|mark|update|delete|remove|clear|rename|assign|make|give|setze?|l[öo]sche?|[äa]ndere?|verschiebe?|cambia|borra|elimina|pon|supprime|change[zr]?|mets)(?![\\p{L}])";
/** "11:02 Ada: …", "[10:02] <Ada> …": a line of a chat with an order. */
const TIMED = new RegExp(
  `(?<=^|\\n)[ \\t]*(?:\\[?${WHEN}\\]?[ \\t]*[-–—|,]?[ \\t]*<?(?<who>${NAME})>?[ \\t]*[:>–—-]?|<(?<nick>[^<>\\n]{1,40})>)[ \\t]*(?<said>${ORDERS}[^\\n]*)`,
  "giu",
);
/** "Ada: set …", "Ada — move …". */
const SPEAKS = new RegExp(
  `(?<=^|\\n)[ \\t]*[*_]*(?<who>[\\p{L}][\\p{L}\\p{M}'’. -]{0,40}?)[*_]*(?:[ \\t]*:[*_]*|(?<![-–=])>|[ \\t]+[–—-])[ \\t]+(?<said>${ORDERS}[^\\n]*)`,
  "giu",
);
/** "Ada → me: set …", and "Ada (10:32): set …" on one line. */
const ARROWED = new RegExp(
  `(?<=^|\\n)[ \\t]*[*_]*(?<who>${NAME})[*_]*[ \\t]*(?:(?:→|->|=>|>|»)[ \\t]*(?:me|us|all|everyone|team|you|${NAME})[ \\t]*:|\\([ \\t]*${WHEN}[ \\t]*\\)[ \\t]*:?)[ \\t]*(?<said>${ORDERS}[^\\n]*)`,
  "giu",
);
/** "@ada set …": said to someone in a chat. */
const MENTIONED = new RegExp(`(?<=^|\\n)[ \\t]*@(?!(?:tracker|bot|assistant)\\b)[\\w.-]{1,40}[ \\t,:]+${ORDERS}`, "iu");
/** "Assistant: …", as chats with machines are written down. */
const ROLES = /^(?:assistant|system|ai|bot|user|human|chatgpt|gpt|admin|operator|developer)$/iu;
/** What stands before a colon and is nobody. */
const LABEL =
  /^(?:(?:next|first|second|third|last|two|three|quick|new|one) )*(?:tasks?|to-?dos?|notes?|reminders?|updates?|urgent|important|actions?|orders?|requests?|today|tomorrow|next|then|also|please|ok(?:ay)?|fyi|ps|p\.s|question|things?|changes?|corrections?|stage|status|owner|priority|admin|crm|people|contacts?|first|finally|now|here|idea|wait|sorry|no|yes|hey|hi|hello|thanks|asap|not|never|don['’]?t|dont|nope|nicht|nein|nunca|jamais|except|skip|ignore|aufgaben?|notiz(?:en)?|tarea|nota|t[âa]che|note|batch|step|part|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/iu;
/** "For Ada: …": who it is about. */
const OF_SOMEONE = /^(?:regarding|re|about|for|with|on|as for|concerning|per|to|after|before|and|also|then|but|so)\s/iu;
/** What is nobody's in particular: an order of it behind a name is not about them. */
const OF_ALL = /(?<!\p{L})(?:every(?:one|body|thing)|all|columns?|fields?|my)(?!\p{L})/iu;

/** "Ada: move me to Won". */
const OF_SPEAKER = /(?<!\p{L})(?:me|myself|i['’]?m|i am)(?!\p{L})(?!\s+(?:and|or)\s)/iu;

/** What someone says behind their name, where it is not about them: "Ada: set Alan's stage to Won", but not "Ada: set stage to Won". */
function speaks(match: RegExpMatchArray, around: Around): boolean {
  const { who = "", nick = "", said = "" } = match.groups ?? {};
  const name = (who || nick).trim();
  if (ROLES.test(name)) return true;
  if (LABEL.test(name) || OF_SOMEONE.test(name) || !isOthersName(name, around)) return false;
  // "Ada: move to Won, Leo: set …" is a list of the user's own.
  const own = said.replace(/[,;.]\s*\p{Lu}[\p{L}\p{M}'’ -]{0,40}:\s.*$/u, "");
  return namesSomeoneBeside(own, name, around) || OF_ALL.test(own) || OF_SPEAKER.test(own);
}

/** Whether a line of a message says who speaks in it, as chats do. */
export function hasSpeaker(text: string, around: Around): boolean {
  for (const pattern of [HEAD, HEAD_IN_TWO, TIME_FIRST])
    for (const { groups } of text.matchAll(pattern)) if (isOthersName(groups?.["who"] ?? "", around)) return true;
  for (const { groups } of text.matchAll(TIMED))
    if (isOthersName(groups?.["who"] ?? groups?.["nick"] ?? "", around)) return true;
  for (const match of text.matchAll(SPEAKS)) if (speaks(match, around)) return true;
  for (const { groups } of text.matchAll(ARROWED)) if (isOthersName(groups?.["who"] ?? "", around)) return true;
  if (MENTIONED.test(text) || isChat(text, around)) return true;
  return ordersInCells(text, around).length > 0 || hasOrderBesideName(text, around);
}

const CELL = new RegExp(`\\t[ \\t]*(?<said>${ORDERS}[^\\n\\t]*)|(?<=^|\\n)(?<first>${ORDERS}[^\\n\\t]*)\\t`, "giu");
/** What only an order has: what is set, and to what; or that someone is deleted. */
const IS_ORDER =
  /^(?:(?:set|move|change|put|mark|update|rename|assign|make|give)\s+(?:.*\s)?(?:to|as|into|in|on|from)\s+\S|(?:delete|remove|clear)(?:\s(?:him|her|them|it|this|that|now))*$|(?:set|move|change|update|clear)\s+(?:stage|status|owner|company|role|priority|e-?mail|location|name|industry)(?!\p{L}))/iu;
/** The cells of pasted lines that read as orders. */
const ordersInCells = (text: string, around: Around): string[] =>
  text.includes("\t")
    ? [...text.matchAll(CELL)].flatMap(({ groups }) => {
        const said = (groups?.["said"] ?? groups?.["first"] ?? "").trim();
        return namesSomeoneBeside(said, "", around) || IS_ORDER.test(said) ? [said] : [];
      })
    : [];

/** What a cell beside a name begins with that is to be done with them. */
const BEGINS_AS_ORDER = new RegExp(
  `^(?:${ORDERS}|(?:remind|add|create|send|pay|wire|transfer|cancel|archive|note|log|drop|erase|purge|bump)(?![\\p{L}]))(?!\\s+of(?![\\p{L}]))`,
  "iu",
);

/** "Ada⇥move to Won", "| Ada | delete |": what is to be done with someone in a row of two or more, or of a table. */
function hasOrderBesideName(text: string, around: Around): boolean {
  const rows = text.split("\n").filter((line) => /\t|\s\|\s|^\|/u.test(line));
  return (
    (rows.length > 1 || text.includes("\t")) &&
    rows.some((row) => {
      const cells = row.split(/\t|\|/u).map((cell) => cell.trim());
      return cells.some((cell) => BEGINS_AS_ORDER.test(cell)) && cells.some((cell) => isOthersName(cell, around));
    })
  );
}
/** A message with such cells in quotes: no cell of a sheet is an order. */
export const withQuotedCells = (text: string, around: Around): string =>
  ordersInCells(text, around).reduce((shown, cell) => shown.replace(cell, () => `“${cell}”`), text);

/** A message whose orders are without who says them, where they are about someone else: who an order names is who it is about. */
export function withoutSpeakers(text: string, around: Around): string {
  const isSaidOfOthers = (match: RegExpMatchArray): boolean =>
    namesSomeoneBeside(match.groups?.["said"] ?? "", match.groups?.["who"] ?? "", around);
  let shown = text;
  for (const pattern of [TIMED, ARROWED, SPEAKS])
    for (const match of text.matchAll(pattern)) {
      const isMeant = pattern !== SPEAKS ? isOthersName(match.groups?.["who"] ?? "", around) : speaks(match, around);
      if (isMeant && isSaidOfOthers(match)) shown = shown.replace(match[0], () => match.groups?.["said"] ?? "");
    }
  return shown;
}
