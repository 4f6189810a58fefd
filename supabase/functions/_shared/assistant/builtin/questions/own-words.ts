import { literal } from "../literal.ts";
import { slipsBetween } from "../../spelling.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { numberIn, SPOKEN_NUMBER } from "../vocabulary/numbers.ts";
import { withDearness } from "./dearer.ts";
import { withDoneToThem } from "./done-to-them.ts";
import { withOwnLabels } from "./half-labels.ts";
import { withMeasures } from "./measures.ts";
import { withMostCommon } from "./most-common.ts";
import { withLabelSpelled } from "./misspelt-labels.ts";
import { withLabelTails } from "./label-tails.ts";
import { withSpokenColumns } from "./spoken-columns.ts";
import { withMarket } from "./markets.ts";
import { withStageLikeColumn } from "./stage-like-column.ts";
import { withoutUnitPeriod } from "./unit-periods.ts";

const SHORTEST = 5;
const LONG = 8;
/** A word with a capital in the middle of a sentence is a name. */
const NAMES = /(?<=[\p{L}\p{N},]\s+)\p{Lu}\p{L}{4,}/gu;
/** "More than twenty horses". */
const COMPARED = new RegExp(
  `(\\b(?:than|over|under|above|below|at least|at most|between|and|exactly|from|up to|of) )(${SPOKEN_NUMBER.source})(?! (?:first|second|third|\\p{L}+th)(?!\\p{L}))`,
  "giu",
);
const WAITS = /\b(?:still\s+)?(?:is |are )?(?:wait(?:s|ing)?|awaits?|awaiting)\s+(?:for|on)\s+(?=\S)/giu;

/** "Who wants netting": who has that option. */
const WANTS =
  /^(\W*(?:(?:and|so|ok|okay)\s+)*(?:who|which (?:people|of them|ones)))\s+(?:all\s+)?(?:wants?|needs?|uses?|takes?|orders?|ordered|chose|picked|asked for|goes for|gets?)\s+(.+)$/iu;
/** "Who sells into Germany": of a column of markets that has it. */
const SELLS =
  /^(\W*(?:(?:and|so|ok|okay|tell me|show me)\s+)*(?:who|which (?:people|founders|of them|ones|companies|startups)))\s+(?:all\s+|already\s+|also\s+)?(?:sells?|are selling|is selling|(?:are|is) (?:sold|listed|stocked)|ships?|exports?|delivers?|operates?|are active|is active|are present|is present|do(?:es)? business|trades?|goes|go)\s+(?:in|into|to|at|with|through|via|across)\s+(?:the\s+)?(\p{L}[\p{L} &'’-]{1,30}?)[\s?.!]*$/iu;
const OF_PLACES =
  /(?<!\p{L})(?:markets?|regions?|countr(?:y|ies)|territor(?:y|ies)|areas?|geograph(?:y|ies)|retailers?|stores?|shops?|chains?|stockists?|channels?|marketplaces?|outlets?|distributors?|platforms?)(?!\p{L})/iu;
const STILL_ONLY = /\bstill (?:only|just) (?=(?:in|at|on)\b)/giu;
/** "Last done", of the one day that tells when something was: "Last thatched". */
const LAST_DONE = /\blast (?:been )?(?:done|redone|seen to|worked on|looked at|serviced)(?=\s|[?.!,]|$)/giu;
const OF_TASKS = /\b(?:tasks?|to-?dos?|notes?|posts?|what|contact|changes?|undo)\b/iu;
/** "Who has sails under Services": the column of an option. */
const UNDER = /\s+under\s+(?:the\s+)?(\p{L}+)(?=\s|[?.!,]|$)/giu;

/**
 * A question with the user's own words as they are spelled: "who is in Surevy" asks for the stage Survey, which it says, and "who waits for a
 * sail" for the column of what is awaited.
 */
export function inOwnWords(said: string, { user, columns = [], people }: StepRequest): { text: string; read: string } {
  const options = [...user.stages, ...user.statuses, ...columns.flatMap(({ options: own }) => own)];
  const known = new Set(
    [
      ...options,
      ...columns.map(({ label }) => label),
      ...people.flatMap(({ name, company }) => [name, company ?? ""]),
    ].flatMap((words) => plainWords(words)),
  );
  const labels = new Set(columns.map(({ label }) => plainWords(label).join(" ")));
  const done = withMostCommon(withDoneToThem(said, [...user.stages, ...user.statuses]), columns);
  const counted = done.replace(COMPARED, (all: string, lead: string, number: string) => {
    const meant = numberIn(number);
    return meant === null ? all : `${lead}${meant}`;
  });
  const slips: string[] = [];
  const spoken = withSpokenColumns(withLabelTails(withLabelSpelled(counted, columns, slips), columns), columns);
  const plainly = withOwnLabels(
    withMeasures(withDearness(withoutUnitPeriod(spoken, columns), columns), columns),
    columns,
    options,
  )
    .replace(STILL_ONLY, "still ")
    .replace(UNDER, (all: string, label: string) => (labels.has(plainWords(label).join(" ")) ? " " : all));
  const has = plainly.replace(WANTS, (all: string, who: string, what: string) =>
    options.some((option) => ` ${plainWords(what).join(" ")} `.includes(` ${plainWords(option).join(" ")} `))
      ? `${who} has ${what}`
      : all,
  );
  const sold = has.replace(SELLS, (all: string, who: string, where: string) => {
    const place = plainWords(where).join(" ");
    const column = columns.find(
      ({ label, options: own }) =>
        OF_PLACES.test(label) && own.some((option) => plainWords(option).join(" ") === place),
    );
    return column ? `${who} has ${column.label} ${where}?` : all;
  });
  const traded = withMarket(sold, columns);
  const opposed = options.filter((option) => NEGATED.test(option)).reduce(withOpposed, traded);
  const lasts = columns.filter(({ type, label }) => type === "date" && /^last\s+\p{L}/iu.test(label));
  const [last] = lasts;
  const dated =
    last && lasts.length === 1 && !OF_TASKS.test(opposed) ? opposed.replace(LAST_DONE, last.label) : opposed;
  const single = [...new Set(options.filter((option) => plainWords(option).length === 1))];
  const spelled = dated.replace(NAMES, (word) => {
    const written = plainWords(word).join("");
    if (known.has(written)) return word;
    const [only, another] = single.filter((option) => isSlip(written, plainWords(option).join("")));
    if (only === undefined || another !== undefined) return word;
    slips.push(`“${word}” as ${only}`);
    return only;
  });
  const whole = withLongOptions(spelled, options, slips);
  const awaited = columns.some(({ label }) =>
    plainWords(label).some((word) => /^(?:await|waits?$|waiting$)/u.test(word)),
  );
  return {
    text: withStageLikeColumn(awaited ? whole.replace(WAITS, "has ") : whole, user, columns),
    read: slips.length > 0 ? `I read ${slips.join(", ")}. ` : "",
  };
}

const NEGATED = /^(?:not|no|never)\s/iu;
/** "Who is not interested", with an option "Not interested": that, and no one without it. */
const withOpposed = (said: string, option: string): string =>
  said.replace(new RegExp(`(?<!\\p{L})(?<is>is|are) (?=${literal(option)}(?!\\p{L}))`, "iu"), "$<is> the ");

const isSlip = (written: string, meant: string): boolean =>
  meant.length >= SHORTEST &&
  written[0] === meant[0] &&
  written !== `${meant}s` &&
  slipsBetween(written, meant) <= (meant.length < LONG ? 1 : 2);

const isSameRun = (own: readonly string[], run: readonly { plain: string }[]): boolean =>
  own.length === run.length && run.every(({ plain }, no) => plain === own[no]);

/** "Gon quiet" is Gone quiet: an option in several words, one of which has a slip. */
function withLongOptions(said: string, options: readonly string[], slips: string[]): string {
  const words = Array.from(said.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    plain: plainWords(word).join(""),
    from: index,
    to: index + word.length,
  }));
  for (const option of options) {
    const own = plainWords(option);
    if (own.length < 2) continue;
    for (let at = 0; at + own.length <= words.length; at += 1) {
      const run = words.slice(at, at + own.length);
      const other = run.filter(({ plain }, no) => plain !== own[no]);
      const isNear = run.every(
        ({ plain }, no) =>
          plain === own[no] ||
          (plain.length > 2 &&
            !/^[ivx]+$/u.test(own[no] ?? "") &&
            plain[0] === own[no]?.[0] &&
            slipsBetween(plain, own[no] ?? "") === 1),
      );
      const [first, last] = [run[0], run.at(-1)];
      // "Fund III" is an option itself, and no slip of "Fund II".
      const isOwn = options.some((one) => isSameRun(plainWords(one), run));
      if (other.length !== 1 || !isNear || isOwn || !first || !last) continue;
      slips.push(`“${said.slice(first.from, last.to)}” as ${option}`);
      return said.slice(0, first.from) + option + said.slice(last.to);
    }
  }
  return said;
}
