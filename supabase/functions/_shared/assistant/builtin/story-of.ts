import { splitMessage } from "../untrusted-text.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { isAction } from "./commands/task-leads.ts";
import { startsCommand } from "./commands/split-clauses.ts";
import { BESIDE_NOTE } from "./guesses/guess.ts";
import { INSTEAD, orOneOf, toDoInstead } from "./guesses/also-meant.ts";
import type { OpenQuestion } from "./reading.ts";
import { lastOf } from "./guesses/best-guess.ts";
import { choose, isFragment } from "./outcome-of.ts";
import { type Turn } from "./ready.ts";
import { asked, openOf, type Said, withState } from "./said.ts";
import { ofFirm, tell } from "./stories.ts";
import { storyGoesOn } from "./told/offered-notes.ts";
import { isTheirField } from "./their-field.ts";
import { dayTold } from "./told-changes.ts";

/** Words that ask for nothing: no order, no question. */
export const isTelling = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !startsCommand(text) && !/[?？؟]/u.test(text) && !isAction(text);

/** What a message tells about people, offered as notes; null when it asks for something. */
export function storyOf(clauses: readonly ReadClause[], turn: Turn): Said | null {
  const { request } = turn;
  const { pasted } = splitMessage(request.message);
  if (request.mode === "ask" || (clauses.length === 0 && pasted === "")) return null;
  const [only, another] = clauses;
  if (only && !another && (isFragment(only) || isTheirField(only, request.columns ?? []))) return null;
  // "We met yesterday. Update last met.": the order says of which column the day is.
  const [who, other] = only?.people ?? [];
  const day = only?.kind === "report" && clauses.length === 2 && who && !other ? dayTold(clauses, who, turn) : null;
  if (day) return withState(day.ready.run(day.why), request, null);
  const told = clauses.filter(({ kind }) => kind === "report" || kind === "out_of_scope" || kind === "small_talk");
  const hasReport =
    clauses.some(({ kind, readings }) => kind === "report" && readings.length === 0) ||
    (storyGoesOn(request) !== null &&
      clauses.every(
        (clause) => clause.kind === "out_of_scope" && clause.readings.length === 0 && isTelling(clause.text),
      ));
  if (told.length < clauses.length) return null;
  const isNews =
    !hasReport &&
    clauses.every(({ readings, text }) => readings.length === 0 && isTelling(text)) &&
    ofFirm(clauses, turn);
  if (!hasReport && !isNews && pasted === "") return null;
  if (!hasReport && clauses.some(({ readings }) => readings.length > 0)) return null;
  const story = tell(clauses, turn, choose);
  if (story === null) return null;
  if ("ask" in story) return asked(story, turn);
  const said = story();
  const instead = only && !another && pasted === "" ? toDoInstead(only, turn, lastOf(turn), choose) : [];
  if (!only || instead.length === 0) return withState(said, request, null);
  // What is told may be to do something: the note is offered, and so is that.
  const asking = orOneOf(INSTEAD, instead, only);
  return withState(
    { ...said, text: `${said.text}\n\n${asking.ask.text}` },
    request,
    besideNote(openOf(asking, turn, request.message)),
  );
}

/** A yes is said to the note, whose card waits. */
const besideNote = (open: OpenQuestion | null): OpenQuestion | null =>
  open && { ...open, given: { ...open.given, [BESIDE_NOTE]: "yes" } };
