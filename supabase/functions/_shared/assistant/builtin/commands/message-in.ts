import type { StepRequest } from "../../assistant-model.ts";
import { respelled } from "../respelled.ts";
import { splitMessage } from "../../untrusted-text.ts";
import type { OwnColumn } from "../reading.ts";
import { withDayCounted } from "../referring/day-before.ts";
import { inUsualOrder } from "./foreign-orders.ts";
import { withSpokenMarks } from "./note-ends.ts";
import { withAskedBehind } from "./orders-below.ts";
import { withoutList } from "./people-commands.ts";
import { withDayColumns } from "./pasted-orders.ts";
import { dutyUnder, putUnder, taskUnder } from "./put-under.ts";
import { withoutQuotedLabels } from "./quoted-labels.ts";
import { asForeignTask, withForeignRhythm } from "./foreign-tasks.ts";
import { languageIn } from "./reader-of.ts";
import { respelledOutsideQuotes, withFirstLine, withoutOwnWords } from "./respelled-text.ts";
import { withoutRetracted } from "./retracted.ts";
import { withRetakeJoined } from "./retakes.ts";
import { saidPlainly } from "./said-plainly.ts";
import { withoutTag } from "./tag-questions.ts";
import { withTaskOfEach } from "./task-for-each.ts";
import { asTasks } from "./task-behind.ts";
import { withCountedLast } from "./task-days.ts";
import { bulletedOrders } from "./task-lists.ts";
import { inTaskOrders } from "./task-orders.ts";
import { withToldTasks } from "./worded-new-tasks.ts";

/** A message with what people say in a roundabout way said plainly. */
const inPlainWords = (said: string, today: string): string =>
  saidPlainly(
    asTasks(
      inTaskOrders(withToldTasks(withCountedLast(withoutTag(withTaskOfEach(withRetakeJoined(said)))), today)),
      today,
    ),
  );

/** A message as it is read: its own words, plainly and in the usual order, and what they replace. */
export function messageIn(request: StepRequest, columns: readonly OwnColumn[]) {
  const bullets = bulletedOrders(request.message);
  const { instruction, pasted } = bullets
    ? { instruction: request.message, pasted: "" }
    : splitMessage(request.message);
  const spelt = withoutOwnWords(request.people, columns);
  const asked = withAskedBehind(
    withoutQuotedLabels(instruction, columns),
    columns.map(({ label }) => label),
  );
  const names = request.people.flatMap(({ name, by }) => (by === "near" ? [] : [name]));
  const filed = dutyUnder(taskUnder(putUnder(asked, columns), names), names, request.today);
  const { message: said, dropped } = withoutRetracted(
    withSpokenMarks(withDayColumns(respelledOutsideQuotes(filed, spelt), columns)),
  );
  const plainly = inPlainWords(withoutList(said, names), request.today);
  const language = languageIn(plainly, request);
  const message = withDayCounted(
    asForeignTask(inUsualOrder(withForeignRhythm(plainly, language), language), language, request.today),
    request.today,
  );
  return {
    message,
    pasted,
    dropped,
    language,
    handed: withFirstLine(request.message, (line) => respelled(line, spelt)),
  };
}
