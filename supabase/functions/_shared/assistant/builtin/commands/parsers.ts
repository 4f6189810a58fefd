import { numberedOption } from "./numbered-option.ts";
import { contactRhythm } from "./contact-rhythm.ts";
import { columnOrders } from "../columns/column-orders.ts";
import { addColumn, changeColumn, deleteColumn, editColumn } from "./column-commands.ts";
import { bareNote } from "./bare-note.ts";
import { droppedNote } from "./dropped-note.ts";
import { deleteNote, writeNote } from "./note-commands.ts";
import { storeSummary } from "./store-summary.ts";
import { assignOwner, clearFields, nobodysField, setFields } from "./field-commands.ts";
import { statedFacts } from "./stated-facts.ts";
import { rename, renamePart } from "./rename-person.ts";
import { broughtTo, caredFor, ownedBy, ownedByNobody } from "./owned-by.ts";
import { deletePerson, draftEmail } from "./people-commands.ts";
import { addTask, plannedAction } from "./new-tasks.ts";
import { addTaskForEach } from "./tasks-for-many.ts";
import { changeTask } from "./task-changes.ts";
import { setManyBySlots } from "./slots/many-people.ts";
import { setBySlots } from "./slots/slot-frames.ts";
import { deleteTask, reportedDone } from "./task-refs.ts";
import type { Problem, Reading } from "./frames.ts";
import { taskOfUnknownDay } from "./day-unknown.ts";
import type { Parse, Parser } from "./grammar.ts";
import { withoutPoliteness } from "./politeness.ts";
import { leavesNewDay } from "./day-left.ts";
import { newValue } from "./new-value.ts";
import { ofSlips, respelledClause } from "./respelled-clause.ts";
import { type Reader, type Token, tokensOf } from "./tokens.ts";
import { faultOfChange } from "./values.ts";

/** The grammar, in the order in which it is tried: what begins with the surest words comes first. */
const PARSERS: readonly Parser[] = [
  deleteNote,
  columnOrders,
  addColumn,
  deleteColumn,
  editColumn,
  changeColumn,
  storeSummary,
  bareNote,
  writeNote,
  addTaskForEach,
  contactRhythm,
  addTask,
  ownedByNobody,
  caredFor,
  ownedBy,
  broughtTo,
  setManyBySlots,
  deletePerson,
  clearFields,
  rename,
  renamePart,
  assignOwner,
  draftEmail,
  setFields,
  setBySlots,
  nobodysField,
  changeTask,
  deleteTask,
  statedFacts,
  reportedDone,
  plannedAction,
  numberedOption,
  newValue,
];

/** What may begin with "everyone" and "all" and ask nothing. */
const OF_MANY: readonly Parser[] = [setManyBySlots, changeTask];

/** Returns every way in which the grammar reads a clause, the best first. One that it can't read is retried with its misspellings corrected. */
export function readingsOf(
  parse: Parse,
  tokens: readonly Token[],
  reader: Reader,
  isOfMany: boolean,
): (Reading | Problem)[] {
  const dropped = isOfMany ? null : (droppedNote(parse) ?? taskOfUnknownDay(parse));
  if (dropped) return [dropped];
  const exact = (isOfMany ? OF_MANY : PARSERS)
    .flatMap((parser) => parser(parse) ?? [])
    .filter((one) => !isDayAlone(one, parse.text) && !leavesNewDay(one, parse));
  const whole = exact.find((one): one is Reading => "frame" in one && one.left.length === 0);
  const hasWhole = whole !== undefined && !hasFault(whole, parse);
  const slips =
    hasWhole || isOfMany || reader.language !== "en" ? null : respelledClause(parse.text, tokens, parse.lists);
  if (slips === null) return exact;
  const mended = {
    ...parse,
    text: slips.text,
    tokens: withoutPoliteness(tokensOf(slips.text, reader), reader.language),
  };
  return [
    ...ofSlips(
      PARSERS.flatMap((parser) => parser(mended) ?? []),
      slips.slips,
    ),
    ...exact,
  ];
}

/** A value that its field cannot have is one with a slip in it, perhaps. */
const hasFault = ({ frame, more }: Reading, { lists }: Parse): boolean =>
  [frame, ...more].some(
    (one) => "changes" in one && one.changes.some((change) => faultOfChange(change, lists) !== null),
  );

/** "Meeting notes Jane 20 Nov" is the head of a note: a day is what nobody's summary says. */
const isDayAlone = (one: Reading | Problem, text: string): boolean =>
  "frame" in one &&
  one.frame.do === "set" &&
  !/[:=]|\b(?:set|put|change|update|add|to|is)\b/iu.test(text) &&
  one.frame.changes.some((change) => "field" in change && change.field === "meetingSummaries");
