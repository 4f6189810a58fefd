import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CONTEXTS, type Context } from "../functions/_shared/assistant/builtin/trained/features.ts";
import {
  type Intent,
  intents,
  type SlotName,
  slotNames,
} from "../functions/_shared/assistant/builtin/trained/intents.ts";

/** A part of a sentence that is in a slot. */
export interface Mark {
  slot: SlotName;
  from: number;
  to: number;
  words: string;
}

/** A sentence of the training set, without its marks. */
export interface Annotated {
  intent: Intent;
  context: Context;
  text: string;
  marks: Mark[];
  /** The file and line that it is in. */
  at: string;
}

export const SENTENCES = join(import.meta.dirname, "sentences");

/** Every sentence of a folder, in the order of file names and lines. */
export function readSentences(folder = SENTENCES): Annotated[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort();
  return files.flatMap((file) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .flatMap((line, no) =>
        line.trim() === "" || line.startsWith("#") ? [] : [sentenceOf(line, `${file}:${no + 1}`)],
      ),
  );
}

/** A line: intent, context, and the sentence with `[slot:words]` marks, with tabs between them. */
export function sentenceOf(line: string, at: string): Annotated {
  const [intent = "", context = "", ...rest] = line.split("\t");
  const marked = rest.join(" ").trim().replaceAll("\\n", "\n");
  if (!intents.includes(intent as Intent)) throw new Error(`${at}: no intent “${intent}”`);
  if (!CONTEXTS.includes(context as Context)) throw new Error(`${at}: no context “${context}”`);
  const marks: Mark[] = [];
  let text = "";
  let end = 0;
  for (const { 0: raw, 1: slot = "", 2: words = "", index } of marked.matchAll(/\[([a-z_]+):([^\][]*)\]/gu)) {
    if (!slotNames.includes(slot as SlotName)) throw new Error(`${at}: no slot “${slot}”`);
    text += marked.slice(end, index);
    marks.push({ slot: slot as SlotName, from: text.length, to: text.length + words.length, words });
    text += words;
    end = index + raw.length;
  }
  text += marked.slice(end);
  return { intent: intent as Intent, context: context as Context, text, marks, at };
}
