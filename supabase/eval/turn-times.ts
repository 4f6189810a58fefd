import type { Sql } from "postgres";
import { createBuiltinAssistant } from "../functions/_shared/assistant/builtin/builtin-assistant.ts";
import type { StackAddresses } from "../tests/one-stack.ts";
import { newPlayer, plant, talk } from "./world.ts";

const TURNS = 200;

/** How long whole turns with one tool call take on the built-in model, whose own time is a millisecond or two. */
export async function turnTimes(stack: StackAddresses, sql: Sql): Promise<Record<string, string>> {
  const player = await newPlayer(stack);
  await plant(sql, player, {
    people: Array.from({ length: 200 }, (_, index) => ({ name: `Person Number${index}`, company: `Firm ${index}` })),
  });
  const model = createBuiltinAssistant();
  const times: number[] = [];
  for (let turn = 0; turn < TURNS + 5; turn += 1) {
    const began = performance.now();
    await talk(player, model, "agent", [`Add a note to Person Number${turn % 200}: remark ${turn}`]);
    if (turn >= 5) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return { turns: String(TURNS), median: at(0.5), "95th percentile": at(0.95) };
}
