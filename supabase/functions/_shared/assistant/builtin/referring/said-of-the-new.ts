import type { StepRequest } from "../../assistant-model.ts";

const LEAD = String.raw`^\W*(?:(?:and|also|oh|ok|please|pls|yes)[\s,]+)*`;
/** "Add that it's about the review", "mention the review in it", after a task was made. */
const ABOUT = new RegExp(
  String.raw`${LEAD}(?:(?:add|mention|include|put(?: in)?|note|say|write)\s+(?:(?:in (?:it|there|the task)|there)\s+)?(?:that\s+)?(?:it['’]?s|it is|that['’]s|this is)|it['’]?s|it is)\s+(?<about>(?:about|regarding|concerning|to do with)\s+(?!(?:time|right|that|it|me|you|him|her|them)(?!\p{L}))[^?,;\n]{3,120}?)[\s.!]*$`,
  "iu",
);
const MENTIONS = new RegExp(
  String.raw`${LEAD}(?:mention|include)\s+(?<what>(?:the|that|his|her|their|our|an?)\s[^?\n]{3,100}?)\s+(?:in|on)\s+(?:it|there|the task|the reminder|that one)[\s.!]*$`,
  "iu",
);
/** "Hot, mild, cold. Pick one", after a column that waits. */
const CHOICES = new RegExp(
  String.raw`${LEAD}(?:it['’]?s\s+|either\s+|with\s+|options?:?\s+)?(?<options>\p{L}[\p{L} ]{0,24}(?:\s*[,/]\s*(?:or\s+|and\s+)?\p{L}[\p{L} ]{0,24}){1,7})\s*[.,;–—-]+\s*(?:just\s+)?(?:(?:pick|choose|select)\s+(?<how>one|any|several|more than one|as many as (?:fit|apply))|(?<one>one of (?:them|those)|single choice|a dropdown)|(?<many>multiple choice|several (?:can|may) apply))[\s.!]*$`,
  "iu",
);

/** What is said of a task or a column that was just made, without naming it, in the words in which it is read. Other messages are unchanged. */
export function saidOfTheNew({ message, changes = [] }: Pick<StepRequest, "message" | "changes">): string {
  const [made, another] = changes.filter(({ status }) => /^(?:executed|proposed)$/u.test(status));
  if (!made || another || message.length > 160) return message;
  if (made.tool === "create_task" && made.status === "executed") {
    const about = ABOUT.exec(message)?.groups?.["about"] ?? MENTIONS.exec(message)?.groups?.["what"];
    return about === undefined ? message : `add to the description: ${about}`;
  }
  const said = made.tool === "create_custom_field" && made.status === "proposed" ? CHOICES.exec(message)?.groups : null;
  if (!said) return message;
  const isMany = said["many"] !== undefined || (said["how"] !== undefined && said["how"].toLowerCase() !== "one");
  return `make it a ${isMany ? "multiselect" : "dropdown"}: ${said["options"] ?? ""}`;
}
