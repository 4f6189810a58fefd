import type { StepRequest } from "../assistant-model.ts";
import { withColumnByUse } from "./columns/column-by-use.ts";
import { withoutAfterTheCall } from "./commands/after-the-call.ts";
import { withNumberedLines } from "./commands/numbered-in-a-row.ts";
import { withTasksAsTalkedOf } from "./commands/tasks-as-talked-of.ts";
import { withTitleWhole } from "./commands/titled-whole.ts";
import { withColumnsInShort } from "./columns/typed-in-short.ts";
import { withWhoIsLeft } from "./questions/who-is-left.ts";
import { withAskedKindly } from "./commands/asked-kindly.ts";
import { withFieldBehind } from "./commands/field-named-behind.ts";
import { withPlaceAmongFacts } from "./commands/facts-in-a-list.ts";
import { withStateTold } from "./commands/states-told-first.ts";
import { withOptionNumerals } from "./commands/option-numerals.ts";
import { withKeptUnder } from "./commands/kept-under.ts";
import { withoutSigh } from "./commands/without-sigh.ts";
import { withOrdersInRow } from "./commands/orders-in-a-row.ts";
import { withShortLabels } from "./commands/short-labels.ts";
import { withTasksByWhatTheyAre } from "./commands/tasks-by-what-they-are.ts";
import { withThereNamed } from "./commands/there-at-firm.ts";
import { withToldBeforeFacts } from "./newcomers/told-before-facts.ts";

/** A message as typed in haste, with its short forms in full and each of several orders as a sentence of its own. */
export const withRowsAndAsides = (request: StepRequest): string =>
  [
    withoutSigh,
    ({ message }: StepRequest) => withoutAfterTheCall(withNumberedLines(message)),
    ({ message }: StepRequest) => withTitleWhole(message),
    withTasksAsTalkedOf,
    ({ message, people }: StepRequest) => withKeptUnder(message, people),
    ({ message }: StepRequest) => withAskedKindly(message),
    ({ message, columns = [] }: StepRequest) => withShortLabels(withOptionNumerals(message, columns), columns),
    ({ message }: StepRequest) => withToldBeforeFacts(message),
    ({ message, people, columns = [] }: StepRequest) => withTasksByWhatTheyAre(message, people, columns),
    ({ message, people }: StepRequest) => withThereNamed(message, people),
    withOrdersInRow,
    withStateTold,
    withPlaceAmongFacts,
    withFieldBehind,
    ({ message }: StepRequest) => withColumnByUse(withColumnsInShort(message)),
    withWhoIsLeft,
  ].reduce((message, say) => say({ ...request, message }), request.message);
