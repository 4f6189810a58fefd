import type { StepRequest } from "../assistant-model.ts";
import { tickedAsTold } from "./columns/ticked-as-told.ts";
import { tickedBehind } from "./columns/ticked-behind.ts";
import { withoutBack } from "./commands/back-to.ts";
import { withFirmNamed } from "./commands/firm-name.ts";
import { foreignAround } from "./commands/foreign-orders-around.ts";
import { ofTheirRecord } from "./commands/of-their-record.ts";
import { ofWholeLists } from "./commands/of-whole-lists.ts";
import { isNoteLead } from "./commands/split-clauses.ts";
import { typedInFull } from "./commands/typed-short.ts";
import { withoutWhy } from "./commands/why-behind.ts";
import { addedInPassing } from "./newcomers/added-in-passing.ts";
import { askedKindly } from "./questions/asked-kindly.ts";
import { afterRegret } from "./referring/after-regret.ts";

type Wording = (request: StepRequest) => string;
/** What says who or what an order is of, before it is known whether a note follows. */
const LEADS: readonly Wording[] = [foreignAround, afterRegret, ofTheirRecord];
const WORDS: readonly Wording[] = [
  tickedAsTold,
  tickedBehind,
  ofWholeLists,
  typedInFull,
  askedKindly,
  addedInPassing,
  withoutWhy,
  withoutBack,
  withFirmNamed,
];
/** A message of this length may be a text that someone pasted. */
const MOST_LETTERS = 260;

/** Questions and orders as busy people type them, in the words in which these are read; what a note is to say stays as it is. */
export function saidPlainly(request: StepRequest): string {
  if (request.message.length > MOST_LETTERS || request.message.includes("\n")) return request.message;
  const say = (message: string, wordings: readonly Wording[]) =>
    wordings.reduce((said, wording) => wording({ ...request, message: said }), message);
  const led = say(request.message, LEADS);
  return isNoteLead(led) ? led : say(led, WORDS);
}
