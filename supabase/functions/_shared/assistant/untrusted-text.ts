import { withoutInvisible } from "../contract/plain-words.ts";
import { cutAtWord } from "../language-model/plain-text.ts";
import { cutText } from "../contract/storable.ts";

/** Marks off text that someone else may have written, between lines that nobody could have guessed. */
export interface Quarantine {
  marker: string;
  /** A document of records as data, without what hides words and without the marker. */
  wrap(data: unknown): string;
}

const RECORD_TEXT_MAX_LENGTH = 12_000;

/** One for each request: a marker that was seen once says nothing about the next. */
export function createQuarantine(id: string = crypto.randomUUID()): Quarantine {
  const marker = `=====${id.replaceAll("-", "")}=====`;
  return {
    marker,
    wrap(data) {
      const text = typeof data === "string" ? data : JSON.stringify(data);
      return `${marker}\n${cutAtWord(visibleText(text).replaceAll(marker, ""), RECORD_TEXT_MAX_LENGTH)}\n${marker}`;
    },
  };
}

/** Text without the characters that hide words from a person but not from a model. */
export function visibleText(text: string): string {
  return withoutInvisible(text.toWellFormed());
}

/** The user's message in its two parts: what they ask, and what they pasted for it to be about. */
export interface SplitMessage {
  instruction: string;
  /** Empty when nothing was pasted. */
  pasted: string;
}

/** A fence that is never closed goes on to the end of the message. */
const FENCED = /```[^]*?(?:```|(?![^]))|(?:^>.*(?:\n|$))+/gm;
/** A quote of so many characters is pasted. */
const LONG_QUOTE = 160;
/** After a colon at the end of a line, everything that follows is what the line is about. */
const AFTER_COLON = /^([^]{3,400}?:)[ \t]*\n([^]+)$/u;
/** After these nobody asks for a change: what follows is what they are about, quoted or not. */
const ABOUT_A_TEXT =
  /^\s*(?:(?:please|kindly|hey|hi|can you|could you|would you|will you)[\s,]+)*(?:summari[sz]e|translate|explain|reply to|respond to|rephrase|reword|paraphrase|proofread|analy[sz]e|what does|what do you (?:think|make) of|tell me what|thoughts on|tl;?dr)\b[^:?!.;\n"“«]*/iu;
/** Where a mail or another copied text begins: after an empty line, at the head of a mail, at a greeting on a line of its own. */
const COPIED =
  /\n[ \t]*\n|(?:^|\n)[ \t]*(?:-{3,}|_{3,}|fyi\b|fwd?:|begin forwarded|(?:from|sent|subject|to|date|cc):|on [^\n]{5,80} wrote:|(?:hi|hello|dear|hey)\b[^\n]{0,40},[ \t]*\n)/iu;
const LONGEST_INSTRUCTION = 600;

/** From the first mark to the last: what is quoted may hold quotes of its own. */
function withoutLongQuote(text: string, take: (text: string) => string): string {
  const from = text.search(/["“«]/u);
  const to = Math.max(...['"', "”", "»"].map((mark) => text.lastIndexOf(mark)));
  if (from < 0 || to - from <= LONG_QUOTE) return text;
  return text.slice(0, from) + take(text.slice(from, to + 1)) + text.slice(to + 1);
}

/** Tells the user's own request from the text that they pasted, which may be anybody's. */
export function splitMessage(message: string): SplitMessage {
  const pasted: string[] = [];
  const take = (text: string) => {
    pasted.push(text);
    return " ";
  };
  let instruction = withoutLongQuote(message.replace(FENCED, take), take);
  const about = ABOUT_A_TEXT.exec(instruction)?.[0];
  if (about !== undefined) {
    pasted.push(instruction.slice(about.length));
    instruction = about;
  }
  const copied = COPIED.exec(instruction);
  if (copied) {
    pasted.push(instruction.slice(copied.index));
    instruction = instruction.slice(0, copied.index);
  }
  const below = AFTER_COLON.exec(instruction.trim());
  if (below?.[1] && below[2]) {
    pasted.push(below[2]);
    instruction = below[1];
  }
  // Nobody types a page: past the first paragraphs it is something copied.
  if (instruction.length > LONGEST_INSTRUCTION) {
    const end = Math.max(
      instruction.lastIndexOf("\n", LONGEST_INSTRUCTION),
      instruction.lastIndexOf(". ", LONGEST_INSTRUCTION),
    );
    const cut = end > 40 ? end + 1 : cutText(instruction, LONGEST_INSTRUCTION).length;
    pasted.push(instruction.slice(cut));
    instruction = instruction.slice(0, cut);
  }
  const said = instruction.trim();
  // Where all of it is pasted, it stays in its order.
  return { instruction: said, pasted: (said === "" && pasted.length > 1 ? message : pasted.join("\n")).trim() };
}
