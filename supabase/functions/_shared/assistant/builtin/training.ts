import { featuresOf } from "./features.ts";

/** One utterance with its slots cut out, and what it asks for. */
export interface Example {
  utterance: string;
  intent: string;
}

/** A trained classifier as it is stored: a column of small whole numbers for each feature, in base64. */
export interface IntentWeights {
  intents: string[];
  features: string[];
  /** What a stored number is multiplied by. */
  scale: number;
  weights: string;
}

const EPOCHS = 60;
const RATE = 0.5;
const RIDGE = 2e-5;
/** A feature that was seen once says more about its template than about its intent. */
const SEEN_AT_LEAST = 2;
const FILLINGS = 5;

/** What stands in a slot that is not cut out when a message is read. */
const fillers: Record<string, string[]> = {
  TASK: [
    "call PERSON",
    "send the deck",
    "email PERSON the contract",
    "book a room",
    "prepare the demo",
    "review the term sheet",
    "ask PERSON for an intro",
    "buy coffee",
    "finish the report",
    "pay the invoice",
    "read the pitch",
    "meet PERSON for lunch",
    "write back to PERSON",
  ],
  NOTE: [
    "likes chess",
    "is raising a seed round",
    "wants an intro to our partner",
    "met at the fair",
    "has two kids and lives near the sea",
    "prefers to talk in the morning",
    "is hiring engineers",
    "they will launch in spring",
    "we talked about pricing",
    "is looking for a cofounder",
    "asked for our deck",
  ],
  COMPANY: ["acme", "northwind", "initech", "globex labs"],
  VALUE: [
    "acme",
    "northwind",
    "berlin",
    "chief product officer",
    "fintech",
    "sam",
    "linkedin url",
    "budget",
    "birthday",
  ],
  FIELD: [
    "email",
    "company",
    "stage",
    "status",
    "industry",
    "location",
    "role",
    "title",
    "priority",
    "owner",
    "budget",
    "fund size",
  ],
  PLACE: ["berlin", "paris", "new york", "lagos"],
  INDUSTRY: ["fintech", "climate", "health care", "robotics"],
  WORDS: ["pricing", "series a", "the conference", "battery", "hiring"],
};

/** Each line of the templates with its alternatives written out and its slots filled in a fixed rotation. */
export function examplesFrom(templates: string): Example[] {
  const examples: Example[] = [];
  let intent = "";
  let turn = 0;
  for (const line of templates.split("\n")) {
    if (line.startsWith("= ")) intent = line.slice(2).trim();
    if (line.startsWith("= ") || line.startsWith("#") || line.trim() === "") continue;
    for (const variant of alternatives(line.trim())) {
      const times = /\b(?:TASK|NOTE|COMPANY|VALUE|FIELD|PLACE|INDUSTRY|WORDS)\b/.test(variant) ? FILLINGS : 1;
      for (let time = 0; time < times; time += 1) examples.push({ intent, utterance: fill(variant, turn++) });
      // A day that is near is asked about by its name, so it is not cut out; what follows a colon is.
      if (variant.includes("DATE"))
        examples.push({ intent, utterance: fill(variant.replace("DATE", "today"), turn++) });
      if (/\b(?:NOTE|TASK)$/.test(variant))
        examples.push({ intent, utterance: fill(variant.slice(0, -4), turn++) + variant.slice(-4) });
    }
  }
  return examples;
}

function alternatives(line: string): string[] {
  const match = /\(([^()]*\|[^()]*)\)/.exec(line);
  if (!match) return [line];
  return (match[1] ?? "").split("|").flatMap((choice) => alternatives(line.replace(match[0], choice)));
}

function fill(template: string, turn: number): string {
  return template.replace(/\b[A-Z]{4,}\b/g, (slot) => {
    const choices = fillers[slot];
    return choices?.[turn % choices.length] ?? slot;
  });
}

/** Multinomial logistic regression by full passes in a fixed order: the same examples always give the same weights. */
export function trainIntents(examples: readonly Example[]): IntentWeights {
  const intents = [...new Set(examples.map(({ intent }) => intent))].sort();
  const counts = new Map<string, number>();
  const rows = examples.map(({ utterance }) => featuresOf(utterance));
  for (const row of rows) for (const feature of row) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const features = [...counts]
    .filter(([, count]) => count >= SEEN_AT_LEAST)
    .map(([feature]) => feature)
    .sort();
  const indexOf = new Map(features.map((feature, index) => [feature, index]));
  const data = rows.map((row) => row.map((feature) => indexOf.get(feature) ?? -1).filter((index) => index >= 0));
  const labels = examples.map(({ intent }) => intents.indexOf(intent));
  const width = intents.length;
  const weights = new Float64Array(features.length * width);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch / 10);
    data.forEach((row, index) => {
      const chances = softmax(scoresOf(row, weights, width, 1));
      // Long utterances have more features, and would pull harder.
      const step = rate / Math.sqrt(row.length + 1);
      for (const feature of row) {
        for (let intent = 0; intent < width; intent += 1) {
          const at = feature * width + intent;
          const gradient = (chances[intent] ?? 0) - (labels[index] === intent ? 1 : 0);
          weights[at] = (weights[at] ?? 0) * (1 - RIDGE) - step * gradient;
        }
      }
    });
  }
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Math.ceil((largest / 127) * 1e6) / 1e6;
  return {
    intents,
    features,
    scale,
    weights: toBase64(Int8Array.from(weights, (weight) => Math.round(weight / scale))),
  };
}

/** The sum of a row's columns, for each intent. */
export function scoresOf(row: readonly number[], weights: ArrayLike<number>, width: number, scale: number): number[] {
  const scores = new Array<number>(width).fill(0);
  for (const feature of row) {
    for (let intent = 0; intent < width; intent += 1)
      scores[intent] = (scores[intent] ?? 0) + (weights[feature * width + intent] ?? 0) * scale;
  }
  return scores;
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function toBase64(bytes: Int8Array): string {
  let binary = "";
  for (const byte of new Uint8Array(bytes.buffer)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
