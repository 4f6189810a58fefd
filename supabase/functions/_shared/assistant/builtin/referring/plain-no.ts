import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";
import { withSpelledDays } from "../vocabulary/days.ts";

const OH =
  "(?:oh|ah|uh|hm+|no|nope|nah|wait(?: a (?:sec|second|minute|moment))?|ha?ng on|hold on|hold up|stop|sorry|oops|whoops|argh|damn|actually|on second thoughts?)";
const HESITATES = "(?:ha?ng on|hold on|hold up|hold it)(?: a (?:sec|second|minute|moment))?";
const IT = "(?:it|that|this|them|those|these|both)";
/** "No wait, make that Thursday": one correction, whatever comes before it. */
const MAKES_IT = new RegExp(
  String.raw`^(?:${OH}[\s,.!…–-]+)+(?=(?:make|move|push|change|set|put|bring|shift|call|rename) ${IT}(?![\p{L}]))`,
  "iu",
);
const HOLD_ON = new RegExp(String.raw`^((?:${OH}[\s,.!…–-]+)*?)${HESITATES}[\s,.!…–-]+(?=\S)`, "iu");
const SCRATCH = new RegExp(
  String.raw`^(?:${OH}[\s,.!…–-]+)*(?:scratch|strike|forget|cancel) (?:that|it)[\s,.!…–-]+(?<rest>\S.{1,30}?)[.!]*$`,
  "iu",
);

/** "Tues actually", "5100, typo": another value, and only behind it that it is one. */
const VALUE_FIRST =
  /^(?<rest>[\p{L}\d$€£][^,;:?!\n]{1,25}?)[\s,–-]+(?:actually|rather|i mean(?:t)?|sorry|typo|my mistake)[\s.!]*$/iu;
const TYPO = /^(?:typo|my mistake|correction)[\s,:.!–-]+(?<rest>\S.{1,30}?)[.!]*$/iu;

/** "Oh no, that's still open", "it's done already": what the task is. */
const IS = "(?:(?:that|it|this|that one|this one|the task|she|he|they)(?:['’]s| is| isn['’]t| is not)?|that['’]?s|its)";
const AFTERWARDS =
  "(?:[\\s,]+(?:yet|still|sorry|though|actually|after all|already|now|please|by the way|btw))*[\\s.!]*$";
const STILL_OPEN = new RegExp(
  String.raw`^(?:(?:${OH}|but|and)[\s,.!…–-]+)*(?:${IS} )?(?:still (?:open|to do|pending|undone)|(?:not|never|isn['’]?t) (?:really |quite )?(?:done|finished|completed?)|open again|unfinished)${AFTERWARDS}`,
  "iu",
);
const DONE_NOW = new RegExp(
  String.raw`^(?:(?:${OH}|but|and|ok|okay)[\s,.!…–-]+)*(?:${IS} )?(?:already |been )*(?:done|finished|completed?|sorted|taken care of)(?=[\s,]+(?:already|now|by the way|btw))${AFTERWARDS}`,
  "iu",
);
/** "And Jo while you're at it". */
const AT_IT = /(?:\s+(?:too|as well))?,?\s+while (?:you|we)(?:['’]re| are) at it[\s.!]*$/iu;
const MADE = "(?:task|reminder|to-?do|note|change|update)";
/** "That task for Per, take it back": what is undone comes first. */
const UNDO_BEHIND = new RegExp(
  String.raw`^(?:${OH}[\s,.!…–-]+)*(?<what>(?:the|that|this) ${MADE} (?:for|of|on|about|to|with) [^,;:.]{2,50}?)\s*[,;:–-]\s*(?:please )?(?:take (?:it|that) back|undo (?:it|that)|cancel (?:it|that)|scrap (?:it|that)|revert (?:it|that))(?: again| please)*[.!]*$`,
  "iu",
);
const TAKE_BACK = new RegExp(
  String.raw`^(?:${OH}[\s,.!…–-]+|please\s+)*(?:take back|scrap|revert|reverse) (?<what>(?:the|that|this) ${MADE}(?: (?:for|of|on|about|to|with) [^,;:.]{2,50}?)?)(?: again| please)*[.!]*$`,
  "iu",
);

/** "Not tomorrow, next Tuesday the 8th": a day, and the other one that is meant. */
const NOT_DAY = new RegExp(
  String.raw`^(?:${OH}[\s,.!…–-]+)*not (?:(?:on|for|by) )?(?<was>[^,;:.?!–]{2,30}?)\s*(?:[,;.–]|-)+\s*(?:but |rather |make it )*(?<now>[^,;:.?!]{2,40}?)(?: (?:please|instead|then))*[\s.!]*$`,
  "iu",
);
/** "Friday, not tomorrow". */
const DAY_NOT = new RegExp(
  String.raw`^(?:${OH}[\s,.!…–-]+)*(?<now>[^,;:.?!–]{2,30}?)\s*[,;.–-]+\s*(?:and )?not (?:(?:on|for|by) )?(?<was>[^,;:.?!]{2,30}?)(?: (?:please|sorry|though))*[\s.!]*$`,
  "iu",
);
/** "Hmm he is out, Thursday is better", "no wait, she's travelling, make it Friday": why, before the other value. */
const WHY_FIRST = new RegExp(
  String.raw`^(?:${OH}[\s,.!…–-]+)+(?:he|she|they|we|i)(?:['’](?:s|re|m|ve|ll|d)|(?: (?:is|are|am|was|were|has|have|had|can|could|will|would|does|did|do|only|just))(?:n['’]?t|not)?| can['’]t| won['’]t)\s[^,;.:?!\n\d]{2,40}[,;.–—-]+\s*(?:so |then |let['’]?s |please |better |rather )*(?:(?<order>(?:make|move|push|put|change|set|bring|shift) ${IT}(?![\p{L}])[^,;:?!\n]{2,40})|(?<day>[^,;:?!\n]{3,25}?) (?:(?:is|would be|will be) (?:better|fine|good|ok|okay|easier)|(?:works|suits)(?: (?:me|us|him|her|them))?(?: better| fine)?))[\s.!]*$`,
  "iu",
);
/** "Hmm, 70 is enough". */
const ENOUGH = new RegExp(
  String.raw`^(?:${OH}[\s,.!…–-]+)*(?<value>[$€£]?\d[\d.,]*[km]?) (?:is|would be|should be|will be|will do|['’]s|is more than)(?: (?:probably|really|already|also))?(?: (?:enough|plenty|sufficient|more realistic|more like it|fairer|fine|the right (?:number|one)))?[\s.!]*$`,
  "iu",
);
/** "Undo the last change, and put it at 33 instead". */
const UNDO_AND =
  /^(?:(?:please|no|oh|sorry|ok)[\s,]+)*(?:undo|revert|take back|cancel) (?:that|it|this|(?:the|my) last (?:one|change|thing|step))[\s,;.]+(?:and |then |but )*(?:put|set|make|change|move) (?:it|that|this)(?: (?:to|at|on|be))? (?<order>[$€£]?\d[\d.,]*[km]?)(?: (?:instead|please|rather|then))*[\s.!]*$/iu;
/** "No, solo Dele", "nein, nur Dele". */
const ONLY_ELSEWHERE = /^(?:no|nein|non)[\s,.!–-]+(?:s[oó]lo|solamente|nur|seulement|juste)\s+(?=\p{Lu})/iu;

/** "Hm, too much. 2000", "that's too low, make it 85": why comes first. */
const TOO_MUCH =
  /^(?:(?:oh|ah|hm+|no|nope|wait|ok|okay|sorry|actually|well)[\s,.!…–-]+)*(?:(?:that|it|this)(?:['’]s| is)\s+)?(?:(?:a bit|way|far|still|much|probably)\s+)*(?:too (?:much|many|high|low|little|few|late|early|soon|long|short|big|small|far)|not (?:quite )?enough|overkill|exaggerated)[\s]*[,.;:!–-]+\s*(?:(?:make|set|put|change) (?:it|that)\s+(?:to\s+)?|let['’]?s (?:say|do)\s+|better\s+|rather\s+)?(?<value>\S.{0,30}?)[.!]*$/iu;
/** "Actually it's February". */
const ACTUALLY =
  /^(?:actually|in fact|well|oh|hm+)[\s,]+(?:it['’]?s|it is|that['’]?s|it was)\s+(?:now\s+)?(?<value>\S.{0,30}?)[.!]*$/iu;
/** "Wait, Interviewed, the episode isn't out": a value, and why behind it. */
const WHY_BEHIND =
  /^(?:(?:oh|ah|hm+|no|nope|wait|sorry|actually|oops|ok|okay)[\s,.!…–-]+)+(?<value>[\p{L}\p{N}][^,.;:!?]{0,40}?)(?:\s*[,;.–-]+\s+|\s+(?=because|since|as\s))(?:because|since|as)?\s*(?:the|it|he|she|they|we|i|his|her|their|there|that|this|nobody|someone|my|our)(?:['’]\p{L}+)?\s[^?]{3,80}$/iu;

/** The value of a correction that says why; null where it says none, or the words are no value of the user's lists. */
function valueWithWhy(message: string, { user, columns = [], today }: StepRequest): string | null {
  const first = (TOO_MUCH.exec(message) ?? ACTUALLY.exec(message))?.groups?.["value"];
  if (first !== undefined && isOnlyValue(first, today)) return first;
  const value = WHY_BEHIND.exec(message)?.groups?.["value"]?.trim();
  const own = [...user.stages, ...user.statuses, ...columns.flatMap(({ options }) => options)];
  return value !== undefined && own.some((one) => one.toLowerCase() === value.toLowerCase()) ? value : null;
}

/** A second thought with all of its exclamations as the plain "no" or "wait" that it is. */
export function withPlainNo(request: StepRequest): StepRequest {
  if (request.history.length === 0 || request.message.length > 160) return request;
  const message = request.message.trim();
  const value = (VALUE_FIRST.exec(message) ?? TYPO.exec(message))?.groups?.["rest"];
  if (value !== undefined && isNumberOfTask(value, request)) return request;
  if (value !== undefined && isOnlyValue(value, request.today)) return { ...request, message: `no, ${value}` };
  const whyFirst = (request.changes ?? []).length > 0 ? WHY_FIRST.exec(message)?.groups : undefined;
  if (whyFirst?.["order"] !== undefined) return { ...request, message: `no ${whyFirst["order"]}` };
  if (whyFirst?.["day"] !== undefined && isOnlyValue(whyFirst["day"], request.today))
    return { ...request, message: `no, ${whyFirst["day"]}` };
  const enough = (request.changes ?? []).length > 0 ? ENOUGH.exec(message)?.groups?.["value"] : undefined;
  if (enough !== undefined) return { ...request, message: `no, ${enough}` };
  const again = UNDO_AND.exec(message)?.groups?.["order"];
  if (again !== undefined && (request.changes ?? []).length > 0) return { ...request, message: `no, make it ${again}` };
  const explained = (request.changes ?? []).length > 0 ? valueWithWhy(message, request) : null;
  if (explained !== null) return { ...request, message: `no, ${explained}` };
  const { rest } = SCRATCH.exec(message)?.groups ?? {};
  if (rest !== undefined && (isOnlyValue(rest, request.today) || isOtherText(rest, request)))
    return { ...request, message: `no, ${rest}` };
  const { what } = (UNDO_BEHIND.exec(message) ?? TAKE_BACK.exec(message))?.groups ?? {};
  if (what !== undefined) return { ...request, message: `undo ${what.replace(/^(?:that|this)(?= )/iu, "the")}` };
  const last = (request.changes ?? []).at(-1);
  const isTask = /^(?:create|update)_task$/.test(last?.tool ?? "");
  const isDone = (last?.params["patch"] as { status?: unknown } | undefined)?.status === "done";
  if (isTask && isDone && STILL_OPEN.test(message)) return { ...request, message: "set it to todo" };
  if (isTask && !isDone && DONE_NOW.test(message)) return { ...request, message: "set it to done" };
  const { was, now } = (NOT_DAY.exec(message) ?? DAY_NOT.exec(message))?.groups ?? {};
  if (was !== undefined && now !== undefined && isOnlyValue(was, request.today) && isOnlyValue(now, request.today))
    return { ...request, message: `no, ${now.replace(/^(?:on|for|by) /iu, "")}` };
  const plain = message
    .replace(ONLY_ELSEWHERE, "no, only ")
    .replace(AT_IT, " too")
    .replace(MAKES_IT, "no ")
    .replace(HOLD_ON, "$1wait ");
  return plain === message ? request : { ...request, message: plain };
}

/** "Scratch that, Cologne", after one field of someone was set: a name or an option, and no order. */
function isOtherText(words: string, { changes = [] }: StepRequest): boolean {
  const [action, another] = changes.filter(({ status }) => status === "executed" || status === "proposed");
  const isField = action !== undefined && /^(?:update_founder|set_custom_value)$/.test(action.tool);
  return (
    isField && another === undefined && /^\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,2}$/u.test(words.trim())
  );
}

/** "11, sorry", after a task with other numbers in it, or none: which of them it is, is not said. */
function isNumberOfTask(words: string, { changes = [], history }: StepRequest): boolean {
  const last = changes.at(-1);
  const due = last?.params["dueDate"];
  if (last?.tool !== "create_task" || !/^\d{1,4}$/u.test(words.trim())) return false;
  const said = history.findLast(({ role }) => role === "user")?.content ?? "";
  const numbers = said.match(/\d+/gu) ?? [];
  return typeof due !== "string" || numbers.length === 0 || numbers.some((one) => Number(one) !== Number(due.slice(8)));
}

/** Whether words are a day or a number and nothing else. */
function isOnlyValue(words: string, today: string): boolean {
  const value = withSpelledDays(words.replace(/^(?:make it|to|on|for|it['’]?s)\s+/iu, ""));
  const [day, another] = findDates(value, today);
  if (day && !another) return plainWords(value.replace(day.text, "")).every((word) => /^(?:the|next|this)$/.test(word));
  return /^[$€£]?\d[\d.,]*\s?(?:k|m|%)?$/iu.test(value);
}
