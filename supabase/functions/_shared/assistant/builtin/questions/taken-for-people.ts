import type { Answer } from "../answers.ts";

/** What the user calls their people is the one word that is not known: "which acts need …", "how many growers are in Kent". */
const ONE_UNKNOWN =
  /^I don't know “(?<kind>\p{Ll}{2,}s)”\. Do you mean: (?:the people|how many people|the (?:total|average) .+ of the people) /u;
/** Words that are no kind of people. */
const OTHER =
  /^(?:tasks|todos|notes|posts|days|dates|times|months|weeks|years|columns|fields|things|places|towns|cities|countries|emails|numbers|names|meetings|calls|invoices|files|documents|deals|orders|options|values|changes|reasons|plans|steps)$/u;

/** The answer to the question that is left where the only unknown word says of which kind the people are; it says so. */
export function takenForPeople(said: Answer, asked: string, again: (text: string) => Answer | null): Answer {
  const kind = ONE_UNKNOWN.exec(said.text)?.groups?.["kind"];
  if (kind === undefined || said.instead === undefined || OTHER.test(kind)) return said;
  const isHead = new RegExp(
    `^\\W*(?:(?:and|so|ok|okay|hey|please|tell me|show me|list)[\\s,]+)*(?:which|what|how many)\\s+(?:of\\s+)?(?:the\\s+|my\\s+|our\\s+)?(?:(?!is\\b|are\\b|was\\b|were\\b|have\\b|has\\b|do\\b|people\\b|ones\\b)\\S+\\s+){0,2}?${kind}\\s+\\S|^\\W*(?:please\\s+)?(?:list|show(?:\\s+me)?|give me)\\s+(?:all\\s+)?(?:the\\s+|my\\s+|our\\s+)?(?:\\S+\\s+){0,2}?${kind}\\b|\\bof\\s+(?:the\\s+|my\\s+|our\\s+)?(?:\\S+\\s+){0,3}${kind}\\W*$`,
    "iu",
  ).test(asked);
  const answered = isHead ? again(said.instead) : null;
  return answered ? { ...answered, text: `I take “${kind}” for people. ${answered.text}` } : said;
}
