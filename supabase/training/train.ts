import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSentences, SENTENCES } from "./annotated.ts";
import { exampleOf } from "./examples.ts";
import { learnIntents, learnSlots } from "./learn.ts";
import { lexiconOf } from "./made-world.ts";
import { confusions, measured, temperatureFor } from "./measured.ts";
import { modelOf, sentencesHash, weightsModule } from "./weights-file.ts";

const EPOCHS = { intents: 12, slots: 7 };
/** Features that fewer examples have say nothing of others. */
const LEAST = 5;
/** Each sentence is read in so many worlds. */
const WORLDS = 2;
const WEIGHTS = join(import.meta.dirname, "../functions/_shared/assistant/builtin/trained/weights.gen.ts");

const isMeasuring = process.argv.includes("--measure");
const isVerbose = process.argv.includes("--wrong");
const sentences = readSentences(process.env["TRAINING_SENTENCES"] ?? SENTENCES);
const lexicon = lexiconOf(sentences);
const isHeld = (no: number) => no % 6 === 0;
const inWorlds = (own: typeof sentences) =>
  own.flatMap((one) => Array.from({ length: WORLDS }, (_, variant) => exampleOf(one, lexicon, variant)));
const known = inWorlds(sentences.filter((_, no) => !isHeld(no)));
const held = sentences.filter((_, no) => isHeld(no)).map((one) => exampleOf(one, lexicon, WORLDS, true));

const partly = learnIntents(known, EPOCHS.intents, LEAST);
if (isMeasuring) {
  const slots = learnSlots(known, EPOCHS.slots, LEAST);
  const rough = modelOf(partly, slots, 1);
  const model = { ...rough, temperature: temperatureFor(rough, held) };
  const { intent, slot, whole, sure, sureRight } = measured(model, held);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(`${sentences.length} sentences, of which ${held.length} held out`);
  console.log(`intent ${percent(intent)}, slots ${percent(slot)}, both ${percent(whole)}`);
  console.log(
    `surer than 0.6: ${percent(sure)}, of these right ${percent(sureRight)}; temperature ${model.temperature}`,
  );
  console.log(`${weightsModule(partly, slots, 1, "").length / 1000} kB`);
  if (isVerbose) console.log(confusions(model, held).join("\n"));
} else {
  const empty = learnSlots([], 0, LEAST);
  const temperature = temperatureFor(modelOf(partly, empty, 1), held);
  const all = [...known, ...inWorlds(sentences.filter((_, no) => isHeld(no)))];
  const intents = learnIntents(all, EPOCHS.intents, LEAST);
  const slots = learnSlots(all, EPOCHS.slots, LEAST);
  writeFileSync(WEIGHTS, weightsModule(intents, slots, temperature, sentencesHash(sentences, createHash("sha256"))));
}
