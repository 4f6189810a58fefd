import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";

const LEAD = "(?:(?:and|also|oh|ok|okay|so|no|plus|please|but|actually|by the way|btw)[\\s,]+)*";
/** "And it's a meeting at her Chennai store, put in title". */
const PUT_IN = new RegExp(
  `^${LEAD}(?:(?:it|that|this)(?:['’]?s| is| will be)|its|the \\p{L}+(?: \\p{L}+)? (?:is|will be)) (?<what>\\p{L}[^,;:.?!\\n"“”]{2,80}?)\\s*[,;.–—-]+\\s*(?:(?:so|and|please|pls|can you|could you|just|also)[\\s,]+)*(?:put|add|write|mention|include|have|say|note|save|keep|reflect)(?: (?:it|that|this|so))?(?: also| too| as well)?(?: (?:in|to|into|on))? (?:the |its |that )?(?:task )?(?:title|name|heading)(?: (?:too|also|as well|please|pls|of (?:it|the task)))*[\\s.!]*$`,
  "iu",
);
/** "Add to the title that it's about the dye order". */
const TITLE_FIRST = new RegExp(
  `^${LEAD}(?:put|add|write|mention|include|say) (?:in|to|into) (?:the |its |that )?(?:task )?(?:title|name) that (?:it|that|this)(?:['’]?s| is| will be) (?<what>\\p{L}[^,;:.?!\\n"“”]{2,80}?)[\\s.!]*$`,
  "iu",
);
const GOES_ON = /^(?:about|at|in|on|for|with|by|from|over|via|near|to|of)(?!\p{L})/iu;

function titleOf({ params, title, changes }: AssistantAction): string | null {
  const patch = (params["patch"] ?? {}) as { title?: unknown };
  const own = patch.title ?? params["title"];
  if (typeof own === "string") return own;
  return /“(?<title>[^”]{2,120})”/u.exec(title)?.groups?.["title"] ?? changes[0]?.record ?? null;
}

/** What a task that was just made or changed is about, to be put in its title: as the order to call it so. Other messages are unchanged. */
export function withMoreInTitle({ message, changes = [] }: StepRequest): string {
  const { what } = (PUT_IN.exec(message.trim()) ?? TITLE_FIRST.exec(message.trim()))?.groups ?? {};
  const [action, another] = changes.filter(({ status }) => status === "executed" || status === "proposed");
  const title = what !== undefined && action && !another && /_task$/.test(action.tool) ? titleOf(action) : null;
  if (title === null || what === undefined || /["“”]/u.test(title)) return message;
  const more = what.replace(/^(?:an?|the) /iu, "");
  return `rename it to "${title}${GOES_ON.test(more) ? "" : ":"} ${more}"`;
}
