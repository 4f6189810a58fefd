import type { StepRequest } from "../assistant-model.ts";
import { respelled } from "./respelled.ts";
import { plainWords } from "../words.ts";
import { splitMessage } from "../untrusted-text.ts";
import { NOTE_WORDS } from "../tools/seen-records.ts";
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
import { type Edit, edited } from "./edited-note.ts";
import { personLink, plain } from "./wording.ts";

export const NEW_WORDS = "Confirm if the note is to say this.";
export const IS_NEW = "I do not find what this replaces in the note, so it is a new one. Confirm to keep it.";

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
const REPLACES = new RegExp(
  String.raw`${POLITE}(?:replace|overwrite|swap|exchange)\s+(?<ref>[^:.;!?,"“]*?\b${NOTE}\b[^:;!?,"“]*?)\s+(?:with|by|for)\s*:?\s*(?<words>\S[^]*)$`,
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
  /** "In Ana's note it says six crates, make that eight". */
  new RegExp(
    String.raw`${POLITE}(?:in\s+)?(?<ref>[^:.;!?,]*?\b${NOTE}\b[^:.;!?,]*?),?\s+(?:it\s+|he\s+|she\s+)?(?:says|reads|has|mentions)\s+(?<old>[^,.;:!?]+?)(?:\s*[,;.–-]+\s*|\s+)(?:(?:so|but|and|please)\s+)*(?:make|change|turn|correct)\s+(?:that|it|this)(?:\s+(?:to|into))?\s+(?<words>\S[^:;!?]*?)[.!]?$`,
    "iu",
  ),
  new RegExp(String.raw`${POLITE}(?:in|on|within)\s+(?<ref>[^:;!?]*?\b${NOTE}\b[^:;!?]*?),?\s+${SWAPS}[.!]?$`, "iu"),
  new RegExp(String.raw`${POLITE}${SWAPS}\s+in\s+(?<ref>(?:(?!\sin\s)[^:;!?])*?\b${NOTE}\b[^:;!?]*?)[.!]?$`, "iu"),
  new RegExp(
    String.raw`${POLITE}${CHANGES}\s+(?<ref>[^:;!?]*?\b${NOTE}\b[^:;!?]*?)\s+from\s+(?<old>\S[^:;!?]*?)\s+(?:to|into)\s+(?<words>\S[^:;!?]*?)[.!]?$`,
    "iu",
  ),
];
const SHOULD_BE = String.raw`(?:it|that|this)?(?:['’]s| is|(?: should| must| has to| needs to| ought to) (?:be|say|read))\s+`;
/** "In Ana's note it should be Dana, not Dina", "Ana's note says Dina, it should be Dana". */
const IN_NOTE = [
  new RegExp(
    String.raw`${POLITE}in\s+(?<ref>[^:.;!?,]*?\b${NOTE}\b[^:.;!?,]*?),?\s+${SHOULD_BE}(?<words>\S[^]*)$`,
    "iu",
  ),
  new RegExp(
    String.raw`${POLITE}(?<ref>[^:.;!?,]*?\b${NOTE}\b[^:.;!?,]*?)\s+(?:says|reads|has)\s+(?<not>[^,.;:!?]+?)[,;.]?\s+(?:but\s+)?${SHOULD_BE}(?<words>\S[^]*)$`,
    "iu",
  ),
];
/** All that the note is to say follows. */
const WHOLE = /\b(?:to|say|says|read|reads|mention|saying)\s*:?\s*["“'‘«„]?$/iu;
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
      (IS_THERE.test(ref) ||
        /\b(?:about|where|that says|(?:i|we) (?:already )?(?:have|had|wrote|made|took|keep))\b/iu.test(ref)) &&
      !/\bnew\b/iu.test(ref)
    )
      return { ref, edit: { is: "added", words: unquoted(words) } };
  }
  const extended = EXTENDS.exec(text)?.groups;
  if (extended) return { ref: extended["ref"] ?? "", edit: { is: "added", words: unquoted(extended["words"] ?? "") } };
  for (const pattern of IN_NOTE) {
    const { ref, words = "", not } = pattern.exec(text)?.groups ?? {};
    if (ref === undefined) continue;
    const { said, not: gone } = withoutNot(words.replace(/\s*[.!]\s*$/u, ""));
    return { ref, edit: { is: "said", words: unquoted(said), not: not ?? gone, isWhole: false } };
  }
  const replaced = REPLACES.exec(text)?.groups;
  if (replaced && !/^(?:a|add|new)\b/iu.test(replaced["ref"] ?? ""))
    return {
      ref: replaced["ref"] ?? "",
      edit: { is: "said", words: unquoted(replaced["words"] ?? ""), not: null, isWhole: true },
    };
  const { ref, words } = (LED.exec(text) ?? SHOULD_SAY.exec(text))?.groups ?? {};
  if (ref === undefined || words === undefined || /^(?:a|add|new)\b/iu.test(ref)) return null;
  const [, old, instead] = ARROW.exec(words) ?? [];
  if (old !== undefined && instead !== undefined)
    return { ref, edit: { is: "instead", old: unquoted(old), words: unquoted(instead) } };
  const { said, not } = withoutNot(words.replace(/\s*[.!]\s*$/u, ""));
  const isWhole = WHOLE.test(text.slice(0, text.lastIndexOf(words)));
  return said === "" ? null : { ref, edit: { is: "said", words: unquoted(said), not, isWhole } };
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

const unquoted = (words: string): string => withoutMarks(words.replace(BEHIND_QUOTE, "$<quote>"));
/** "“Will sign” instead": what stands behind the quotes is none of it. */
const BEHIND_QUOTE = /^(?<quote>["“«„‘'][^]+["”»“’'])\s+(?:instead|please|now|then|from now on|rather)[\s.!]*$/iu;
const withoutMarks = (words: string): string =>
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
  if (isOfTask(read.ref, turn)) return null;
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
  const becomes = edited(note.content, read.edit);
  if (becomes === null || ("beside" in becomes && person === null))
    return {
      ask: say(`The note${about} says “${plain(note.content)}”. What shall it say instead? Please say all of it.`),
      question: null,
    };
  const said = outcome(
    "content" in becomes
      ? turn.call("update_note", { noteId: note.id, content: becomes.content }, NEW_WORDS)
      : turn.call("create_note", { founderId: person?.id, content: becomes.beside }, IS_NEW),
  );
  return { ...said, ...(person && { about: person }) };
}

/** "The IC memo", where an open task is called so and no note is spoken of. */
function isOfTask(ref: string, { call }: Turn): boolean {
  if (/\bnotes?\b/iu.test(ref)) return false;
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  const words = plainWords(ref).filter((word) => !/^(?:the|my|our|that|this|a|an)$/u.test(word));
  return words.length > 1 && tasks.some(({ title }) => words.every((word) => plainWords(title).includes(word)));
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
