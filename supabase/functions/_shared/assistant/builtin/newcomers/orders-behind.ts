import { isCommand } from "./telling-words.ts";

const THEM = "(?:him|her|them|this one|either|anyone|anybody|that one)";
/** "Please don't add him", "no need to put her in", "not worth adding". */
const NOT_TO_ADD = new RegExp(
  String.raw`(?<!\p{L})(?:do\s?n['’]?o?t|never|not|no\s(?:need|point|reason|use)|cannot|can['’]?t|won['’]?t|needn['’]?t|should\s?n['’]?t|would\s?n['’]?t|must\s?n['’]?t|rather\snot|without|instead\sof|stop|skip|against)\s(?:(?:yet|to|in|worth|bother|bothering|going|want|wish|need|you|me|us|please|have|be|let['’]?s|ever|actually|really|about|that|it|is|any)\s){0,4}(?:add|adding|added|save|saving|saved|put|putting|store|storing|stored|enter|entering|track|tracking|keep|keeping|pop|popping)(?:\s${THEM}|\s+(?:in|here|now|yet|please)|\s*(?:[,.;!?]|$))`,
  "iu",
);
/** Whether a message says that someone is not to be added. */
export const isNotToAdd = (message: string): boolean => NOT_TO_ADD.test(message);

const MADE =
  /^(?:(?:and|also|then|please|pls|plus|so|can you|could you|would you|will you)\s+)*(?:add|put|pop|log|set up|open|start)\s+(?:in\s+)?(?:an?|another|the|my)\s+(?:(?!(?:of|for|to|with)\s)\p{L}+\s){0,2}(?:task|reminder|to-?do|note|follow-?up|errand|column|field|call|meeting)(?!\p{L})/iu;
/** "Add a task to ring him": which is no part of what a newcomer has. */
const TASK_TO =
  /^(?:add|make|create|put in|set up|set)\s+(?:me\s+)?(?:an?|another)\s+(?:new\s+)?(?:task|reminder|to-?do)\s+to\s+/iu;
const POLITE = /^(?:(?:and|also|then|please|pls|plus|so|can you|could you|would you|will you)[\s,]+)+/iu;
const ADDS_ONE =
  /^(?:(?:and|so|also|please|pls|can you|could you|would you|will you)\s+)*(?:add|save|pop|stick|store|put)\s+(?:him|her|them|this one)(?:\s+(?:in|up|down|on|too|please|pls|thanks|would you|will you|for me|for us|to (?:the|my|our) (?:list|crm|tracker)))*[\s.!?]*$/iu;
const OF_THEM =
  /^(?:(?:(?:his|her|their)\s\S+\s(?:is\s)?)?(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/\S+|intro from \p{Lu}.*)$/iu;

/** What is told of a newcomer, the orders behind it as sentences of their own, and whether one of them is to add them. */
export function apartFromOrders(rest: string): { facts: string; orders: string; isToAdd: boolean } {
  const facts: string[] = [];
  const orders: string[] = [];
  let isToAdd = false;
  // Each piece with what stands before it, so that what is told stays as it is written.
  for (const piece of rest.split(/(?=[,;.!?–—]\s|\s-\s|\sand\s)/u)) {
    const mark = /^[,;.!?–—\s-]*/u.exec(piece)?.[0] ?? "";
    const words = piece.slice(mark.length).replace(/[\s.!?]+$/u, "");
    const order = words.replace(POLITE, "");
    if (MADE.test(words) || isCommand(words) || isCommand(order))
      orders.push(order.replace(TASK_TO, "remind me to ").replace(/^./u, (letter) => letter.toUpperCase()));
    else if (orders.length === 0) facts.push(piece);
    else if (OF_THEM.test(words)) facts.push(`, ${words}`);
    else if (ADDS_ONE.test(words)) isToAdd = true;
    else orders.push(`${orders.pop() ?? ""}${piece.replace(/[\s.!?]+$/u, "")}`);
  }
  return {
    facts: facts.join(""),
    orders: orders.map((one) => `. ${one.replace(/[\s,;.–—-]+$/u, "")}`).join(""),
    isToAdd,
  };
}
