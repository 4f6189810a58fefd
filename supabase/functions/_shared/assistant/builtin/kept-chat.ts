import type { StepRequest } from "../assistant-model.ts";

const HEADING =
  /^(?:(?:please|can you|could you|ok|hey)[\s,]+)*(?:save|keep|store|log|add|put|record|file)(?: down)? (?:this|the|that)(?: (?:following|whole|entire))? (?:chat|conversation|thread|e-?mail|mail|message|text|exchange|transcript)(?: below)? (?:(?:as|to|in|into|on|under) (?:(?:a|the|my) )?notes? )?(?:on|for|about|of|to|with|under) (?<who>(?!(?:a|the|my|an?) )\p{L}[^:\n]{1,60}?)(?: please)?[:.!]*\s*\n(?<text>\s*\S[^]*)$/iu;

/** "Save this chat as a note on Ana", with the chat below: a note of the whole chat; the message itself where it is something else. */
export function asNoteOfChat(request: StepRequest): StepRequest {
  const { who = "", text } = HEADING.exec(request.message)?.groups ?? {};
  return text === undefined ? request : { ...request, message: `note on ${who}:\n${text}` };
}
