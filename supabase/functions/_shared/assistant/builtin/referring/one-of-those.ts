import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import { plain } from "../wording.ts";

const PLACE = "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last";
const NUMBER = String.raw`two|three|four|five|six|seven|eight|nine|ten|\d{1,2}`;
const THOSE =
  "(?:them(?: all)?|those|these|that list|the list|the lot|(?:those|these|the) (?:people|ones|founders|contacts|names|tasks|two|three|four|five))";
/** "The first of them", "the last two of those". */
const OF_THOSE = new RegExp(
  String.raw`(?<!\p{L})(?:the\s+)?(?:very\s+)?(?<place>${PLACE})(?:\s+(?:(?<number>${NUMBER})|one|person))?\s+(?:of|from|on|in)\s+${THOSE}(?!\p{L})`,
  "giu",
);
const LEAD = String.raw`^\W*(?:(?:please|pls|ok|okay|so|now|and|then|just|also|can you|could you|right|great|good|cool|thanks)[\s,]+)*`;
const VERB =
  "set|move|put|mark|change|make|give|assign|tag|switch|bump|turn|delete|remove|clear|archive|drop|get rid of|update|promote|demote|hand|transfer|shift";
/** "Delete the first", "put the second into Lead": no word of a title. */
const BARE = new RegExp(
  String.raw`(?<before>${LEAD}(?:${VERB})\s+)the\s+(?<place>${PLACE})(?=[\s.!]*$|\s+(?:to|into|as|in|on|at|up|down|back|over|away)(?!\p{L}))`,
  "iu",
);
/** "Set one of them to Lead": nobody knows which. */
const SOME_OF_THEM = new RegExp(
  String.raw`${LEAD}(?:${VERB})\s+(?:(?:the\s+)?\p{L}{3,20}\s+(?:of|for|to|on)\s+)?(?<some>(?:the\s+)?(?:other|others|rest|remaining|oldest|newest|best|worst|most|half)(?:\s+(?:${NUMBER}|one|ones|half))?|(?:only |just |exactly |about |at least )?(?:one|any|none|some|most|half|a few|a couple|several|many|${NUMBER}))\s+of\s+(?:them|those|these)(?!\p{L})`,
  "iu",
);
/** "Set their stage to Lead", "delete them all": everyone who was listed. */
const ALL_OF_THEM = new RegExp(
  String.raw`${LEAD}(?:${VERB})\s+(?:(?:the\s+)?\p{L}{3,20}\s+(?:of|for|to|on)\s+)?(?:all\s+|each\s+|every one\s+)?(?:of\s+)?(?:them|those|these|their)(?!\p{L})`,
  "iu",
);
const COUNTS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const listed = ({ state }: StepRequest) => ((state?.thread?.list ?? []).length > 1 ? (state?.thread?.list ?? []) : []);

/** How many people the last list did not show. */
const hiddenIn = ({ history }: StepRequest): number =>
  Number(/^- and (\d+) more$/mu.exec(history.findLast(({ role }) => role === "assistant")?.content ?? "")?.[1] ?? 0);

/** A message about one of those who were listed by their place, in the words for it: "put the first of them into Lead" as "the first one". */
export function withOneOfThose(request: StepRequest): string {
  const { message, state } = request;
  const list = listed(request);
  if (list.length === 0 || message.length > 160 || (state?.question ?? null) !== null) return message;
  const said = message.replace(OF_THOSE, (...found) => {
    const { place = "", number } = found.at(-1) as Record<string, string | undefined>;
    return `the ${place.toLowerCase()} ${number ?? "one"}`;
  });
  return list.every(({ kind }) => kind === "person") ? said.replace(BARE, "$<before>the $<place> one") : said;
}

/** What is asked where only some of those who were listed are to be changed, and not which; null for any other message. */
export function whichOfThose(request: StepRequest): Answer | null {
  const { message, mode, state } = request;
  const people = listed(request).filter(({ kind }) => kind === "person");
  const more = hiddenIn(request);
  if (
    people.length > 1 &&
    more > 0 &&
    mode !== "ask" &&
    (state?.question ?? null) === null &&
    ALL_OF_THEM.test(message)
  )
    return say(
      `I showed only ${people.length} of ${people.length + more} people, so I changed nothing. Say which ones are meant by what they share, for example “everyone in” and a stage or a place, or name them.`,
    );
  const some = SOME_OF_THEM.exec(message)?.groups?.["some"];
  if (some === undefined || people.length < 2 || mode === "ask" || (state?.question ?? null) !== null) return null;
  const count = COUNTS.indexOf(some.toLowerCase());
  if (count === people.length || Number(some) === people.length) return null;
  const names = people.slice(0, 5).map(({ name }) => plain(name));
  const others = people.length > names.length ? ` and ${people.length - names.length} more` : "";
  return say(`Which of them do you mean: ${names.join(", ")}${others}? I changed nothing. Please name them.`);
}
