import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

/** "Set the priority of all in Lead". */
const OF_ALL =
  /(?<=(?<!\p{L})(?:set|change|make|put|raise|lower|update)\s[^,.;:?!\n]{3,30}\s(?:of|for)\s)all(?=\s(?:in|at|with|from|who)\s)/iu;
/** "All the overdue ones, shift to tomorrow". */
const OVERDUE_FIRST =
  /^\W*(?:(?:ok|okay|please|so|and)[\s,]+)*(?:all(?:\s+of)?\s+)?(?:the\s+|my\s+)*overdue\s*(?:ones?|tasks?|stuff|things|items|to-?dos)?\s*[,:;–-]+\s*(?:please\s+)?(?:shift|push|move|bump|put|reschedule|postpone)\s+(?:them\s+|it\s+|those\s+)?(?:all\s+)?(?:back\s+)?(?:to|until|till|for)\s+(?<day>[^,;:.!?\n]{3,30}?)[\s.!]*$/iu;
/** "Everyone in Lead should be Contacted please, we start on Monday". */
const WHOLE_LIST =
  /^(?<lead>\W*(?:(?:please|pls|ok|okay|so|and)[\s,]+)*)(?:everyone|everybody|all(?:\s+(?:the\s+)?(?:people|ones|those|contacts|leads|candidates))?)\s+(?:who\s+(?:is|are)\s+|that\s+(?:is|are)\s+)?(?:still\s+)?(?:in|at|under|on)\s+(?<from>[^,;:.!?\n]{2,40}?)\s+(?:should|must|needs?\s+to|has\s+to|have\s+to|ought\s+to|can)\s+(?:all\s+)?(?:now\s+)?(?:be|become|go\s+to|go\s+into|move\s+to|turn)\s+(?<to>[^,;:.!?\n]{2,40}?)(?:\s+(?:please|pls|now))*(?:\s*(?:,|\s[-–—])\s*(?:because|since|as|we|they|i)(?!\p{L})[^.?!:;\n]{3,80})?[\s.!]*$/iu;

/** "Everyone but Ana": all without her. */
const ALL_BUT =
  /(?<=(?<!\p{L})(?:everyone|everybody|(?:all|each)(?:\s+of)?(?:\s+(?:the|my|our))?(?:\s+(?:them|people|contacts|founders|ones|others))?)\s)(?:but|bar|apart from|other than|save for|aside from)(?=\s+(?:the\s+)?(?-i:\p{Lu}))/iu;

/** "Put everyone except Ana in Closed". */
const PUT_ALL =
  /^\W*(?:(?:please|pls|ok|okay|so|and|then|now)[\s,]+)*put\s+(?<who>(?:everyone|everybody|all(?:\s+of)?\s+(?:the|my|our|them))(?![\p{L}])[^,;:.!?\n]{0,60}?)\s+(?:in|into|under|on)\s+(?<to>[^,;:.!?\n]{2,40}?)(?:\s+(?:please|pls|now))*[\s.!]*$/iu;

const plainly = (said = "") => plainWords(said).join(" ");
const isOne = (values: readonly string[], said?: string) => values.some((one) => plainly(one) === plainly(said));

/** An order about all of a list, in the words in which it is read. */
export function ofWholeLists({ message, people, user }: StepRequest): string {
  const day = OVERDUE_FIRST.exec(message)?.groups?.["day"];
  if (day !== undefined) return `move all overdue tasks to ${day}`;
  const { from = "", to = "" } = WHOLE_LIST.exec(message)?.groups ?? {};
  const isOfList = people.every(({ by }) => by === "near") && isOne([...user.stages, ...user.statuses], from);
  if (isOfList && isOne(user.stages, to)) return `move everyone in ${from} to ${to}`;
  if (isOfList && isOne(user.statuses, to)) return `set status of everyone in ${from} to ${to}`;
  const said = message.replace(OF_ALL, "everyone").replace(ALL_BUT, "except");
  const put = PUT_ALL.exec(said)?.groups;
  if (put && isOne(user.stages, put["to"])) return `move ${put["who"] ?? ""} to ${put["to"] ?? ""}`;
  return put && isOne(user.statuses, put["to"]) ? `set status of ${put["who"] ?? ""} to ${put["to"] ?? ""}` : said;
}
