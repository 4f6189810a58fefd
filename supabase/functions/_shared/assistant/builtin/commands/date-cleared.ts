import type { StepRequest } from "../../assistant-model.ts";
import { dateOf } from "./label-of-subject.ts";
import { isNoteLead } from "./split-clauses.ts";

const WHO = String.raw`(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’-]*?(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*?){0,2})['’]s?`;
/** "Ana's demo took place, clear the date there", "Leo's survey is in, so take the due date out". */
const CAME_AND_CLEARED = new RegExp(
  String.raw`(?<=^\W*|[.!;]\s+|\n)(?:(?:so|and|ok|okay|also)[\s,]+)*${WHO}\s+(?<event>\p{L}[\p{L} ]{1,30}?)(?:\s+(?:is|has|have|are|was|were|just|now|all|finally|been|already|came|come))*(?:\s+(?:in|through|here|there|back|done|over|arrived|landed|finished|complete|completed|received|delivered|happened|held|sorted))+\s*[,;.–—-]+\s*(?:(?:so|and|please|can you|you can|could you)[\s,]+)*(?:clear|empty|remove|delete|blank|wipe|drop|take)\s+(?:out\s+|off\s+)?(?:the|that|its|this)\s+(?:(?:due\s+)?(?:date|day)|deadline)(?:\s+(?:there|now|out|off|again|too|please|for (?:her|him|them|that)))*(?=\s*(?:[.!;]|$))`,
  "giu",
);

/** What came and whose date is not needed any more, as the order to clear it; other messages are unchanged. */
export function withDateCleared({ message, columns = [] }: Pick<StepRequest, "message" | "columns">): string {
  if (message.length > 400 || isNoteLead(message)) return message;
  return message.replace(CAME_AND_CLEARED, (all: string, ...rest: unknown[]) => {
    const { who = "", event = "" } = rest.at(-1) as Record<string, string>;
    const column = dateOf(event, columns);
    return column ? `clear ${who}'s ${column.label}` : all;
  });
}
