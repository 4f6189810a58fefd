import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isReason } from "../commands/reason-words.ts";
import type { InFull, Known } from "./targets.ts";

const MARKS = /\s*[.,;!:…–—-]+\s+|\s*[.!…]+$|\s+(?:and|but|so|because|cause|cos|as)\s+(?=\p{L})/iu;
const HESITATES =
  /^(?:(?:no(?! (?:need|point|use|longer|one)(?!\p{L}))|nope|nah|oh|ah|wait|stop|hm+|um+|uh+|sorry|oops|whoops|actually|ok|okay|hey|damn|argh|please|pls|kindly|just|well|so|then|again|only|thanks|my (?:bad|mistake|fault)|on second thoughts?|you know what)(?:\s+|$))+/iu;
const VERB =
  "(?:scrap|scratch|forget|drop|bin|undo|cancel|delete|remove|revert|kill|ditch|trash|lose|ignore|discard|withdraw|take back|take away|get rid of|stop|reverse|roll back)";
const KIND = "(?:task|to-?do|reminder|note|column|field|person|contact|card|change|edit|one|thing|bit|part|step)";
/** "The last one" may be of a list. */
const WHAT = `(?:it|that|this|them|(?:that|this|my|your)(?: very)?(?: last)? ${KIND}|the (?:very )?(?:last )?(?:task|to-?do|reminder|note|column|field|person|contact|card|change|edit|step)|that last|the whole thing|(?:them |those |these )?both(?: of (?:them|those|these))?)`;
/** What takes back what was done, or what waits. */
const TAKES_BACK = new RegExp(
  `^(?:${VERB} (?<what>${WHAT})(?: (?:back|again|off|away|out|last one|for good|altogether|completely|entirely))*|(?:take|roll) ${WHAT} (?:back|away|off|out)|(?:undo|revert|reverse|roll back)|(?:please )?(?:do not|don['’]?t) bother|(?:please )?(?:do not|don['’]?t)(?: do)?(?: (?:it|that|this))?|(?:i |we )?(?:do not|don['’]?t|no longer) (?:want|need) (?:it|that|this)(?: (?:any ?more|after all|now))*|never ?mind|nvm|no need(?: (?:for (?:it|that|this)|to|any ?more|now|after all|any longer))*|(?:put|set|change) (?:it|that|this|them) back|not that)(?: (?:please|pls|now|then|again))*$`,
  "iu",
);
/** "Take back the second bit only". */
const ONE_OF =
  /^(?:take back|undo|revert|cancel|drop|scrap|reverse) (?:only |just )?the (?<place>first|second|third|fourth) (?:bit|part|thing|one|change|half|step)(?: (?:only|again|back|please))*$/iu;
/** "The most recent one", "take the first one back". */
const LATEST =
  /(?<=(?<!\p{L})(?:the|that|my) (?:very )?)(?:most recent|latest|newest)(?= (?:one|change|edit|step|thing|bit|part)(?!\p{L})|[\s.!]*$| back)/iu;
const LAST_ONE = new RegExp(
  `^(?:(?:${VERB} (?:only |just )?the last(?: (?:one|change|edit|step|thing))?|(?:take|roll) (?:only |just )?the last(?: (?:one|change|edit|step|thing))? back)(?: (?:only|please|again))*)$`,
  "iu",
);
const ONLY_LAST = /(?<!\p{L})(?:only|just) the last|the last(?: \p{L}+)? only(?!\p{L})/iu;
/** "Actually leave it, I'll see her before that": it is let go of, for what the user does anyway. */
const LEAVES_IT =
  /^\W*(?:(?:oh|ah|hm+|ok|okay|well)[\s,]+)*(?:actually|no|nah|wait|on second thoughts?|come to think of it)[\s,.–—-]+(?:(?:please|just)\s+)?(?:leave|forget|skip) (?:it|that)[\s,;.–—-]+(?:(?:because|cause|cos|as)\s+)?(?:i|we)(?:['’](?:ll|m|re)|\s(?:will|am|are))\s[^?\n]{3,80}$/iu;
/** "Undo the repeat, once is enough". */
const UNDOES_RHYTHM =
  /^\W*(?:(?:ok|okay|no|actually|please|wait)[\s,]+)*(?:undo|take back|drop|remove|cancel|revert) the (?:repeat(?:ing)?|repetition|recurrence|rhythm)(?:[\s,;.–—-]+(?:just )?(?:once|one time)(?: is (?:enough|fine|plenty))?)?[\s.!]*$/iu;
const BACK_BEHIND =
  /(?<!\p{L})(?:take|roll|put) the (?<which>(?:first|second|third|fourth) (?:one|change|edit|step|bit|part|thing)) back(?!\p{L})/iu;
/** Why it is taken back: nothing that is asked for. */
const WHY =
  /^(?:i (?:mixed|mistook|confused|got|had|took) (?:it|that|this|her|him|them|those|things|the names?|the two|the days?)(?: (?:all|both))?(?: (?:up|wrong|mixed up|confused|for (?:someone|somebody|something) else))?|i meant (?:someone|somebody|something|another|a different)(?: (?:else|one|person|task))?|(?:that|this|it) (?:was|is|['’]s) (?:a mistake|my mistake|wrong|the wrong (?:one|person|task|day|date)|not (?:right|needed|true|correct|what i (?:meant|wanted)))|(?:it|that|this|she|he|they) (?:is|are|was|were)(?:n['’]?t| not)(?: \p{L}+){0,2}(?: (?:done|finished|ready|over|right|needed|true|complete|the one))(?: (?:yet|after all|at all|any ?more))*|(?:it|that|this)['’]?s not (?:done|finished|ready|over|right|needed|true|complete)(?: (?:yet|after all))*|(?:that|this|it) (?:was|is|['’]s) (?:(?:someone|somebody|something) else|another (?:one|person|contact|task|note)|(?:of |about |for )?the other (?:one|person|contact|task))(?:['’]?s)?|(?:the )?wrong (?:one|person|task|day|date|column|note|name|contact|company|firm|(?-i:\p{Lu})\p{L}+)|i (?:changed my mind|was wrong|misread (?:it|that)|did(?:n['’]?t| not) mean (?:it|that|this)|don['’]?t (?:want|need) (?:it|that))|(?:it|that|this)(?:['’]s| is) (?:still|already) \S+(?: \S+)?)$/iu;
/** "We're not going", "it's cancelled", "he did it already": that it is no longer to be done. */
const NO_LONGER =
  /^(?:(?:i|we|they|he|she|it|that|this|there|the \p{L}+(?: \p{L}+)?|(?-i:\p{Lu})[\p{L}\p{M}'’-]*)(?:(?:['’](?:m|re|s|ll)|\s+(?:am|are|is|was|were|will|can|could|do|does|did|has|have))\s+(?:not|no longer)|\s*(?:isn|aren|wasn|weren|won|can|couldn|don|doesn|didn|hasn|haven)['’]?t)(?:\s[\p{L}'’]+){0,6}|(?:it|that|this|the \p{L}+(?: \p{L}+)?)(?:['’]s|\s(?:is|was|has been|got|has))\s(?:been\s)?(?:now\s|already\s|just\s)*(?:cancell?ed|called off|fixed|sorted(?: out)?|postponed|off|solved|done|finished|over|taken care of|too late|settled|paid|booked)(?:\s(?:now|already|anyway|after all))*|(?:he|she|they|we|i|someone|somebody|(?-i:\p{Lu})[\p{L}\p{M}'’-]*)(?:['’](?:s|re|ll|ve)|\s(?:is|are|will|has|have))?\s(?:already\s|just\s)?(?:does|do|did|doing|done|handles?|handled|handling|booked|paid|fixed|sorted|taken care of)(?:\s(?:it|that|this|them))(?:\s(?:already|myself|himself|herself|anyway|now|instead))*)$/iu;
/** "Dev's bringing some": who sees to it. */
const SEES_TO_IT =
  /^(?:(?:i|we|he|she|it|they|the \p{L}+(?: \p{L}+)?|(?-i:\p{Lu})[\p{L}\p{M}-]*)(?:['’](?:m|re|s)|\s(?:am|are|is)))(?:\s(?:already|just|now|still|also))?\s\p{L}{2,}ing(?:\s(?!(?:to|at|in|on|for)\s(?!(?:it|that|this|them)(?!\p{L})))(?-i:\p{Ll})[\p{L}'’]*){0,4}$/iu;
/** "He's back on Monday", before what takes it back. */
const TOLD_BEFORE =
  /^(?:i|he|she|it|they|we|that|this)(?:['’]\p{L}+|\s(?!(?:should|must|ought|has to|needs)(?!\p{L}))\p{L}+)(?:\s[\p{L}'’-]+){0,8}$/iu;
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:task|to-?do|reminder)$/iu, /_task$/],
  [/^note$/iu, /_note$/],
  [/^(?:column|field)$/iu, /custom_field$/],
  [/^(?:person|contact)$/iu, /founder$/],
];

const FIRST =
  "(?:no(?! (?:need|point|use|rush|longer|one)(?!\\p{L}))|nope|nah|wait|actually|sorry|oops|whoops|stop|on second thoughts?|come to think of it|(?:i['’]?ve |i )?changed my mind)";
/** "Hm, actually no, …": someone thinks again. */
const THINKS_AGAIN = new RegExp(
  `^\\W*(?:(?:oh|ah|hm+|um+|uh+|argh|ugh|well|ok|okay|but|and|hey)(?!\\p{L})[\\s,.!…–-]*)*${FIRST}(?!\\p{L})[\\s,.!…–-]*(?:(?:${FIRST}|please|just|then|well|but|ok|okay|so)(?!\\p{L})[\\s,.!…–-]*)*`,
  "iu",
);
const WHO =
  "(?<who>her|him|it|them|that|this|that one|this one|(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2})";
const THEY = "(?:she|he|it|they|that)";
const AS_THEY_ARE = `(?:as is|put|(?:as|where|how|the way) ${THEY} (?:is|are|was|were))`;
/** "Leave her", "she stays as she is", "let's not": nothing is to be changed. "Keep it" alone may be about the change. */
const LEFT = [
  `(?:let['’]?s |let us )?leave ${WHO}(?: (?:alone|be|open|out of (?:it|this|that)|${AS_THEY_ARE}))?`,
  `(?:let['’]?s |let us )?keep ${WHO} ${AS_THEY_ARE}`,
  `(?<who>she|he|it|they|(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}) (?:stays?|(?:should|can) stay) ${AS_THEY_ARE}`,
  `(?:don['’]?t|do not|let['’]?s not|let us not) (?:touch|change|move|alter) ${WHO}`,
  "let['’]?s not(?: do (?:it|that|this))?",
].map((words) => new RegExp(`^${words}(?: (?:after all|then|please|for now|at all|either))*[\\s.!]*$`, "iu"));

/** "Actually no, leave her", after a change: it is taken back, of several people for the one who is named. */
function leftAsTheyWere({ changes = [], message, people, state }: StepRequest): InFull | null {
  // It answers what is asked.
  if (state?.question) return null;
  const standing = changes.filter(({ status }) => status === "proposed" || status === "executed");
  const first = standing.length > 0 ? THINKS_AGAIN.exec(message.trim())?.[0] : undefined;
  const said = message.trim().slice(first?.length ?? 0);
  const left = first === undefined ? null : LEFT.map((words) => words.exec(said)).find((one) => one);
  if (!left) return null;
  const { who = "it" } = left.groups ?? {};
  const owners = new Set(standing.map(({ founderId }) => founderId));
  if (/^\p{Ll}/u.test(who)) {
    const isOfOne = /^(?:she|he|her|him)$/u.test(who);
    return isOfOne && owners.size > 1 ? null : { message: "undo that", people: [] };
  }
  const named = people.filter(
    ({ by, name }) => by !== "near" && plainWords(who).every((word) => plainWords(name).includes(word)),
  );
  const own = named.filter(({ id }) => owners.has(id));
  const [person, another] = own;
  if (!person || another) return null;
  return owners.size > 1 ? { message: `not ${person.name}`, people: [person] } : { message: "undo that", people: [] };
}

/**
 * "No stop, don't, I mixed her up", "forget it, scrap that task", "nah it isn't finished, put it back": a message that only takes back the
 * last change, and says why, as one that undoes it. A task of an earlier turn that was changed since is deleted. Null for other words.
 */
export function calledOff({ request }: Known): InFull | null {
  const left = leftAsTheyWere(request);
  if (left) return left;
  const standing = (request.changes ?? []).filter(({ status }) => status === "proposed" || status === "executed");
  const last = standing.at(-1);
  const more = standing.length > 1;
  if (last && !more && LEAVES_IT.test(request.message)) return { message: "undo that", people: [] };
  const patch = last?.params["patch"] as { recurrence?: unknown } | undefined;
  if (last && !more && last.tool === "update_task" && patch?.recurrence && UNDOES_RHYTHM.test(request.message))
    return { message: "undo that", people: [] };
  const pieces = request.message
    .trim()
    .replace(LATEST, "last")
    .replace(BACK_BEHIND, "take back the $<which>")
    .split(MARKS)
    .map((piece) => piece.replace(HESITATES, "").trim())
    .filter((piece) => piece !== "");
  if (!last || pieces.length === 0 || request.message.length > 120) return null;
  if (
    (LATEST.test(request.message) || ONLY_LAST.test(request.message)) &&
    pieces.length === 1 &&
    LAST_ONE.test(pieces[0] ?? "")
  )
    return { message: "undo the last one", people: [] };
  const place = pieces.map((piece) => ONE_OF.exec(piece)?.groups?.["place"]).find((one) => one !== undefined);
  // Of an earlier turn it is not known which one that is.
  if (place !== undefined && standing.length < 2) return null;
  if (place !== undefined && pieces.every((piece) => ONE_OF.test(piece) || WHY.test(piece)))
    return { message: `undo the ${place} one`, people: [] };
  const takes = pieces.map((piece) => TAKES_BACK.exec(piece));
  if (
    !takes.some((one) => one !== null) ||
    !pieces.every((piece, no) => takes[no] || saysWhy(piece) || (takes.at(-1) && TOLD_BEFORE.test(piece)))
  )
    return null;
  const what = takes.flatMap((one) => one?.groups?.["what"] ?? []).at(-1);
  const isBoth = takes.some((one) => one !== null && /(?<!\p{L})both(?!\p{L})/iu.test(one[0]));
  // "Delete both", after a list: those of the list.
  const reply = request.history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const isOfList = reply.includes("\n- ") && !/(?<!\p{L})(?:back|undo|revert)(?!\p{L})/iu.test(request.message);
  if (isBoth && isOfList) return null;
  if (isBoth) return { message: "undo both", people: [] };
  // "Forget it, Otto has some", of a task that was made and changed since: all of it.
  const [made] = (request.state?.earlier ?? []).slice(-1);
  const isSame = made?.madeBy === "create_task" && made.taskId !== undefined && made.taskId === last.recordId;
  const isWhole = pieces.some((piece) =>
    /^(?:forget|scrap|drop|bin|cancel|ditch|kill|never ?mind|nvm)(?!\p{L})/iu.test(piece),
  );
  if (isSame && isWhole && !more && last.tool === "update_task" && pieces.some(isReason))
    return { message: "undo both", people: [] };
  const kind = what?.split(" ").at(-1);
  const order =
    what === undefined || kind === undefined ? "undo that" : orderFor(kind, standing, last, /\blast\b/iu.test(what));
  return order === null ? null : { message: order, people: [] };
}

const saysWhy = (piece: string): boolean =>
  WHY.test(piece) || NO_LONGER.test(piece) || SEES_TO_IT.test(piece) || isReason(piece);

function orderFor(
  kind: string,
  standing: readonly AssistantAction[],
  last: AssistantAction,
  isLast: boolean,
): string | null {
  const tools = KINDS.find(([words]) => words.test(kind))?.[1];
  if (!tools && isLast) return `undo the last ${/^(?:change|edit|step)$/iu.test(kind) ? "change" : "one"}`;
  if (!tools) return "undo that";
  // Of several changes it is read elsewhere which one is meant.
  if (standing.length > 1 || !tools.test(last.tool)) return null;
  const isOld = last.tool === "update_task";
  return isOld ? "delete it" : "undo that";
}
