import type { StepRequest } from "../assistant-model.ts";
import { plainWords, stem, contentWords } from "../words.ts";
import { isNamedByMoreThanFirm } from "./named-by-title.ts";
import type { Call } from "./script.ts";
import { isAkin } from "./vocabulary/akin.ts";

const BEHIND =
  "(?: (?:that(?: (?:task|one))?|this(?: one)?|it|the task|as well|too|also|please|pls|already|now|then|off|out))*";
const IS = "(?:(?:it['’]?s|that['’]?s|is|is now|mark (?:it )?as|set (?:it )?to|already|now|also|please|can you) )*";
/** What is to become of a task, in a word or two. */
const FATES: readonly (readonly [RegExp, (title: string) => string])[] = [
  [
    new RegExp(`^${IS}(?:delete|remove|scrap|bin|drop|erase|get rid of)(?:d)?${BEHIND}$`, "iu"),
    (title) => `delete the task “${title}”`,
  ],
  [
    new RegExp(`^${IS}(?:done|finished|complete|completed|sorted|ticked off|tick off)${BEHIND}$`, "iu"),
    (title) => `mark the task “${title}” as done`,
  ],
  [
    new RegExp(`^${IS}(?:started|start|in progress|begun|under ?way|on it|ongoing)${BEHIND}$`, "iu"),
    (title) => `start the task “${title}”`,
  ],
  [new RegExp(`^${IS}(?:reopen(?:ed)?|open again|not done)${BEHIND}$`, "iu"), (title) => `reopen the task “${title}”`],
];
const PIECE =
  /^(?:(?:and|then|also)\s+)?(?:the |my |our )?(?<ref>[^:.;?!\n"“”]{2,60}?)(?: (?<noun>task|one|reminder|to-?do))?\s*(?::|\s[–—-])\s*(?<fate>[^:.;?!\n"“”]{3,50}?)$/iu;

/** "Badges: delete that task. Card to Ruth: delete as well. LP report: started.": each of these tasks by its title. Other messages are unchanged. */
export function withTasksAndFates(request: StepRequest, call: Call): StepRequest {
  const { message, mode } = request;
  if (mode === "ask" || message.length > 400) return request;
  const pieces = message
    .trim()
    .split(/[.;!]+(?:\s+|$)|\n+/u)
    .filter((piece) => piece.trim() !== "");
  if (pieces.length < 2) return request;
  const read = pieces.flatMap((piece) => {
    const { ref = "", noun, fate = "" } = PIECE.exec(piece.trim())?.groups ?? {};
    const order = FATES.find(([pattern]) => pattern.test(fate))?.[1];
    const words = contentWords(ref);
    return order && words.length > 0 ? [{ words, order, isTask: noun !== undefined }] : [];
  });
  if (read.length < pieces.length) return request;
  const { tasks = [] } = call("list_tasks", { status: "any", due: null, founderId: null, query: null });
  const orders = read.flatMap(({ words, order, isTask }) => {
    const [task, another] = tasks.filter(({ title, founderName }) => {
      const own = plainWords(`${title} ${founderName ?? ""}`).map(stem);
      return words.every((word) => own.some((one) => one === word || isAkin(word, one)));
    });
    // "Ana: sorted" may be news of her.
    const isSure = task !== undefined && (isTask || isNamedByMoreThanFirm(words, task, request, call));
    return isSure && !another && !/["“”]/u.test(task.title) ? [order(task.title)] : [];
  });
  return orders.length < pieces.length ? request : { ...request, message: orders.join(". ") };
}
