/** What can ask for one thing: the command, and the text that it hands over after a colon or in quotes. */
export interface Clause {
  /** The command, without what is quoted in it. Verbs, fields and people count only here. */
  head: string;
  /** What is quoted in the command, piece by piece. */
  quotes: string[];
  /** What follows the command's colon, to the end of the message; "" without one. It asks for nothing. */
  tail: string;
}

const COMMANDS =
  "add|create|save|track|follow|register|set|change|update|move|mark|rename|assign|put|switch|edit|correct|fix|promote|bump|raise|lower|clear|remove|delete|tag|note|jot|log|record|remember|remind|write|draft|email|mail|schedule|plan|complete|finish|reopen|push|postpone|reschedule|start|close|tick|check|show|tell|list|find|search|read|summari[sz]e|translate|explain|what|who|when|where|which|how|why";
/** "and remind me …" begins another clause, "tea and coffee" does not. */
const NEXT_COMMAND = new RegExp(
  String.raw` ?(?:, ?| )(?:(?:and|then|also|plus|but) ){1,4}(?=(?:please |also |then ){0,4}(?:${COMMANDS})\b)| ?, ?(?=(?:please )?(?:${COMMANDS})\b)`,
  "iu",
);
/** A full stop within a number, an address or a URL ends nothing. */
const SENTENCE_END = /(?<=[.!?;])\s+|\n+/u;
/** A colon within a time or a URL begins nothing. */
const COLON = /:(?=\s|$)/u;
const QUOTES: Record<string, string> = { '"': '"', "“": "”", "«": "»", "‘": "’", "„": "“", "`": "`" };
/** Replaces a quote while a message is split; nobody can type it. */
const MARK = "\uE000";

/** The clauses of a message, in order. What is quoted stays whole, and so does everything after a command's colon. */
export function clausesIn(message: string): Clause[] {
  const { text, quotes: kept } = withoutQuotes(message.replaceAll(MARK, " "));
  let taken = 0;
  const whole = (part: string) => part.replace(new RegExp(MARK, "gu"), () => kept[taken++] ?? "");
  const colon = COLON.exec(text);
  const commands = colon ? text.slice(0, colon.index) : text;
  const tail = colon ? text.slice(colon.index + 1) : "";
  const parts = commands
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.replace(/\s+/gu, " ").split(NEXT_COMMAND))
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const clauses = parts.map((part): Clause => {
    const quotes = kept.slice(taken, taken + part.split(MARK).length - 1);
    taken += quotes.length;
    return { head: part.replaceAll(MARK, " "), quotes, tail: "" };
  });
  const last = clauses.at(-1);
  if (last) last.tail = whole(tail).trim();
  return clauses;
}

/** Where a quote in apostrophes ends: at one that no letter follows, so that "Jane's" ends nothing. */
function closingApostrophe(message: string, open: number): number {
  const close = /'(?![\p{L}\p{N}])/u.exec(message.slice(open + 1));
  return close ? open + 1 + close.index : -1;
}

/** The text with a mark for each quote, and what they hold. A quote that is never closed is none. */
function withoutQuotes(message: string): { text: string; quotes: string[] } {
  const pieces: string[] = [];
  const quotes: string[] = [];
  const unclosed = new Set<string>();
  let end = 0;
  for (const { 0: mark, index } of message.matchAll(/["“«‘„`]|(?<![\p{L}\p{N}])'(?=[^\s'])/gu)) {
    if (index < end || unclosed.has(mark)) continue;
    const close = mark === "'" ? closingApostrophe(message, index) : message.indexOf(QUOTES[mark] ?? mark, index + 1);
    if (close < 0) {
      unclosed.add(mark);
      continue;
    }
    pieces.push(message.slice(end, index));
    quotes.push(message.slice(index + 1, close));
    end = close + 1;
  }
  return { text: [...pieces, message.slice(end)].join(MARK), quotes };
}
