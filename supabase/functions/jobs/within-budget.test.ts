import { expect, test } from "vitest";
import type { Summariser } from "../_shared/language-model/language-model.ts";
import { withinBudget } from "./within-budget.ts";

function modelThatCounts(name: Summariser["name"]) {
  const asked: string[] = [];
  const model: Summariser = {
    name,
    summarisePost: ({ content }) => {
      asked.push(content);
      return Promise.resolve({ text: "Sum", madeBy: name, model: "test" });
    },
  };
  return { asked, model };
}

test("asks the model while the budget lasts, and no longer", async () => {
  const { asked, model } = modelThatCounts("openai");
  let units = 1;
  const held = withinBudget(model, () => Promise.resolve(units-- > 0));
  await held.summarisePost({ authorName: "Ada", content: "One" });
  await expect(held.summarisePost({ authorName: "Ada", content: "Two" })).rejects.toMatchObject({
    message: expect.stringContaining("budget") as string,
    retryable: true,
  });
  expect(asked).toEqual(["One"]);
});

test("fails closed when the budget cannot be asked", async () => {
  const { asked, model } = modelThatCounts("openai");
  const held = withinBudget(model, () => Promise.reject(new Error("down")));
  await expect(held.summarisePost({ authorName: "Ada", content: "One" })).rejects.toThrow("down");
  expect(asked).toEqual([]);
});

test("never holds the built-in model back", () => {
  const { model } = modelThatCounts("builtin");
  expect(withinBudget(model, () => Promise.resolve(false))).toBe(model);
});
