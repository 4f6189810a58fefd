import { byName } from "../by-name.ts";
import { type Reading, reading } from "../commands/frames.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { guessed } from "../guesses/guess.ts";
import type { Person, Turn } from "../ready.ts";
import { isWord } from "../task-words.ts";
import { contentWords } from "../../words.ts";

/** "The papers for the lease are all in". */
const CAME =
  /^(?:(?:so|and|now|then|also)\s+)*(?:the|her|his|their|our|all (?:of )?the)\s+(?<thing>[^,;:.!?\n]{3,60}?)(?:\s+(?:is|are|have|has|was|were|got)|['’](?:s|re|ve))\s+(?:(?:now|all|finally|both|been|already|just|come|at last)\s+)*(?:in|here|there|arrived|through|back|signed|sent|received|delivered|sorted|done|completed?|finished|settled|paid|with us)(?:\s+(?:now|at last|today|too|already))*[\s.!]*$/iu;
/** A task to get something from someone: done once it has come. */
const CHASES =
  /^(?:chase(?:\s+up)?|get|collect|obtain|await|wait(?:ing)?\s+for|follow(?:ing)?[\s-]+up\s+on|request|pick\s+up|push\s+for|nudge\s.{2,40}?\s(?:for|about)|remind\s.{2,40}?\s(?:of|about)|ask\s.{2,40}?\sfor)\s+(?<thing>\S.*)$/iu;

/** What is told to have come, as the change that marks the one open task to get it as done; null for anything else. */
function thingCame(piece: string, person: Person | null, { call }: Turn): Reading | null {
  const came = contentWords(CAME.exec(piece.trim())?.groups?.["thing"] ?? "");
  if (came.length === 0) return null;
  const { tasks = [] } = call("list_tasks", { status: "open", due: null, founderId: null, query: null });
  const fits = tasks.filter(({ title, status, founderId }) => {
    const own = contentWords(CHASES.exec(title)?.groups?.["thing"] ?? "");
    const isOf = (words: readonly string[], others: readonly string[]) =>
      words.every((word) => others.some((other) => isWord(word, other)));
    const isTheirs = founderId === null || person === null || founderId === person.id;
    return status !== "done" && isTheirs && own.length > 0 && isOf(own, came) && isOf(came, contentWords(title));
  });
  const [only, another] = fits;
  if (!only || another) return null;
  return reading({ do: "change_task", tasks: [{ by: "id", id: only.id }], change: { status: "done" } });
}

/** A piece that no grammar reads, with what it may mean where every word of it is used. */
export function withGuess(clause: ReadClause, person: Person | null, turn: Turn): ReadClause {
  if (clause.readings.length > 0) return clause;
  const came = thingCame(clause.text, person, turn);
  if (came) return { ...clause, readings: [came] };
  const guess = guessed(clause, turn, person && byName(person));
  return guess && "reading" in guess ? { ...clause, readings: [guess.reading] } : clause;
}
