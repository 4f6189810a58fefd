import { personFields } from "../../../contract/person-fields.ts";
import { cutAtWord } from "../../../language-model/plain-text.ts";
import { plainWords } from "../../words.ts";
import { FORBIDS, kindOf, plainOf } from "../commands/clause-kind.ts";
import { type Change, type Frame, type Problem, reading } from "../commands/frames.ts";
import { namesIn } from "../commands/names.ts";
import { changesTask } from "../commands/task-by-chat.ts";
import { ACTIONS } from "../commands/task-leads.ts";
import { taskSentence } from "../commands/task-lists.ts";
import type { Reader } from "../commands/tokens.ts";
import type { Lists } from "../commands/values.ts";
import { findDates } from "../find-dates.ts";
import { PhraseReader } from "../newcomers/phrase-facts.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { notes } from "./block-notes.ts";
import type { BlockPart, World } from "./block-part.ts";
import { peopleIn } from "./block-people.ts";
import { asksAtEnd, type Block, blockIn, type Intent, intents, isList } from "./blocks.ts";

const ACTION = new RegExp(`^(?:${ACTIONS})\\b`, "iu");

/** What a message with a block of lines asks for, told by the lines' form and the words around them; null where it is none. */
export function readBlock(message: string, world: World): BlockPart[] | null {
  const block = blockIn(message);
  if (block === null || !mayHandOver(block, world.reader)) return null;
  const intent = intents.find((one) => one === world.given.block) ?? block.intent;
  if (intent === "note") return notes(block, world);
  // "Add a note to Ana: …", and an order on the next line: each is one of its own.
  if (intent === "tasks" && block.lines.every(({ text, isMarked }) => !isMarked && KEEPS_NOTE.test(text))) return null;
  const found = intent === "tasks" ? null : (valuesOf(block, world) ?? peopleIn(block, intent, world));
  if (found) return found;
  if (!isList(block) || (block.lead === "" && block.close === "" && !block.lines.every(({ isMarked }) => isMarked)))
    return null;
  if (intent === "tasks") return tasks(block, world);
  if (intent === "person" || block.lead + block.close === "") return null;
  if (block.lines.every(({ text, isMarked }) => isMarked && ACTION.test(text) && !world.isOrder(text)))
    return tasks(block, world);
  return intent === null && block.lines.some(({ isMarked }) => isMarked) ? [{ ...unclear(block), names: [] }] : null;
}

const KEEPS_NOTE =
  /^\W*(?:(?:please|pls|can you|could you|and|also)[\s,]+)*(?:(?:add|make|write|leave|put|save|log|jot)\s+(?:(?:an?|the|another|quick|new)\s+)*)?notes?\s+(?:on|for|about|to)\s[^:\n]{2,60}:\s*\S/iu;
const ASKS =
  /^(?:who|what|which|when|where|how|why|whose|show|list|tell|find|is|are|do|does|did|can|count|give|any|search)\b/;

/** Questions, orders not to do something and what is to be read or answered only hand nothing over. */
const mayHandOver = ({ lead, close, intent }: Block, { language }: Reader): boolean =>
  [lead, close].every((words) => {
    const kind = words === "" ? null : kindOf(words, language);
    // "What I still have to do:" and "notes from Thursday" head a list.
    const isHeading =
      kind === "question" &&
      intent !== null &&
      !words.includes("?") &&
      (/:$/u.test(words) || !ASKS.test(plainOf(words)));
    const isRequest =
      /^(?:[^,?]{3,60},\s+)?(?:please\s+)?(?:can|could|would|will) you\b/iu.test(words) && asksAtEnd(words);
    return (
      (kind === null || kind === "confirmation" || isHeading || isRequest) &&
      !FORBIDS.test(plainOf(words)) &&
      !changesTask(words) &&
      !/\b(?:summari[sz]e|translate|explain|reply|respond|rephrase|rewrite|proofread|what do you think|analy[sz]e|draft|answer this)\b/.test(
        plainOf(words),
      )
    );
  });

/** "Hana: 160", "Pim de Wit; salary ask 130": a value of each, where every line has one of someone known. */
function valuesOf({ lead, lines }: Block, { reader, lists }: World): BlockPart[] | null {
  const phrases = new PhraseReader(lists, reader.language);
  const label = labelIn(lead, lists);
  const frames = lines.map(({ text }): Frame | null => {
    const [named, other] = namesIn(text, reader).sort((one, two) => one.from - two.from);
    if (!named || named.from > 1 || named.people.length === 0 || (other && other.from < named.to)) return null;
    const said = text.slice(named.to).replace(/^['’]s\b|^[\s;:,|=>–—-]+/gu, "");
    const changes = factsIn(said, label, phrases);
    return changes && { do: "set", who: [{ people: named.people, said: text.slice(named.from, named.to) }], changes };
  });
  const all = frames.filter((frame) => frame !== null);
  // Between the rows of a sheet a line that is none is left out, and told.
  const isBetween = label !== null && frames[0] !== null && frames.at(-1) !== null;
  const others = lines.flatMap(({ text }, no) => (frames[no] === null ? [`“${text}”`] : []));
  if (all.length < 2 || (others.length > 0 && !isBetween)) return null;
  const without = others.length === 0 ? "" : ` I left out ${others.join(", ")}.`;
  const doubt = `It is from your list. Confirm to store it.${without}`;
  return all.map((frame) => ({ reading: reading(frame, { doubt }), names: [] }));
}

function factsIn(said: string, label: string | null, phrases: PhraseReader): Change[] | null {
  const ways = label === null ? [said] : [`${label} ${said}`, said];
  for (const words of ways) {
    const { changes, left } = phrases.read(words);
    const isNamed = changes.every((change) => !("field" in change) || change.field !== "company");
    if (changes.length > 0 && left.length === 0 && isNamed) return changes;
  }
  return null;
}

/** The field or column that a lead names: "new salary asks:". */
function labelIn(lead: string, { columns }: Lists): string | null {
  const words = plainWords(lead).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ""));
  for (let at = 0; at < words.length; at += 1) {
    const named = fieldNamed(words.slice(at), columns) ?? fieldNamed(plainWords(lead).slice(at), columns);
    if (named && (!("field" in named.target) || !/^(?:name|meetingSummaries|company)$/.test(named.target.field)))
      return "column" in named.target ? named.target.column.label : personFields[named.target.field].label;
  }
  return null;
}

/** The day that a lead says for all of its items: "my list for tomorrow". What happened then is no day to do it. */
function dayIn(lead: string, { reader }: World): string {
  const [date] = findDates(lead, reader.today, reader.language);
  if (!date || date.date < reader.today) return "";
  const said = lead.slice(0, date.index + date.text.length);
  return /\b(?:for|by|due|until|till|before|on)\s+(?:the\s+)?$/iu.test(
    said.slice(0, -date.text.replace(/^(?:for|by|due|until|till|before|on)\s+/iu, "").length),
  )
    ? date.text
    : "";
}

/** "Birgitta - proofs" is for Birgitta. */
function forSomebody(text: string, reader: Reader): string {
  const [named] = namesIn(text, reader).sort((one, two) => one.from - two.from);
  const mark = named?.from === 0 && named.people.length > 0 ? /^\s+[-–—]+\s+/u.exec(text.slice(named.to)) : null;
  return named && mark ? `${text.slice(0, named.to)}: ${text.slice(named.to + mark[0].length)}` : text;
}

const TODO = /^(?:to-?\s?do|action(?: item| point)?|task|ai|ap)\s*(?:[:–—-]\s*|\s(?=\p{Lu}))/iu;
const HEADS_TASKS =
  /^(?:open |our |my |the )?(?:actions?|action (?:items?|points?)|to-?\s?dos?|next steps?|tasks?|follow-?ups?)\s*:?$/iu;

/** The lines that are tasks: those marked so, below such a heading or with a bullet, where only some are; else all. */
function itemsIn(lines: Block["lines"]): string[] {
  const texts = (some: Block["lines"]) => some.map(({ text }) => text.replace(TODO, ""));
  const said = lines.filter(({ text }) => TODO.test(text));
  if (said.length > 0) return texts(said);
  const head = lines.findIndex(({ text }) => HEADS_TASKS.test(text));
  const own = lines.slice(head + 1);
  const next = head < 0 ? -1 : own.findIndex(({ text, isMarked }) => !isMarked && /:$/u.test(text));
  const below = next < 0 ? own : own.slice(0, next);
  const marked = below.filter(({ isMarked }) => isMarked);
  return texts(marked.length > 0 ? marked : below);
}

function tasks(block: Block, world: World): BlockPart[] {
  const { lead, lines } = block;
  const day = dayIn(lead, world);
  const [named, other] = namesIn(lead, world.reader).filter(({ people }) => people.length === 1);
  const who = named && !other ? (named.people[0] ?? null) : null;
  return itemsIn(lines).map((text) => {
    const hasDay = findDates(text, world.reader.today, world.reader.language).length > 0;
    const said = forSomebody(text, world.reader);
    return { task: taskSentence(hasDay || day === "" ? said : `${said} ${day}`), title: text, who };
  });
}

function unclear({ lines }: Block): { reading: Problem } {
  const isOne = lines.length === 1;
  const some = isOne ? `“${cutAtWord(lines[0]?.text ?? "", 60)}”` : `these ${lines.length} lines`;
  const choices: { kind: "note"; id: Intent; name: string }[] = [
    { kind: "note", id: "tasks", name: isOne ? "a task" : "tasks, one for each line" },
    { kind: "note", id: "note", name: isOne ? "a note" : "one note" },
    { kind: "note", id: "person", name: isOne ? "someone new" : "new people" },
  ];
  return {
    reading: {
      problem: `What shall I make of ${some}? ${choices.map(({ name }, no) => `${no + 1}: ${name}`).join("; ")}.`,
      offers: ["Tasks", "One note"],
      asks: { asks: "block", about: "" },
      choices,
    },
  };
}
