import { plainWords } from "../../words.ts";
import type { Change, Frame } from "./frames.ts";

/** Words of which the one says no to a column that is called after the other. */
const PAIRS: readonly (readonly [string, string])[] = [
  ["up", "down"],
  ["on", "off"],
  ["in", "out"],
  ["open", "closed"],
  ["open", "shut"],
  ["paid", "unpaid"],
  ["paid", "owes"],
  ["paid", "outstanding"],
  ["active", "inactive"],
  ["signed", "unsigned"],
  ["ready", "unready"],
];
const GONE =
  /(?<![\p{L}])(?:no longer|(?:is|are|has|have|been) gone|not any ?more|any ?more|taken (?:down|off|away)|removed|dismantled|cancelled|revoked|withdrawn)(?![\p{L}])/iu;

/** "The scaffold has come down" says no to "Scaffold up": yes and no are turned round where a word says the opposite. */
export function asSaid(change: Change, text: string): Change {
  if (!("column" in change) || change.column.type !== "boolean" || !/^(?:yes|true)$/iu.test(change.value ?? ""))
    return change;
  const label = plainWords(change.column.label);
  const said = plainWords(text);
  const isOpposite = PAIRS.some((pair) =>
    [pair, [pair[1], pair[0]] as const].some(
      ([own, other]) => label.includes(own) && said.includes(other) && !said.includes(own),
    ),
  );
  return isOpposite || GONE.test(text) ? { ...change, value: "no" } : change;
}

export const withOpposites = (frame: Frame, text: string): Frame =>
  frame.do === "set" ? { ...frame, changes: frame.changes.map((change) => asSaid(change, text)) } : frame;
