import { PLEASE, re } from "./rewording.ts";

const KIND = "(?:reminders|tasks|to-?dos|errands|things(?: on (?:my|the|our) list)?)";
/** "Set up two tasks, one to …": how many, and what the first is. */
const HEAD = re(
  `^\\s*(?:${PLEASE}(?:i(?:['’]d| would) like you to )?(?:put|make|set up|set|add|create|enter|log|give me|i(?:['’]d like| need| want)|we need)(?: down| in| me)? )?(?<number>two|three|2|3) (?:new |more )?${KIND}(?: please| for me| in)*\\s*[.,:;–—-]+\\s*(?:the )?(?:one|first)(?: one| is| being)*,? (?:to|for) (?=\\p{L})`,
);
/** Where the next of them begins. */
const NEXT =
  /[\s,;.]+(?:(?:and|then|plus)\s+)*(?:one|another|the other|the second|the third|the last|a second|a third)(?: one)?(?: is)?,? to (?=\p{L})/giu;
const DAY_ASIDE = /\s+\((?:on |by |due )?((?:next |this )?\p{L}[\p{L}\d .]{2,16}|\d[\d /.-]{2,9})\)(?=[\s.!]*$)/iu;
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, "2": 2, "3": 3 };

/** "Two tasks, one to book a room (Monday) and one to order lunch": as a list, each with its own day. Other messages are unchanged. */
export function withOneAndOne(message: string): string {
  const head = message.length < 400 ? HEAD.exec(message) : null;
  if (!head?.groups || /["“:]/u.test(message.slice(head[0].length))) return message;
  const pieces = message.slice(head[0].length).split(NEXT);
  if (pieces.length !== NUMBERS[head.groups["number"]?.toLowerCase() ?? ""]) return message;
  const listed = pieces.map((piece) =>
    piece
      .trim()
      .replace(/[\s,;.!?]+$/u, "")
      .replace(DAY_ASIDE, " on $1"),
  );
  return `add ${head.groups["number"] ?? "two"} tasks:\n${listed.map((piece) => `- ${piece}`).join("\n")}`;
}
