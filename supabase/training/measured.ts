import { intents } from "../functions/_shared/assistant/builtin/trained/intents.ts";
import { intentsOf, type Model, slotsIn } from "../functions/_shared/assistant/builtin/trained/model.ts";
import type { Example } from "./examples.ts";

const foundIn = (model: Model, { sentence, words }: Example) =>
  slotsIn(model, words, sentence.intent).map(({ slot, from, to }) => `${slot}:${sentence.text.slice(from, to)}`);
const marked = ({ sentence }: Example) => sentence.marks.map(({ slot, words }) => `${slot}:${words}`);

/** How much of some sentences a model reads as they are annotated, each figure a share of them. */
export function measured(model: Model, examples: readonly Example[]) {
  const read = examples.map((example) => {
    const [best] = intentsOf(model, example.words, example.context);
    const isIntent = best?.intent === example.sentence.intent;
    const isSlots = foundIn(model, example).join("|") === marked(example).join("|");
    return { isIntent, isSlots, isSure: (best?.probability ?? 0) > 0.6 };
  });
  const share = (some: readonly unknown[], of: readonly unknown[]) => some.length / Math.max(1, of.length);
  const sure = read.filter(({ isSure }) => isSure);
  return {
    intent: share(
      read.filter(({ isIntent }) => isIntent),
      read,
    ),
    slot: share(
      read.filter(({ isSlots }) => isSlots),
      read,
    ),
    whole: share(
      read.filter(({ isIntent, isSlots }) => isIntent && isSlots),
      read,
    ),
    sure: share(sure, read),
    sureRight: share(
      sure.filter(({ isIntent }) => isIntent),
      sure,
    ),
  };
}

/** The divisor of scores with which probabilities fit held-out sentences best (least log loss). */
export function temperatureFor(model: Model, examples: readonly Example[]): number {
  const loss = (temperature: number) =>
    examples.reduce((sum, { words, context, intent }) => {
      const found = intentsOf({ ...model, temperature }, words, context).find((one) => one.intent === intents[intent]);
      return sum - Math.log(Math.max(1e-9, found?.probability ?? 0));
    }, 0);
  const tried = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.4, 1.6, 1.8, 2].map((temperature) => ({
    temperature,
    loss: loss(temperature),
  }));
  return tried.sort((one, other) => one.loss - other.loss)[0]?.temperature ?? 1;
}

/** What is read otherwise than it is annotated. */
export function confusions(model: Model, examples: readonly Example[]): string[] {
  return examples.flatMap((example) => {
    const [best] = intentsOf(model, example.words, example.context);
    const slots = foundIn(model, example).join(" | ");
    if (best?.intent === example.sentence.intent && slots === marked(example).join(" | ")) return [];
    const sure = best?.probability.toFixed(2) ?? "";
    const { intent, text, at } = example.sentence;
    return [
      `${at} ${best?.intent ?? ""} ${sure} (${intent}) ${text}\n  read   ${slots}\n  marked ${marked(example).join(" | ")}`,
    ];
  });
}
