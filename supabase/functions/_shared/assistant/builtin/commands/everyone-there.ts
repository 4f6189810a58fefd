import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { isNoteLead } from "./split-clauses.ts";
import { re } from "./rewording.ts";

const LEAD = "^(?<lead>\\W*(?:(?:please|pls|ok|okay|so|and|also|can you|could you)[\\s,]+)*)";
const WHERE =
  "(?<where>(?!(?:them|those|these|us|you|it|all|my|our|his|her|their|overdue|open|late|due|done|finished|new|old|other|first|last|next|same|remaining|tasks?)(?!\\p{L}))\\p{L}[\\p{L}\\p{M}\\p{N}&.'’ -]{1,40}?)";
const ALL =
  "(?:both(?: of (?:them|those))?|the (?:two|three|four|five)(?: of them)?|all (?:two|three|four|five|of (?:them|those))(?: of them)?|the (?:people|ones|folks|guys|lot))";
/** "Both from Rheinbogen go to Wout". */
const GO_TO = re(
  `${LEAD}${ALL}(?: people| contacts)? (?:from|at|in|of) ${WHERE} (?:(?:should|can|must|will) )?(?:now )?(?:go|goes|move|moves|belong|pass)(?: over)? to (?<owner>\\p{L}[^,;:?!\\n]{1,40}?)(?: now| please)*[\\s.!]*$`,
);
/** "Both from Rheinbogen: owner Wout". */
const ALL_FROM = re(
  `${LEAD}${ALL}(?: people| contacts)? (?:from|at|in|of) ${WHERE}\\s*:\\s+(?<change>\\p{L}[^?:\\n]{2,60})$`,
);
/** "The Brussels ones: owner Femke", "set the owner of the Brussels ones to Femke". */
const THE_ONES = re(
  `${LEAD}the ${WHERE} (?:ones|people|lot|folks|guys|contacts|two|three)\\s*:\\s+(?<change>\\p{L}[^?:\\n]{2,60})$`,
);
const SET_OF_ONES = re(
  `${LEAD}(?:set|change|make|put) the (?<field>owner|stage|status|priority) (?:of|for) the ${WHERE} (?:ones|people|lot|folks|guys|contacts) to (?<value>\\p{L}[^,;:?!\\n]{1,40}?)[\\s.!]*$`,
);

/** "The York two move to Cohort". */
const TWO_GO = re(
  `${LEAD}the ${WHERE} (?:ones|people|lot|folks|guys|contacts|two|three|four) (?:(?:should|can|must|will) )?(?:now )?(?:go|goes|move|moves|belong)(?: over| up| on)? to (?<to>\\p{L}[^,;:?!\\n]{1,40}?)(?: now| please)*[\\s.!]*$`,
);

/** Orders about all who are somewhere, said with "both" or "the ones", as orders about everyone there. Other messages are unchanged. */
export const withEveryoneThere = (message: string): string =>
  message.length > 140 || message.includes("\n") || isNoteLead(message)
    ? message
    : message
        .replace(GO_TO, "$<lead>everyone from $<where> goes to $<owner>")
        .replace(TWO_GO, "$<lead>everyone in $<where> goes to $<to>")
        .replace(ALL_FROM, "$<lead>everyone from $<where>: $<change>")
        .replace(THE_ONES, "$<lead>everyone in $<where>: $<change>")
        .replace(SET_OF_ONES, "$<lead>everyone in $<where>: $<field> $<value>");

/** "Angels: priority up by 5": the plural of an option is all who have it. */
export function withAllOfOption(message: string, columns: readonly OwnColumn[]): string {
  const { plural = "", change = "" } =
    /^\s*(?<plural>\p{Lu}[\p{L} ]{2,30}s)\s*:\s+(?<change>\p{L}[^?:\n]{2,60})$/u.exec(message)?.groups ?? {};
  const words = plainWords(change);
  const isChange = words.length > 1 && fieldNamed(words, columns) !== null;
  const isOption = columns.some(
    ({ type, options }) => type === "select" && options.some((one) => `${one}s`.toLowerCase() === plural.toLowerCase()),
  );
  return isChange && isOption ? `all ${plural}: ${change}` : message;
}

/** "All wind companies get 5 more priority and I want a task to compare them": the task names who is compared. */
const TASK_FOR_THEM = re(
  "^(?<order>\\W*(?:all|every|the|each)(?: of the)? (?<group>\\p{L}[\\p{L}\\p{M}\\p{N} &'’-]{2,40}?) (?:get|gets|go|goes|have|should|need|needs|are|is|move|moves|become)(?!\\p{L})[^\\n?:]{3,60}?)(?: and|,| \\+| plus)(?: also)? (?<asks>(?:(?:i|we)(?:['’]d)? (?:want|need|like|would like)|give me|add|create|make|set) (?:an? |another )?(?:task|reminder|to-?do) to (?:\\p{L}+ ){1,3}?)them(?!\\p{L})(?<tail>[^\\n?]{0,60})$",
);
/** A task about those of a group that an order names before it, with the group's name instead of "them". */
export const withTaskForGroup = (message: string): string =>
  message.length > 200
    ? message
    : message.replace(TASK_FOR_THEM, (...found) => {
        const { order = "", group = "", asks = "", tail = "" } = found.at(-1) as Record<string, string>;
        return `${order}. ${asks.replace(/^(?:i|we)(?:['’]d)? (?:want|need|like|would like)|^give me/iu, "Add")}the ${group}${tail}`;
      });
