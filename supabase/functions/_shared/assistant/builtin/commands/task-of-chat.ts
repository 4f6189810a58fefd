import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";

const ORDER =
  /^\W*(?:(?:please|pls|can you|could you|ok|okay|so|and)[\s,]+)*(?:(?:make|create|add|set up|get|give me|draw)\s+(?:me\s+)?(?:an?|the|one)\s+(?:new\s+)?(?:task|to-?do|reminder)\s+(?:out of|from|of|for|based on)\s+(?:this|that|it|the (?:chat|above|following|conversation|messages?)|this (?:chat|conversation))|(?:turn|make)\s+(?:this|that|it|the (?:chat|above|conversation))\s+(?:chat\s+)?into\s+(?:an?|the|one)\s+(?:task|to-?do|reminder))[\s.:!^]*$/iu;
const LINE =
  /^\s*(?:\[?\(?(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?,?\s+)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]m)?\]?\)?\s*[-–,]?\s*)?(?<who>me|\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*){0,2})\s*:\s+(?<said>\S.*)$/u;
/** "Ok I'll chase him Tuesday". */
const PROMISES =
  /(?:^|[\s,.!])(?:i['’]ll|i will|i['’]m going to|i am going to|let me|i can)\s+(?:then\s+|also\s+|just\s+)?(?<what>(?!(?:see|think|be|have|try|know|need|not|never|never)(?!\p{L}))\p{Ll}[^.!?\n]{3,100})/iu;
const PRONOUN = /(?<!\p{L})(?:him|her|them)(?!\p{L})/iu;

/** A chat, and the order to make the task of it: what someone in it says that they will do. Where nobody or several do, the message as it is. */
export function withTaskOfChat(message: string, people: readonly KnownPerson[]): string {
  if (!message.includes("\n") || message.length > 3000) return message;
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const orders = lines.filter((line) => ORDER.test(line));
  const chat = lines.filter((line) => !ORDER.test(line)).map((line) => LINE.exec(line)?.groups);
  if (orders.length !== 1 || chat.length < 2 || chat.some((line) => line === undefined)) return message;
  const promised = chat.flatMap((line) => PROMISES.exec(line?.["said"] ?? "")?.groups?.["what"] ?? []);
  const [what, another] = promised;
  if (what === undefined || another !== undefined) return message;
  const said = ` ${plainWords(chat.map((line) => line?.["said"] ?? "").join(" ")).join(" ")} `;
  const named = people.filter(
    ({ name, by }) =>
      by !== "near" && namingParts(name).some((part) => said.includes(` ${plainWords(part).join(" ")} `)),
  );
  const [person, other] = named;
  const title = person && !other ? what.replace(PRONOUN, () => person.name) : what;
  return `Add a task: ${title.trim()}`;
}

/** Whether a task is to be made of a chat: what others wrote there waits for its button. */
export const isTaskOfChat = ({ message, people }: Pick<StepRequest, "message" | "people">): boolean =>
  withTaskOfChat(message, people) !== message;
