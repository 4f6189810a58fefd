import { Hono } from "hono";
import { expect, test } from "vitest";
import { outsideOf } from "../../../tests/api-outside.ts";
import { createBuiltinModel } from "../../_shared/language-model/builtin/builtin-model.ts";
import type { LanguageModel } from "../../_shared/language-model/language-model.ts";
import type { Db } from "../../_shared/stores/db.ts";
import type { ApiEnv } from "../outside.ts";
import { Refusal } from "../refusal.ts";
import { affordModel, affordModelFor } from "./afford-model.ts";

const paid: LanguageModel = { ...createBuiltinModel(), name: "openai" };

/** Which model answers about a text, or how it is refused, where the budget gives this answer. */
async function whoAnswers(languageModel: LanguageModel, budget: { data: unknown; error: unknown }, text?: string) {
  let asked = 0;
  const app = new Hono<ApiEnv>();
  app.get("/", async (c) => {
    c.set("outside", outsideOf("", { languageModel }));
    // The only part of a client that a budget is asked through.
    c.set("db", { rpc: () => Promise.resolve((asked++, budget)) } as unknown as Db);
    const model = text === undefined ? await affordModel(c) : await affordModelFor(c, text);
    return c.text(model.name);
  });
  let retryAfter: number | undefined;
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) return c.text(error.message, 500);
    retryAfter = error.retryAfterSeconds;
    return c.text(error.message, error.status);
  });
  const response = await app.request("/");
  return { status: response.status, said: await response.text(), retryAfter, asked };
}

const left = { data: true, error: null };
const usedUp = { data: false, error: null };

test("pays for a model that costs money", async () => {
  expect(await whoAnswers(paid, left)).toMatchObject({ said: "openai", asked: 1 });
});

test("refuses once the budget is used up, and says when to come again", async () => {
  const { status, said, retryAfter } = await whoAnswers(paid, usedUp);
  expect([status, said]).toEqual([429, "Today's budget for the language model is used up. Please try again tomorrow."]);
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(86_400);
});

test("refuses when the budget cannot be asked", async () => {
  const { status, said } = await whoAnswers(paid, { data: null, error: { code: "XX000", message: "down" } });
  expect(status).toBe(500);
  expect(said).not.toBe("openai");
});

test("never asks the budget for the built-in model", async () => {
  expect(await whoAnswers(createBuiltinModel(), usedUp)).toMatchObject({ status: 200, said: "builtin", asked: 0 });
});

test("pays nothing where there are no words", async () => {
  expect(await whoAnswers(paid, usedUp, " 🎉 https://a.example/b")).toMatchObject({ said: "builtin", asked: 0 });
  expect(await whoAnswers(paid, left, "We did it.")).toMatchObject({ said: "openai", asked: 1 });
});
