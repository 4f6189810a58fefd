import { literalWords } from "../literal.ts";
import type { StepRequest } from "../../assistant-model.ts";
import type { OwnColumn } from "../reading.ts";
import { withLabelFirst, withPlainLabels } from "./label-said-first.ts";
import { withOtherNames } from "./other-names.ts";
import { withBareField } from "../questions/bare-fields.ts";
import { withIntroducer } from "../told/introduced-by.ts";

const SETS =
  /^\W*(?:(?:please|pls|ok|okay|now|then|and|can you|could you)[\s,]+)*(?:set|put|change|update|make|give)\s/iu;
/** Labels that begin as what is told of a meeting does. */
const BEGINS_AS_TOLD = /^(?:met|saw|spoke|talked|called|had|visited|e-?mailed|contacted)\s\S/iu;

/** "Set Ana's stage to Lead, met on yesterday": a column that is called so, in a list of values, is no story that begins there. */
function withLabelsMarked(request: StepRequest, columns: readonly OwnColumn[]): StepRequest {
  if (!SETS.test(request.message)) return request;
  const labels = columns.map(({ label }) => label).filter((label) => BEGINS_AS_TOLD.test(label));
  const message = labels.reduce((text, label) => {
    const said = literalWords(label);
    return text.replace(new RegExp(`(,\\s*(?:and\\s+)?${said})\\s+(?!to\\s|is\\s|[:=])(?=\\S)`, "giu"), "$1: ");
  }, request.message);
  return message === request.message ? request : { ...request, message };
}

/** A message with plain words for what the user's own columns hold. */
export function withColumnsSaid(request: StepRequest, columns: readonly OwnColumn[]): StepRequest {
  const whole = withPlainLabels(withLabelFirst(request, columns), columns);
  return withLabelsMarked(withBareField(withOtherNames(withIntroducer(whole, columns), columns), columns), columns);
}
