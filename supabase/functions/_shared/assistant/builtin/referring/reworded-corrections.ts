import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { isOlderTurn } from "../newest.ts";
import { isDay } from "./yes-but.ts";

const OH = "(?:(?:oh|ah|hm+|no|nope|wait|sorry|oops|actually|ok|okay|please|and|but|also|then|well|so)[\\s,.!…–-]+)*";
const DROPS = "(?:cancel|scrap|scratch|forget|drop|skip|undo|strike|stop)";
/** Why a day is not kept: "she is ill", "he can't make it". */
const WHY =
  "(?:because |since |as )?(?:he|she|they|we|i|it)(?:['’](?:s|re|m|ve|ll|d)| (?:is|are|am|was|has|have|had|will|would|can|could|does|did|do|cannot|fell|got|called))(?:n['’]?t|not| not)?(?: [^,;.:?!\\n\\d]{2,40})?";
const SAYS =
  "(?:(?:let['’]?s |please |we )?(?:try|do|make it|take|move it to|say|go for|use|better|rather|have it on) )";
const DAY = "(?:(?:on|for) )?(?<day>[^,;.:?!\\n]{2,30}?)";
/** "Cancel that, she is ill. Try the 27th instead", "scrap that, Friday instead". */
const OTHER_DAY = new RegExp(
  `^${OH}${DROPS} (?:that|it|this)\\s*[,;.!–—-]+\\s*(?:${WHY}\\s*[,;.!–—-]+\\s*(?:and |so )?)?(?:${SAYS}${DAY}(?: (?:instead|then|please))*|${DAY.replace("<day>", "<bare>")} (?:instead|rather|then))[\\s.!]*$`,
  "iu",
);
const WHY_FIRST = new RegExp(
  `^${OH}${WHY}\\s*[,;.!–—-]+\\s*(?:and |so )?${SAYS}${DAY}(?: (?:instead|then|please))+[\\s.!]*$`,
  "iu",
);
const RHYTHM =
  "(?<rhythm>daily|weekly|fortnightly|bi-?weekly|monthly|quarterly|yearly|annually|(?:every|each) (?:other |second |two |three |four |\\d{1,2} )?(?:days?|weeks?|months?|quarters?|years?))";
const AND_NOT =
  "(?:\\s*,?\\s*(?:rather than|instead of|and not|not) (?:daily|weekly|fortnightly|bi-?weekly|monthly|quarterly|yearly|annually|once))?";
/** "Mark it monthly rather than weekly", "every two weeks please". */
const REPEATS = new RegExp(
  `^${OH}(?:(?:mark|set|put|change|switch|make|turn|move|have) (?:it|that|this|that one)(?: (?:as|to|be|repeat))* )?(?:repeat(?:ing)? )?${RHYTHM}${AND_NOT}(?: (?:instead|please|then|now|from now on))*[\\s.!]*$`,
  "iu",
);
/** "And at the same time every month", "every month on that day". */
const SAME_TIME = "(?:at|on) (?:the same|that) (?:time|day|date|hour)";
const REPEATS_THEN = new RegExp(
  `^${OH}(?:(?:repeat|do|have) (?:it|that|this) )?(?:${SAME_TIME},? ${RHYTHM}|${RHYTHM.replace("<rhythm>", "<first>")},? ${SAME_TIME})(?: (?:please|then|too|as well|again))*[\\s.!]*$`,
  "iu",
);

const SAME = "(?:samme|samma|hetzelfde|zelfde|stesso|stessa cosa|mesmo|mesma coisa|to samo|gleiche|mismo|même chose)";
/** "Og gør det samme på Elin", "doe hetzelfde bij Elin": in languages whose orders are only partly read. */
const SAME_FOR = new RegExp(
  `^(?:(?:og|och|en|e|i|und|y|et|ook|også|ok)[\\s,]+)*(?:(?:gør|gjør|gör|doe|fai|faz|faça|zrób|mach|haz|fais) (?:ook |også )?)?(?:(?:det|dat|het|lo|o|la|a|das|el|le) )?${SAME}(?: (?:ook|også|anche|também|też))? (?:på|for|för|hos|til|till|bij|voor|con|per|para|dla|pour|für|bei) (?<who>(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3})[\\s.!]*$`,
  "iu",
);

/** "English I mean", where it was asked which value. */
const VALUE_MEANT = new RegExp(
  `^${OH}(?:i meant? )?(?<value>[^,;:?!\\n]{1,40}?),? (?:i meant?|of course|then|sorry|please)(?: (?:please|sorry))?[\\s.!]*$`,
  "iu",
);

const isOfTask = ({ tool }: AssistantAction): boolean => /^(?:create|update)_task$/.test(tool);

/** Whether the last answer listed one task, and nothing was changed since. */
function listsOneTask({ state, changes = [] }: StepRequest): boolean {
  const [task, another] = (state?.list ?? []).filter(({ kind }) => kind === "task");
  return (
    task !== undefined &&
    another === undefined &&
    (changes.length === 0 || isOlderTurn(changes, { state } as StepRequest))
  );
}

/**
 * Another day or rhythm of the last task, or of the only one that was listed, and "the same" in other languages, as the plain words that are
 * read; other messages as they are.
 */
export function withRewordedCorrection(request: StepRequest): StepRequest {
  const message = request.message.trim();
  const { changes = [], state, today } = request;
  if (message.length > 140 || message.includes("\n")) return request;
  const value = state?.question?.asks === "value" ? VALUE_MEANT.exec(message)?.groups?.["value"] : undefined;
  if (value !== undefined) return { ...request, message: value };
  if ((state?.question ?? null) !== null) return request;
  const last = changes.filter(({ status }) => status === "executed" || status === "proposed").at(-1);
  const who = last ? SAME_FOR.exec(message)?.groups?.["who"] : undefined;
  if (who !== undefined) return { ...request, message: `same for ${who}` };
  const isListed = listsOneTask(request);
  const { day, bare } = (OTHER_DAY.exec(message) ?? WHY_FIRST.exec(message))?.groups ?? {};
  const meant = day ?? bare;
  if (meant !== undefined && isDay(meant, today)) {
    if (isListed) return { ...request, message: `move it to ${meant}` };
    return last && setsDay(last, request) ? { ...request, message: `no, ${meant}` } : request;
  }
  if (!isListed && !(last && isOfTask(last))) return request;
  const { rhythm, first } = (REPEATS_THEN.exec(message) ?? REPEATS.exec(message))?.groups ?? {};
  const repeats = rhythm ?? first;
  return repeats === undefined ? request : { ...request, message: `make it ${repeats}` };
}

const setsDay = (action: AssistantAction, { columns = [] }: StepRequest): boolean =>
  isOfTask(action) || columns.find(({ id }) => id === action.params["fieldId"])?.type === "date";
