import { expect, test } from "vitest";
import { chooseLanguageModel } from "./choose-language-model.ts";

const answer = { choices: [{ index: 0, finish_reason: "stop", message: { content: '{"summary":"She did it."}' } }] };

test("is the built-in model without a key", () => {
  expect(chooseLanguageModel({}).name).toBe("builtin");
  expect(chooseLanguageModel({ OPENAI_API_KEY: "  ", OPENAI_BASE_URL: "http://127.0.0.1:1/v1" }).name).toBe("builtin");
});

/** A server that takes down what it is asked. */
function fakeServer() {
  const asked: { url: string; model: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push({ url: request.url, model: ((await request.json()) as { model: unknown }).model });
    return Response.json(answer);
  };
  return { asked, fetch };
}

test("is OpenAI's with a key, asked where and as the environment says", async () => {
  const { asked, fetch } = fakeServer();
  const env = { OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://models.example/v1", OPENAI_MODEL: "small" };
  const summary = await chooseLanguageModel(env, fetch).summarisePost({ authorName: "A", content: "I did it." });
  expect(summary).toEqual({ text: "She did it.", madeBy: "openai", model: "small" });
  expect(asked).toEqual([{ url: "http://models.example/v1/chat/completions", model: "small" }]);
});

test("asks OpenAI itself when the environment names no other server", async () => {
  const { asked, fetch } = fakeServer();
  const model = chooseLanguageModel({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: "", OPENAI_MODEL: "" }, fetch);
  await model.summarisePost({ authorName: "A", content: "I did it." });
  expect(asked.map(({ url }) => url)).toEqual(["https://api.openai.com/v1/chat/completions"]);
});
