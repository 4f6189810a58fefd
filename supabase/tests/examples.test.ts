import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { createBuiltinAssistant } from "../functions/_shared/assistant/builtin/builtin-assistant.ts";
import { examplesFor } from "../functions/_shared/assistant/examples.ts";
import { newPlayer, plant } from "../eval/world.ts";
import { plantNetwork } from "./asked-people.ts";
import { ask, converseOnce } from "./asking.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1, onnotice: () => undefined });
afterAll(() => sql.end());

const fails = /did not understand|don't find|^None/;

test("examples name the user's own people, places and columns, and work word for word", async () => {
  const player = await newPlayer(inject("stack"));
  await plantNetwork(sql, player);
  const examples = await examplesFor(player.db, "2030-06-03");
  expect(examples).toHaveLength(4);
  expect(examples.join(" ")).toContain("Aiko Tanaka");
  for (const example of examples)
    expect([example, await ask(player, [example])]).not.toEqual([example, expect.stringMatching(fails)]);
});

test("without people they are about how to begin", async () => {
  const player = await newPlayer(inject("stack"));
  await plant(sql, player, {});
  for (const example of await examplesFor(player.db, "2030-06-03")) {
    const { reply } = await converseOnce(player, example, null, createBuiltinAssistant());
    expect([example, reply]).not.toEqual([example, expect.stringMatching(fails)]);
  }
});

test("what is offered after a question that failed is not that question, nor one that was asked before", async () => {
  const player = await newPlayer(inject("stack"));
  await plantNetwork(sql, player);
  const first = await converseOnce(player, "Who is the tallest?", null);
  expect(first.suggestions.length).toBeGreaterThan(0);
  const [taken = ""] = first.suggestions;
  await converseOnce(player, taken, first.sessionId);
  const second = await converseOnce(player, "Who is the tallest?", first.sessionId);
  expect(second.suggestions).not.toContain(taken);
  expect(second.suggestions).not.toContain("Who is the tallest?");
});
