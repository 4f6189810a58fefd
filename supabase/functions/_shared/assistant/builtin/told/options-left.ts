import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import type { OwnColumn } from "../reading.ts";

const THEY = String.raw`(?:(?:and|but|so|also|now|then|well|actually|turns out)\s+)*(?:they|she|he)`;
const NOW = String.raw`(?:\s+(?:now|these days|altogether|entirely|completely|for good|any ?more|any longer|for now|from now on|instead|again|too|as well))*[\s.!]*$`;
/** "She is off silk now", "he no longer does linen". */
const GIVES_UP = new RegExp(
  String.raw`^${THEY}(?: 's)?(?:\s+(?:is|are|has|have|just|now|all|completely|totally))*\s+(?:off|out of|done with|finished with|through with|dropped|dropping|stopped(?:\s+(?:doing|with))?|stops(?:\s+doing)?|given up(?:\s+on)?|gave up(?:\s+on)?|gone off|went off|moved away from|no longer (?:does|do|doing|in|into|wants|makes|sells)|not (?:doing|into|in))\s+(?<what>\S.*?)${NOW}`,
  "u",
);
/** "Wool only", "she only does wool". */
const ONLY = new RegExp(
  String.raw`^(?:${THEY}(?: 's)?\s+)?(?:(?:is|are|now|does|do|wants|doing|into|makes|sells)\s+)*(?:(?:just|only|purely|solely)\s+(?:(?:does|do|wants|doing|into|makes|sells|in)\s+)?(?<behind>\S.*?)|(?<ahead>\S.*?)\s+only)${NOW}`,
  "u",
);
const JOINTS = /\s*(?:,|&|\/|\+|(?<!\p{L})(?:and|or|nor|plus)(?!\p{L}))\s*/u;

/** The options that words are, all of them; null where one of them is none. */
function optionsIn(words: string | undefined, { options }: OwnColumn): string[] | null {
  const parts = (words ?? "").split(JOINTS).filter((part) => part !== "");
  const found = parts.map((part) =>
    options.find(
      (option) => plainWords(option).join(" ") === plainWords(part.replace(/^(?:the|any|all)\s+/u, "")).join(" "),
    ),
  );
  const named = found.filter((option) => option !== undefined);
  return named.length > 0 && named.length === parts.length ? named : null;
}

/** "Wool and linen now": options and nothing else, as they go on behind "only". */
export const bareOptions = (plain: string, column: OwnColumn): string[] | null =>
  column.type === "multiselect"
    ? optionsIn(
        new RegExp(`^(?:(?:and|or)\\s+)*(?<what>\\S.*?)${NOW}`, "u").exec(plain.trim())?.groups?.["what"],
        column,
      )
    : null;

/** What is told of options of a column of several that are given up, or are the only ones from now on; null for anything else. */
export function optionsLeft(plain: string, column: OwnColumn): Extract<Change, { column: OwnColumn }> | null {
  if (column.type !== "multiselect") return null;
  const gone = optionsIn(GIVES_UP.exec(plain)?.groups?.["what"], column);
  if (gone) return { column, value: gone.join(", "), how: "removes" };
  const { behind, ahead } = ONLY.exec(plain)?.groups ?? {};
  const only = optionsIn(behind ?? ahead, column);
  return only && { column, value: only.join(", ") };
}
