import { slipsBetween } from "../../spelling.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const SHORTEST = 5;
const LONG = 8;
/** A word with a capital in the middle of a sentence is a name. */
const NAMES = /(?<=[\p{L}\p{N},]\s+)\p{Lu}\p{L}{4,}/gu;
const WAITS = /\b(?:still\s+)?(?:is |are )?(?:wait(?:s|ing)?|awaits?|awaiting)\s+(?:for|on)\s+(?=\S)/giu;

/**
 * A question with the user's own words as they are spelled: "who is in Surevy" asks for the stage Survey, which it says, and "who waits for a
 * sail" for the column of what is awaited.
 */
export function inOwnWords(said: string, { user, columns = [], people }: StepRequest): { text: string; read: string } {
  const options = [...user.stages, ...user.statuses, ...columns.flatMap(({ options: own }) => own)];
  const known = new Set(
    [
      ...options,
      ...columns.map(({ label }) => label),
      ...people.flatMap(({ name, company }) => [name, company ?? ""]),
    ].flatMap((words) => plainWords(words)),
  );
  const single = [...new Set(options.filter((option) => plainWords(option).length === 1))];
  const slips: string[] = [];
  const spelled = said.replace(NAMES, (word) => {
    const written = plainWords(word).join("");
    if (known.has(written)) return word;
    const [only, another] = single.filter((option) => isSlip(written, plainWords(option).join("")));
    if (only === undefined || another !== undefined) return word;
    slips.push(`“${word}” as ${only}`);
    return only;
  });
  const awaited = columns.some(({ label }) =>
    plainWords(label).some((word) => /^(?:await|waits?$|waiting$)/u.test(word)),
  );
  return {
    text: awaited ? spelled.replace(WAITS, "has ") : spelled,
    read: slips.length > 0 ? `I read ${slips.join(", ")}. ` : "",
  };
}

const isSlip = (written: string, meant: string): boolean =>
  meant.length >= SHORTEST &&
  written[0] === meant[0] &&
  written !== `${meant}s` &&
  slipsBetween(written, meant) <= (meant.length < LONG ? 1 : 2);
