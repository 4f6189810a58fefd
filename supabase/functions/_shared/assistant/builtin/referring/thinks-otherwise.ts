import type { StepRequest } from "../../assistant-model.ts";

const OH =
  "(?:(?:oh|ah|hm+|no|nope|wait|sorry|oops|actually|hang on|hold on|ok|okay|and|also|but|please|arre|rukho|ruko)[\\s,.!–-]+)*";
const KEPT =
  "(?:(?:the |my |that |her |his )?\\p{L}+(?: \\p{L}+)?(?:['’]s| is| was| are| can| may| should)? (?:fine|ok|okay|good|right|correct|alright|stays?|remains?|to stay)(?: (?:as it is|there|though))?|(?:keep|leave) (?:the |my |that |her |his )?\\p{L}+(?: (?:as it is|there|alone))?)";
/** "Rukho", "arre": how many in India say that someone shall wait. */
const STOP =
  /^(?:(?:rukh?o|ruk jao|arr?e+y?)(?: (?:yaar|bhai|na|ji))?[\s,!.–-]+)+(?=\p{L})(?!(?:we|you|they|there|the|those|these|my|all) )/iu;
/** "Undo the stage only, note is fine", "take back just the note, keep the stage". */
const UNDO_ONLY = new RegExp(
  `^${OH}(?:undo|revert|take back|roll back|reverse) (?:only |just )?(?:the |that |her |his )?(?<what>\\p{L}+(?: \\p{L}+)?)(?: (?:change|one))?(?: only)?(?:\\s*[,;.–—-]+\\s*(?:and |but )?(?:please )?${KEPT})?[\\s.!]*$`,
  "iu",
);
const ONLY = /(?<!\p{L})(?:only|just)(?!\p{L})|[,;.–—-]/iu;
const ALL = /^(?:it|that|this|them|all|both|everything|last|first|second)(?: |$)/iu;

/** "Leave it, keep the old name". */
const AS_IT_WAS = new RegExp(
  `^${OH}(?:leave|forget|drop|skip) (?:it|that)(?: be)?\\s*[,;.–—-]*\\s*(?:and |just )*(?:put back|keep|restore|bring back|get back|stay with|stick (?:to|with)|go back to|use|let['’]?s keep) (?:the |its |his |her |with )*(?:old|original|previous|former|same|earlier|existing) (?:name|label|title|one|value|stage|status|day|date|number)(?: please| then)*[\\s.!]*$`,
  "iu",
);
/** "Put back the old name", after it was changed. */
const OLD_BACK = new RegExp(
  `^${OH}(?:put|bring|get|give|take) (?:it )?(?:back|me back)(?: to)? (?:the |its |his |her )?(?:old|original|previous|former|earlier) (?:name|label|title|one|value)(?: please| then| again)*[\\s.!]*$`,
  "iu",
);

/** "Don't delete. Just keep him Parked with priority 10". */
const KEEPS_AT =
  /^(?<no>[^\n]{0,30}?(?:do not|don['’]?t|never|not) (?:delete|remove|erase|drop)(?: (?:it|him|her|them))?)\s*[,;.!–—-]+\s*(?:(?:but|and|just|only|instead|rather|please)[\s,]+)*(?:keep|leave|have|put) (?<who>him|her|them)(?: (?:at|in|on|as|to))? (?<rest>\p{L}[^\n]{2,80})$/iu;
function keptAt(message: string, { user }: StepRequest): string | null {
  const { no = "", who = "", rest = "" } = KEEPS_AT.exec(message)?.groups ?? {};
  if (rest === "") return null;
  const starts = (option: string) =>
    rest.toLowerCase().startsWith(option.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(rest.slice(option.length));
  const own = /^him$/iu.test(who) ? "his" : /^her$/iu.test(who) ? "her" : "their";
  for (const [label, options] of [
    ["stage", user.stages],
    ["status", user.statuses],
  ] as const) {
    const option = options.find(starts);
    if (option === undefined) continue;
    const more = rest
      .slice(option.length)
      .replace(/^[\s,]*(?:(?:with|and|at)(?= |$)[\s,]*)+|[\s.!]+$/giu, "")
      .trim();
    return `No, ${no.replace(/^.*?(?=(?:do not|don['’]?t|never|not) )/iu, "")}. Set ${own} ${label} to ${option}${more === "" ? "" : ` and ${own} ${more.replace(/^(?:his|her|their|a) /iu, "").replace(/(?<=\p{L}) (?=\d)/u, " to ")}`}`;
  }
  return null;
}

/** A second thought that says what stays, in the words that are read: only one of two is undone, nothing is renamed, nobody is deleted. */
export function withThoughtOtherwise(request: StepRequest): string {
  const message = request.message.trim().replace(STOP, "wait, ");
  const changes = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
  if (request.history.length === 0 || changes.length === 0 || message.length > 140) return request.message;
  const { what = "" } = UNDO_ONLY.exec(message)?.groups ?? {};
  if (what !== "" && ONLY.test(message) && !ALL.test(what))
    return `undo the ${what.replace(/ (?:only|change|one)$/iu, "")}`;
  if (AS_IT_WAS.test(message) || OLD_BACK.test(message))
    return changes.every(({ status }) => status === "proposed") ? "no, leave it as it was" : "undo that";
  return keptAt(message, request) ?? (STOP.test(request.message.trim()) ? message : request.message);
}
