import { re } from "./rewording.ts";

/** Verbs of orders as they stand behind "would you mind". */
const DOING: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "changing:change,setting:set,moving:move,adding:add,marking:mark,making:make,putting:put,deleting:delete,removing:remove," +
    "updating:update,noting:note,pushing:push,taking:take,renaming:rename,bumping:bump,linking:link,assigning:assign," +
    "closing:close,ticking:tick,creating:create,logging:log,reminding:remind,dropping:drop,switching:switch,raising:raise," +
    "lowering:lower,saving:save,reopening:reopen,completing:complete,finishing:finish,postponing:postpone,tagging:tag," +
    "clearing:clear,emptying:empty,reassigning:reassign,rescheduling:reschedule,correcting:correct,fixing:fix,bringing:bring," +
    "telling:tell,showing:show,listing:list,scheduling:schedule,giving:give"
  )
    .split(",")
    .map((pair) => pair.split(":") as [string, string]),
);
const VERBS = new Set(Object.values(DOING));

const HELLO = "(?:(?:hey|hi|hello|ok|okay|so|and|also|um|uh|please|sorry|morning|good morning)[\\s,!.:–-]+)*";
const MIND = re(
  `^\\W*${HELLO}(?:(?:would|do|d['’]you|wouldn['’]t) (?:you )?mind|mind)(?: (?:just|please|also|awfully|terribly|at all))* (?<doing>\\p{L}+ing)(?!\\p{L})(?<rest>[^]*)$`,
);
const CHANCE = re(
  `^\\W*${HELLO}(?:(?:is there )?any chance (?:that )?(?:you|u) (?:could|can|might)|(?:could|can|may|might) (?:i|we) (?:trouble|bother|get|ask) you to|would you be so kind as to|(?:could|can|would) you (?:do me a (?:favou?r|solid) and|be so (?:good|kind) as to)|do me a (?:favou?r|solid)(?: and|[,:])|i(?:['’]d| would) (?:appreciate|love) it if you (?:could|would)|i was hoping you (?:could|might|would))(?: (?:just|please|also))* (?<verb>\\p{L}+)(?!\\p{L})(?<rest>[^]*)$`,
);
/** The mark at the end of what is asked, which asks nothing. */
const MARK = /\s*\?+/u;

/** "Would you mind changing …?", "any chance you could move …?": the order that is asked for so. What asks whether something is possible, allowed or likely stays a question. */
export function withAskedKindly(message: string): string {
  if (message.length > 400) return message;
  const { doing, rest: behind = "" } = MIND.exec(message)?.groups ?? {};
  const { verb, rest = "" } = CHANCE.exec(message)?.groups ?? {};
  const order = doing === undefined ? verb?.toLowerCase() : DOING[doing.toLowerCase()];
  if (order === undefined || !VERBS.has(order)) return message;
  const said = doing === undefined ? rest : behind;
  const next = /^\s*(?:thanks|thank you|please|pls|ta)\W*$/iu.test(said.split(MARK)[1] ?? "") ? "" : ".";
  return `${order}${said.replace(MARK, /\?\s*\S/u.test(said) ? next : "")}`;
}
