import type { PersonRow } from "@contract/founder-list";
import type { Command, Section } from "@/lib/commands";
import { excerptOf } from "@/lib/marked-text";

export type FoundPerson = Pick<PersonRow, "id" | "name" | "company"> & Partial<Pick<PersonRow, "match">>;

/** A note or a post, and whose it is. */
export interface FoundText {
  id: string;
  kind: "notes" | "posts";
  person: Pick<FoundPerson, "id" | "name" | "company">;
  content: string;
}

export interface FoundTask {
  id: string;
  title: string;
  isDone: boolean;
  dueDate: string | null;
  founderName: string | null;
}

/** One line of the palette. `id` is unique in it. */
export type Hit =
  | { kind: "person"; id: string; person: FoundPerson }
  /** A note or a post of this person. */
  | { kind: "text"; id: string; person: FoundPerson }
  | { kind: "task"; id: string; task: FoundTask }
  | { kind: "command"; id: string; command: Command };

export interface PaletteSection {
  heading: string;
  hits: Hit[];
}

const COMMAND_SECTIONS: readonly Section[] = ["Go to", "Actions", "Help"];
const COMMANDS_AT_MOST = 6;
/** With fewer letters, too many commands begin so. */
const WINS_FROM = 3;

/** Of one person: more would hide everyone else's. */
const TEXTS_AT_MOST = 3;

const wordsOf = (text: string) => text.trim().toLowerCase().split(/\s+/).filter(Boolean);
/** Without accents, as the search compares. */
const folded = (word: string) => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Whether the words begin words of the label, in its order and from its first one on: "add task" does in "Add a task". */
function beginsLabel(label: string, words: readonly string[]): boolean {
  const [first, ...rest] = wordsOf(label);
  const [start, ...others] = words;
  if (first === undefined || start === undefined || !first.startsWith(start)) return false;
  let at = 0;
  return others.every((word) => {
    const found = rest.findIndex((one, place) => place >= at && one.startsWith(word));
    at = found + 1;
    return found >= 0;
  });
}

/** How well a command fits, 0 the best; null when a word begins none of the words that it is known by. */
function rankOf({ label, section, keywords = [] }: Command, words: readonly string[]): number | null {
  if (beginsLabel(label, words)) return 0;
  const isIn = (known: readonly string[]) => words.every((word) => known.some((one) => one.startsWith(word)));
  if (isIn(wordsOf(label))) return 1;
  return isIn(wordsOf([label, section, ...keywords].join(" "))) ? 2 : null;
}

interface FoundCommands {
  /** The best first, otherwise in their own order. */
  found: Command[];
  /** What is typed begins the best one's label. */
  wins: boolean;
  /** It begins words of the best one's label, and not only of what else it is known by. */
  isNamed: boolean;
}

/** The commands that fit what is typed. */
export function findCommands(commands: readonly Command[], text: string): FoundCommands {
  const words = wordsOf(text);
  const ranked = commands.flatMap((command) => {
    const rank = command.unlisted ? null : rankOf(command, words);
    return rank === null ? [] : [{ command, rank }];
  });
  ranked.sort((one, other) => one.rank - other.rank);
  return {
    found: ranked.slice(0, COMMANDS_AT_MOST).map(({ command }) => command),
    wins: ranked[0]?.rank === 0 && ranked[0].command.section !== "Help" && text.trim().length >= WINS_FROM,
    isNamed: ranked[0] !== undefined && ranked[0].rank <= 1,
  };
}

interface Found {
  text: string;
  people: readonly FoundPerson[];
  tasks: readonly FoundTask[];
  /** Notes and posts with some of the words, the best first. */
  texts?: readonly FoundText[];
  commands: readonly Command[];
}

const toHit = {
  person: (person: FoundPerson): Hit => ({ kind: "person", id: `person ${person.id}`, person }),
  text: (person: FoundPerson): Hit => ({ kind: "text", id: `text ${person.id}`, person }),
  task: (task: FoundTask): Hit => ({ kind: "task", id: `task ${task.id}`, task }),
  command: (command: Command): Hit => ({ kind: "command", id: `command ${command.id}`, command }),
};

/** Whether each word that is typed begins a word of the text. */
function hasAllWords(content: string, typed: string): boolean {
  const all = folded(content).match(/[\p{L}\p{N}]+/gu) ?? [];
  return wordsOf(typed).every((word) => all.some((one) => one.startsWith(folded(word))));
}

/** The notes and posts with every word, a few of each person; of someone without one, where the search found them. */
function textHits(people: readonly FoundPerson[], texts: readonly FoundText[], typed: string): Hit[] {
  const counts = new Map<string, number>();
  const hits = texts.flatMap(({ id, kind, person, content }): Hit[] => {
    const count = counts.get(person.id) ?? 0;
    if (count >= TEXTS_AT_MOST || !hasAllWords(content, typed)) return [];
    counts.set(person.id, count + 1);
    const match = { field: kind, excerpt: excerptOf(content, typed) };
    return [{ kind: "text", id: `text ${id}`, person: { ...person, match } }];
  });
  const others = people.filter((person) => isInText(person) && !counts.has(person.id));
  return [...others.map(toHit.text), ...hits];
}

const isInText = ({ match }: FoundPerson) => match?.field === "notes" || match?.field === "posts";

/**
 * What was found, in sections and in the order of its use: a command whose label begins so comes before everything else, and one
 * whose label has the words at least before what merely mentions them.
 */
export function paletteSections({ text, people, tasks, texts = [], commands }: Found): PaletteSection[] {
  const { found, wins, isNamed } = findCommands(commands, text);
  const section = { heading: "Commands", hits: found.map(toHit.command) };
  const named = [
    { heading: "People", hits: people.filter((person) => !isInText(person)).map(toHit.person) },
    { heading: "Tasks", hits: tasks.map(toHit.task) },
  ];
  const mentions = { heading: "Notes and posts", hits: textHits(people, texts, text) };
  const others = isNamed ? [section, mentions] : [mentions, section];
  const all = wins ? [section, ...named, mentions] : [...named, ...others];
  return all.filter(({ hits }) => hits.length > 0);
}

/** What an empty palette offers: people under a heading of their own, then every command by its section. */
export function startingSections(
  heading: string,
  people: readonly FoundPerson[],
  commands: readonly Command[],
): PaletteSection[] {
  const groups = COMMAND_SECTIONS.map((name): PaletteSection => ({
    heading: name,
    hits: commands.filter(({ section, unlisted }) => section === name && !unlisted).map(toHit.command),
  }));
  return [{ heading, hits: people.map(toHit.person) }, ...groups].filter(({ hits }) => hits.length > 0);
}

/** The word that a command was found by when its label does not say it. */
export function keywordFound({ label, section, keywords = [] }: Command, typed: string): string | null {
  const words = wordsOf(typed);
  const strange = words.find((word) => !wordsOf(`${label} ${section}`).some((one) => one.startsWith(word)));
  if (strange === undefined) return null;
  return keywords.find((keyword) => wordsOf(keyword).some((one) => one.startsWith(strange))) ?? null;
}
