import { literal } from "../literal.ts";
import { plainWords } from "../../words.ts";
import type { Part } from "./split-clauses.ts";
import type { Lists } from "./values.ts";

const ARROW = "\\s*(?:-{1,2}>|→|=>|>{1,2}|–>)\\s*";
/** What a note or a task says stays as it is. */
const OF_TEXT = /(?<!\p{L})(?:notes?|tasks?|remind\p{L}*|log|jot|record|remember|titles?|descriptions?)(?!\p{L})/iu;

/** "Ana: lead -> signed, budget 900": an arrow between two options of one list says where someone comes from, and where they go. */
function withoutOrigin(text: string, { stages, statuses, columns }: Lists): string {
  if (
    !/[>→]/u.test(text) ||
    OF_TEXT.test(text) ||
    /^\W*(?:everyone|everybody|all|each|people|contacts|founders|those|any)(?!\p{L})/iu.test(text)
  )
    return text;
  return [stages, statuses, ...columns.map(({ options }) => options)].reduce((said, options) => {
    const any = options.map(literal).join("|");
    return any === ""
      ? said
      : said.replace(
          new RegExp(`(?<!\\p{L})(?<from>from\\s+)?(?:${any})${ARROW}(?=(?:${any})(?!\\p{L}))`, "giu"),
          (...found) => ((found.at(-1) as Record<string, string | undefined>)["from"] === undefined ? "" : "to "),
        );
  }, text);
}

const GETS_OWNER =
  /^(?<lead>\W*(?:(?:and|please|so|ok|also)\s+)*)(?:everyone|everybody|all(?:\s+(?:the\s+)?(?:people|contacts|founders|leads))?)\s+(?<way>in|at|on|with|under)\s+(?<group>[^,;:?!\n]{2,40}?)\s+(?:gets?|has|have|should\s+(?:get|have)|(?:is|are)\s+to\s+have)\s+(?<owner>\p{L}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*)?)\s+as\s+(?:(?:the|an?|their)\s+)?(?:new\s+)?owner(?:\s*[,;–-]\s*(?:because|as|since|he|she|they|who)(?!\p{L})[^?]{2,80})?[\s.!]*$/iu;

/** "…, note: agreed to a trial", behind values of someone. */
const NOTE_BEHIND =
  /^(?<facts>(?:\p{L}[^:?\n,]{1,30}:\s)?[^:?\n]{3,100}?)\s*[,;]\s+(?:(?:and|plus)\s+)?(?:an?\s+)?note\s*[:–-]\s+(?<text>\S[^\n]{2,400})$/iu;
const ORDERS =
  /^\W*(?:please\s+)?(?:add|set|make|create|change|update|note|log|remind|move|put|delete|remove|tell|show|what|who)(?!\p{L})/iu;

/** Changes that are listed in short, each as a plain order. */
export const withListedChanges =
  (names: readonly string[], lists: Lists) =>
  (part: Part): Part[] => {
    const { lead = "", way = "", group, owner = "" } = GETS_OWNER.exec(part.text)?.groups ?? {};
    if (group !== undefined) return [{ ...part, text: `${lead}set owner to ${owner} for everyone ${way} ${group}` }];
    const text = withoutOrigin(part.text, lists);
    const { facts, text: note = "" } = (!ORDERS.test(text) && NOTE_BEHIND.exec(text)?.groups) || {};
    const first = plainWords(facts ?? "")[0];
    const isOfSomeone = first !== undefined && names.some((name) => plainWords(name).includes(first));
    if (facts === undefined || !isOfSomeone) return [{ ...part, text }];
    const who = facts.trim().split(/[\s:,]/u)[0] ?? "";
    return [
      { ...part, text: facts },
      { ...part, text: `note for ${who}: ${note}` },
    ];
  };
