import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { contentWords, plainWords } from "../../words.ts";
import { oneMeant } from "../commands/one-meant.ts";
import { re } from "../commands/rewording.ts";
import type { Listed } from "../reading.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?:\\s(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}";
const OH = "(?:no|oops|whoops|sorry|wait|oh|ah|argh|hang on|hold on|my bad|actually|rather|and|but)";
const SAID = "(?:said|told|mentioned|asked|wrote|wants?|wanted|meant|says|needs?|raised|brought)";
/** "That's actually Ana who said that", "no wait, Ana said it", "that was Ana actually". */
const WHO_SAID: readonly RegExp[] = [
  re(
    `^\\W*(?:${OH}[\\s,.!…–-]+)*(?:it|that|this)(?:['’]?s|\\s+was|\\s+is)\\s+(?:actually\\s+|really\\s+|in fact\\s+)?(?<who>${NAME})\\s+(?:who|that)\\s+${SAID}(?:\\s+(?:me|us))?(?:\\s+(?:that|it|so|this|them|those|about it|about that|it up|that up))?(?:\\s*,?\\s+(?:not|and not)\\s+(?:${NAME}|him|her|them))?[\\s.!]*$`,
  ),
  re(`^\\W*(?:${OH}[\\s,.!…–-]+)+(?<who>${NAME})\\s+${SAID}(?:\\s+(?:me|us))?\\s+(?:that|it|so|this)[\\s.!]*$`),
  re(
    `^\\W*(?:${OH}[\\s,.!…–-]+)*(?:it|that|this)(?:['’]?s|\\s+was)\\s+(?<who>${NAME})[\\s,]+(?:actually|sorry|my bad|not (?:${NAME}|him|her|them))[\\s.!]*$`,
  ),
];
function whoSaidIt({ message, people, changes = [] }: StepRequest): string | null {
  const [made, another] = changes.filter(({ status }) => status === "executed" || status === "proposed");
  if (made?.tool !== "create_note" || another) return null;
  const who = WHO_SAID.map((way) => way.exec(message)?.groups?.["who"]).find((found) => found !== undefined);
  const person = who === undefined ? null : oneMeant(who, people);
  return person && person.id !== made.founderId ? `no, I meant ${person.name}` : null;
}

/** "She says call again in a month, new task": what is to be done, and that it is a task. */
const NEW_TASK = re(
  `^\\W*(?:(?:ok|okay|so|and|but|oh)[\\s,]+)*(?<what>\\p{L}[^:;?!\\n"“]{4,100}?)\\s*[,;.–—-]+\\s*(?:(?:so|and|please|pls|that['’]?s|can you|as|make (?:it|that|this)|add|create)[\\s,]+)*(?:(?:an?|another|one more)\\s+)?new\\s+(?:task|to-?do|reminder)(?:\\s+(?:please|pls|then|for (?:it|that)))*[\\s.!]*$`,
);
const SAYS = re(
  "^(?<who>she|he|they|\\p{L}[\\p{L}\\p{M}'’-]*)\\s+(?:says?|said|wants?|wanted|asks?|asked|told (?:me|us)|tells (?:me|us)|needs?)(?:\\s+(?:me|us))?(?:\\s+(?:that|to))?(?:\\s+(?:i|we)\\s+(?:should|must|can|could|need to))?\\s+",
);
function newTask({ message, people, state }: StepRequest): string | null {
  const { what = "" } = NEW_TASK.exec(message)?.groups ?? {};
  const { who = "" } = SAYS.exec(what)?.groups ?? {};
  if (who === "") return null;
  const act = what.replace(SAYS, "").replace(/[\s,]+(?:though|then|instead|anyway|again please)$/iu, "");
  const pronoun = PRONOUNS[who.toLowerCase()];
  const person = pronoun === undefined ? oneMeant(who, people) : null;
  const whom = pronoun === undefined ? person?.name : state?.person ? pronoun : undefined;
  if (whom === undefined || contentWords(act).length === 0) return null;
  const [verb = "", ...rest] = act.split(" ");
  // "Call again", said of oneself, is to call her again.
  const isCall =
    /^(?:call|ring|phone|e-?mail|text|message|ping|visit)$/iu.test(verb) &&
    !/^(?:him|her|them)(?!\p{L})/iu.test(rest[0] ?? "");
  const called = pronoun ?? person?.name.split(" ")[0] ?? whom;
  return `Add a task for ${whom}: ${isCall ? `${verb} ${called} ${rest.join(" ")}` : act}`;
}
const PRONOUNS: Readonly<Record<string, string>> = { she: "her", he: "him", they: "them" };

/** "Swap Ana back to what it was". */
const BACK = re(
  `^\\W*(?:(?:${OH}|please|ok|okay)[\\s,.!…–-]+)*(?:swap|switch|change|set|put|turn|move|bring|reset|revert|return|restore)\\s+(?<who>\\p{L}[\\p{L}\\p{M}'’ -]{1,40}?)(?:['’]s)?\\s+(?:back\\s+)?(?:to\\s+)?(?:what|how|where|as|the way|like)\\s+(?:it|that|he|she|they)\\s+(?:was|were|had|used to be)(?:\\s+before)?(?:\\s+(?:please|then|again))*[\\s.!]*$`,
);
function backAsItWas({ message, people }: StepRequest): string | null {
  const who = BACK.exec(message)?.groups?.["who"];
  const person = who === undefined ? null : oneMeant(who, people);
  return person ? `undo ${person.name}` : null;
}

const ACT = "(?:close|finish|complete|mark|tick|tick off|check off|delete|remove|drop|do)";
const LEFT =
  "(?:except(?: for)?|but(?: not)?|apart from|other than|without|besides|save for|(?:and|but)?\\s*(?:please\\s+)?(?:leave|keep|not|skip))";
/** "Close the other two, leave the report open", "mark all of them done except the report". */
const ALL_BUT = re(
  `^\\W*(?:(?:please|ok|okay|so|and|now|then|can you|could you)[\\s,]+)*(?<act>${ACT})\\s+(?<those>the other(?:s|\\s+(?:one|two|three|four|five|six|\\d))?|the rest|all(?:\\s+of)?(?:\\s+(?:them|these|those))?|them(?:\\s+all)?|these|those|everything|every one(?: of them)?)(?:\\s+(?:as\\s+)?(?:done|off|finished|closed|complete))?\\s*[,;.–—-]*\\s*${LEFT}\\s+(?:the\\s+)?(?<one>\\p{L}[^,;:?!\\n]{1,50}?)(?:\\s+(?:one|task))?(?:\\s+(?:open|as (?:it )?is|alone|out|there|undone|for now|please))*[\\s.!]*$`,
);
const COUNTS = ["", "one", "two", "three", "four", "five", "six"];
const MOST = 8;
function allButOne({ message, state }: StepRequest): string | null {
  const { act = "", those = "", one = "" } = ALL_BUT.exec(message)?.groups ?? {};
  const listed = (state?.list ?? []).filter(({ kind }) => kind === "task");
  if (act === "" || listed.length < 2 || listed.length > MOST) return null;
  const words = contentWords(one);
  const has = ({ name }: Listed) => words.length > 0 && words.every((word) => plainWords(name).includes(word));
  const kept = listed.filter(has);
  const rest = listed.filter((task) => !kept.includes(task));
  const count = /(?<no>one|two|three|four|five|six|\d)$/iu.exec(those)?.groups?.["no"];
  const isCount = count === undefined || COUNTS[rest.length] === count.toLowerCase() || String(rest.length) === count;
  if (kept.length !== 1 || !isCount) return null;
  const isGone = /^(?:delete|remove|drop)$/iu.test(act);
  return rest.map(({ name }) => (isGone ? `delete the task "${name}"` : `mark "${name}" as done`)).join("\n");
}

/** "Yes delete", of those who were listed. */
const YES_DELETE =
  /^\W*(?:yes|yep|yeah|yup|ok|okay|sure|right|exactly|correct|fine)[\s,.!–-]+(?:please\s+)?(?:go ahead and\s+)?(?:delete|remove|erase)(?:\s+(?:them|her|him|those|these|it|that one|all(?: of (?:them|those))?))?(?:\s+(?:please|all))*[\s.!]*$/iu;
function deletesListed({ message, state, changes = [] }: StepRequest): string | null {
  const listed = state?.list ?? [];
  const waits = changes.some(({ status }: AssistantAction) => status === "proposed");
  const isOpen = (state?.question ?? null) !== null;
  if (!YES_DELETE.test(message) || waits || isOpen || listed.length === 0 || listed.length > 5) return null;
  return listed.every(({ kind }) => kind === "person") ? "delete them" : null;
}

/** "Same for the forecast, but 1 March", after a task was moved. */
const SAME_BUT = re(
  `^\\W*(?:(?:and|ok|okay|now|then|also|please)[\\s,]+)*(?:do\\s+)?(?:the\\s+)?same\\s+(?:for|with)\\s+(?<what>the\\s+[^,;:?!\\n]{2,50}?)\\s*[,;–—-]+\\s*(?:but|just|only)\\s+(?:to|for|on|make (?:it|that))?\\s*(?<day>[^,;:?!\\n]{3,30}?)(?:\\s+(?:instead|please|there))*[\\s.!]*$`,
);
function sameOtherDay({ message, changes = [] }: StepRequest): string | null {
  const { what = "", day = "" } = SAME_BUT.exec(message)?.groups ?? {};
  const last = changes.findLast(({ status }) => status === "executed" || status === "proposed");
  const { dueDate } = (last?.params["patch"] ?? {}) as { dueDate?: unknown };
  return what !== "" && last?.tool === "update_task" && typeof dueDate === "string" ? `move ${what} to ${day}` : null;
}

/** "The Ana one. April 6", where the day was asked for. */
const THE_ONE =
  /^\W*(?:the\s+)?[^,;:.?!\n]{2,40}?\s+one\s*[,;.–—-]+\s*(?:(?:to|for|on|make it|and)\s+)*(?<day>[^,;:?!\n]{3,30}?)[\s.!]*$/iu;
function dayOfTheOne({ message, state, history }: StepRequest): string | null {
  const day = THE_ONE.exec(message)?.groups?.["day"];
  const asked = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const isAsked = state?.question?.asks === "date" || /^To which day do you want to move/u.test(asked);
  return day !== undefined && isAsked && /\d|day|tomorrow|week|month/iu.test(day) ? day : null;
}

/** "What status is it in now?", of the task that was just changed or brought back. */
const ITS_STATUS =
  /^\W*(?:(?:actually|and|so|ok|okay|wait|hm+|then|now)[\s,]+)*(?:what(?:['’]?s)?|which)\s+(?:is\s+)?(?:(?:status|state)\s+(?:is\s+(?:it|that)|(?:it|that)(?:['’]s| is))(?:\s+in)?|(?:its|the|that task['’]s)\s+(?:status|state))(?:\s+(?:now|at|at the moment|currently|then|again|right now|back))*[\s?.!]*$/iu;
function statusOfTask({ message, changes = [], state }: StepRequest): string | null {
  if (!ITS_STATUS.test(message)) return null;
  const last = changes.at(-1);
  const title = [
    last?.title ?? "",
    ...(state?.list ?? []).flatMap(({ kind, name }) => (kind === "task" ? [name] : [])),
  ];
  const task = /[“"](?<title>[^”"]{2,100})[”"]/u.exec(title.join(" "))?.groups?.["title"];
  return last && /_task$/u.test(last.tool) && task !== undefined ? `is the task "${task}" done?` : null;
}

/** "Great, and her priority up to 85". */
const UP_TO =
  /^\W*(?:(?:great|perfect|cool|nice|thanks|good|lovely|awesome|ok|okay|and|also|now|then|plus)[\s,.!]+)*(?<whose>her|his|their|(?-i:\p{Lu})[\p{L}\p{M}'’-]*['’]s)\s+(?<field>\p{L}[\p{L}\p{N} -]{1,30}?)\s+(?:up|down|back)\s+to\s+(?<value>\d[\d.,]*k?)(?:\s+(?:please|pls|now))*[\s.!]*$/iu;
function upTo({ message, state }: StepRequest): string | null {
  const { whose = "", field = "", value = "" } = UP_TO.exec(message)?.groups ?? {};
  const isOfSomeone = /^(?:her|his|their)$/iu.test(whose) ? (state?.person ?? null) !== null : whose !== "";
  return isOfSomeone ? `set ${whose} ${field} to ${value}` : null;
}

const WAYS = [
  whoSaidIt,
  newTask,
  backAsItWas,
  allButOne,
  deletesListed,
  sameOtherDay,
  dayOfTheOne,
  statusOfTask,
  upTo,
] as const;

/** A message that goes on from what was said or done before, in the words in which it is read. Other messages are unchanged. */
export function saidOn(request: StepRequest): string {
  const { message, history } = request;
  if (history.length === 0 || message.length > 160 || message.includes("\n")) return message;
  for (const way of WAYS) {
    const said = way(request);
    if (said !== null) return said;
  }
  return message;
}
