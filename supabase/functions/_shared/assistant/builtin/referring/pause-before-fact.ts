import type { StepRequest } from "../../assistant-model.ts";

/** "No wait, Ana is in Oslo", "hang on, Ana moved to Oslo". */
const PAUSE =
  /^\W*(?:(?:[Nn]o|[Nn]ope|[Oo]h|[Aa]h|[Hh]ey|[Bb]ut|[Oo]k|[Oo]kay|[Ss]orry)[\s,.!]+)*(?:[Ww]ait|[Hh]old on|[Hh]ang on)(?: a (?:sec|second|minute|moment))?[\s,.;:!–—-]+(?=\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?\s(?:is|has|was|moved|works|lives|left|joined|became|runs)\s)/u;

/** A message that tells something of one who is named, without the pause before it; where someone else was just changed it stays, as it corrects who was meant. */
export function withoutPause({ message, people, changes = [] }: StepRequest): string {
  if (!PAUSE.test(message)) return message;
  const named = people.filter(({ by }) => by === "name" || by === "part").map(({ id }) => id);
  const isOfOther = changes.some(
    ({ tool, founderId }) =>
      /^(?:update_founder|set_custom_value)$/.test(tool) && founderId != null && !named.includes(founderId),
  );
  return isOfOther || named.length === 0 ? message : message.replace(PAUSE, "");
}
