import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { peopleCalled } from "../by-name.ts";
import { kindOf } from "../commands/clause-kind.ts";
import { withName } from "../commands/beside-order.ts";
import { languageIn } from "../commands/reader-of.ts";

const NAME = "\\p{L}[\\p{L}\\p{M}'’-]*(?: \\p{L}[\\p{L}\\p{M}'’-]*){0,2}?";
const NO = "(?:(?:no|nope|oh|ah|wait|sorry|oops|hm+|actually|ok|okay|but)(?:\\s*[,.!…–—-]+\\s*|\\s+))";
const MEAN = "(?:(?:i )?(?:mean|meant) |but |rather |it['’]?s )";
const HER = "(?:her|him|them|she|he)";
/** "No Leo not her, him", "not her, Leo", "no, I meant Leo", and a question behind it. */
const CORRECTS = new RegExp(
  `^\\W*(?:${NO}*${MEAN}?(?<one>${NAME}),? not ${HER}(?:,? (?:but )?${HER})?|${NO}*not ${HER}\\s*[,–—-]?\\s*${MEAN}?(?<two>${NAME})|${NO}*i (?:mean|meant) (?<three>${NAME})|${NO}+(?<four>${NAME}))(?:[\\s!.…]*|(?:\\s*[,.;!…–—-]+\\s*|\\s+)(?:(?:and|anyway|so|now|also|then|ok|okay|well)[\\s,]+)*(?<asks>(?:what(?:['’]?s)?|who|where|when|which|how|(?:is|does|did|has)(?=\\s(?:he|she|they|it|his|her|their)\\s))\\s[^\\n.;]{3,120}?)[\\s.]*)$`,
  "iu",
);

/** The last question with another name in it; where it has none, only the name is asked. */
function askedOf(question: string, who: string, { state }: StepRequest): string {
  const own = plainWords(state?.person?.name ?? "");
  const isName = (word: string) => plainWords(word).some((one) => own.includes(one));
  const said = [...question.matchAll(/\p{L}[\p{L}\p{M}-]*(?:['’]?s(?!\p{L}))?/giu)].filter(
    ([word]) => isName(word) || isName(word.replace(/['’]?s$/iu, "")),
  );
  const [first] = said;
  const last = said.at(-1);
  if (!first || !last) return `and ${who}?`;
  const isOwner = /s$/iu.test(last[0]) && !isName(last[0]);
  const end = last.index + last[0].length;
  return `${question.slice(0, first.index)}${who}${isOwner ? "'s" : ""}${question.slice(end)}`;
}

/**
 * "No, Leo, not her. What's his stage?": what corrects who a question was about changes nothing, and the question behind it is about who is
 * named. Other messages are unchanged.
 */
export function withOtherWhoAsked(request: StepRequest): StepRequest {
  const { message, people, history } = request;
  if (message.length > 200 || !/(?<!\p{L})(?:no|nope|not|meant?|sorry|wait|actually|oops)(?!\p{L})/iu.test(message))
    return request;
  const { one, two, three, four, asks } = CORRECTS.exec(message)?.groups ?? {};
  const who = one ?? two ?? three ?? four;
  if (who === undefined) return request;
  if (plainWords(who).length === 0 || peopleCalled(who, people).length === 0) return request;
  const last = history.findLast(({ role }) => role === "user")?.content ?? "";
  const wasAsked = kindOf(last, languageIn(last, request)) === "question";
  if (asks === undefined) return wasAsked ? { ...request, message: askedOf(last, who, request) } : request;
  const question = withName(asks, who);
  const correction = message
    .slice(0, message.lastIndexOf(asks))
    .replace(/[\s,;.]*(?:(?:and|anyway|so|now|also|then|ok|okay|well)[\s,]+)*$/iu, "");
  return { ...request, message: wasAsked ? question : `${correction}. ${question}` };
}
