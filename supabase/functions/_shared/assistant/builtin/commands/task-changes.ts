import { type Problem, reading, type TaskChange } from "./frames.ts";
import { type Parse, type Parser, whoOf } from "./grammar.ts";
import { faultOfDays } from "./task-days.ts";
import { joinedRefs } from "./task-refs.ts";
import { codesOf, fit, type Token, written } from "./tokens.ts";
import { sentenceCase } from "../wording.ts";

const REF = "(?<ref>.+?)";
const WHEN =
  "(?<when>D|(?:by )?(?:N|one|two|three|four|five|six|seven|ten|fourteen|few|couple|another|a|1)?(?: of)? ?(?:more )?(?:days?|weeks?|months?))";

/** How a task is changed: the patterns of each change, its tasks in `ref`. */
const CHANGES: readonly (readonly [
  pattern: string,
  change: (groups: Record<string, Token[]>, parse: Parse) => TaskChange | Problem | null,
])[] = [
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
  [`(?:start|begin|kick off) (?:working on |work on |on |with )?${REF}`, () => ({ status: "in_progress" })],
  [
    `i (?:m|am|ve|have)? ?(?:now )?(?:started|working on|begun|doing|starting)(?: with| on| work on)? ${REF}`,
    () => ({ status: "in_progress" }),
  ],
  [
    `(?:mark|set|put|move|change|flag) ${REF} (?:off )?(?:as |to |into )?(?:done|completed?|finished|closed|ticked off|checked off)(?: off)?`,
    () => ({ status: "done" }),
  ],
  [`(?:tick|check|cross|strike|mark)(?: off)? ${REF} ?(?:off|done)?(?: (?:from )?list)?`, () => ({ status: "done" })],
  [`(?:complete|finish|close|tick off|check off|cross off|resolve) ${REF}(?: off)?`, () => ({ status: "done" })],
  [
    `(?:i |we )?(?:(?:have|ve|did|m|am|are) )?(?:done with|finished|completed|done|ticked off|through with) ${REF}`,
    () => ({ status: "done" }),
  ],
  [
    `${REF} (?:is|are|s|was|has been|have been|got) (?:all )?(?:done|finished|completed?|sorted|ticked off|taken care of)(?: now)?`,
    () => ({ status: "done" }),
  ],
  [`(?:rename|retitle|reword) ${REF} (?:to|into|as) (?<title>.+)`, (groups, { text }) => titleChange(groups, text)],
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
    `(?:make|set|repeat|have|change|let|turn) (?:(?:recurrence|rhythm|frequency|repeat) of )?${REF} (?:to )?(?:be |repeat |recur |repeating |recurring |into |happen |again )*(?<rhythm>R)(?<from>(?: from| starting)? ?D)?`,
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

function titleChange({ title }: Record<string, Token[]>, text: string): TaskChange | null {
  const words = written(title ?? [], text);
  return words === "" ? null : { title: sentenceCase(words) };
}
function rhythmChange(rhythm: Token[] = [], from: Token[] = []): TaskChange | null {
  const [token] = rhythm;
  const day = from.find(({ code }) => code === "D");
  return token?.slot?.is === "rhythm"
    ? { recurrence: token.slot.recurrence, ...(day?.slot?.is === "date" && { dueDate: day.slot.date }) }
    : null;
}
function whoChange({ who }: Record<string, Token[]>, text: string): TaskChange | null {
  const [token] = who ?? [];
  return token ? { who: whoOf(token, text) } : null;
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
function whenChange(
  { when = [] }: Record<string, Token[]>,
  { text, tokens, today, givenDate }: Parse,
): TaskChange | Problem | null {
  if (givenDate !== null) return { dueDate: givenDate };
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

export const changeTask: Parser = (parse) => {
  const { text, tokens } = parse;
  for (const [pattern, changeOf] of CHANGES) {
    const groups = fit(tokens, pattern);
    if (!groups?.["ref"]) continue;
    const change = changeOf(groups, parse);
    if (change === null) continue;
    if ("problem" in change) return change;
    return reading({ do: "change_task", tasks: joinedRefs(groups["ref"], text), change });
  }
  return null;
};
