import { addDays } from "../../contract/calendar-date.ts";
import { say } from "./answers.ts";
import type { Frame, TaskChange, TaskRef } from "./commands/frames.ts";
import { faultOfTitle } from "./commands/sound-changes.ts";
import { faultOfRhythm } from "./commands/task-days.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { leftWhere, withoutLater } from "./pushed-back.ts";
import { withListedOne } from "./listed-in-title.ts";
import { outcome } from "./outcome.ts";
import { asking, idOf, joined, NEWCOMER, peopleOf, type Ready, ready, type Turn } from "./ready.ts";
import { NO_THREAD } from "./referring/thread.ts";
import { openOfThatTitle } from "./same-titled.ts";
import { type Asking, type KnownTasks, type MeantTask, personOf, tasksOf } from "./resolve.ts";
import type { TaskLine } from "./script.ts";
import { dayBefore } from "./stored-days.ts";
import { plain, sentenceCase } from "./wording.ts";

const NO_TASK = { title: null, description: null, status: null, dueDate: null, recurrence: null, founderId: null };

/** "Each of them: catch up", after a list of people. */
const FOR_EACH =
  /^(?:(?:on|for)\s+)?(?:each|all|both|every one)(?:\s+one)?(?:\s+of\s+(?:them|these|those)\s*[:,–-]?|\s*[:,–-])\s*(?:to\s+)?/iu;
const EACH_AT_MOST = 10;
const THERE_ALREADY = "You have this task already. Confirm to move it to that day.";
const THEM = /\b(?:her|him|them)\b(?!\s+own\b)/u;
/** "A call with her", of someone who is added in the same breath. */
const WITH_THEM = /\bwith (?:her|him|them)$/u;

export function addTask(frame: Frame & { do: "add_task" }, clause: ReadClause, turn: Turn): Ready | Asking {
  const one = withListedOne(frame.title, turn.request.state?.list ?? []);
  return one && (frame.who?.people ?? [one.person]).some(({ id }) => id === one.person.id)
    ? addOneTask({ ...frame, title: one.title, who: { people: [one.person], said: one.person.name } }, clause, turn)
    : addOneTask(frame, clause, turn);
}

function addOneTask(
  { title, date, recurrence, who, status, description = "" }: Frame & { do: "add_task" },
  clause: ReadClause,
  turn: Turn,
): Ready | Asking {
  if (FOR_EACH.test(title) && who === null) {
    const meant = (turn.request.state?.list ?? []).filter(({ kind }) => kind === "person");
    const rest = sentenceCase(title.replace(FOR_EACH, ""));
    if (meant.length === 0 || meant.length > EACH_AT_MOST || rest === "")
      return { ask: say("Who do you mean by “them”? Please name them, ten at most."), question: null };
    return ready(
      null,
      (held) =>
        joined(
          meant.map(({ id }) =>
            outcome(
              turn.call("create_task", { ...NO_TASK, title: rest, dueDate: date, recurrence, founderId: id }, held),
            ),
          ),
        ),
      { doubt: "Several tasks would be added at once." },
    );
  }
  const fault =
    faultOfTitle(title) ?? (recurrence === null ? faultOfRhythm(clause.text, `${title} ${description}`) : null);
  if (fault) return asking(fault);
  const open = date === null || recurrence !== null || description !== "" ? null : openOfThatTitle(title, turn);
  if (date !== null && open && open.dueDate !== date) {
    const moved = changeTasks(
      { do: "change_task", tasks: [{ by: "id", id: open.id }], change: { dueDate: date } },
      turn,
    );
    return "ask" in moved ? moved : { ...moved, run: () => moved.run(THERE_ALREADY) };
  }
  const people = who === null ? { is: [] } : peopleOf([who], clause, turn);
  if ("ask" in people) return people;
  const [person] = people.is;
  const stored = date === null && !recurrence ? dayBefore(title, person ?? null, turn) : null;
  if (stored && "ask" in stored) return stored;
  const given = {
    ...NO_TASK,
    title,
    status: status ?? null,
    description: description === "" ? null : description,
    dueDate: date ?? stored?.is ?? null,
    recurrence,
  };
  const doubt = stored && { doubt: stored.why };
  return ready(
    person ?? null,
    (held) => {
      const founderId = person ? idOf(person, turn) : null;
      const isStored = founderId !== null && !founderId.startsWith(NEWCOMER);
      // Who waits for a Confirm can be no task's person yet: the title names them.
      const them = person && isStored && turn.added.has(person.id) ? WITH_THEM : THEM;
      const named =
        person && (!isStored || them === WITH_THEM)
          ? { title: title.replace(them, (words) => words.replace(THEM, person.name)) }
          : {};
      const task = { ...given, ...named, founderId: isStored ? founderId : null };
      const found = turn.call("create_task", task, held);
      const about = person && isStored ? { ...person, id: founderId } : undefined;
      return { ...outcome(found, about), ...(about && { about }) };
    },
    doubt ?? {},
  );
}

const knownTasks = ({ request, given, spoken }: Turn): KnownTasks => ({
  list: request.state?.list ?? [],
  thread: request.state?.thread ?? NO_THREAD,
  lastTaskIds:
    spoken.taskIds.length > 0
      ? spoken.taskIds
      : (request.changes ?? []).flatMap(({ tool, recordId, status }) =>
          /_task$/.test(tool) && recordId !== null && status !== "cancelled" ? [recordId] : [],
        ),
  people: request.people,
  earlierTaskIds: (request.state?.earlier ?? []).flatMap(({ taskId }) => taskId ?? []),
  personId: spoken.personId,
  given,
  today: request.today,
  weekStart: request.user.weekStart ?? "sunday",
});

export function changeTasks({ tasks, change }: Frame & { do: "change_task" }, turn: Turn): Ready | Asking {
  // "It is not done after all. Move it to Friday": the second is about a task that is still stored as done.
  const isSpokenOf = turn.spoken.taskIds.length > 0 && tasks.every(({ by }) => by === "last");
  const fault = change.title === undefined ? null : faultOfTitle(change.title);
  if (fault) return asking(fault);
  const of = change.status === "todo" || isSpokenOf ? "any" : "open";
  const found = tasksOf(tasks, turn.call, of, knownTasks(turn));
  if ("ask" in found) return found;
  const gone = found.is.find(({ task }) => turn.spoken.goneIds.includes(task.id));
  if (gone)
    return {
      ask: say(`“${plain(gone.task.title)}” is to be deleted, so I changed nothing of it. What shall I do instead?`),
      question: null,
    };
  const person = change.who ? personOf(change.who, change.who.said) : null;
  if (person && "ask" in person) return person;
  const undated = found.is.find(
    ({ task }) => change.recurrence && task.dueDate === null && change.dueDate === undefined,
  );
  if (undated && turn.given["date:"] === undefined)
    return asking({
      problem: `From which day on should “${plain(undated.task.title)}” repeat?`,
      offers: [],
      asks: { asks: "date", about: "" },
    });
  const { moved, kept } = withoutLater(found.is, change, tasks, turn.request.message);
  const [only, another] = moved;
  const about = only && !another ? personOfTask(only.task) : null;
  return ready(
    about,
    (held) => ({
      ...joined([
        ...moved.map(({ task }) =>
          outcome(
            turn.call("update_task", { taskId: task.id, ...patchOf(change, task, person?.is.id ?? null, turn) }, held),
          ),
        ),
        ...(kept.length > 0 ? [say(leftWhere(kept))] : []),
      ]),
      ...(about && { about }),
    }),
    {
      left: moved.flatMap(({ left }) => left),
      doubt: isEverything(tasks) && moved.length > 1 ? AT_ONCE : null,
      taskIds: moved.map(({ task }) => task.id),
    },
  );
}

/** Returns the person a task is about, for "her" in the next message. */
const personOfTask = ({ founderId, founderName }: TaskLine): { id: string; name: string } | null =>
  founderId !== null && founderName !== null ? { id: founderId, name: founderName } : null;

const AT_ONCE = "Several tasks would be changed at once.";
const isEverything = (tasks: readonly TaskRef[]): boolean => tasks.some((ref) => ref.by === "all" && ref.due === null);

function patchOf(
  { title, description, addition, status, dueDate, later, recurrence, who }: TaskChange,
  { dueDate: due, description: text }: TaskLine,
  founderId: string | null,
  { request, given }: Turn,
) {
  const day =
    later === undefined
      ? (dueDate ?? (recurrence && due === null ? given["date:"] : undefined))
      : addDays(due === null || (due < request.today && later > 0) ? request.today : due, later);
  return {
    patch: {
      ...NO_TASK,
      title: title ?? null,
      description: addition === undefined ? (description ?? null) : [text ?? "", addition].filter(Boolean).join("\n\n"),
      status: status ?? null,
      dueDate: day ?? null,
      recurrence: recurrence ?? null,
      founderId,
    },
    // What repeats needs a day.
    clear: [
      ...(recurrence === null ? ["recurrence"] : []),
      ...(dueDate === null ? ["dueDate"] : []),
      ...(who === null ? ["founderId"] : []),
    ],
  };
}

export function deleteTasks({ tasks }: Frame & { do: "delete_task" }, turn: Turn): Ready | Asking {
  if (
    tasks.some(
      (ref) => ref.by === "all" && ref.due === null && ref.who === null && ref.isDone !== true && ref.isBegun !== true,
    )
  )
    return {
      ask: say("I don't delete all tasks at once. Name the tasks, or select them on the Tasks screen.", [
        "List my tasks",
      ]),
      question: null,
    };
  const found = tasksOf(tasks, turn.call, "any", knownTasks(turn));
  if ("ask" in found) return found;
  const ids = found.is.map(({ task }) => task.id);
  return ready(
    null,
    // Where it is not deleted after all, "it" is this task.
    (held) => ({
      ...joined(found.is.map(({ task }: MeantTask) => outcome(turn.call("delete_task", { taskId: task.id }, held)))),
      listed: found.is.map(({ task }) => ({ kind: "task", id: task.id, name: task.title })),
    }),
    { left: found.is.flatMap(({ left }) => left), taskIds: ids, goneIds: ids },
  );
}
