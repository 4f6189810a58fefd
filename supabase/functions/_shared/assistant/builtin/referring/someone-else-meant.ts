import type { StepRequest } from "../../assistant-model.ts";
import { contentWords, plainWords } from "../../words.ts";

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,3}`;
const OH = String.raw`(?:no|oops|whoops|sorry|wait|oh|ah|argh|hang on|hold on|my bad|actually|rather)`;
/** "Oops. Raf, not Tine". */
const NOT_HER = new RegExp(
  String.raw`^\W*(?:${OH}[\s,.!…–-]+)+(?:i\s+meant?\s+)?(?<who>${NAME})\s*,?\s+(?:and\s+)?not\s+(?<other>${NAME})[\s.!]*$`,
  "iu",
);
/** "For Tomasz instead of Priya", "Tomasz, not Priya", of a change that names Priya. */
const NOT_THEIRS = new RegExp(
  String.raw`^\W*(?:(?:${OH}|and|but|please)[\s,.!…–-]+)*(?:(?:make|let) (?:it|that)(?: be)?(?: for)?\s+|(?:it|that)(?:['’]s| is| should be)(?: for)?\s+|for\s+)?(?<who>${NAME})(?:\s*,\s*not|\s+(?:instead of|rather than|and not|not))(?: for)?\s+(?<other>${NAME})(?:\s+please)?[\s.!]*$`,
  "iu",
);
/** "Actually it was Ana who sails": the note is on her. */
const WHO_DOES = new RegExp(
  String.raw`^\W*(?:(?:${OH}|and|but)[\s,.!…–-]+)*(?:it|that)(?:['’]s|\s+(?:was|is))\s+(?<who>${NAME})\s+(?:who|that)\s+(?!(?:told|said|says|wrote|mentioned|asked|called|suggested)(?!\p{L}))(?<does>[^.!?\n]{2,80})[\s.!]*$`,
  "iu",
);
const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
/** "Next week's Thursday I mean". */
const OF_WEEK = new RegExp(
  String.raw`^\W*(?:(?:${OH})[\s,.!…–-]+)*(?:i\s+meant?\s+)?(?:the\s+)?next\s+week['’]?s\s+(?<day>${DAY})(?:[\s,]+(?:i\s+meant?|of course|sorry|not this (?:week|one)))*[\s.!]*$`,
  "iu",
);

const stem = (word: string): string => word.slice(0, 4);

/** A correction of the last change in the words in which it is read: who was meant, who a note is about, which week. Other messages are unchanged. */
export function someoneElseMeant({ message, changes = [] }: Pick<StepRequest, "message" | "changes">): string {
  const standing = changes.filter(({ status }) => /^(?:executed|proposed|already_exists)$/u.test(status));
  const [made] = standing;
  if (!made || message.length > 140) return message;
  const instead = NOT_HER.exec(message)?.groups;
  if (instead) return `no, I meant ${instead["who"] ?? ""}, not ${instead["other"] ?? ""}`;
  const theirs = NOT_THEIRS.exec(message)?.groups;
  const { title } = made.params;
  const names = plainWords(`${made.title} ${typeof title === "string" ? title : ""}`);
  if (theirs && plainWords(theirs["other"] ?? "").every((word) => names.includes(word)))
    return `no, I meant ${theirs["who"] ?? ""}, not ${theirs["other"] ?? ""}`;
  const day = OF_WEEK.exec(message)?.groups?.["day"];
  if (day !== undefined && /_task$/u.test(made.tool)) return `I mean ${day} next week`;
  const does = WHO_DOES.exec(message)?.groups;
  const content = made.params["content"];
  if (!does || standing.length > 1 || made.tool !== "create_note" || typeof content !== "string") return message;
  const noted = new Set(contentWords(content).map(stem));
  return contentWords(does["does"] ?? "").some((word) => noted.has(stem(word)))
    ? `no, I meant ${does["who"] ?? ""}`
    : message;
}
