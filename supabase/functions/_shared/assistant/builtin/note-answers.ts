import type { StepRequest } from "../assistant-model.ts";
import { splitMessage } from "../untrusted-text.ts";
import { type Answering, say, whom } from "./answers.ts";
import { outcome } from "./outcome.ts";
import { readMessage } from "./read-message.ts";
import type { Clause } from "./reading.ts";
import { plain, sentenceCase } from "./wording.ts";

const LEAD_OF_NOTE: readonly RegExp[] = [
  /^(?:add|make|take|write|log|record|save|keep|put|jot down)\b[^:]*?:\s*(.+)$/isu,
  /^(?:note|notes)\s+(?:on|about|for|to)\b[^:]*?:\s*(.+)$/isu,
  /\b(?:note|notes|log|record|remember|down|write|keep)\b.*?\b(?:that|saying)\s+(.+)$/isu,
];

const createNote: Answering = (clause, call, request) => {
  const named = whom(clause);
  if ("answer" in named) return named.answer;
  const { pasted } = splitMessage(request.message);
  const content = (pasted !== "" && wholeNoteIn(request)) || noteIn(clause) || pasted;
  if (content === "") return say(`What shall I note about ${plain(named.person.name)}?`);
  return outcome(call("create_note", { founderId: named.person.id, content }), named.person);
};

const INTRODUCTION = /\n[^\n]*:[ \t]*\n/;

/** All that stands behind the colon, where a long note or a quote in it was taken for pasted; empty when more is asked than the note. */
function wholeNoteIn(request: StepRequest): string {
  if (readMessage(request).length > 1) return "";
  const words = request.message.replace(/^\s*(?:please|can you|could you)\s+/iu, "").trim();
  const found = LEAD_OF_NOTE.slice(0, 2).map((lead) => lead.exec(words)?.[1] ?? "");
  const note = found.find((text) => text !== "") ?? "";
  // A line that introduces what follows, "This was said on a call:", ends the user's own words.
  if (INTRODUCTION.test(note)) return "";
  return note.charAt(0).toUpperCase() + note.slice(1);
}

function noteIn({ text, mention }: Clause): string {
  const words = text.replace(/^(?:please|can you|could you)\s+/iu, "").trim();
  for (const lead of LEAD_OF_NOTE) {
    const found = lead.exec(words)?.[1];
    if (found) return sentenceCase(withoutFor(found, mention));
  }
  if (mention !== null) {
    const after = new RegExp(
      `^(?:add|make|take|write|log|save|put)?\\s*(?:a\\s+)?notes?\\s+(?:on|about|for|to)?\\s*${mention.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?:['’]s)?[\\s,-]+(.+)$`,
      "iu",
    ).exec(words)?.[1];
    if (after) return sentenceCase(after);
    if (
      new RegExp(
        `^(?:add|make|take|write)\\b.*\\bnotes?\\b.*${mention.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`,
        "iu",
      ).test(words)
    )
      return "";
  }
  return sentenceCase(words.replace(/,?\s*(?:please\s+)?note (?:it|that)\s*$/iu, ""));
}

const withoutFor = (text: string, mention: string | null) =>
  mention === null
    ? text
    : text.replace(new RegExp(`\\s+for\\s+${mention.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\s*$`, "iu"), "");

const deleteNote: Answering = (clause, call) => {
  const named = whom(clause);
  if ("answer" in named) return named.answer;
  const [note] = call("get_founder", { founderId: named.person.id }).notes ?? [];
  return note
    ? outcome(call("delete_note", { noteId: note.id }))
    : say(`There are no notes on ${plain(named.person.name)}.`);
};

export const noteAnswers: Record<string, Answering> = { create_note: createNote, delete_note: deleteNote };
