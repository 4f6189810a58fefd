import { plainWords } from "../../words.ts";
import type { TaskRef, Who } from "../commands/frames.ts";
import { isInTitle, namingWords } from "../vocabulary/akin.ts";
import type { Turn } from "../ready.ts";
import { inSlot, type SlotWords, type Understood } from "./understood.ts";

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const COUNTS = ["one", "two", "three", "four", "five", "six"];

/** The tasks that slots name; empty where none are. */
export function tasksIn(slots: readonly SlotWords[], read: Understood, who: Who | null, turn: Turn): TaskRef[] {
  const named = inSlot(slots, "task").flatMap(({ words }): TaskRef[] => refsIn(words, read, who));
  const which = inSlot(slots, "which").flatMap(({ words }) => whichOf(words, who, turn));
  // "Call it X, not Y": it is the one that is named.
  const others = named.length > 0 ? which.filter(({ by }) => by !== "last") : which;
  if (named.length > 0 || others.length > 0) return unique([...named, ...others]);
  const [person, another] = who?.people ?? [];
  const own = read.tasks.filter(({ founderId, status }) => founderId === person?.id && status !== "done");
  return who && person && !another && own.length > 0 ? [{ by: "words", words: who.said, who }] : [];
}

const unique = (refs: readonly TaskRef[]): TaskRef[] =>
  refs.filter((ref, no) => refs.findIndex((other) => JSON.stringify(other) === JSON.stringify(ref)) === no);

const AND = /\s*,\s*(?:and\s+)?|\s+(?:and|plus|und|y|et)\s+|\s*&\s*/iu;
/** "The labels and the kegs": each of them, found or not, unless one task has all the words. */
function refsIn(words: string, read: Understood, who: Who | null): TaskRef[] {
  const isOne = read.tasks.some(({ title, founderName }) => {
    const own = namingWords(`${title} ${founderName ?? ""}`);
    return namingWords(words).every((word) => isInTitle(word, own));
  });
  const parts = isOne ? [words] : words.split(AND).filter((part) => namingWords(part).length > 0);
  return parts.map((part) => byTitle(part, read) ?? { by: "words", words: part, who });
}

/** The one task that has most of the words in its title, by its id. */
function byTitle(words: string, { tasks }: Understood): TaskRef | null {
  const said = namingWords(words).filter((word) => !/^(?:task|tasks|todo|reminder|thing|one)$/.test(word));
  if (said.length === 0) return null;
  const scored = tasks
    .map(({ id, title, status, founderName }) => {
      const own = namingWords(`${title} ${founderName ?? ""}`);
      const hits = said.filter((word) => isInTitle(word, own)).length;
      return { id, score: hits / said.length + hits / (50 * own.length) - (status === "done" ? 0.3 : 0) };
    })
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  const isClear = best !== undefined && best.score > 0.5 && best.score > (next?.score ?? 0) + 0.001;
  return isClear ? { by: "id", id: best.id } : null;
}

/** "The first two", "everything overdue", "it". */
function whichOf(words: string, who: Who | null, turn: Turn): TaskRef[] {
  const plain = plainWords(words);
  const has = (pattern: RegExp) => plain.some((word) => pattern.test(word));
  const listed = (turn.request.state?.list ?? []).filter(({ kind }) => kind === "task");
  const one = plain.includes("one") ? { isOne: true as const } : {};
  // "The first of the overdue ones" is one of them.
  const isOne =
    has(/^(?:first|second|third|fourth|fifth|sixth|oldest|newest)$/) && !has(/^(?:two|three|four|five|six|all|every)$/);
  if (!isOne && has(/^(?:overdue|late|past|uberfallig\w*|vencid\w+|atrasad\w+|retard)$/))
    return [{ by: "all", due: "overdue", who, ...one }];
  if (has(/^(?:today|todays|heute|hoy)$/)) return [{ by: "all", due: "today", who, ...one }];
  if (has(/^(?:other|others|rest|remaining|andere\w*|otr[ao]s?|autres?)$/))
    return [{ by: "others", ...(plain.includes("one") && { count: 1 }) }];
  const count = COUNTS.findIndex((word, no) => no > 0 && (plain.includes(word) || plain.includes(String(no + 1)))) + 1;
  const places = PLACES.flatMap((word, no) =>
    plain.includes(word) || plain.includes(`${no + 1}${ENDINGS[no] ?? "th"}`) ? [no + 1] : [],
  );
  const isLast = has(/^(?:last|letzte\w*|ultim\w+|derni\w+)$/);
  if (isLast && listed.length > 0)
    return Array.from({ length: Math.max(1, count) }, (_, no) => ({ by: "place", place: listed.length - no }));
  if (places[0] === 1 && count > 1) return Array.from({ length: count }, (_, no) => ({ by: "place", place: no + 1 }));
  if (places.length > 0) return places.map((place): TaskRef => ({ by: "place", place }));
  if (has(/^(?:all|everything|every|both|them|these|those|they|alle|todas|todos|tous|toutes)$/)) {
    if (listed.length > 0 && !has(/^(?:tasks|todos|reminders)$/))
      return listed.map(({ id }): TaskRef => ({ by: "id", id }));
    const begun = has(/^(?:progress|underway|started|begun)$/) ? { isBegun: true as const } : {};
    return who || has(/^(?:all|every|everything|alle|todas|tous|toutes)$/)
      ? [{ by: "all", due: null, who, ...begun }]
      : [{ by: "last" }];
  }
  return [{ by: "last" }];
}
const ENDINGS = ["st", "nd", "rd"];
