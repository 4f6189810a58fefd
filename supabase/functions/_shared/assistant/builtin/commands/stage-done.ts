import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { literalWords } from "../literal.ts";
import { asScaled } from "../vocabulary/label-scale.ts";
import { amountRaised, moneyColumn } from "../told/money-wanted.ts";
import { isNoteLead } from "./split-clauses.ts";

const MET =
  "(?:(?:i|we|just|today|yesterday)\\s+)*(?:met|saw|spoke (?:to|with)|talked (?:to|with)|rang|called|had (?:a )?(?:call|coffee|chat|lunch|meeting) with|call with|coffee with|lunch with|chat with)";
const ENDS =
  "(?:\\s+(?:is|was|has been|got|now))*\\s+(?:done|finished|held|completed?|in the bag|out of the way)(?:\\s+now)?";

/** "Met Ana this morning, first chat done.": the stage that was reached, of the only one who was met. */
function withStageDone(message: string, { people, user }: Pick<StepRequest, "people" | "user">): string {
  const list = user.stages.map(literalWords).join("|");
  if (list === "") return message;
  const met = new RegExp(
    String.raw`^(?<met>\W*${MET}\s+(?<who>\p{L}[^,;.:!?\n]{1,60}?))\s*[,;–—-]+\s*(?:(?:and|the|our|his|her|their|so)\s+)*(?<stage>${list})${ENDS}(?=\s*(?:[.;!]|$))`,
    "iu",
  );
  const { met: first = "", who = "", stage = "" } = met.exec(message)?.groups ?? {};
  const words = plainWords(who);
  const named = people.filter(
    ({ name, by }) =>
      /^(?:name|part)$/u.test(by) && plainWords(name).some((part) => part.length > 2 && words.includes(part)),
  );
  const [only, another] = named;
  const own = user.stages.find((one) => plainWords(one).join(" ") === plainWords(stage).join(" "));
  if (!only || another || own === undefined) return message;
  // What is done of a stage behind theirs moves nobody back.
  if (user.stages.indexOf(own) < user.stages.indexOf(only.stage ?? "")) return message;
  return message.replace(met, () => `${first}. ${only.name}'s stage is ${own}`);
}

const FIELD = "owner|stage|status|priority|role|company|industry|location|followers";
/** A sentence that gives someone's fields: "Owner Kim, raising 650k", "Ana: stage Lead, raising 2m", "set Ana's owner to Kim, raising 2m". */
const GIVES = new RegExp(
  String.raw`^\W*(?:(?:and|also|please|so)[\s,]+)*(?:(?:set|change|make|update)\s+\p{L}|(?:\p{L}[\p{L}\p{M} '’-]{1,40}?\s*[:–—-]\s+)?(?:(?:her|his|their)\s+)?(?:${FIELD})(?!\p{L}))`,
  "iu",
);

/** "…, raising 650k" among other fields of someone: the amount of the only column that holds money. */
function withMoneyAmongFields(message: string, columns: StepRequest["columns"] = []): string {
  const column = moneyColumn(columns);
  if (!column) return message;
  return message
    .split(/(?<=[.!?])(?=\s)/u)
    .map((sentence) => {
      if (!GIVES.test(sentence) || isNoteLead(sentence.trim()) || /(?<!\p{L})(?:note|remind)(?!\p{L})/iu.test(sentence))
        return sentence;
      return sentence.replace(
        /(?<=[,;]\s*(?:and\s+)?)(?:now\s+)?raising\s+[^,;.\n]{1,24}(?:\.\d+[^,;.\n]{0,16})?/giu,
        (said) => {
          const amount = amountRaised(said);
          return amount === null ? said : `${column.label} ${asScaled(amount, column.label)}`;
        },
      );
    })
    .join("");
}

/** What is told in short beside someone's fields, in the words in which it is read: a stage that is done, an amount that is raised. */
export function withToldInShort(request: Pick<StepRequest, "message" | "people" | "user" | "columns">): string {
  const { message, columns } = request;
  if (message.length > 400 || message.includes("\n") || isNoteLead(message)) return message;
  return withMoneyAmongFields(withStageDone(message, request), columns);
}
