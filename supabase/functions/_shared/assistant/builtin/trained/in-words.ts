import { personFields } from "../../../contract/person-fields.ts";
import type { Change, Frame, TaskChange } from "../commands/frames.ts";
import { listed } from "../commands/values.ts";
import type { TaskLine } from "../script.ts";
import { dateText, plain } from "../wording.ts";

/** What a change would do, as one of several choices: "Add PR to Needs of Rajesh Menon". */
export function inWords(frame: Frame, tasks: readonly TaskLine[]): string {
  if (frame.do === "set") {
    const people = listed(
      frame.who.map(({ people, said }) => plain(people.length === 1 ? (people[0]?.name ?? said) : said)),
    );
    return upper(frame.changes.map((change) => changeInWords(change, people)).join(", "));
  }
  if (frame.do === "add_task")
    return `Add the task “${plain(frame.title)}”${frame.date === null ? "" : `, due ${dateText(frame.date)}`}`;
  if (frame.do === "add_person") return `Add ${plain(frame.name.said)}`;
  if (frame.do === "note") return `Note “${plain(frame.content)}”`;
  if (frame.do === "add_column") return `Add the column “${plain(frame.label)}”`;
  if (frame.do === "delete_column") return `Delete the column “${plain(frame.label)}”`;
  if (frame.do === "change_column")
    return frame.label === null
      ? frame.added.length === 0
        ? `Take ${listed(frame.removed.map(plain))} out of the options of ${plain(frame.column.label)}`
        : `Add ${listed(frame.added.map(plain))} to the options of ${plain(frame.column.label)}`
      : `Rename ${plain(frame.column.label)} to ${plain(frame.label)}`;
  if (frame.do === "delete_person")
    return `Delete ${listed(frame.who.map(({ people, said }) => plain(people[0]?.name ?? said)))}`;
  if (frame.do === "delete_note") {
    const { who, words } = frame.ref;
    const about = words === "" ? "the last note" : `the note “${plain(words)}”`;
    return `Delete ${about}${who === null ? "" : ` on ${plain(who.people[0]?.name ?? who.said)}`}`;
  }
  if (frame.do === "email") return `Draft an email to ${plain(frame.who.people[0]?.name ?? frame.who.said)}`;
  if (frame.do !== "change_task" && frame.do !== "delete_task") return "";
  const named = frame.tasks.map((ref) => tasks.find(({ id }) => ref.by === "id" && id === ref.id)?.title);
  if (named.includes(undefined)) return "";
  const titles = listed(named.map((title) => `“${plain(title ?? "")}”`));
  return frame.do === "delete_task" ? `Delete ${titles}` : taskInWords(frame.change, titles);
}

function changeInWords(change: Change, people: string): string {
  const label = "column" in change ? plain(change.column.label) : personFields[change.field].label;
  const { value } = change;
  if (value === null) return `empty ${label} of ${people}`;
  const shown = /^\d{4}-\d{2}-\d{2}$/.test(value) ? dateText(value) : plain(value);
  if (change.step !== undefined) return `${change.step > 0 ? "raise" : "lower"} ${label} of ${people} by ${shown}`;
  const how = "column" in change ? change.how : undefined;
  const without = "column" in change ? (change.without ?? []) : [];
  if (how === "removes") return `take ${shown} out of ${label} of ${people}`;
  if (how === "adds")
    return `add ${shown} to ${label} of ${people}${without.length > 0 ? ` and take ${listed(without)} out` : ""}`;
  return `set ${label} of ${people} to ${shown}`;
}

function taskInWords(
  { status, dueDate, recurrence, who, title, description, addition, later }: TaskChange,
  titles: string,
): string {
  if (status === "done") return `Mark ${titles} as done`;
  if (status === "in_progress") return `Start ${titles}`;
  if (status === "todo") return `Reopen ${titles}${dueDate ? `, due ${dateText(dueDate)}` : ""}`;
  if (recurrence !== undefined)
    return recurrence === null ? `Stop repeating ${titles}` : `Repeat ${titles} ${recurrence}`;
  if (who) return `Link ${titles} to ${plain(who.people[0]?.name ?? who.said)}`;
  if (title !== undefined) return `Rename ${titles} to “${plain(title)}”`;
  if (addition !== undefined) return `Add “${plain(addition)}” to the text of ${titles}`;
  if (description !== undefined) return `Set the text of ${titles} to “${plain(description)}”`;
  if (later !== undefined) return `Move ${titles} by ${later} ${later === 1 ? "day" : "days"}`;
  return dueDate ? `Set ${titles} to ${dateText(dueDate)}` : `Take the day off ${titles}`;
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
