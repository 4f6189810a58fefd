import * as z from "zod/mini";

/** Turns texts into vectors of length 1: the product of two of them says how near their meanings are, 1 for the same. */
export interface Embedder {
  embed(texts: string[]): Promise<number[][]>;
}

/** As Supabase's edge runtime has it (https://supabase.com/docs/guides/ai/quickstarts/generate-text-embeddings). */
interface PlatformSession {
  run(text: string, options: { mean_pool: boolean; normalize: boolean }): Promise<unknown>;
}
export interface Platform {
  Supabase?: { ai: { Session: new (model: string) => PlatformSession } };
}

// The one model of text embeddings that the runtime has.
const MODEL = "gte-small";
const vector = z.array(z.number());

/**
 * The embedder that EMBEDDINGS names, `platform`; null without the setting, and where the platform has no model. It is off unless
 * asked for, because an inference counts as CPU time of the function, and two seconds of that end the isolate with all its requests
 * (edge-runtime, ext/ai/lib.rs). Throws for any other name.
 */
export function chooseEmbedder(setting: string | undefined, platform: Platform): Embedder | null {
  if (setting === undefined) return null;
  if (setting !== "platform") throw new Error(`EMBEDDINGS is \`${setting}\`: leave it empty, or set it to platform.`);
  return platformEmbedder(platform);
}

/** The small model that the platform brings with it; null where there is none, as in plain Deno. */
export function platformEmbedder({ Supabase }: Platform): Embedder | null {
  if (!Supabase) return null;
  let session: PlatformSession | null = null;
  return {
    async embed(texts) {
      // Made when it is first needed: most calls of the API need none.
      session ??= new Supabase.ai.Session(MODEL);
      const vectors: number[][] = [];
      // One after another: the runtime runs one at a time anyway.
      for (const text of texts)
        vectors.push(z.parse(vector, await session.run(text, { mean_pool: true, normalize: true })));
      return vectors;
    },
  };
}

/** How near each text is to a question, from -1 to 1, in the order of the texts. */
export async function nearnessTo(embedder: Embedder, question: string, texts: string[]): Promise<number[]> {
  const [asked = [], ...vectors] = await embedder.embed([question, ...texts]);
  return vectors.map((values) => values.reduce((sum, value, index) => sum + value * (asked[index] ?? 0), 0));
}
