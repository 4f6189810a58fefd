import type { AssistantAction } from "../../../contract/assistant.ts";
import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { TOLD } from "../../why-held.ts";
import { contentWords, plainWords } from "../../words.ts";
import { type Answer, say } from "../answers.ts";
import { isOlderTurn } from "../newest.ts";
import { outcome } from "../outcome.ts";
import { partlyBack, wordsOfField } from "../partly-back.ts";
import type { Call } from "../script.ts";
import { takenBack } from "../taken-back.ts";
import { plain } from "../wording.ts";

const OH = "(?:(?:oh|ah|hm+|no|nope|nah|wait|sorry|oops|actually|ok|okay|please|and|but|yes|well)[\\s,.!…–-]+)*";
const COUNT = "(?: (?<count>one|two|three|four|five|[2-5]))?";
const OF_THEM = "(?: (?:ones?|changes?|cards?|people|of (?:them|those|these)|please|then|though))*[\\s.!]*$";
const UNDOES =
  "(?:take back|undo|revert|reverse|cancel|drop|scrap|withdraw|remove|delete|discard|take away|get rid of|forget)";
/** "Only the first two", "undo all but the last". */
const KEEPS_PLACES = new RegExp(
  `^${OH}(?:(?:(?:keep|leave|save|do|set|change) )?(?:only|just)(?: (?:do|keep|for|set|change|take))?|keep|${UNDOES} (?:all|everything|them all|all of them|the others|the rest) (?:but|except(?: for)?|apart from|other than)) the (?<end>first|last)${COUNT}${OF_THEM}`,
  "iu",
);
/** "The first two only". */
const ONLY_BEHIND = new RegExp(
  `^${OH}(?:for )?the (?<end>first|last)${COUNT}(?: (?:ones?|changes?|cards?|people))? only(?: (?:please|then|though))*[\\s.!]*$`,
  "iu",
);
/** "All but the last one", "not the last two". */
const DROPS_PLACES = new RegExp(
  `^${OH}(?:(?:(?:only |just |keep |do |take )?all|everyone|everything|all of them|them all) (?:but|except(?: for)?|apart from|without)|not|without|except(?: for)?) the (?<end>first|last)${COUNT}${OF_THEM}`,
  "iu",
);
const NAMED = (group: string) =>
  `(?:the (?:one|change|card|note|task|edit) (?:for|of|on|about|with) )?(?<${group}>(?-i:\\p{Lu})[\\p{L}\\p{M}'’ -]{1,40}?)(?:['’]s?)?(?: (?:one|change|card|note|task))?`;
const KEEPS = "(?:keep|leave|save)";
const STAYS = "(?: (?:in|there|alone|as (?:it is|is|it was)|please|though|then))*";
/** "Take back Bo's, keep Ana's", "keep Ana's and undo Bo's". */
const BACK_AND_KEPT = [
  new RegExp(
    `^${OH}${UNDOES} (?:only |just )?${NAMED("gone")}(?:\\s*[,;.–-]+\\s*|\\s+)(?:(?:but|and) )?${KEEPS} ${NAMED("kept")}${STAYS}[\\s.!]*$`,
    "iu",
  ),
  new RegExp(
    `^${OH}${KEEPS} ${NAMED("kept")}${STAYS}(?:\\s*[,;.–-]+\\s*|\\s+)(?:(?:but|and) )?(?:just |only )?${UNDOES} ${NAMED("gone")}[\\s.!]*$`,
    "iu",
  ),
];
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

const stands = ({ status, canUndo }: AssistantAction): boolean =>
  status === "proposed" || (status === "executed" && canUndo);
const isOf = ({ founderId, recordId, params, tool }: AssistantAction, { id }: KnownPerson): boolean =>
  [founderId, params["founderId"], /_founder$/.test(tool) ? recordId : null].includes(id);

/** "Keep both", "keep Ana's", of values that wait: nobody wants those dropped. */
const KEEPS_CHANGES =
  /^(?:(?:ok|okay|yes|yeah|please|no|and|but)[\s,.!]+)*(?:keep|save) (?:both|all|these|those|them both|them all|(?-i:\p{Lu})[\p{L}\p{M}-]*(?: (?-i:\p{Lu})[\p{L}\p{M}-]*){0,2}['’]s?)(?: of (?:them|those|these))?(?: (?:please|changes?|cards?))*[\s.!]*$/iu;
const KEEPS_SOMEONE = /(?<!\p{L})(?:keep|leave|save|stays?|not|without|all but|except)(?!\p{L})/iu;
const stillWaits = (waiting: readonly AssistantAction[]): string => {
  const titles = waiting.map(({ title }) => `“${plain(title)}”`);
  return titles.length === 1
    ? `${titles.join("")} waits: press Confirm on its card to keep it.`
    : `${titles.join(" and ")} wait: press Confirm on the cards to keep them, or say “yes to all”.`;
};

/** "Only the first two", "take back Bo's, keep Ana's", after several changes or cards: the others are taken back. Null for other words. */
export function someOfThem(request: StepRequest, call: Call): Answer | null {
  const { message, changes = [], mode, state } = request;
  if (mode === "ask" || message.length > 120 || changes.length === 0 || isOlderTurn(changes, request)) return null;
  if ((state?.question ?? null) !== null || /[?？\n]/u.test(message)) return null;
  const waiting = changes.filter(({ status }) => status === "proposed");
  const isOfValues = waiting.length > 0 && waiting.every(({ tool }) => !tool.startsWith("delete_"));
  if (isOfValues && KEEPS_CHANGES.test(message.trim())) return say(stillWaits(waiting));
  // "Keep the first one", of those that are to be deleted, is about the person and no change.
  const isOfDeletions = waiting.some(({ tool }) => tool.startsWith("delete_")) && KEEPS_SOMEONE.test(message);
  const gone = isOfDeletions ? null : (ofPlaces(message.trim(), changes) ?? ofNames(request, changes));
  if (gone === null) return fewerOfMany(message.trim(), changes, call) ?? fieldOfOne(message.trim(), changes, call);
  const back = gone.filter(stands);
  const rest = changes.filter((one) => stands(one) && !gone.includes(one));
  if (back.length === 0 || rest.length === 0) return null;
  const { text } = takenBack([...back].reverse(), call);
  const waits = rest.some(({ status }) => status === "proposed");
  const titles = rest.map(({ title }) => plain(title)).join(", ");
  return say(`${text} This stays: ${titles}.${waits ? " It waits for your Confirm." : ""}`);
}

/** Which of so many are dropped: true for each that is. */
function droppedOf(message: string, count: number): boolean[] | null {
  const [keeps, drops] = [
    (KEEPS_PLACES.exec(message) ?? ONLY_BEHIND.exec(message))?.groups,
    DROPS_PLACES.exec(message)?.groups,
  ];
  const said = keeps ?? drops;
  if (said === undefined) return null;
  const some = NUMBERS[(said["count"] ?? "one").toLowerCase()] ?? Number(said["count"]);
  if (some >= count) return null;
  const isFirst = (said["end"] ?? "").toLowerCase() === "first";
  const isMeant = (no: number) => (isFirst ? no < some : no >= count - some);
  return Array.from({ length: count }, (_, no) => isMeant(no) !== (keeps !== undefined));
}

function ofPlaces(message: string, changes: readonly AssistantAction[]): AssistantAction[] | null {
  const made = changes.filter(({ status }) => /^(?:proposed|executed|already_exists)$/u.test(status));
  const dropped = droppedOf(message, made.length);
  return dropped && made.filter((_, no) => dropped[no]);
}

function ofNames({ message, people }: StepRequest, changes: readonly AssistantAction[]): AssistantAction[] | null {
  const { gone, kept } = BACK_AND_KEPT.map((way) => way.exec(message.trim())?.groups).find((one) => one) ?? {};
  if (gone === undefined || kept === undefined) return null;
  const [back, stay] = [gone, kept].map((said) => {
    const who = people.filter(
      ({ by, name }) => by !== "near" && plainWords(said).every((word) => plainWords(name).includes(word)),
    );
    return changes.filter((one) => stands(one) && who.some((person) => isOf(one, person)));
  });
  const isApart = back && stay && back.length > 0 && stay.length > 0 && back.every((one) => !stay.includes(one));
  return isApart ? back : null;
}

const FIELD =
  "(?:(?:the|her|his|their) )?(?<what>\\p{L}[\\p{L}\\p{N} ’'-]{1,30}?)(?: (?:please|then|though|bit|part))*[\\s.!]*$";
const ONLY_FIELD = new RegExp(`^${OH}(?:(?:keep|leave|do|set) )?(?:only|just) ${FIELD}`, "iu");
const NOT_FIELD = new RegExp(`^${OH}(?:not|without|skip|leave out) ${FIELD}`, "iu");
/** "Just the stage", "not Warm", after two fields of someone were set at once: the other is as it was. */
function fieldOfOne(message: string, changes: readonly AssistantAction[], call: Call): Answer | null {
  const [action, another] = changes.filter(stands);
  if (!action || another || action.tool !== "update_founder") return null;
  const fields = Object.entries((action.params["patch"] ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== null,
  );
  const [only, not] = [ONLY_FIELD, NOT_FIELD].map((way) => contentWords(way.exec(message)?.groups?.["what"] ?? ""));
  const isNamed = (said: readonly string[], [key, value]: [string, unknown]) =>
    said.length > 0 && said.every((word) => wordsOfField(key, value).includes(word));
  const kept = fields.filter((field) => isNamed(only ?? [], field));
  const gone =
    kept.length > 0
      ? fields.filter((field) => !kept.includes(field))
      : fields.filter((field) => isNamed(not ?? [], field));
  if (gone.length === 0 || gone.length === fields.length) return null;
  return partlyBack(
    gone.map(([key, value]) => wordsOfField(key, value)[0] ?? ""),
    action,
    call,
  );
}

/** "Only the first two", of a card for many people: the card with those. */
function fewerOfMany(message: string, changes: readonly AssistantAction[], call: Call): Answer | null {
  const [action, another] = changes.filter(stands);
  const ids = action?.params["founderIds"];
  if (!action || another || action.status !== "proposed" || !Array.isArray(ids)) return null;
  const dropped = droppedOf(message, ids.length);
  if (dropped === null) return null;
  const founderIds = ids.filter((_, no) => dropped[no] !== true);
  const { text } = takenBack([action], call);
  const offered = outcome(call(action.tool, { ...action.params, founderIds }, action.heldBecause ?? TOLD));
  return say(`${text}\n${offered.text}`);
}
