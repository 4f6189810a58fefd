import type { StepRequest } from "../../assistant-model.ts";

const NAME = String.raw`(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,3})`;
const MOVES = new RegExp(
  String.raw`^\W*(?:(?:and|so|oh|ok|okay|sorry|please|no|oops|actually|can you|could you)[\s,]+)*(?:move|put|file|keep|store|attach|transfer|shift|save)\s+(?:that|this|the last|the)\s+(?:note|one)\s+(?:to|on|under|with|at|onto|over to|against)\s+${NAME}(?:['’]s?)?(?:\s+(?:instead|please|rather|page|record|file|card))*[\s.!]*$`,
  "iu",
);

/** "Move that note to Ana", right after one was stored: it was meant for her. */
export function noteMoved({ message, changes = [] }: Pick<StepRequest, "message" | "changes">): string {
  const who = MOVES.exec(message.trim())?.groups?.["who"];
  const [made, another] = changes.filter(({ status }) => status === "executed" || status === "proposed");
  return who !== undefined && made?.tool === "create_note" && !another ? `no, I meant ${who}` : message;
}
