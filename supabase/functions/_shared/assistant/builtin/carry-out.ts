import { withAmounts } from "./amount-meant.ts";
import { type Answer, say } from "./answers.ts";
import { asSaid } from "./commands/opposites.ts";
import { withOptionMeant } from "./commands/option-meant.ts";
import { faultOfReading, faultOfWords, withSoundValues } from "./commands/sound-changes.ts";
import { faultOfChange } from "./commands/values.ts";
import type { Change, Frame, Reading, Who } from "./commands/frames.ts";
import { notesOf } from "./notes-meant.ts";
import { outcome } from "./outcome.ts";
import { NOTE_ASKED, noteUnsaid } from "./note-unsaid.ts";
import { addTaskForEach } from "./add-task-each.ts";
import { addTask, changeTasks, deleteTasks } from "./carry-out-tasks.ts";
import {
  asking,
  idOf,
  joined,
  listsOf,
  NEWCOMER,
  peopleOf,
  type Person,
  type Ready,
  ready,
  type Turn,
} from "./ready.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { dropToldBefore, offeredNotes } from "./told/offered-notes.ts";
import { addColumn } from "./columns/add-column.ts";
import { changeColumn, deleteColumn } from "./columns/change-column.ts";
import { addPerson, withNextAsked } from "./newcomers/add-person.ts";
import type { Asking } from "./resolve.ts";
import type { Found } from "./script.ts";
import { setMany } from "./set-many.ts";
import { setOn } from "./set-values.ts";
import { doubtOfNames } from "./doubtful-names.ts";
import { noteOfStranger } from "./strangers-named.ts";
import { lookingBack } from "./stored-days.ts";
import { withWhoIsThere } from "./who-stands-for.ts";
import { whatOfTheirs } from "./what-of-theirs.ts";
import { valueNamesOther } from "./value-names-other.ts";
import { nearlyNamed } from "./people-with.ts";
import { asInUse, asOneself, faultOfOwnName } from "./vocabulary/owners.ts";
import { isOfAnother } from "./whose-address.ts";
import { plain } from "./wording.ts";

/** Looks up who and what a reading means; says what to ask where that is not sure. Changes nothing. */
export function prepare({ frame, more }: Reading, clause: ReadClause, turn: Turn): Ready | Asking {
  const parts: Ready[] = [];
  for (const each of [frame, ...more]) {
    const { frame: said, doubt: isAt } = withWhoIsThere(each, turn);
    const sound = "changes" in said ? withSoundValues(said.changes, turn.request.message) : null;
    const one =
      "changes" in said && sound
        ? {
            ...said,
            changes: sound.changes.map((change) =>
              lookingBack(ownerInUse(withOptionMeant(asSaid(change, clause.text)), turn), turn.request),
            ),
          }
        : said;
    const unowned = "changes" in one ? faultOfOwnName(one.changes, turn.request) : null;
    if (unowned) return asking(unowned);
    const ready = prepareFrame(one, clause, turn);
    if ("ask" in ready) return withNextAsked(ready, more.slice(more.indexOf(each) + 1));
    parts.push({ ...ready, doubt: isAt ?? ready.doubt ?? sound?.doubt ?? doubtOfNames(said, ready, clause, turn) });
  }
  return {
    run: (held) => joined(parts.map((part) => part.run(held))),
    left: parts.flatMap(({ left }) => left),
    doubt: parts.find(({ doubt }) => doubt !== null)?.doubt ?? null,
    about: parts.at(-1)?.about ?? null,
    taskIds: parts.flatMap(({ taskIds = [] }) => taskIds),
    goneIds: parts.flatMap(({ goneIds = [] }) => goneIds),
  };
}

/** An owner who is in use is stored as they are spelled there. */
const ownerInUse = (change: Change, { request }: Turn): Change =>
  "field" in change && change.field === "owner" && change.value !== null && faultOfOwnName([change], request) === null
    ? {
        field: "owner",
        value: asInUse(
          asOneself(change.value, request.user.name, request.user.owners ?? []),
          request.user.owners ?? [],
        ),
      }
    : change;

function prepareFrame(frame: Frame, clause: ReadClause, turn: Turn): Ready | Asking {
  switch (frame.do) {
    case "add_person":
      return addPerson(frame, turn);
    case "note":
      return note(frame, clause, turn);
    case "set":
      return set(frame, clause, turn);
    case "set_many":
      return setMany(frame, clause, turn);
    case "change_column":
      return changeColumn(frame, turn);
    case "add_column":
      return addColumn(frame, clause, turn);
    case "delete_column":
      return deleteColumn(frame, turn);
    case "add_task":
      return addTask(frame, clause, turn);
    case "add_task_each":
      return addTaskForEach(frame, clause, turn);
    case "change_task":
      return whatOfTheirs(clause, turn) ?? changeTasks(frame, turn);
    case "delete_task":
      return deleteTasks(frame, turn);
    case "delete_person":
    case "email":
      return aboutPerson(frame, clause, turn);
    case "delete_note":
      return deleteNotes(frame, clause, turn);
  }
}

function note({ who, content, isTold }: Frame & { do: "note" }, clause: ReadClause, turn: Turn): Ready | Asking {
  const other =
    who.length === 0 ? noteOfStranger(content, turn.request.people, (said) => nearlyNamed(said, turn.call)) : null;
  if (other) return asking(other);
  const people = peopleOf(who.length > 0 ? who : spokenOf(turn), clause, turn);
  if ("ask" in people) return people;
  const asked = turn.request.history.findLast(({ role }) => role === "assistant")?.content ?? "";
  // What answers the question for a text has the colon of the order that it is put into.
  const isMarked =
    !asked.startsWith(NOTE_ASKED) &&
    clause.text
      .toLowerCase()
      .replace(/[\s.!]+$/u, "")
      .endsWith(`: ${content.toLowerCase()}`);
  const unsaid = noteUnsaid(content, people.is, turn.request.people, isMarked);
  if (unsaid) return asking(unsaid);
  return ready(people.is.at(-1) ?? null, (held) => {
    // The card that offered the same is answered by this.
    if (isTold) for (const { id } of offeredNotes(turn.request)) turn.call("take_back", { actionId: id }, null);
    return joined(
      people.is
        .map((person) => ({ ...person, id: idOf(person, turn) }))
        .map((person) =>
          person.id.startsWith(NEWCOMER)
            ? notYet(person.name, content)
            : { ...outcome(turn.call("create_note", { founderId: person.id, content }, held), person), about: person },
        ),
    );
  });
}

/** Who waits for a Confirm can have no note yet. */
function notYet(name: string, said: string): Answer {
  // "For Greta: …" leads to it.
  const content = said.replace(/^(?:for|on|about|to)\s+[^:\n]{2,60}:\s*/iu, "");
  return say(`Shall I note “${plain(content)}” on ${plain(name)}? Confirm that they are added, and ask me then.`, [
    `Note on ${name}: ${content}`,
  ]);
}

/** A note that names nobody is about the person that the conversation is about. */
function spokenOf({ request, spoken }: Turn): Who[] {
  const { personId } = spoken;
  const person = request.people.find(({ id }) => id === personId) ?? request.state?.person ?? null;
  return person === null
    ? []
    : [{ people: [{ company: null, stage: null, status: null, by: "name", ...person }], said: person.name }];
}

/** "Set both to Quoted", where only one was spoken of. */
const SETS_BOTH =
  /^\W*(?:(?:and|ok|okay|please|now|then)[\s,]+)*(?:set|move|put|mark|make|change|give|assign)\s+(?:both|the two|them both)(?:\s+of\s+(?:them|these|those))?\s+(?:to|as|on|at|in|into|back)(?![\p{L}])/iu;

function set({ who, changes: said }: Frame & { do: "set" }, clause: ReadClause, turn: Turn): Ready | Asking {
  const people = peopleOf(who, clause, turn);
  if ("ask" in people) return people;
  const [only, another] = people.is;
  const own = only && !another && !idOf(only, turn).startsWith(NEWCOMER) ? idOf(only, turn) : null;
  const { changes, doubt } = withAmounts(said, clause.language, turn, own);
  if (people.is.length === 1 && SETS_BOTH.test(turn.request.message))
    return asking({
      problem: "Which two do you mean? Please name them.",
      offers: [],
      asks: { asks: "person", about: "both" },
    });
  const named = who.flatMap((one) => one.people);
  if (isOfAnother(changes, named, turn.request.message))
    return asking({
      problem: `Whose address is it? I took it for ${plain(named[0]?.name ?? "someone else")}'s. To add someone, say “add”, their name and their LinkedIn URL.`,
      offers: [],
      asks: { asks: "person", about: "" },
    });
  const names = named.map(({ name }) => name);
  const fault = changes
    .map(
      (change) =>
        valueNamesOther(change, people.is, turn.request.people) ??
        faultOfReading(change, clause.text, names, listsOf(turn.request)) ??
        faultOfChange(change, listsOf(turn.request)) ??
        faultOfWords(change, names),
    )
    .find((one) => one !== null);
  if (fault) return asking(fault);
  const all = people.is.map((person) => ({ ...person, id: idOf(person, turn) }));
  // "Will's review and his size": the same person twice.
  const each = all.filter(({ id }, no) => all.findIndex((one) => one.id === id) === no);
  const run: Ready["run"] = (held) => {
    if (held !== null) dropToldBefore(turn.request, turn.call);
    return {
      ...joined(each.map((person) => setOn(person, changes, turn.call, held))),
      ...(each.length > 1 && { listed: each.map(({ id, name }) => ({ kind: "person" as const, id, name })) }),
    };
  };
  return ready(each.at(-1) ?? null, run, { doubt });
}

function aboutPerson(frame: Frame & { do: "delete_person" | "email" }, clause: ReadClause, turn: Turn): Ready | Asking {
  const people = peopleOf(frame.do === "delete_person" ? frame.who : [frame.who], clause, turn);
  if ("ask" in people) return people;
  const [person] = people.is;
  const { call } = turn;
  if (frame.do === "delete_person" || !person)
    return ready(null, (held) => ({
      ...joined(people.is.map(({ id }) => outcome(call("delete_founder", { founderId: id }, held)))),
      // Who is not deleted after all is still who was spoken of.
      ...(person && people.is.length === 1 && { about: person }),
    }));
  return ready(person, (held) =>
    draft(call("draft_email", { founderId: person.id, purpose: frame.purpose }, held), person),
  );
}

function deleteNotes({ ref }: Frame & { do: "delete_note" }, clause: ReadClause, turn: Turn): Ready | Asking {
  const found = notesOf(ref, clause, turn, true);
  if ("ask" in found) return found;
  const { notes, person, left } = found.is;
  const run = (held: string | null) =>
    joined(notes.map(({ id }) => outcome(turn.call("delete_note", { noteId: id }, held))));
  return ready(person, run, { left });
}

function draft(found: Found, person: Person): Answer {
  const { subject = "", body = "" } = found.detail ?? {};
  if (body === "") return outcome(found);
  return {
    ...say(
      `Draft from a template to ${plain(person.name)}, for you to edit and send:\n\n**${plain(subject)}**\n\n${body}`,
    ),
    about: person,
  };
}
