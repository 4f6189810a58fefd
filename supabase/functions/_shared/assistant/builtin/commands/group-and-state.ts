import type { StepRequest } from "../../assistant-model.ts";
import { literal } from "../literal.ts";

const GROUP = /(?<!\p{L})(?:all(?: of)?|every|everyone|everybody|each|whoever)(?!\p{L})/iu;
const ORDER =
  /^\W*(?:(?:please|pls|can you|could you|ok|okay)[\s,]+)*(?:move|reassign|assign|set|put|change|give|hand|shift|transfer)\s/iu;

/** "Move all leads to Trial and set them Paused": two changes of one group, as one order for it. Other messages are unchanged. */
export function withStateOfGroup({ message, user, people }: StepRequest): string {
  if (message.length > 160 || !ORDER.test(message) || !GROUP.test(message) || /[\n:?"“]/u.test(message)) return message;
  if (people.some(({ by }) => by === "name")) return message;
  for (const [label, options] of [
    ["status", user.statuses],
    ["stage", user.stages],
  ] as const)
    for (const option of options) {
      const behind = new RegExp(
        `\\s*,?\\s+(?:and|then|and then)\\s+(?:set|make|mark|put|move|keep|flag)\\s+(?:them(?: all)?|all of them|their (?:${label}))(?:\\s+(?:to|as|on|in|into))?\\s+${literal(option)}[\\s.!]*$`,
        "iu",
      );
      if (behind.test(message)) return message.replace(behind, ` and ${label} ${option}`);
    }
  return message;
}
