import type { StepRequest } from "../../assistant-model.ts";

const LEAD = String.raw`^\W*(?:(?:and|so|ok|okay|but)[\s,]+)*`;
const OF_THOSE = String.raw`(?:\s+(?:one|task))?(?:\s+(?:of|on|in)\s+(?:those|them|these|that list|the list))?`;
const WHICH = String.raw`(?:the\s+)?(?:(?<place>first|second|third|fourth|fifth|last)${OF_THOSE}|(?<it>it|that(?:\s+one|\s+task)?|this(?:\s+one|\s+task)?))`;
const REPEATS = String.raw`(?:repeat|recur|come (?:back|round|around|up)(?: again)?|repeating|recurring|repeated|happen again|a (?:repeating|recurring|regular) (?:one|task)|a one-?\s?off)(?:\s+(?:itself|or not|at all|too|as well|every (?:week|month|quarter|year)))*`;
const ASKED = [
  new RegExp(String.raw`${LEAD}(?:does|is|will)\s+${WHICH}\s+${REPEATS}[\s?.!]*$`, "iu"),
  new RegExp(String.raw`${LEAD}${WHICH}[\s,:–-]+(?:does|is|will)\s+(?:it|that|this)\s+${REPEATS}[\s?.!]*$`, "iu"),
];
const PLACES = ["first", "second", "third", "fourth", "fifth"];

/** "The last one of those, does it repeat?" with the title of the task that was listed there; other messages are unchanged. */
export function withTaskOfList({ message, state }: Pick<StepRequest, "message" | "state">): string {
  const groups = ASKED.map((asked) => asked.exec(message)?.groups).find((one) => one !== undefined);
  const tasks = (state?.list ?? []).filter(({ kind }) => kind === "task");
  if (!groups || tasks.length === 0) return message;
  const place = (groups["place"] ?? "").toLowerCase();
  const task =
    place === "last"
      ? tasks.at(-1)
      : place !== ""
        ? tasks[PLACES.indexOf(place)]
        : tasks.length === 1
          ? tasks[0]
          : undefined;
  return task ? `how often does ${task.name} repeat?` : message;
}
