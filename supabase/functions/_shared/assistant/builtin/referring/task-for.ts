import type { StepRequest } from "../../assistant-model.ts";

const FOR_THEM =
  /^\W*(?:(?:and|so|oh|ok|okay|sorry)[\s,]+)*(?:(?:it|that)['’]?s\s+|it is\s+|that is\s+)?(?:to|with)\s+(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,3})[\s.!]*$/iu;

/** "To Ana", right after a task that is about nobody: the task is for her. */
export function forThem({ message, changes = [], state }: Pick<StepRequest, "message" | "changes" | "state">): string {
  const who = FOR_THEM.exec(message.trim())?.groups?.["who"];
  const [made, another] = changes.filter(({ status }) => status === "executed" || status === "proposed");
  const isOpen = made?.tool === "create_task" && !another && made.founderId === null;
  return who === undefined || !isOpen || (state?.question ?? null) !== null ? message : `for ${who}`;
}
