import { expect, test } from "vitest";
import { chooseEmbedder, nearnessTo, platformEmbedder } from "./embedder.ts";

/** The runtime's own shape, with a model that knows two topics. */
function platform(answer: (text: string) => unknown) {
  const made: string[] = [];
  class Session {
    constructor(model: string) {
      made.push(model);
    }
    run(text: string, options: { mean_pool: boolean; normalize: boolean }) {
      expect(options).toEqual({ mean_pool: true, normalize: true });
      return Promise.resolve(answer(text));
    }
  }
  return { made, Supabase: { ai: { Session } } };
}

test("there is none where the platform brings no model", () => {
  expect(platformEmbedder({})).toBeNull();
});

test("uses the platform's model, made once and when it is first needed", async () => {
  const { made, Supabase } = platform((text) => (text.includes("run") ? [1, 0] : [0, 1]));
  const embedder = platformEmbedder({ Supabase });
  expect(made).toEqual([]);
  await embedder?.embed(["a runner"]);
  expect(await embedder?.embed(["a runner", "a painter"])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(made).toEqual(["gte-small"]);
});

test("refuses what is no vector", async () => {
  const embedder = platformEmbedder(platform(() => ({ error: "busy" })));
  await expect(embedder?.embed(["a runner"])).rejects.toThrow();
});

test("says how near each text is to a question", async () => {
  const vectors: Record<string, number[]> = { q: [0.6, 0.8], same: [0.6, 0.8], other: [0.8, -0.6] };
  const embedder = { embed: (texts: string[]) => Promise.resolve(texts.map((text) => vectors[text] ?? [])) };
  const [same, other] = await nearnessTo(embedder, "q", ["same", "other"]);
  expect(same).toBeCloseTo(1);
  expect(other).toBeCloseTo(0);
});

test("is off unless it is asked for by name", () => {
  const { made, Supabase } = platform(() => [1]);
  expect(chooseEmbedder(undefined, { Supabase })).toBeNull();
  expect(chooseEmbedder("platform", { Supabase })).not.toBeNull();
  expect(chooseEmbedder("platform", {})).toBeNull();
  expect(() => chooseEmbedder("openai", { Supabase })).toThrow("leave it empty, or set it to platform");
  expect(made).toEqual([]);
});
