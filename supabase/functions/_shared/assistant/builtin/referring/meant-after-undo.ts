import { nameInTitle } from "./everyone-else.ts";
import { plainWords } from "../../words.ts";
import type { StepRequest } from "../../assistant-model.ts";

const NAME = String.raw`(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,3})`;
const LEAD = String.raw`^\W*(?:(?:sorry|oops|no|oh|ah|ok|okay|actually|please|and|so|now|it['’]?s)[\s,.!]+)*`;
const MEANT = new RegExp(
  String.raw`${LEAD}(?:(?:(?:i|we)\s+)?(?:had\s+)?meant(?:\s+(?:it|that|this))?(?:\s+(?:for|about|on|to be for|to say))?|(?:it|that|this)(?:['’]s|\s+(?:was|is|should have been|should be))(?:\s+(?:meant|supposed|intended)(?:\s+to\s+be)?)?(?:\s+(?:for|about|on))?|(?:do|put|add|make|set)\s+(?:it|that|the\s+same)\s+(?:for|on|with)|for|on)\s+${NAME}(?:\s+(?:instead|rather|of course|please|not\s+\p{L}+))*[\s.!]*$`,
  "iu",
);
const UNDOES =
  /^\W*(?:(?:no|oops|sorry|wait|please|oh|argh|my (?:bad|mistake)|(?:that(?:['’]s| is| was)\s+)?(?:the\s+)?wrong (?:person|one|name|guy|contact|founder))[\s,.!–-]+)*(?:undo|revert|take (?:that|it) back|(?:scrap|scratch) (?:that|it))(?!\p{L})/iu;

/** Right after an undo, "I meant Ana", "that was for Ana": what was said before it is said again, of her. */
export function meantAfterUndo({
  message,
  history,
  changes = [],
  state,
}: Pick<StepRequest, "message" | "history" | "changes" | "state">): string {
  const who = MEANT.exec(message.trim())?.groups?.["who"];
  const said = history.filter(({ role }) => role === "user").map(({ content }) => content.trim());
  const [order, undo] = said.slice(-2);
  if (who === undefined || order === undefined || undo === undefined || !UNDOES.test(undo)) return message;
  const undone = changes.filter(({ status }) => status === "undone");
  if (order.length > 200 || order.includes("\n") || undone.length === 0) return message;
  const names = [state?.person?.name ?? "", ...undone.map(({ title }) => nameInTitle({ title }) ?? "")]
    .flatMap((name) => [name, ...name.split(/\s+/u)])
    .filter((name) => plainWords(name).join(" ") !== plainWords(who).join(" ") && name.length > 2)
    .sort((a, b) => b.length - a.length);
  const found = names.find((name) => placeOf(order, name) !== null);
  const place = found === undefined ? null : placeOf(order, found);
  if (place === null) return message;
  return order.slice(0, place.from) + who + order.slice(place.to);
}

/** Where a text has a name, if it has it once. */
function placeOf(text: string, name: string): { from: number; to: number } | null {
  const exact = new RegExp(
    String.raw`(?<![\p{L}\p{M}])${name.replace(/[.*+?^${"$"}{}()|[\]\\]/gu, String.raw`\$&`)}(?![\p{L}\p{M}])`,
    "giu",
  );
  const [only, another] = [...text.matchAll(exact)];
  return only && !another ? { from: only.index, to: only.index + only[0].length } : null;
}
