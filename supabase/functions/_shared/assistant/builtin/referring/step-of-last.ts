import type { AssistantAction } from "../../../contract/assistant.ts";
import { isOlderTurn } from "../newest.ts";
import { changedIn } from "../commands/like-the-last.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { type InFull, type Known, LEAD, targetOf, typeOf } from "./targets.ts";
import { listsPeople } from "./thread.ts";

const NUMBER = String.raw`(?<no>[$€£]?\d[\d.,]*\s?(?:k|m)?|\p{L}+(?:[ -]\p{L}+)?)(?<share>\s?(?:%|percent))?`;
const IT = "(?:it|that|this|hers|his|theirs)";
const END = "(?:\\s+(?:please|then|now))*[\\s.!]*$";
const WAYS = [
  {
    sign: 1,
    says: new RegExp(
      String.raw`${LEAD}(?:(?:add|plus|another)|(?:increase|raise|up|bump|push)(?: ${IT})?(?: up)? by)\s+(?:(?:another|a further|an extra)\s+)?${NUMBER}(?:\s+(?:more|extra|on top|to ${IT}|on ${IT}))*${END}`,
      "iu",
    ),
  },
  { sign: 1, says: new RegExp(String.raw`${LEAD}(?:add\s+)?${NUMBER}\s+(?:more|extra|higher|on top)${END}`, "iu") },
  {
    sign: -1,
    says: new RegExp(
      String.raw`${LEAD}(?:(?:minus|subtract|deduct|take off|take away|knock off)|(?:lower|reduce|decrease|drop|cut|bring down)(?: ${IT})?(?: down)? by)\s+(?:(?:another|a further)\s+)?${NUMBER}(?:\s+(?:off|less|from ${IT}|off ${IT}))*${END}`,
      "iu",
    ),
  },
  { sign: -1, says: new RegExp(String.raw`${LEAD}${NUMBER}\s+(?:less|fewer|lower|off)${END}`, "iu") },
];

const stood = ({ status }: AssistantAction): boolean => status === "executed" || status === "proposed";

/** "Add 200", "plus 10%", "two more", right after a number was set, proposed or told: that number with the step; null for other words. */
export function stepOfLast({ request, columns }: Pick<Known, "request" | "columns">): InFull | null {
  const { changes = [], state, message } = request;
  if ((state?.question ?? null) !== null || message.length > 60) return null;
  const [way] = WAYS.flatMap(({ sign, says }) => {
    const said = says.exec(message.trim())?.groups;
    return said ? [{ sign, no: numberIn((said["no"] ?? "").trim()), isShare: said["share"] !== undefined }] : [];
  });
  if (!way || way.no === null) return null;
  const next = (now: number) => {
    const by = way.isShare ? (now * (way.no ?? 0)) / 100 : (way.no ?? 0);
    return Math.round((now + way.sign * by) * 1e4) / 1e4;
  };
  const isNumber = (label: string) => {
    const target = targetOf(label, columns);
    return target !== null && typeOf(target) === "number";
  };
  const all = changes.filter(stood);
  if (all.length > 0 && !isOlderTurn(all, request)) {
    const [changed, more] = all.length === 1 ? changedIn(all[0], columns) : [];
    const now = Number(changed?.value ?? Number.NaN);
    if (!changed || more || !Number.isFinite(now) || !isNumber(changed.label)) return null;
    return next(now) < 0 ? null : { message: `no make it ${next(now)}`, people: [] };
  }
  const told = state?.thread?.fields.at(-1);
  const now = Number((told?.value ?? "").replace(/,(?=\d{3})/gu, "") || Number.NaN);
  if (!told || listsPeople(request) || !Number.isFinite(now) || !isNumber(told.label) || next(now) < 0) return null;
  return { message: `Set ${told.label} of ${told.person.name} to ${next(now)}`, people: [told.person] };
}
