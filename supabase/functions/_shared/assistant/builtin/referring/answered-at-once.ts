import type { StepRequest } from "../../assistant-model.ts";
import type { Answer } from "../answers.ts";
import type { Call } from "../script.ts";
import { howToDo } from "../questions/how-to-do.ts";
import { whatWasBefore } from "./asked-again.ts";
import { ofListedText } from "./listed-text.ts";
import { unclearOther } from "./of-the-last.ts";
import { doneOtherwise } from "./other-act.ts";
import { ofWaitingColumn } from "./of-waiting-column.ts";
import { whatChanged } from "./what-changed.ts";
import { retitled } from "./retitled.ts";
import { otherCount } from "./those-counted.ts";
import { ofToldFigures } from "./told-figures.ts";
import { whenWasThat } from "./when-was-that.ts";

/** What goes on from the last answer or change and needs no more reading; null for any other message. */
export const answeredAtOnce = (request: StepRequest, call: Call): Answer | null =>
  ofWaitingColumn(request) ??
  howToDo(request) ??
  unclearOther(request) ??
  otherCount(request) ??
  whatChanged(request) ??
  ofToldFigures(request) ??
  whenWasThat(request) ??
  whatWasBefore(request) ??
  ofListedText(request, call) ??
  retitled(request, call) ??
  doneOtherwise(request, call);
