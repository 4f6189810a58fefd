import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { intents } from "../functions/_shared/assistant/builtin/trained/intents.ts";
import { intentsOf, slotsIn } from "../functions/_shared/assistant/builtin/trained/model.ts";
import { trainedModel } from "../functions/_shared/assistant/builtin/trained/weights-decode.ts";
import { trainedFrom } from "../functions/_shared/assistant/builtin/trained/weights.gen.ts";
import { readSentences, sentenceOf } from "./annotated.ts";
import { exampleOf } from "./examples.ts";
import { learnIntents, learnSlots } from "./learn.ts";
import { lexiconOf } from "./made-world.ts";
import { sentencesHash, weightsModule } from "./weights-file.ts";

const sentences = readSentences();

test("the weights are learnt from these very sentences: npm run train:assistant", () => {
  expect(trainedFrom).toBe(sentencesHash(sentences, createHash("sha256")));
});

test("training twice gives the same weights, byte for byte", () => {
  const some = sentences.filter((_, no) => no % 40 === 0);
  const lexicon = lexiconOf(some);
  const module = () => {
    const examples = some.map((one) => exampleOf(one, lexicon, 0));
    return weightsModule(learnIntents(examples, 2, 2), learnSlots(examples, 2, 2), 1, "");
  };
  expect(module()).toBe(module());
});

test("every intent has sentences, and most of them are read as they are annotated", () => {
  expect(intents.filter((intent) => !sentences.some((one) => one.intent === intent))).toEqual([]);
  const lexicon = lexiconOf(sentences);
  const examples = sentences.filter((_, no) => no % 15 === 0).map((one) => exampleOf(one, lexicon, 7, true));
  const right = examples.filter(
    ({ words, context, sentence }) => intentsOf(trainedModel(), words, context)[0]?.intent === sentence.intent,
  );
  const whole = right.filter(
    ({ words, sentence }) => slotsIn(trainedModel(), words, sentence.intent).length === sentence.marks.length,
  );
  expect(right.length / examples.length).toBeGreaterThan(0.85);
  expect(whole.length / examples.length).toBeGreaterThan(0.7);
});

test("a line is an intent, a context and a sentence with marks; anything else is said", () => {
  expect(sentenceOf("set\t-\tmove [person:Ada] to [value:Closed]", "x:1")).toMatchObject({
    text: "move Ada to Closed",
    marks: [
      { slot: "person", from: 5, to: 8 },
      { slot: "value", from: 12, to: 18 },
    ],
  });
  expect(() => sentenceOf("sett\t-\tmove it", "x:2")).toThrow("x:2: no intent “sett”");
  expect(() => sentenceOf("set\t-\tmove [who:Ada]", "x:3")).toThrow("x:3: no slot “who”");
});
