import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import { kindOf } from "../commands/clause-kind.ts";
import { startsCommand } from "../commands/split-clauses.ts";
import { languageIn } from "../commands/reader-of.ts";
import { plain } from "../wording.ts";

const AND_WHAT = /^\W*(?:and|or|what about|how about|und|oder|y|o|et|ou)\s+(?<what>[^?!:;,\n]{2,40}?)[\s.]*$/iu;
/** What would change something, or goes on with an order. */
const ORDERS =
  /\b(?:to|set|make|put|move|add|delete|remind|mark|note|done|now|too|as well|also|tomorrow|today|at|on|by|should|must|owns?|looks|handles)\b|\b(?:stage|status|owner|priority|e-?mail|role|company|location|title)\s+\S|[=→]|\d/iu;

const WHO =
  /^\W*(?:(?:and|so|ok|okay)[\s,]+)*(?:who|which ones?|which people)(?: (?:are|is) (?:they|those|these|that|it))?[\s?.!]*$/iu;
/** "Who?" after "how many are on hold?": the same question, whose answer names them. */
function whoTheyAre({ message, history }: StepRequest): string | null {
  const [asked, answer] = history.slice(-2);
  const isCount = asked?.role === "user" && /\bhow many\b/iu.test(asked.content);
  return WHO.test(message) && isCount && answer?.content.includes("(/people/") === true ? asked.content : null;
}

/** "And Oskar", "and seed" after a question: the same asked again, although nobody typed the mark. */
export function asQuestionAgain(request: StepRequest): StepRequest {
  const counted = whoTheyAre(request);
  if (counted !== null) return { ...request, message: counted };
  const what = AND_WHAT.exec(request.message)?.groups?.["what"];
  const last = request.history.findLast(({ role }) => role === "user")?.content ?? "";
  const isAsked = /\?\s*$/u.test(last) || kindOf(last, languageIn(last, request)) === "question" || FRAGMENT.test(last);
  if (what === undefined || !isAsked || startsCommand(what) || ORDERS.test(what) || request.state?.question)
    return request;
  return { ...request, message: `${request.message.replace(/[\s.]+$/u, "")}?` };
}
/** "Series A people", "and Daniel": asked in a few words. */
const FRAGMENT = /^[^.!:;]{3,40}\b(?:people|founders|contacts|ones|ids|emails)$|^\W*(?:and|what about|how about)\s/iu;

const BEFORE =
  /^\W*(?:(?:and|so|ok|wait|hm+)[\s,]+)*(?:what|who|which one)(?:['’]s| is| was| were| had)?\s+(?<what>.{2,60}?)\s+(?:before(?: that| this| then| now| the change| you changed it)?|previously|earlier|originally|until now|up to now)[\s?.!]*$/iu;

/** "What was it before?": the value that the last change in this conversation replaced. Null where something else is asked. */
export function whatWasBefore(request: StepRequest): Answer | null {
  const what = BEFORE.exec(request.message.trim())?.groups?.["what"];
  if (what === undefined || /\b(?:meeting|call|note|post|task)s?\b/iu.test(what)) return null;
  const isBare = /^(?:it|that|this|there|they|them|her|his|their|the (?:old )?(?:value|one)|he|she)$/iu.test(what);
  const named = request.people.filter(({ by }) => by === "name" || by === "part").map(({ id }) => id);
  const changed = (request.changes ?? []).filter(
    ({ status, changes, founderId }) =>
      status === "executed" && changes.length > 0 && (named.length === 0 || named.includes(founderId ?? "")),
  );
  const last = changed.findLast(({ changes }) => isBare || changes.some(({ field }) => names(what, field)));
  const waits = last
    ? undefined
    : (request.changes ?? []).findLast(({ status, changes }) => status === "proposed" && changes.length > 0);
  if (waits) return valueNow(waits, isBare ? null : what);
  if (!last)
    return isBare || named.length > 0
      ? say(
          "I only know what this conversation changed, and it changed nothing of that. Older values are in the history of the record.",
        )
      : null;
  const told = last.changes.filter(({ field }) => isBare || names(what, field));
  return say(
    told
      .map(({ record, field, before, after }) => {
        const of = record === null ? "" : ` of ${plain(record)}`;
        return `${plain(field)}${of} was ${before === null || before === "" ? "empty" : plain(before)} before${after === null ? "" : `, and is ${plain(after)} now`}.`;
      })
      .join("\n"),
  );
}

/** The value that a change that waits has for the field; null where it is of another field. */
function valueNow({ changes }: AssistantAction, what: string | null): Answer | null {
  const told = changes.filter(({ field, before, after }) => before !== after && (what === null || names(what, field)));
  if (told.length === 0) return null;
  const lines = told.map(({ record, field, before }) => {
    const of = record === null ? "" : ` of ${plain(record)}`;
    return `${plain(field)}${of} is ${before === null || before === "" ? "empty" : plain(before)} until you confirm the change.`;
  });
  return say(lines.join("\n"));
}

const names = (what: string, field: string): boolean => what.toLowerCase().includes(field.toLowerCase());
