import type { StepRequest } from "../../assistant-model.ts";
import type { Answer } from "../answers.ts";
import type { Call } from "../script.ts";
import { titleOf } from "./other-act.ts";
import { changedTask } from "./retitled.ts";
import { LEAD } from "./targets.ts";

const TIME = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h|o['’]clock)|\d{1,2}:\d{2}|noon|midday`;
const ONLY_TIME = new RegExp(
  String.raw`${LEAD}(?:(?:make|move|set|change|push|shift|let['’]?s (?:make|say))(?: (?:it|that|this))?(?: to)?\s+)?(?:at|@|um|à|a las|around|about)?\s*(?<time>${TIME})(?:\s+(?:please|then|sharp))*[\s.!]*$`,
  "iu",
);
const IN_TITLE = new RegExp(String.raw`\s+(?:at|um|à|around|about)\s+(?:${TIME}(?![\p{L}\p{N}])|\d{1,2}$)`, "iu");

/** "10am", after one task was made or changed: its title with the time, as tasks have a day and no time. Null where more is said. */
export function timeOfTask(request: StepRequest, call: Call): Answer | null {
  const { time } = ONLY_TIME.exec(request.message.trim())?.groups ?? {};
  const standing = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
  const [action, another] = standing;
  if (time === undefined || request.mode === "ask" || (request.state?.question ?? null) !== null) return null;
  if (!action || another || !/^(?:create|update)_task$/u.test(action.tool)) return null;
  const title = titleOf(action, call);
  if (title === null) return null;
  const said = changedTask(action, { title: `${title.replace(IN_TITLE, "")} at ${time}` }, call);
  return { ...said, text: `${said.text} Tasks have a day and no time, so “at ${time}” is in its title.` };
}
