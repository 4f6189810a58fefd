import type { KnownPerson, StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import { asKnown } from "./by-name.ts";
import { lastList } from "./questions/follow-ups.ts";
import type { Call } from "./script.ts";
import { fieldNamed } from "./vocabulary/field-names.ts";

interface Ranked {
  said: string;
  people: KnownPerson[];
}

const UP = "most|highest|biggest|largest|greatest|latest|newest|best|top";
const DOWN = "least|fewest|lowest|smallest|earliest|oldest|worst";
const OF_THEM = String.raw`(?:of|among|from|out of)\s+(?:them|those|these|the (?:two|three|list)|that list)`;
/** "The one with the lowest priority", "the person of those with the most followers". */
const ONE_WITH = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<said>the\s+(?:one|person|founder|contact)(?:\s+${OF_THEM})?\s+(?:with|has|who has|having)\s+the\s+(?:(?<up>${UP})|(?<down>${DOWN}))\s+(?<label>\p{L}[\p{L}\p{N}]*(?:\s\p{L}[\p{L}\p{N}]*){0,3}?)(?:\s+${OF_THEM})?)(?=\s+(?:to|as|on|a|is|that|priority|in|into|at|should|goes|from)(?![\p{L}])|\s*:\s|[\s,.;!?]*$)`,
  "giu",
);

/** Those who a message names by the most or least that they have of a number or a date: of the last list, or of everyone. */
export function byRank(request: StepRequest, call: Call): Ranked[] {
  const { message, columns = [] } = request;
  if (!/\b(?:one|person|founder|contact)\b/iu.test(message)) return [];
  return Array.from(message.matchAll(ONE_WITH)).flatMap(({ groups = {} }) => {
    const { said = "", up, label = "" } = groups;
    const words = plainWords(label);
    const named = fieldNamed(words, columns);
    if (!named || named.length !== words.length) return [];
    const { target } = named;
    const column = "column" in target ? target.column.id : target.field;
    const isRanked =
      "column" in target
        ? /^(?:number|date)$/u.test(target.column.type)
        : /^(?:followerCount|priorityScore)$/u.test(target.field);
    if (!isRanked) return [];
    const ids = lastList(request).map(({ id }) => id);
    const { founders = [] } = call("query_people", {
      anyOf: [[{ column, is: "filled", not: false }]],
      ids: ids.length > 1 ? ids : null,
      sort: { column, direction: up === undefined ? "ascending" : "descending" },
      ...{ search: null, limit: 1, figuresOf: null },
    });
    return founders.length > 0 ? [{ said, people: founders.map(asKnown) }] : [];
  });
}
