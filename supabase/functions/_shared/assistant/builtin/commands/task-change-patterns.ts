import type { Problem, TaskChange } from "./frames.ts";
import type { Parse } from "./grammar.ts";
import { faultOfDays } from "./task-days.ts";
import { codesOf, type Token, written } from "./tokens.ts";
import { titleChange, unlinked, whoChange } from "./task-retitled.ts";
import { TEXT_CHANGES } from "./task-texts.ts";

const REF = "(?<ref>.+?)";
const DATE = "(?:due date|due day|deadline|date|due)";
const WHEN =
  "(?<when>D|(?:by )?(?:N|one|two|three|four|five|six|seven|ten|fourteen|few|couple|another|a|1)?(?: of)? ?(?:more )?(?:days?|weeks?|months?))";

/** How a task is changed: the patterns of each change, its tasks in `ref`. */
export const CHANGES: readonly (readonly [
  pattern: string,
  change: (groups: Record<string, Token[]>, parse: Parse) => TaskChange | Problem | null,
])[] = [
  [
    `${REF} (?:doesn t|does not|don t|do not|needn t)(?: really)? (?:need|have|want|require)(?: any)? ${DATE}(?: any ?more)?`,
    () => ({ dueDate: null }),
  ],
  [
    `(?:remove|clear|delete|drop|take|get rid of|unset|erase|cancel) ${DATE} (?:of|from|for|off|on) ${REF}`,
    () => ({ dueDate: null }),
  ],
  [`(?:no|without) ${DATE} (?:for|on|to) ${REF}`, () => ({ dueDate: null })],
  [`${REF} ?(?::|-|,)? (?:has |with |needs |gets )?(?:no|without) ${DATE}(?: any ?more)?`, () => ({ dueDate: null })],
  [`(?:take|remove|clear) ${REF} 's ${DATE}(?: off| away)?`, () => ({ dueDate: null })],
  ...TEXT_CHANGES,
  [
    `${REF} (?:can|could|should|has to|have to|will have to|must|may) (?:wait|be postponed|be moved|be pushed|be delayed|slip|move|go)(?: back)?(?: (?:until|till|to|for|by|on|another))? ?${WHEN}`,
    whenChange,
  ],
  [
    `${REF} (?:needs|gets|has|wants|should get|should have|is to get|must have|will have) (?:new |other )*${DATE}(?: (?:of|is|on|by))? ?(?::|-|,)? ?${WHEN}`,
    whenChange,
  ],
  [`${REF} ?(?::|-|,)? ?(?:new )?(?:due|deadline|due date)(?: is| to|:)? ?${WHEN}`, whenChange],
  [
    `${REF} ?(?::|-|,) ?(?<when>D)`,
    (groups, parse) =>
      /^(?:due|deadline|by|until)\b/iu.test(written(groups["when"] ?? [], parse.text))
        ? whenChange(groups, parse)
        : null,
  ],
  [`(?<ref>(?:all|every|both) .+?) (?:to|until|on|by) ${WHEN}`, whenChange],
  [`(?<ref>(?:all|every|both) .+?) (?<when>D)`, whenChange],
  [
    `${REF} (?:(?::|-|,) (?:please |can you )?(?:move|push|shift|make|reschedule|postpone|put|change|set|delay)(?: (?:it|that|this))?|(?:make|move|push|shift|put) it)(?: back)?(?: (?:to|until|till|for|on|by))? ?${WHEN}(?: (?:instead|please|now))*`,
    whenChange,
  ],
  [
    `(?:make |set |change )?${REF} (?:to |should be |is now )?(?<rhythm>R) (?:instead of|rather than|and not|not|, not) R`,
    ({ rhythm }) => rhythmChange(rhythm),
  ],
  [`${REF} (?:only|becomes|is only|should only be) (?<rhythm>R)`, ({ rhythm }) => rhythmChange(rhythm)],
  [
    `${REF} (?:is|are|s) (?:in progress|under way|underway|being worked on|ongoing|started)`,
    () => ({ status: "in_progress" }),
  ],
  [`open ${REF} again`, () => ({ status: "todo" })],
  [
    `${REF} (?:is|are|was|were)? ?(?:isn t|aren t|not) (?:done|finished|complete|completed)(?: yet)?`,
    () => ({ status: "todo" }),
  ],
  [`(?:reopen|re open|restart|resume|unfinish|uncheck|untick|undo) ${REF}`, () => ({ status: "todo" })],
  [
    `(?:mark|set|put|move|change) ${REF} (?:back )?(?:as |to |into )?(?:not done|undone|not finished|not complete|not completed|open(?: again)?|to do|todo|incomplete|unfinished|not started)(?: again)?`,
    () => ({ status: "todo" }),
  ],
  [
    `${REF} (?:is|was|isn t|wasn t) (?:not )?(?:done|finished|complete|completed)(?: yet)? after all`,
    () => ({ status: "todo" }),
  ],
  [
    `(?:mark|set|put|move|change|flag|tick|check|cross) ${REF} (?:off )?(?:as |to |into )?(?:in progress|started|being worked on|doing|ongoing|under way|underway)`,
    () => ({ status: "in_progress" }),
  ],
  [
    `(?:start|begin|kick off) (?!(?:tracking|following) (?!up ))(?:working on |work on |on |with )?${REF}`,
    () => ({ status: "in_progress" }),
  ],
  [
    `i (?:m|am|ve|have)? ?(?:now )?(?:started|working on|begun|doing|starting)(?: with| on| work on)? ${REF}`,
    () => ({ status: "in_progress" }),
  ],
  [
    `(?:mark|set|put|move|change|flag) ${REF} (?:off )?(?:as |to |into )?(?:done|completed?|finished|closed|ticked off|checked off)(?: off)?`,
    () => ({ status: "done" }),
  ],
  [
    `(?:tick|check|cross|strike|mark)(?: off)? (?!off$)${REF} ?(?:off|done)?(?: (?:from )?list)?`,
    () => ({ status: "done" }),
  ],
  [`(?:complete|finish|close|tick off|check off|cross off|resolve) ${REF}(?: off)?`, () => ({ status: "done" })],
  [
    `(?:i |we )?(?:(?:have|ve|did|m|am|are) )?(?:done with|finished|completed|done|ticked off|through with) ${REF}`,
    () => ({ status: "done" }),
  ],
  [
    `${REF} (?:is|are|s|was|has been|have been|got) (?:all |both |already )*(?:done|finished|completed?|sorted|ticked off|taken care of)(?: now)?`,
    () => ({ status: "done" }),
  ],
  [
    `${REF} (?::|-|,) (?:is |all |already )*(?:done|finished|completed?|sorted)(?: now| already)?(?: (?<over>D)| for (?:now|good))?`,
    ({ over = [] }, { text }) =>
      over.length === 0 || /^for\b/iu.test(written(over, text)) ? { status: "done" } : null,
  ],
  [`(?:rename|retitle|reword) ${REF} (?:to|into|as|:|-) (?<title>.+)`, (groups, { text }) => titleChange(groups, text)],
  [
    // "Ines should be called tomorrow" and "Ines should say yes" give nothing a name.
    `(?!P (?:should|must) (?:be called|say|read))${REF} (?:should|must) (?:say|read|be called|be named|be renamed(?: to)?|be titled) (?<title>.+)`,
    (groups, { text }) => titleChange(groups, text),
  ],
  [
    `(?:change|update|edit|set) (?:title|name|wording|text) of ${REF} (?:to|into|as) (?<title>.+)`,
    (groups, { text }) => titleChange(groups, text),
  ],
  [
    `(?:change|edit|reword|update) (?<ref>[^PX]+?) (?:to|into) (?<title>(?!D|R)[^DR]+)`,
    (groups, { text }) => titleChange(groups, text),
  ],
  [
    `(?:stop repeating|don t repeat|stop recurrence of|remove recurrence (?:of|from)|make) ${REF} ?(?:(?:not repeat|one off|non recurring|not recurring)(?: any ?more)?)?`,
    ({ ref }, { tokens }) =>
      /^(?:stop|don t|remove)|not repeat|one off|recurring/.test(codesOf(tokens)) && ref ? { recurrence: null } : null,
  ],
  [
    `(?:make|set|repeat|have|change|let|turn) (?:(?:recurrence|rhythm|frequency|repeat) of )?${REF} (?:to )?(?:be |repeat |recur |repeating |recurring |into |happen |again )*(?<rhythm>R)(?: (?:task|job|thing|one|reminder))?(?<from>(?: from| starting)? ?D)?`,
    ({ rhythm, from }) => rhythmChange(rhythm, from),
  ],
  [
    `(?:change|edit|reword|update) ${REF} (?:so that it|so it|that it|to) (?:says?|reads?) (?<title>.+)`,
    (groups, { text }) => titleChange(groups, text),
  ],
  [
    `${REF} ?(?::|-|,)? (?:please |can you )?(?:make|set|have) it (?:to )?(?:repeat |be |recur |come back )*(?<rhythm>R)(?<from>(?: from| starting)? ?D)?(?: now| instead| please)*`,
    ({ rhythm, from }) => rhythmChange(rhythm, from),
  ],
  [
    `${REF} (?:should|must|needs to|has to|is to|will) (?:be |repeat |recur |happen |come back )*(?<rhythm>R)(?<from>(?: from| starting)? ?D)?`,
    ({ rhythm, from }) => rhythmChange(rhythm, from),
  ],
  [
    `(?:assign|link|attach|connect|tie|add|reassign|give|hand) ${REF} (?:over )?(?:to|with|on) (?<who>[PX])`,
    (groups, { text, tokens }) =>
      new RegExp(`^(?:add|give|hand)`).test(codesOf(tokens)) && !/\b(?:task|reminder)\b/.test(codesOf(tokens))
        ? null
        : whoChange(groups, text),
  ],
  [
    `(?:add|put|attach|link|hang|tie) (?<who>[PX]) (?:to|on|onto|with) (?<ref>[^:]+? (?:task|todo|to do|reminder))`,
    (groups, { text }) => whoChange(groups, text),
  ],
  [`(?:unlink|detach|disconnect|untie|remove|take) P (?:from|off) (?<ref>.+)`, unlinked],
  [`(?:remove|take|unlink|detach) (?:person|contact|link) (?:from|off|of) (?<ref>.+)`, () => ({ who: null })],
  [`${REF} (?:is|was|should be) (?:for|about) (?<who>[PX])`, (groups, { text }) => whoChange(groups, text)],
  [
    `(?:move|push|postpone|reschedule|delay|defer|shift|bring|change|set|put|bump|snooze|make|update|pull|slide) (?:back )?(?:(?:due date|deadline|date|due|day) (?:of|for) )?${REF} ?(?:'s (?:due date|deadline|date|due))?(?: (?:back|forward|out|off|up|ahead))?(?: (?:due|be due))?(?: (?:to|until|till|for|by|on|from D to))* ?${WHEN}(?: later| instead| from now)*`,
    whenChange,
  ],
  [
    `${REF} (?:is|should be|must be|needs to be|can be|has to be) (?:due |moved |done |pushed )?(?:to |on |by |until )?${WHEN}(?: instead)?`,
    whenChange,
  ],
  [
    `(?:snooze|postpone|push|delay|defer) ${REF}(?: (?:back|off|bit|for bit|little|for now|later))*`,
    () => ({ later: 1 }),
  ],
];

function rhythmChange(rhythm: Token[] = [], from: Token[] = []): TaskChange | null {
  const [token] = rhythm;
  const day = from.find(({ code }) => code === "D");
  return token?.slot?.is === "rhythm"
    ? { recurrence: token.slot.recurrence, ...(day?.slot?.is === "date" && { dueDate: day.slot.date }) }
    : null;
}
const NUMBERS: Record<string, number> = {
  one: 1,
  a: 1,
  another: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  fourteen: 14,
};
const LENGTH =
  /^(?:by )?(?:another |a further )?(?<count>\d+|\p{L}+)(?: more| of)? (?<unit>day|week|month)s?(?: (?:earlier|sooner|later|further|back|ahead))?$/iu;
const SHIFTED = /\b(?:back|out|off|up|ahead|on|along|forwards?|in|earlier|later)(?: by)?\s*$/iu;
const SHIFTS = /^\s*(?:earlier|sooner|later|back|out|off|ahead|further|forwards?)\b/iu;
const DELAYS = /^(?:snooze|postpone|delay|defer|extend|push|shift|bump|slide|move)\b/;

/** "Back a week", "three days later": how many days after the day that the task is due; null where a day is said. */
function shiftOf(when: readonly Token[], text: string, tokens: readonly Token[]): number | null {
  const [first] = when;
  const said = LENGTH.exec(written([...when], text).trim())?.groups;
  const count = Number(said?.["count"]) || NUMBERS[said?.["count"]?.toLowerCase() ?? ""];
  if (!said || !first || count === undefined) return null;
  const before = SHIFTED.exec(text.slice(0, first.from))?.[0] ?? "";
  const end = when.at(-1)?.to ?? first.to;
  const behind =
    SHIFTS.exec(text.slice(end).trim() === "" ? (/\S+$/u.exec(text.slice(0, end))?.[0] ?? "") : text.slice(end))?.[0] ??
    "";
  const codes = codesOf(tokens);
  // "In a week" is a week from today.
  if (/^in\b/iu.test(before) && !/^(?:bring|pull)\b/.test(codes)) return null;
  if (before === "" && behind === "" && !DELAYS.test(codes)) return null;
  const isEarlier =
    /earlier|sooner/iu.test(before + behind) ||
    (/^(?:bring|pull)\b/.test(codes) && /forward|in|up|ahead/iu.test(before + behind));
  return count * (DAYS_OF[said["unit"]?.toLowerCase() ?? ""] ?? 1) * (isEarlier ? -1 : 1);
}

const BESIDE_ITS_DAY = /\bthe (?<unit>day|week|month) (?<side>after|before)(?: (?:that|it|this))?[\s.!]*$/i;
const DAYS_OF: Record<string, number> = { day: 1, week: 7, month: 30 };
function whenChange(
  { when = [] }: Record<string, Token[]>,
  { text, tokens, today, givenDate }: Parse,
): TaskChange | Problem | null {
  if (givenDate !== null) return { dueDate: givenDate };
  // "The day after" is after the day that the task is due, and never tomorrow.
  const apart = BESIDE_ITS_DAY.exec(written(when, text))?.groups;
  if (apart) return { later: (DAYS_OF[apart["unit"] ?? ""] ?? 1) * (apart["side"] === "before" ? -1 : 1) };
  const shift = shiftOf(when, text, tokens);
  if (shift !== null) return { later: shift };
  const fault = faultOfDays(text, tokens, today);
  if (fault) return fault;
  const date = when.find(({ code }) => code === "D");
  // "By a week" counts from the day that the task is due; "in a week" from today.
  const isBy =
    /\b(?:by|for|another|more)\b/i.test(text.slice((date?.from ?? when[0]?.from ?? 0) - 4, date?.to)) &&
    /\b(?:days?|weeks?|months?)\b/i.test(written(when, text));
  if (date?.slot?.is === "date" && !isBy) return { dueDate: date.slot.date };
  const words = written(when, text).toLowerCase();
  const unit = /month/.test(words) ? 30 : /week/.test(words) ? 7 : /day/.test(words) ? 1 : 0;
  const count =
    Number(/\d+/.exec(words)?.[0] ?? 0) ||
    Object.entries(NUMBERS).find(([word]) => new RegExp(`\\b${word}\\b`).test(words))?.[1] ||
    1;
  return unit === 0 ? (date?.slot?.is === "date" ? { dueDate: date.slot.date } : null) : { later: unit * count };
}
