import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import type { Answer } from "../answers.ts";
import type { Call } from "../script.ts";
import { changedTask } from "./retitled.ts";

const BEGINS =
  "(?:(?:oh|hm+|ok|okay|but|please)[\\s,.!–-]+)*(?<no>(?:(?:no|nope|actually|sorry|wait|oops|oh|please|better|rather|on second thoughts?|you know what)[\\s,.!–-]+)*)";
const MAKES =
  "(?<makes>(?:(?:let['’]?s )?make (?:it|that|this)|(?:it|that) should be|i meant?|change (?:it|that) (?:to|into)|turn (?:it|that) into) )";
const ACT =
  "(?:phone |quick |short |proper )?(?<act>video call|call|e-?mail|mail|text|message|letter|visit|meeting|coffee|lunch|dinner|chat)";
const OTHER = new RegExp(
  `^\\s*${BEGINS}${MAKES}?(?:an?|the) ${ACT}(?:[\\s,]+(?:instead|rather|please|then|same day|on the same day|after all))*[\\s.!]*$`,
  "iu",
);
/** "Mail him instead", "scratch that, text her". */
const DOES_OTHER =
  /^\s*(?<no>(?:(?:no|nope|actually|sorry|wait|oops|oh|please|better|rather|on second thoughts?|(?:scratch|forget|scrap) (?:that|it))[\s,.!–-]+)*)(?:(?:just|rather|better|let me|i['’]ll|i will) )*(?<act>call|ring|phone|e-?mail|mail|text|message|write|visit|meet|ping)(?: to)? (?:him|her|them)(?<end>(?: (?:instead|rather|then|please))*)[\s.!]*$/iu;
/** How a task that is done with someone begins. */
const DOES =
  /^(?:(?:video |phone )?call with|(?:meeting|coffee|lunch|dinner|chat|zoom|meet) with|visit to|(?:e-?mail|letter|message|text|write|talk|speak) to|video call|call|ring|phone|telephone|e-?mail|mail|text|message|ping|write|visit|meet|see)\s+(?<rest>\p{L}.*)$/iu;
const TITLES: Readonly<Record<string, string>> = {
  ...{ "video call": "Video call with", call: "Call", email: "Email", mail: "Email", text: "Text", message: "Message" },
  ...{ letter: "Write to", visit: "Visit", meeting: "Meet", coffee: "Coffee with", lunch: "Lunch with" },
  ...{ dinner: "Dinner with", chat: "Chat with", ring: "Ring", phone: "Phone", write: "Write to", meet: "Meet" },
  ping: "Ping",
};

/** "Actually make it a call": the one task that was added or changed last, done in another way; null where something else is said. */
export function doneOtherwise(request: StepRequest, call: Call): Answer | null {
  const { no = "", makes, act = "" } = OTHER.exec(request.message)?.groups ?? otherVerb(request.message);
  const standing = (request.changes ?? []).filter(({ status }) => status === "executed" || status === "proposed");
  const [action, another] = standing;
  if (act === "" || (makes === undefined && no === "") || request.mode === "ask") return null;
  if (!action || another || !/^(?:create|update)_task$/u.test(action.tool)) return null;
  const rest = DOES.exec(titleOf(action, call) ?? "")?.groups?.["rest"];
  const begins = TITLES[act.toLowerCase().replace("-", "")];
  return rest === undefined || begins === undefined ? null : changedTask(action, { title: `${begins} ${rest}` }, call);
}

function otherVerb(message: string): Record<string, string | undefined> {
  const { no = "", act = "", end = "" } = DOES_OTHER.exec(message)?.groups ?? {};
  return { no: `${no}${end.replace(/ (?:then|please)/giu, "")}`, act };
}

/** The title of a task that was made or changed; null where it is not there. */
export function titleOf({ tool, params, recordId }: AssistantAction, call: Call): string | null {
  const { title } = (params["patch"] ?? params) as { title?: unknown };
  if (typeof title === "string") return title;
  if (tool === "create_task" || recordId === null) return null;
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  return tasks.find(({ id }) => id === recordId)?.title ?? null;
}
