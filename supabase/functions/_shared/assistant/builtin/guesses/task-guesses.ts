import { plainWords } from "../../words.ts";
import type { Frame, TaskChange } from "../commands/frames.ts";
import { whoOf } from "../commands/grammar.ts";
import { saidShift } from "../commands/said-shift.ts";
import type { Token } from "../commands/tokens.ts";
import type { TaskLine } from "../script.ts";
import { PAST } from "../commands/task-refs.ts";
import { isAkin, isInTitle, isOneOf, namingWords } from "../vocabulary/akin.ts";
import { TASK_PHRASINGS, type TaskKind } from "./task-phrasings.ts";
import { allWordings, hasCue, isFiller, nearness, notIn } from "./wordings.ts";

/** A change of tasks that a clause may mean. */
export interface TaskGuess {
  frame: Extract<Frame, { do: "change_task" | "delete_task" }>;
  /** Words that neither a title nor the wordings of the change have. */
  left: string[];
  score: number;
}

const KINDS = allWordings<TaskKind>(TASK_PHRASINGS);
const kinds = Object.keys(KINDS) as TaskKind[];
const NEGATES = /^(?:not|no|never|without|isn|aren|doesn|don|didn|hasn|haven|needn|wasn|won|neither|nor|stop|stopped)$/;
const REMOVES = /^(?:take|remove|drop|clear|lose|lost|cancel|whenever|go|stop|strip)$/;
const MOST_TASKS = 3;

/** A clause as tasks are looked for in it. */
interface Said {
  words: string[];
  people: Token[];
  days: Token[];
  rhythms: Token[];
  others: Token[];
  isNegated: boolean;
  isJoined: boolean;
  /** "The badges are Noor's." */
  isPossessive: boolean;
  today: string;
  text: string;
}

/** Every change of the user's tasks that the words of a clause fit, the best first. */
export function taskGuesses(
  tokens: readonly Token[],
  text: string,
  tasks: readonly TaskLine[],
  today: string,
): TaskGuess[] {
  const said = saidIn(tokens, text, today);
  if (said.others.length > 0) return [];
  const guesses = kinds.flatMap((kind) => {
    const one = tasks.flatMap((task) => guess(kind, [task], said) ?? []);
    return one.some(({ left }) => left.length === 0) || !said.isJoined
      ? one
      : [...one, ...ofSeveral(kind, tasks, said)];
  });
  return guesses.sort((one, other) => one.left.length - other.left.length || other.score - one.score);
}

/** "The benchmark sheet and the badges are done". */
function ofSeveral(kind: TaskKind, tasks: readonly TaskLine[], said: Said): TaskGuess[] {
  // "Varnish done, van check to Saturday": what becomes of one is not what becomes of the other.
  if (said.days.length > 0 && said.words.some((word) => /^(?:done|finished|completed?|sorted)$/.test(word))) return [];
  const named = tasks.filter((task) => said.words.some((word) => isNaming(word, task, kind)));
  if (named.length < 2) return [];
  const chosen: TaskLine[] = [];
  for (const task of [...named].sort((one, other) => hitsOf(other, said, kind) - hitsOf(one, said, kind))) {
    const isNew = said.words.some(
      (word) => isNaming(word, task, kind) && !chosen.some((other) => isNaming(word, other, kind)),
    );
    if (isNew && chosen.length < MOST_TASKS) chosen.push(task);
  }
  const found = chosen.length < 2 ? null : guess(kind, chosen, said);
  return found === null ? [] : [found];
}

const isOver = ({ slot }: Token, { today }: Said) => slot?.is === "date" && slot.date <= today;
/** "Booked" of "Book a studio": what was to be done has been. */
const hasPast = (words: readonly string[], tasks: readonly TaskLine[]): boolean =>
  tasks.every(({ title }) => {
    const [verb = ""] = namingWords(title);
    return words.some((word) => PAST[word] === verb || (word.endsWith("ed") && word !== verb && isAkin(word, verb)));
  });

const titleWords = ({ title, founderName }: TaskLine) => namingWords(`${title} ${founderName ?? ""}`);
const isNaming = (word: string, task: TaskLine, kind: TaskKind) =>
  word.length > 2 && !isFiller(word) && notIn(KINDS[kind], [word]).length > 0 && isInTitle(word, titleWords(task));
const hitsOf = (task: TaskLine, { words }: Said, kind: TaskKind) =>
  words.filter((word) => isNaming(word, task, kind)).length;

function guess(kind: TaskKind, tasks: readonly TaskLine[], said: Said): TaskGuess | null {
  const titles = tasks.flatMap(titleWords);
  const inTitle = (word: string) => word.length > 2 && isInTitle(word, titles);
  // "Spars done, van check to Saturday" says two things; "a task for him" is a new one.
  const isOther = tasks.length > 1 && said.words.some((word) => /^(?:done|finished|completed?|sorted)$/.test(word));
  if (kind === "due" && (isOther || /\b(?:task|reminder)s? for (?:him|her|them)\b/iu.test(said.text))) return null;
  // "Done for this week" tells of what is over.
  if (kind === "due" && /(?:done|finished|sorted|completed?) for (?:this|the|today|now)\b/iu.test(said.text))
    return null;
  const isOwn = (token: Token) =>
    plainWords(said.text.slice(token.from, token.to)).every((word) => isInTitle(word, titles)) ||
    (token.slot?.is === "person" &&
      tasks.some(
        ({ founderId }) => token.slot?.is === "person" && token.slot.people.some(({ id }) => id === founderId),
      ));
  const free = said.words.filter((word) => !inTitle(word));
  const hits = said.words.filter((word) => tasks.some((task) => isNaming(word, task, kind))).length;
  const ownPeople = said.people.filter(isOwn).length;
  const others = said.people.filter((token) => !isOwn(token));
  if (hits === 0 && (ownPeople === 0 || !said.words.some((word) => inTitle(word)))) return null;
  const change = changeOf(kind, said, titles, others);
  const isCarriedOut = kind === "done" && !said.isNegated && hasPast(said.words, tasks);
  if (change === null || (!isCarriedOut && !isAllowed(kind, free, said)) || !fits(kind, tasks)) return null;
  const strangers = kind === "who" ? others.slice(1) : others;
  const wordings = KINDS[kind];
  const left = [
    ...notIn(wordings, free).filter((word) => !NEGATES.test(word) && word !== "t"),
    ...strangers.map(({ from, to }) => said.text.slice(from, to)),
    ...(kind === "due" || (kind === "done" && said.days.every((day) => isOver(day, said)))
      ? []
      : said.days.map(({ from, to }) => said.text.slice(from, to))),
  ];
  const refs = tasks.map(({ id }) => ({ by: "id" as const, id }));
  const share = hits / Math.max(1, titles.length);
  return {
    frame: kind === "delete" ? { do: "delete_task", tasks: refs } : { do: "change_task", tasks: refs, change },
    left,
    score: hits + ownPeople + share / 2 + nearness(wordings, free),
  };
}

/** What a kind needs beside its words; null where it is not there. */
function changeOf(kind: TaskKind, said: Said, titles: readonly string[], others: readonly Token[]): TaskChange | null {
  const [day, anotherDay] = said.days;
  const isPast = day?.slot?.is === "date" && day.slot.date < said.today;
  const rhythms = said.rhythms.filter(
    ({ from, to }) => !isInTitle(plainWords(said.text.slice(from, to))[0] ?? "", titles),
  );
  const [rhythm, anotherRhythm] = rhythms;
  switch (kind) {
    case "done":
    case "in_progress":
    case "todo":
      return { status: kind };
    case "due": {
      // "A week earlier" counts from the day that the task is due.
      const later = saidShift(said.text);
      if (later !== null && !anotherDay && !rhythm) return { later };
      return day?.slot?.is === "date" && !isPast && !anotherDay && !rhythm ? { dueDate: day.slot.date } : null;
    }
    case "undated":
      return day ? null : { dueDate: null };
    case "rhythm":
      return rhythm?.slot?.is === "rhythm" && !anotherRhythm ? { recurrence: rhythm.slot.recurrence } : null;
    case "once":
      return rhythm || day ? null : { recurrence: null };
    case "who": {
      const [person] = others;
      return person ? { who: whoOf(person, said.text) } : null;
    }
    case "delete":
      return day || rhythm ? null : {};
  }
}

/** Whether the words say it rather than its opposite, and say it at all. */
function isAllowed(kind: TaskKind, free: readonly string[], { isNegated, isPossessive }: Said): boolean {
  const wordings = KINDS[kind];
  const removes = free.some((word) => REMOVES.test(word));
  const has = (pattern: RegExp) => free.some((word) => pattern.test(word));
  if (kind === "due" || kind === "rhythm") return !isNegated || (kind === "due" && has(/^(?:before|later)$/));
  if (!hasCue(wordings, free) && !(kind === "who" && isPossessive)) return false;
  switch (kind) {
    case "undated":
      return isNegated || removes;
    case "once":
      // "Isn't a one-off".
      if (isNegated && has(/^(?:once|single|one|off|nonrecurring)$/) && !has(/^(?:repeat|recur|come|back)/))
        return false;
      return isNegated || removes || has(/^(?:once|single|off|nonrecurring)$/);
    case "delete":
      return has(/^(?:need|needed|necessary|happening|doing)$/) ? isNegated : !isNegated;
    case "todo":
      return isNegated || has(/^(?:reopen|again|back|redo|redoing|untick|unfinished|mistake|still)$/);
    case "done":
      return !isNegated && !has(/^(?:again|redo|redoing|back)$/) && !(has(/^open$/) && !has(/^longer$/));
    case "who":
      return !isNegated && (isPossessive || saysWhose(free));
    default:
      return !isNegated;
  }
}

const LINKS = "belongs link attach connect tie concerns relates file goes assign put".split(" ");
/** "It belongs to her", "it is about him": "with her" alone tells who was there. */
const saysWhose = (words: readonly string[]): boolean =>
  words.some((word) => isOneOf(word, LINKS)) ||
  /(?:^| )(?:is|are|was|be|s|re) (?:\S+ ){0,2}(?:for|about|with)(?: |$)/.test(words.join(" "));

const fits = (kind: TaskKind, tasks: readonly TaskLine[]): boolean =>
  tasks.every(({ status, dueDate, recurrence }) =>
    kind === "todo"
      ? status !== "todo"
      : status !== "done" &&
        (kind !== "in_progress" || status !== "in_progress") &&
        (kind !== "undated" || dueDate !== null) &&
        (kind !== "once" || recurrence === undefined || recurrence !== null),
  );

function saidIn(tokens: readonly Token[], text: string, today: string): Said {
  const codes = tokens.map(({ code }) => code);
  // "Rather than weekly", "not May": what it is no more.
  const isOrigin = (no: number) =>
    /^(?:not|from)$/.test(codes[no - 1] ?? "") ||
    /^(?:instead of|rather than)$/.test(codes.slice(no - 2, no).join(" "));
  const dropped = new Set<number>();
  tokens.forEach(({ code }, no) => {
    if (!/^[DR]$/.test(code) || !isOrigin(no)) return;
    for (const at of [no, no - 1, ...(codes[no - 1] === "of" || codes[no - 1] === "than" ? [no - 2] : [])])
      dropped.add(at);
  });
  const kept = tokens.filter((_, no) => !dropped.has(no));
  const of = (code: string) => kept.filter((token) => token.code === code);
  const words = kept
    .filter(({ slot, code }) => slot === null && /\p{L}/u.test(code) && code !== "'s")
    .map(({ code }) => code);
  const isLonger = / no longer | any more | anymore /.test(` ${words.join(" ")} `);
  return {
    words: words.filter((word) => !/^(?:longer|anymore|any|more)$/.test(word) || !isLonger),
    people: kept.filter(({ code, slot }) => code === "P" && slot?.is === "person" && !slot.isPronoun),
    days: of("D"),
    rhythms: of("R"),
    others: kept.filter(({ code }) => /^[XUMQNT]$/.test(code)),
    isNegated: isLonger || words.some((word) => NEGATES.test(word)),
    isJoined: words.some((word) => /^(?:and|both|plus)$/.test(word)) || codes.includes(","),
    today,
    isPossessive: codes.at(-1) === "'s" && codes.at(-2) === "P",
    text,
  };
}
