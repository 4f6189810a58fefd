import type { StepRequest } from "../assistant-model.ts";
import { respelled } from "../spelling.ts";
import { splitMessage } from "../untrusted-text.ts";
import { NOTE_WORDS } from "../tools/seen-records.ts";
import { contentWords, plainWords } from "../words.ts";
import { noteRefOf, NOTES } from "./commands/note-refs.ts";
import { clauseOf } from "./commands/read-clause.ts";
import { languageIn, lastPeople, readerOf } from "./commands/reader-of.ts";
import { reading } from "./commands/frames.ts";
import { partsOf, startsCommand } from "./commands/split-clauses.ts";
import { type Token, tokensOf } from "./commands/tokens.ts";
import { notesOf } from "./notes-meant.ts";
import { outcome } from "./outcome.ts";
import type { Turn } from "./ready.ts";
import type { OwnColumn } from "./reading.ts";
import type { Answer } from "./answers.ts";
import { say } from "./answers.ts";
import type { Asking } from "./resolve.ts";
import { personLink, plain, sentenceCase } from "./wording.ts";

/** What becomes of a note: words more, some words for others, or a sentence that says it otherwise. */
type Edit =
  | { is: "added"; words: string }
  | { is: "instead"; old: string; words: string }
  | { is: "said"; words: string; not: string | null };

export const NEW_WORDS = "Confirm if the note is to say this.";

const POLITE = String.raw`^\s*(?:(?:please|pls|ok|okay|so|and|also|oh|hey|hi|sorry|wait|no|(?:can|could|would|will) you)[\s,]+)*`;
const CHANGES = "(?:change|update|edit|correct|fix|amend|rewrite|adjust|revise|modify)";
const NOTE = String.raw`(?:note|comment|remark|memo)`;
const LED = new RegExp(
  String.raw`${POLITE}${CHANGES}\s+(?<ref>[^:.;!?,]*?\b${NOTE}\b[^:;!?,]*?)(?:\s*[:;,]\s*|\s+(?=(?:so (?:that )?it|to (?:say|read|mention))\s)|\s+[–—-]\s+|\.\s+|\s+to:?\s+)(?:(?:and\s+)?(?:so (?:that )?it (?:says|reads)|to (?:say|read|be|mention)|it (?:should|must|has to|needs to) (?:now )?(?:say|read|be)|it (?:now )?(?:says|reads)|saying|to|because|as|since)\s*:?\s+)?(?<words>\S[^]*)$`,
  "iu",
);
const SHOULD_SAY = new RegExp(
  String.raw`${POLITE}(?<ref>[^:.;!?]*?\b${NOTE}\b[^:.;!?,]*?)\s+(?:is (?:wrong|outdated|out of date|old|not right|no longer right|not correct)\s*[,:;.–-]+\s*(?:it (?:should|must|has to) (?:say|read|be)\s*:?\s*)?|(?:should|must|has to|needs to|ought to) (?:now )?(?:say|read)\s*:?\s*)(?:that\s+)?(?<words>\S[^]*)$`,
  "iu",
);
const ADDS_TO = new RegExp(
  String.raw`${POLITE}(?:add|append|put|attach|write)\s+(?:(?:this|the following|something)\s+)?(?:to|onto|behind|under)\s+(?<ref>[^:;!?]*?\b${NOTE}\b[^:;!?,]*?)(?:\s*[:,]\s*|\s+(?:that|saying)\s+)(?:that\s+)?(?<words>\S[^]*)$`,
  "iu",
);
const ADDS_BEFORE = new RegExp(
  String.raw`${POLITE}(?:add|append|attach)\s+(?<words>\S[^:;]*?)\s+(?:to|onto)\s+(?<ref>(?:(?!\s(?:to|onto)\s)[^:;!?])*?\b${NOTE}\b[^:;!?,.]*?)[.!]?$`,
  "iu",
);
const EXTENDS = new RegExp(
  String.raw`${POLITE}(?:extend|expand|complete|complement)\s+(?<ref>[^:;!?]*?\b${NOTE}\b[^:;!?,]*?)(?:\s*:\s*|\s+(?:with|by)\s+)(?<words>\S[^]*)$`,
  "iu",
);
const SWAPS = String.raw`(?:change|replace|swap|correct|turn|exchange)\s+(?<old>\S[^:;!?]*?)\s+(?:with|to|by|into|for)\s+(?<words>\S[^:;!?]*?)`;
const WITHIN = [
  new RegExp(String.raw`${POLITE}(?:in|on|within)\s+(?<ref>[^:;!?]*?\b${NOTE}\b[^:;!?]*?),?\s+${SWAPS}[.!]?$`, "iu"),
  new RegExp(String.raw`${POLITE}${SWAPS}\s+in\s+(?<ref>(?:(?!\sin\s)[^:;!?])*?\b${NOTE}\b[^:;!?]*?)[.!]?$`, "iu"),
  new RegExp(
    String.raw`${POLITE}${CHANGES}\s+(?<ref>[^:;!?]*?\b${NOTE}\b[^:;!?]*?)\s+from\s+(?<old>\S[^:;!?]*?)\s+(?:to|into)\s+(?<words>\S[^:;!?]*?)[.!]?$`,
    "iu",
  ),
];
/** "The last note", "that note", "the note about …": one that is there. A note that someone gets is a new one. */
const IS_THERE = /\b(?:last|latest|newest|previous|recent|existing|that|this|old)\b/iu;

/** Another record is changed, or gets a note. */
const OF_OTHERS =
  /\b(?:columns?|fields?|tasks?|to-?dos?|reminders?|stage|status|company|e-?mail|location|role|title|name|industry|owner|priority|(?:a|another|new) note)\b/iu;

const ARROW = /^([^\n]{1,80}?)\s*(?:→|->|=>)\s*([^\n]{1,80}?)[.!]?$/u;

interface Read {
  ref: string;
  edit: Edit;
}

/** How a message says that a note is to say something else; null where it says something else. */
function readEdit(text: string): Read | null {
  for (const pattern of WITHIN) {
    const { ref, old = "", words = "" } = pattern.exec(text)?.groups ?? {};
    if (ref !== undefined) return { ref, edit: { is: "instead", old: unquoted(old), words: unquoted(words) } };
  }
  for (const pattern of [ADDS_TO, ADDS_BEFORE]) {
    const { ref, words = "" } = pattern.exec(text)?.groups ?? {};
    if (
      ref !== undefined &&
      (IS_THERE.test(ref) || /\b(?:about|where|that says)\b/iu.test(ref)) &&
      !/\bnew\b/iu.test(ref)
    )
      return { ref, edit: { is: "added", words: unquoted(words) } };
  }
  const extended = EXTENDS.exec(text)?.groups;
  if (extended) return { ref: extended["ref"] ?? "", edit: { is: "added", words: unquoted(extended["words"] ?? "") } };
  const { ref, words } = (LED.exec(text) ?? SHOULD_SAY.exec(text))?.groups ?? {};
  if (ref === undefined || words === undefined || /^(?:a|add|new)\b/iu.test(ref)) return null;
  const [, old, instead] = ARROW.exec(words) ?? [];
  if (old !== undefined && instead !== undefined)
    return { ref, edit: { is: "instead", old: unquoted(old), words: unquoted(instead) } };
  const { said, not } = withoutNot(words.replace(/\s*[.!]\s*$/u, ""));
  return said === "" ? null : { ref, edit: { is: "said", words: unquoted(said), not } };
}

/** "She likes trains now, not ships", "not ships but trains", "trains instead of ships": what it says, and what it says no more. */
function withoutNot(words: string): { said: string; not: string | null } {
  const behind =
    /^(?<said>[^]+?)[\s,]+(?:and\s+)?(?:not|instead of|rather than|no longer|no more|and no)\s+(?<not>[^,.;]+?)(?:\s+any ?more)?$/iu.exec(
      words,
    );
  const first = /^not\s+(?<not>[^,.;]+?)(?:\s*,\s*(?:but\s+)?|\s+but\s+)(?<said>[^]+)$/iu.exec(words);
  const { said, not } = (first ?? behind)?.groups ?? {};
  return said === undefined || not === undefined ? { said: words, not: null } : { said, not: unquoted(not) };
}

const unquoted = (words: string): string =>
  words
    .trim()
    .replace(/^["“'‘«„]+|["”'’»“]+$/gu, "")
    .trim();

/** A change of what a note says, on a card that shows it before and after; null where a message asks for none. */
export function editNote(turn: Turn): Answer | Asking | null {
  const { request } = turn;
  const message = respelled(request.message, request.people).trim();
  if (request.mode === "ask" || !NOTES.test(message.toLowerCase()) || splitMessage(request.message).pasted !== "")
    return null;
  const [first, ...others] = partsOf(message);
  if (!first || others.some(({ text }) => startsCommand(text) && !/^note (?:that|saying)\b/u.test(text))) return null;
  const read = readEdit(message);
  if (!read) return null;
  const { ref, clause } = referred(read.ref, message, request, turn.columns);
  if (ref.isMany) return null;
  if (OF_OTHERS.test(read.ref) || OF_OTHERS.test(message.slice(0, message.search(/[:,]|$/u)))) return null;
  const found = notesOf(ref.words === "" ? { ...ref, words: knownOf(read.edit) } : ref, clause, turn);
  if ("ask" in found) return found;
  const { notes, person } = found.is;
  const [note] = notes;
  if (!note) return null;
  const about = person ? ` on ${personLink(person)}` : "";
  // What is told of a note is cut, and the rest of it must not be lost.
  if (note.content.length >= NOTE_WORDS)
    return {
      ask: say(`That note${about} is too long for me to change. Please edit it on their page.`),
      question: null,
    };
  const content = edited(note.content, read.edit);
  if (content === null)
    return {
      ask: say(`The note${about} says “${plain(note.content)}”. What shall it say instead? Please say all of it.`),
      question: null,
    };
  const said = outcome(turn.call("update_note", { noteId: note.id, content }, NEW_WORDS));
  return { ...said, ...(person && { about: person }) };
}

/** Words that the note is known to have: those that go. */
const knownOf = (edit: Edit): string =>
  edit.is === "instead" ? edit.old : edit.is === "said" && edit.not !== null ? edit.not : "";

function referred(part: string, message: string, request: StepRequest, columns: readonly OwnColumn[]) {
  const language = languageIn(message, request);
  const reader = readerOf(request, columns, language, lastPeople(request));
  const tokens: Token[] = tokensOf(part, reader);
  const ref = noteRefOf(tokens, part);
  const frame = reading({ do: "delete_note", ref });
  return { ref, clause: clauseOf(message, frame, language) };
}

/** What a note says after a change; null where it is not sure which of its words go. */
function edited(content: string, edit: Edit): string | null {
  if (edit.is === "added")
    return `${ended(content)} ${sentenceCase(edit.words.replace(/^(?:and|also|that)\s+/iu, ""))}`;
  if (edit.is === "instead") return replaced(content, edit.old, edit.words);
  const { words, not } = edit;
  const isShort =
    contentWords(words).length <= 3 &&
    !/\b(?:is|are|has|have|was|he|she|they|it|likes?|wants?)\b|['’]s\b/iu.test(words);
  const own = not !== null && isShort ? replaced(content, not, words.replace(/\s+now$/iu, "")) : null;
  return own ?? fromItsPlace(content, words) ?? inItsSentence(content, words, not);
}

const ended = (text: string): string => (/[.!?…]$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** A text with some of its words replaced; null where it does not have them once. */
function replaced(content: string, old: string, words: string): string | null {
  if (plainWords(old).length === 0) return null;
  const escaped = old.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/gu, "\\s+");
  const found = Array.from(content.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu")));
  const [only, another] = found;
  if (!only || another) return null;
  const isFirst = content.slice(0, only.index).trim() === "";
  return (
    content.slice(0, only.index) + (isFirst ? sentenceCase(words) : words) + content.slice(only.index + only[0].length)
  );
}

const PREPOSITION = /^(?:until|till|from|since|after|before|by|for|on|at|in|to|with)\b/iu;
/** "Until the end of March": what the note says behind its "until" is said otherwise. */
function fromItsPlace(content: string, words: string): string | null {
  const word = PREPOSITION.exec(words)?.[0];
  if (word === undefined) return null;
  const [only, another] = Array.from(content.matchAll(new RegExp(`(?<![\\p{L}])${word}\\s[^.,;!?\\n]*`, "giu")));
  return only && !another ? content.slice(0, only.index) + words + content.slice(only.index + only[0].length) : null;
}

const SENTENCES = /[^.!?\n]+[.!?]*\s*/gu;

/** The sentence of a note that says what is said otherwise now; the whole note where it is one sentence. */
function inItsSentence(content: string, words: string, not: string | null): string | null {
  const sentences = content.match(SENTENCES) ?? [content];
  if (sentences.length === 1) return sentenceCase(words);
  const sought = contentWords(not ?? words);
  const shared = (sentence: string) => contentWords(sentence).filter((word) => sought.includes(word)).length;
  const most = Math.max(...sentences.map(shared));
  const fits = sentences.filter((sentence) => shared(sentence) === most);
  const [fit = ""] = fits;
  if (fits.length !== 1 || most === 0) return null;
  // What is said again is there once.
  const saidNow = new Set((words.match(SENTENCES) ?? []).map((sentence) => plainWords(sentence).join(" ")));
  const isAgain = (sentence: string) => sentence !== fit && saidNow.has(plainWords(sentence).join(" "));
  if (sentences.some(isAgain))
    return sentences
      .filter((sentence) => !isAgain(sentence))
      .join("")
      .replace(fit, `${ended(sentenceCase(words))} `)
      .trim();
  return content.replace(fit, `${ended(sentenceCase(words))}${/\s*$/u.exec(fit)?.[0] ?? ""}`).trim();
}
