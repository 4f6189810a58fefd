import { plainWords } from "../../words.ts";
import { type Problem, type Reading, reading, type TaskRef } from "./frames.ts";
import type { Parse, Parser } from "./grammar.ts";
import { CHANGES } from "./task-change-patterns.ts";
import { MAKES_EVENT } from "./task-leads.ts";
import { joinedRefs } from "./task-refs.ts";
import { fit } from "./tokens.ts";

/** "Move the deck to Friday and the room to Monday": two, each to a day of its own. */
const TWO_DAYS =
  "(?<verb>(?:move|push|postpone|reschedule|shift|put|set|change|delay) )(?<one>.+? (?:to|until|till|for|by|on) D|[^D]+? D) ?(?:,|and|, and) (?<two>[^D]+ D)";

function twoChanges(parse: Parse): Reading | Problem | null {
  const both = fit(parse.tokens, TWO_DAYS);
  const [one, two] = ["one", "two"].map((part) =>
    changeTask({ ...parse, tokens: [...(both?.["verb"] ?? []), ...(both?.[part] ?? [])] }),
  );
  if (!both || !one || !two || "problem" in one || "problem" in two) return null;
  return { ...one, more: [...one.more, two.frame, ...two.more], left: [...one.left, ...two.left] };
}

const SAID_DONE = /\s+(?:(?:is|are|was|were|all|already|now)\s+)*(?:done|finished|completed?|sorted)$/iu;
const isSaidDone = (ref: TaskRef): ref is TaskRef & { by: "words" } => ref.by === "words" && SAID_DONE.test(ref.words);

/** "Demo date is now 3 October", with a column "Demo date": the day of someone, and not that of a task about the demo. */
function isOfOwnDate({ text, lists }: Parse): boolean {
  if (/(?<!\p{L})(?:tasks?|to-?dos?|reminders?)(?!\p{L})/iu.test(text)) return false;
  const said = ` ${plainWords(text).join(" ")} `;
  return lists.columns.some(
    ({ type, label }) =>
      type === "date" && label.trim().includes(" ") && said.includes(` ${plainWords(label).join(" ")} `),
  );
}

export const changeTask: Parser = (parse) => {
  if (MAKES_EVENT.test(parse.text) || isOfOwnDate(parse)) return null;
  const twice = parse.tokens.filter(({ code }) => code === "D").length > 1 ? twoChanges(parse) : null;
  if (twice) return twice;
  const { text, tokens } = parse;
  for (const [pattern, changeOf] of CHANGES) {
    const groups = fit(tokens, pattern);
    if (!groups?.["ref"]) continue;
    const change = changeOf(groups, parse);
    if (change === null) continue;
    if ("problem" in change) return change;
    const tasks = joinedRefs(groups["ref"], text);
    if (tasks.length === 0) continue;
    const done = tasks.flatMap((ref) => (isSaidDone(ref) ? [{ ...ref, words: ref.words.replace(SAID_DONE, "") }] : []));
    const rest = tasks.filter((ref) => !isSaidDone(ref));
    // "Spars done, van check to Saturday": each has a change of its own.
    if (done.length > 0 && rest.length > 0)
      return reading(
        { do: "change_task", tasks: done, change: { status: "done" } },
        { more: [{ do: "change_task", tasks: rest, change }] },
      );
    return reading({ do: "change_task", tasks, change });
  }
  return null;
};
