import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { findDates } from "../find-dates.ts";
import { outcome } from "../outcome.ts";
import type { Language } from "../reading.ts";
import type { Call } from "../script.ts";
import { sentenceCase } from "../wording.ts";

const TITLE = String.raw`(?:["“„'‘«](?<quoted>[^"”“»]{2,100}?)["”“’'»](?<behind>[^"“”'’]{0,40})|(?<title>[^"“”?!:\n]{2,80}?))[.!]*$`;
const ITS = "(?:it|the task|this task|that task|that one|this one)";
/** How a task is called otherwise, with what is said before: the day that it moves to. */
const CALLS = [
  String.raw`(?:(?:please|just|also|let['’]?s) )*(?:call|name|title|entitle|label) (?:${ITS}|(?:that|this)(?=\s+["“„'‘«]))(?: (?:as|something like|simply|just))? ${TITLE}`,
  String.raw`(?:(?:please|just|also|let['’]?s) )*(?:rename|retitle) (?:${ITS}|that|this)(?: (?:to|as|into))? ${TITLE}`,
  String.raw`(?:(?:please|just|also) )*(?:change|set|make) (?:its|the) (?:title|name)(?: of (?:it|that|this))?(?: (?:to|into|as|say|read))? ${TITLE}`,
  String.raw`(?:with )?(?:the )?(?:new )?(?:title|titel|t[ií]tulo|titre)(?: (?:is|should be|should read|soll sein|sea))?(?:\s*:\s*|\s+(?=["“„'‘«])|(?<=is|be|read|sein|sea)\s)${TITLE}`,
  String.raw`it should be called ${TITLE}`,
  String.raw`(?:bitte )?(?:nenne?|benenne?) (?:sie|es|ihn|das|die aufgabe)(?: (?:bitte|lieber|um in|um zu|in))* ${TITLE}`,
  String.raw`(?:por favor )?(?:ll[aá]mal[ao]|n[oó]mbral[ao]|ren[oó]mbral[ao]|c[aá]mbiale el (?:t[ií]tulo|nombre) (?:a|por)) ${TITLE}`,
  String.raw`(?:appelle|nomme|renomme)[- ](?:la|le|l[àa])(?: (?:plut[oô]t|en))? ${TITLE}`,
].map(
  (calls) =>
    new RegExp(
      String.raw`^(?<before>(?:[^"“”?!:\n]{2,50}?(?:,\s*(?:(?:and|und|y|et)\s+)?|\s+(?:and|und|y|et)\s+))?)${calls}`,
      "iu",
    ),
);
/** What says that the day before it is another one. */
const RATHER =
  /^(?:(?:and|or|no|ok|okay|oh|so|actually|sorry|better|rather|instead|please|make (?:it|that|this)|(?:move|push|put) (?:it|that) to|let['’]?s (?:say|do|make it)|due|on|und|nein|lieber|besser|doch|y|mejor|et|non|plut[oô]t)(?![\p{L}])[\s,]*)+/iu;
/** "Call it off", "call it a day". */
const NO_TITLE =
  /^(?:off|quits|a (?:day|night|draw|win|success|deal|miracle|shame|wrap)|even|done|again|back|later|in|up|out|what.*|whatever.*)$/iu;

/** "Better Wednesday, and call it 'movable crane'", after one task was added or changed; null where something else is said. */
export function retitled(request: StepRequest, call: Call): Answer | null {
  const message = request.message.trim();
  const standing = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
  const [action, another] = standing;
  if (!action || another || !/^(?:create|update)_task$/.test(action.tool)) return null;
  if (request.mode === "ask" || message.length > 160) return null;
  const said = CALLS.map((calls) => calls.exec(message)?.groups).find((groups) => groups !== undefined);
  const { before = "", quoted, behind = "" } = said ?? {};
  const title = quoted ?? (said?.["title"] ?? "").replace(/\s+(?:instead|rather)$/iu, "");
  if (title === "" || NO_TITLE.test(title) || isOnlyDay(title, request)) return null;
  const days = [before, behind].map((text) => dayIn(text, request));
  // What is neither a title nor a day may be anything.
  if (days.includes("other")) return null;
  const dueDate = days.find((day) => day !== null) ?? null;
  return changedTask(action, { title: sentenceCase(title.trim()), ...(dueDate !== null && { dueDate }) }, call);
}

const LANGUAGES: readonly Language[] = ["en", "de", "es", "fr"];
/** The day that a few words say; null where they say nothing. */
function dayIn(text: string, { today }: StepRequest): string | null {
  const words = text
    .trim()
    .replace(/^[\s,]+|(?:[\s,.!]|(?<=[\s,])(?:and|und|y|et)(?=[\s,]*$))+$/giu, "")
    .replace(RATHER, "")
    .replace(/(?:\s+(?:instead|please|bitte|then))+$/iu, "")
    // "Wednesday the 12th" is one day.
    .replace(/^(?:on )?\p{L}+day,? (?=the \d|\d)/iu, "");
  if (plainWords(words).length === 0) return null;
  const found = LANGUAGES.map((language) => findDates(words, today, language)).find(
    ([day, another]) => day && !another && plainWords(words.replace(day.text, "")).length === 0,
  );
  return found?.[0]?.date ?? "other";
}

const isOnlyDay = (title: string, request: StepRequest): boolean => {
  const day = dayIn(title, request);
  return day !== null && day !== "other";
};

/** A task that was added or changed, with other values: what waits goes on waiting, as it is now. */
export function changedTask(
  action: AssistantAction,
  patch: object,
  call: Call,
  held: string | null = action.heldBecause,
): Answer {
  const { tool, status, params, recordId } = action;
  if (status === "proposed" || recordId === null) {
    call("take_back", { actionId: action.id }, null);
    const given =
      tool === "create_task"
        ? { ...params, ...patch }
        : { ...params, patch: { ...(params["patch"] as object), ...patch } };
    return outcome(call(tool, given, held));
  }
  const none = { title: null, description: null, status: null, dueDate: null, recurrence: null, founderId: null };
  return outcome(call("update_task", { taskId: recordId, patch: { ...none, ...patch }, clear: [] }, null));
}
