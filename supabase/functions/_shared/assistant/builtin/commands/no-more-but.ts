import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { slipsBetween } from "../../spelling.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const NO_MORE = "(?:no (?:longer|longr|longre|more)|not|isn['’]?t|isnt)";
const NOW =
  "(?:(?:he|she|they|it)(?:['’]?s|['’]?re| is| are| has gone| went)?|but|instead|rather|now|use|make it|put|is|are)";
/** "Ana is no longer lukewarm hes cold". */
const IS_NOW = re(
  `^(?<who>[^,;:?!\\n]{2,60}?)(?:['’]s)? (?:is |are |was )?(?:now )?${NO_MORE} (?:an? |in |at |on |the )?(?<old>\\p{L}[\\p{L}\\p{N} ]{1,30}?)(?: (?:any ?more|any longer|now))?\\s*[,;.–—-]*\\s+(?:${NOW} )+(?:now |an? |in |at |on |the |just )*(?<new>\\p{L}[\\p{L}\\p{N} ]{1,30}?)(?: (?:now|instead|these days|please))*[\\s.!]*$`,
);
/** "Jan has dropped Dutch, use English". */
const DROPPED = re(
  `^(?<who>[^,;:?!\\n]{2,60}?) (?:has |have |had )?(?:dropped|left|given up|quit|stopped|lost|gave up) (?:the )?(?<old>\\p{L}[\\p{L}\\p{N} ]{1,30}?)\\s*[,;.–—-]+\\s*(?:so |and |please )*(?:use|make it|put|take|set|it['’]s now|now it['’]s|now) (?<new>\\p{L}[\\p{L}\\p{N} ]{1,30}?)(?: (?:now|instead|there|please|for (?:her|him|them)))*[\\s.!]*$`,
);

/** The option that words are, with a slip or two in long ones; null where they are none, or two. */
function optionOf(said: string, options: readonly string[]): string | null {
  const words = plainWords(said).join(" ");
  const exact = options.find((one) => plainWords(one).join(" ") === words);
  if (exact !== undefined) return exact;
  const near = options.filter((one) => {
    const own = plainWords(one).join(" ");
    return own.length > 5 && own[0] === words[0] && slipsBetween(words, own) <= (own.length < 8 ? 1 : 2);
  });
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** What someone is no more and what they are now, of one list, as what they are now: "Ana is not Lukewarm any more, Cold now". */
export function withWhatIsNow({
  message,
  columns = [],
  user,
}: Pick<StepRequest, "message" | "columns" | "user">): string {
  if (message.length > 140 || message.includes("\n") || isNoteLead(message)) return message;
  const { who = "", old = "", new: next = "" } = (IS_NOW.exec(message) ?? DROPPED.exec(message))?.groups ?? {};
  if (old === "" || /(?<!\p{L})(?:if|when|whether|maybe|perhaps)(?!\p{L})/iu.test(who)) return message;
  const lists = [
    { label: null, options: user.stages },
    { label: null, options: user.statuses },
    ...columns.filter(({ type }) => type === "select").map(({ label, options }) => ({ label, options })),
  ];
  const fitting = lists.flatMap(({ label, options }) => {
    const [was, is] = [optionOf(old, options), optionOf(next, options)];
    return was !== null && is !== null && was !== is ? [{ label, was, is }] : [];
  });
  const [only, another] = fitting;
  if (!only || another) return message;
  return only.label === null
    ? `${who} is not ${only.was} any more, ${only.is} now`
    : `${who}'s ${only.label} is now ${only.is}`;
}
