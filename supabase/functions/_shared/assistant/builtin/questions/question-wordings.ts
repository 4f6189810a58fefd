import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

const LEAD = String.raw`^\W*(?:(?:and|so|ok|okay|hey|hi|please|now|also|tell me|can you tell me|show me)[\s,]+)*`;
/** "Which tasks have we let slip?" */
const SLIPPED = new RegExp(
  String.raw`${LEAD}(?:which|what)(?:\s+of)?(?:\s+(?:my|our|the))?\s+(?:tasks?|to-?dos?|jobs)\s+(?:have|did|has)\s+(?:i|we)\s+(?:let\s+slip|missed?|let\s+slide|forgot(?:ten)?)(?![\p{L}])[^?\n]{0,40}\??$`,
  "iu",
);
/** "What can I pick under Licences?" */
const PICKS = new RegExp(
  String.raw`${LEAD}(?:what|which(?:\s+(?:options|values|ones))?)\s+(?:can|could|may)\s+(?:i|we|you|one)\s+(?:pick|choose|select|set|put|enter|use)\s+(?:(?:under|for|in|from|as|at)\s+)?(?:the\s+)?(?<label>\p{L}[^?!.\n]{1,40}?)[\s?.!]*$`,
  "iu",
);
/** "What did we close off in the last seven days?" */
const CLOSED = new RegExp(
  String.raw`${LEAD}what\s+(?:have|did|all)?\s*(?:i|we)\s+(?:closed?|finish(?:ed)?|wrapp?e?d?|tick(?:ed)?|complete[d]?|got|get)(?:\s+(?:off|up|done))\s+(?<when>(?:in|over|since|during|today|yesterday|this|last)[^?\n]{0,40})\??$`,
  "iu",
);
/** "Add up the volume of the ones that are Live for me". */
const ADDS_UP = new RegExp(
  String.raw`${LEAD}(?:add|total|tot|sum|count)\s+up\s+(?:all\s+)?(?:the\s+)?(?<label>\p{L}[^?!.\n]{1,40}?)\s+(?:of|for)\s+(?:all\s+)?(?:the\s+)?(?:ones|those|people|everyone|partners|founders|contacts|lot)(?:\s+(?:that|who|which))?(?:\s+(?:are|is|in|at|have))*\s+(?<who>[^?!.\n]{2,50}?)(?:\s+(?:for me|please|pls))*[\s?.!]*$`,
  "iu",
);

/** "I'd like to see my tasks on a month grid. Where?" */
const WHERE_BEHIND =
  /^\W*(?:i['’]?d like to|i want to|i need to|i would like to|i wish to|i['’]m trying to|trying to)\s+(?<what>[^.?!\n]{4,100})[.,;:!?-]+\s*(?:so\s+|but\s+)?(?<how>where|how)(?:\s+(?:do|can|could|would|should)\s+(?:i|we)(?:\s+(?:do|find|see)\s+(?:that|it|this))?|\s+is\s+(?:that|it))?[\s?.!]*$/iu;

/** "¿Qué tareas tengo pendientes?": the word behind says which ones, and no second time that tasks are meant. */
const PENDING =
  /(?<!\p{L})(tareas(?:\s+(?:que\s+)?(?:tengo|tenemos|hay|me quedan|nos quedan))?)\s+pendientes(?!\p{L})/iu;

/** "When's Ana's tasting?", of the one column of days that has the word. */
const WHEN_OF =
  /^\W*(?:(?:and|so|ok|okay|hey)[\s,]+)*(?:when|what (?:day|date))(?:['’]?s|\s+is)\s+(?<whose>\p{L}[\p{L}\p{M}'’ -]{1,40}?['’]s?|her|his|their)\s+(?<word>\p{L}{4,})[\s?.!]*$/iu;

/** "Who was it that likes tea I need a present": who, without why it is asked. */
const WHO_WAS_IT =
  /^(?<lead>\W*(?:(?:and|so|ok|okay|hey|hi|please|now|also|remind me|tell me)[\s,]+)*)(?:who|which (?:one|of them))(?:['’]s|\s+(?:was|is))\s+(?:it|that|the one)(?:\s+again)?\s+(?:that|who)\s+(?=\p{L})/iu;
const WHY_ASKED =
  /\s*(?:[,;–—-]\s*|\s)(?:(?:because|as|since|so)\s+)?(?:i|we)(?:\s+(?:need|have|want|must|should|ought)(?:\s+to)?|['’](?:d like|ve got)(?:\s+to)?)\s[^?,;.\n]{2,60}(?=[\s?.!]*$)/iu;

/** "Last time I had contact with Ana and how": the answer says how. */
const LAST_TIME =
  /^\W*(?<asked>(?:the\s+)?last\s+time\s+(?:i|we)\s+(?:had\s+contact\s+with|spoke\s+(?:to|with)|talked\s+to|met|called|wrote\s+to|e-?mailed|saw)\s+\p{L}[^?,.:;\n]{1,50}?)(?:\s+and\s+how)?[\s?.!]*$/iu;

/** A question in the words in which it is read: what is overdue, what a column offers, what was done, what numbers come to. */
export function questionWorded({ message, columns = [] }: StepRequest): string {
  if (message.length > 160 || message.includes("\n")) return message;
  if (PENDING.test(message)) return message.replace(PENDING, "$1 abiertas");
  const day = WHEN_OF.exec(message)?.groups;
  const ofWord = columns.filter(
    ({ label, type }) => type === "date" && plainWords(label).includes(plainWords(day?.["word"] ?? "").join(" ")),
  );
  if (day && ofWord[0] && ofWord.length === 1) return `when is ${day["whose"] ?? ""} ${ofWord[0].label}?`;
  const behind = WHERE_BEHIND.exec(message)?.groups;
  if (behind) return `${behind["how"] ?? "Where"} can I ${behind["what"] ?? ""}?`;
  if (WHO_WAS_IT.test(message)) return message.replace(WHO_WAS_IT, "$<lead>who ").replace(WHY_ASKED, "");
  const last = LAST_TIME.exec(message)?.groups?.["asked"];
  if (last !== undefined) return `${last}?`;
  if (SLIPPED.test(message)) return "which tasks are overdue?";
  const isColumn = (said: string) =>
    columns.some((one) => plainWords(one.label).join(" ") === plainWords(said).join(" "));
  const label = PICKS.exec(message)?.groups?.["label"] ?? "";
  if (isColumn(label) || /^(?:stage|status)$/iu.test(label)) return `which options does ${label} have?`;
  const when = CLOSED.exec(message)?.groups?.["when"];
  if (when !== undefined) return `which tasks were completed ${when}?`;
  const sum = ADDS_UP.exec(message)?.groups;
  if (sum && isColumn(sum["label"] ?? ""))
    return `what is the total ${sum["label"] ?? ""} of the people in ${sum["who"] ?? ""}?`;
  return message;
}
