import { plainWords } from "../../words.ts";
import type { Frame } from "../commands/frames.ts";
import { plain } from "../wording.ts";
import type { Turn } from "../ready.ts";
import type { SlotName } from "./intents.ts";
import { type SlotWords, understand } from "./understood.ts";

/** What is easily taken for a firm. */
const SLOTS: ReadonlySet<SlotName> = new Set(["company", "place", "job", "person"] as const);
/** From this on it is seen at all. */
const SLOT_SURE = 0.35;
/** From this on it is sure enough to doubt the rules: it names another firm, or takes this one for something else. */
const OTHER_SURE = 0.6;
/** In a longer message a firm that only the rules see may be anything: "she makes goat's milk cheese". */
const WORDS_SURE = 20;

/**
 * Why someone is not added at once although every word was read: the trained reader takes the firm for something else, or reads another one
 * ("met at Slush, she runs Tuuli").
 */
export function kindDoubt(frames: readonly Frame[], turn: Turn): string | null {
  const [adding, another] = frames.filter((frame) => frame.do === "add_person");
  const firm = adding?.changes.find((change) => "field" in change && change.field === "company")?.value;
  const { message } = turn.request;
  // "Name, firm, place", "company: firm": the order says it.
  const [all, name, own] = [message, adding?.name.said ?? "", firm ?? ""].map((text) => text.toLowerCase());
  const isListed = [`${name}, ${own}`, `company: ${own}`].some((words) => all?.includes(words));
  if (!adding || !firm || another || isListed) return null;
  const slots = understand(message, turn, null, [])
    .slots("add_person")
    .filter(({ slot, sureness }) => SLOTS.has(slot) && sureness >= SLOT_SURE);
  const words = plainWords(firm);
  const same = slots.filter((one) => plainWords(one.words).join(" ") === words.join(" "));
  const isOther = same.some(({ slot, sureness }) => slot !== "company" && sureness >= OTHER_SURE);
  const isOneOfTwo = slots.some(
    (one) => one.slot === "company" && !same.includes(one) && one.sureness >= OTHER_SURE && !isPartOf(one, words),
  );
  const isUnseen = plainWords(message).length > WORDS_SURE && !slots.some((one) => isPartOf(one, words));
  return isOther || isOneOfTwo || isUnseen
    ? `I am not sure whether “${plain(firm)}” is the company. Confirm if the card has it right.`
    : null;
}

/** Whether a slot has a word of the firm. */
const isPartOf = ({ words }: SlotWords, firm: readonly string[]): boolean =>
  plainWords(words).some((word) => firm.includes(word));
