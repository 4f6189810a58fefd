import type { StepRequest } from "../../assistant-model.ts";

/** "And his title is CEO", "add to that: she's based in Oslo", "also he lives in Lyon": what is told of the person that was spoken of. */
const TOLD_ON =
  /^\W*(?:(?:and|also|plus|oh|ok|okay|one more thing|add to (?:that|it)|on top of that)(?:[\s,:–-]+))+(?=(?:he|she)(?:['’]s|\s+(?:is|are|has|have|lives?|works?|moved|likes?|loves?|prefers?|wants?|says?|said))\s|(?:his|her)\s+\p{L}[\p{L}\p{N} -]{1,30}?\s+(?:is|are)\s)/iu;

/** What is told on, without the word that joins it, except right after an order that was carried out: there it goes on with the order. */
export function withoutJoiningWord({ message, changes = [], state }: StepRequest): string {
  const isOrder = changes.some(({ status }) => status === "executed");
  const isOpen = (state?.question ?? null) !== null;
  return isOrder || isOpen || !state?.person || /[?\n]/u.test(message) ? message : message.replace(TOLD_ON, "");
}
