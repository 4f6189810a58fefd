import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";

/** "As a lead": what is one of the user's stages is no role. */
export function asStage(change: Change, stages: readonly string[]): Change {
  if (!("field" in change) || change.field !== "roleTitle" || change.value === null) return change;
  const said = plainWords(change.value).join(" ");
  const stage = stages.find((one) => plainWords(one).join(" ") === said);
  return stage === undefined ? change : { field: "stage", value: stage };
}
