import type { StepRequest } from "../../assistant-model.ts";

const AGAIN = String.raw`(?:the\s+)?same(?:\s+(?:for|with))?|too|as\s+well|also|likewise|ditto`;
const WAIT = String.raw`(?:no|oh|ah|wait|hold on|hang on|sorry|actually|hm+|ok|okay|argh|oops)`;
const ALREADY = String.raw`(?:he|she|they|that\s+one|it)(?:['’](?:s|re|ve)|\s+(?:already\s+)?(?:is|are|has|have|does|do|was))(?:\s+(?:already|that|it|so|one|them))*`;
const OTHER = String.raw`(?<other>the\s+other\s+(?!one)\S+|the\s+(?!other\b)\S+(?:\s\S+)?\s+one|the\s+one\s+(?:at|in|from|of|with)\s+[^,.;!?]{2,40}?|(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,3})`;
const MEANT = String.raw`(?:i\s+mean(?:t)?\s+)?${OTHER}(?:\s+i\s+mean(?:t)?)?[\s.!]*`;

const BEHIND = new RegExp(
  String.raw`^(?<lead>(?:and\s+)?)(?<who>[^,.;:!?]{2,50}?)\s+(?<again>${AGAIN})\s*[?.,;!…–-]+\s*(?:${WAIT}[\s,.!]+)*${ALREADY}\s*[,.;:!–-]+\s*${MEANT}$`,
  "iu",
);
const LATER = new RegExp(String.raw`^(?:${WAIT}[\s,.!]+)*${ALREADY}\s*[,.;:!–-]+\s*${MEANT}$`, "iu");
const ASKED_AGAIN = new RegExp(String.raw`(?:^|\s)(?:${AGAIN})[\s?.!]*$`, "iu");

/** "And Callum the same? No wait, he is. The Edinburgh one": that one gets what was given last, and nothing is undone. */
export function withOtherInstead({ message, history }: Pick<StepRequest, "message" | "history">): string {
  const behind = BEHIND.exec(message.trim())?.groups;
  if (behind) return `${behind["lead"] ?? ""}${behind["other"] ?? ""} too`;
  const other = LATER.exec(message.trim())?.groups?.["other"];
  const before = history.findLast(({ role }) => role === "user")?.content ?? "";
  return other !== undefined && ASKED_AGAIN.test(before) ? `${other} too` : message;
}

const VERB = "set|move|put|mark|change|make|give|assign|switch|tag";
const FIRST_TRY = new RegExp(
  String.raw`^(?<lead>\W*(?:(?:please|ok|okay|so|now|and|then|can you|could you)[\s,]+)*)(?:${VERB})\s+(?<who>[^,.;:!?…\n]{2,50}?)\s+(?:to|in|into|on|at|as)\s+[^,.;:!?…\n]{2,40}?\s*[,.;…!–-]+\s*(?:${WAIT}[\s,.!…]+)*(?:he|she|they|it|that|both)(?:['’](?:s|re)|\s+(?:is|are|was|were|has|have))(?:\s+(?:already|there|that|so|one|both|on it|it|in there))+\s*[,.;…!–-]+\s*(?:(?:so|then|but|and|ok|okay)[\s,]+)*(?<rest>(?:${VERB})\s[^\n?]{3,80})$`,
  "iu",
);
const PRONOUN = /(?<!\p{L})(?:him|her|them|it|both)(?!\p{L})/iu;

/** "Set Dev to Warm… no wait he is already. Set him to Dormant": only what is asked for at last. */
export function withoutAlreadySo(message: string): string {
  if (message.length > 180) return message;
  const { lead = "", who, rest } = FIRST_TRY.exec(message)?.groups ?? {};
  if (who === undefined || rest === undefined || !/\balready\b/iu.test(message)) return message;
  return `${lead}${PRONOUN.test(who) ? rest : rest.replace(PRONOUN, () => who)}`;
}

const FORGET = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|no|wait|sorry|actually|please)[\s,]+)*(?:forget|ignore|disregard|scrap)\s+(?:about\s+)?(?:what|everything|all|whatever|all that|everything that)\s+(?:i|we)(?:['’]ve)?\s+(?:just\s+)?(?:said|asked|wrote|told you|typed)(?:\s+(?:before|earlier|above|just now|so far|first))*[\s,.;!–-]+(?:(?:and|then|just|please|instead|now)[\s,]+)*(?=(?:${VERB}|add|delete|remove|note|remind|show|who|what|which|how|when|where)\s)`,
  "iu",
);

/** "Forget what I said before and move Ana to Won": the order alone, and no note or task with “before” goes. */
export const withoutForgotten = (message: string): string =>
  message.length < 300 ? message.replace(FORGET, "") : message;
