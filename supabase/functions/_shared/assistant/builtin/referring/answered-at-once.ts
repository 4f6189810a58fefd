import type { StepRequest } from "../../assistant-model.ts";
import type { Answer } from "../answers.ts";
import type { Call } from "../script.ts";
import type { OwnColumn } from "../reading.ts";
import { howToDo } from "../questions/how-to-do.ts";
import { whatWasBefore } from "./asked-again.ts";
import { noteOfNobody } from "./as-other-kind.ts";
import { beforeWhichDay } from "./before-which-day.ts";
import { asksWhichDay } from "../task-said-shortly.ts";
import { whichOfTheWeeks } from "./day-of-listed-week.ts";
import { fieldLeftOut } from "./field-left-out.ts";
import { listedNoteGone } from "./listed-note-gone.ts";
import { ofListedText } from "./listed-text.ts";
import { unclearOther } from "./of-the-last.ts";
import { whoseIsTheSame } from "./two-asked.ts";
import { whichOfListed } from "./one-of-listed.ts";
import { keptOnDay } from "./kept-after-undo.ts";
import { whichOfThose } from "./one-of-those.ts";
import { placeOfNoList } from "./places-of-list.ts";
import { respelledName } from "./respelled-name.ts";
import { equalToWhich, madeEqual } from "./made-equal.ts";
import { doneOtherwise } from "./other-act.ts";
import { ofWaitingColumn } from "./of-waiting-column.ts";
import { whatChanged } from "./what-changed.ts";
import { onlyTheField } from "./only-the-field.ts";
import { valueInstead } from "./value-instead.ts";
import { wordInstead } from "./word-instead.ts";
import { yesToWaiting } from "./yes-to-several.ts";
import { ofMadeTask } from "./made-tasks.ts";
import { timeOfTask } from "./time-of-task.ts";
import { waitingColumnChanged } from "./waiting-column-changed.ts";
import { retitled } from "./retitled.ts";
import { otherCount } from "./those-counted.ts";
import { ofToldFigures } from "./told-figures.ts";
import { whichOneDue } from "./the-one-due.ts";
import { whenWasThat } from "./when-was-that.ts";

/** What goes on from the last answer or change and needs no more reading; null for any other message. */
export const answeredAtOnce = (request: StepRequest, call: Call, columns: readonly OwnColumn[]): Answer | null =>
  ofWaitingColumn(request, call) ??
  noteOfNobody(request) ??
  respelledName(request, call) ??
  valueInstead(request, call) ??
  wordInstead(request, call) ??
  equalToWhich(request, columns) ??
  howToDo(request, columns) ??
  keptOnDay(request, call) ??
  whichOfListed(request, call, columns) ??
  whichOfThose(request) ??
  whoseIsTheSame(request) ??
  unclearOther(request) ??
  whichOneDue(request, call) ??
  (madeEqual({ request, columns, call }) ? null : otherCount(request)) ??
  whatChanged(request) ??
  ofToldFigures(request) ??
  whenWasThat(request) ??
  whatWasBefore(request) ??
  yesToWaiting(request) ??
  onlyTheField(request, call, columns) ??
  fieldLeftOut(request, call) ??
  waitingColumnChanged(request, call) ??
  ofMadeTask(request, call) ??
  placeOfNoList(request) ??
  timeOfTask(request, call) ??
  beforeWhichDay(request) ??
  whichOfTheWeeks(request) ??
  asksWhichDay(request, call) ??
  listedNoteGone(request, call) ??
  ofListedText(request, call) ??
  retitled(request, call) ??
  doneOtherwise(request, call);
