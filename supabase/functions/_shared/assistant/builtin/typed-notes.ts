import type { ToolCall } from "../assistant-model.ts";
import { slipsBetween } from "../spelling.ts";

interface Word {
  plain: string;
  from: number;
  to: number;
}

const wordsOf = (text: string): Word[] =>
  Array.from(
    text.matchAll(/[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'’.@-]*[\p{L}\p{M}\p{N}])?/gu),
    ({ 0: word, index }) => ({
      ...{ plain: word.toLowerCase(), from: index, to: index + word.length },
    }),
  );
const textOf = (words: readonly Word[]): string => ` ${words.map(({ plain }) => plain).join(" ")} `;

/** Who says such words takes something back or dictates: then the note is not what was typed. */
const TAKES_BACK =
  / (?:no|not|wait|sorry|mean|meant|um+|uh+|er+m?|eh|hm+|actually|rather|scratch|strike|oops|correction|comma|colon|period|stop|quote|line|please|pls) /u;
const MOST_READ = 4;
const MOST_TYPED = 6;

/** How many words of two lists are the same from their ends on. */
function sameAtEnd(some: readonly Word[], others: readonly Word[]): number {
  let count = 0;
  while (count < some.length && some.at(-1 - count)?.plain === others.at(-1 - count)?.plain) count += 1;
  return count;
}

/** Whether words were only spelled otherwise, or someone's name was put in. */
const isMended = (read: readonly Word[], typed: readonly Word[], content: string): boolean =>
  (read.length === typed.length && read.every(({ plain }, no) => slipsBetween(plain, typed[no]?.plain ?? "") < 3)) ||
  read.some(({ from, plain }) => /\p{Lu}/u.test(content.charAt(from)) && !typed.some((word) => word.plain === plain));

/** A note's words as they were typed, where a few of them were put otherwise to be read: what "is now oil" was "was changed to oil". */
export function inTypedWords(content: string, message: string): string {
  const kept = wordsOf(content);
  const said = wordsOf(message);
  if (kept.length < 5 || textOf(said).includes(textOf(kept))) return content;
  const begins = said.flatMap((_, no) => ([0, 1].every((at) => said[no + at]?.plain === kept[at]?.plain) ? [no] : []));
  const [start, another] = begins;
  if (start === undefined || another !== undefined) return content;
  let same = 2;
  while (same < kept.length && kept[same]?.plain === said[start + same]?.plain) same += 1;
  const rest = kept.slice(same);
  const ends = said.flatMap((_, no) => {
    const typed = said.slice(start + same, no + 1);
    const count = no < start + same ? 0 : Math.min(sameAtEnd(rest, typed), rest.length - 1);
    const [read, middle] = [rest.slice(0, rest.length - count), typed.slice(0, typed.length - count)];
    const isFound = count > 0 && read.length <= MOST_READ && middle.length > 0 && middle.length <= MOST_TYPED;
    return isFound ? [{ last: no, read, middle }] : [];
  });
  const [end, other] = ends;
  const [first, last] = [said[start], end && said[end.last]];
  if (!first || !end || !last || other || TAKES_BACK.test(textOf(end.middle))) return content;
  if (isMended(end.read, end.middle, content)) return content;
  if (/[.!?;\n]/u.test(message.slice(end.middle[0]?.from, end.middle.at(-1)?.to))) return content;
  return content.slice(0, kept[0]?.to) + message.slice(first.to, last.to) + content.slice(kept.at(-1)?.to);
}

/** A call with what it has of a message as it was typed. */
export function withTypedNote<Of extends Pick<ToolCall, "name" | "input">>(
  call: Of,
  message: string,
  asTyped: (input: unknown) => unknown,
): Of {
  const { content } = call.input as { content?: unknown };
  const isNote = call.name === "create_note" && typeof content === "string";
  const input = isNote ? { ...(call.input as object), content: inTypedWords(content, message) } : call.input;
  return { ...call, input: asTyped(input) };
}
