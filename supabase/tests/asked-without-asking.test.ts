import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createBuiltinAssistant } from "../functions/_shared/assistant/builtin/builtin-assistant.ts";
import { newPlayer, type Player } from "../eval/world.ts";
import { plantNetwork } from "./asked-people.ts";
import { ask } from "./asking.ts";

const sql = postgres(inject("stack").dbUrl, { max: 1, onnotice: () => undefined });
let player: Player;
beforeAll(async () => {
  player = await newPlayer(inject("stack"));
  await plantNetwork(sql, player);
});
afterAll(() => sql.end());

test.each([
  ["Three people with the most followers", /Tomás Rivera[^]*Jane Doe/],
  ["Greta's birthday", /Jun 30, 1979/],
  ["people added in May", /^4 people/],
  ["tasks assigned to Greta", /Renew the contract/],
  ["Wer hat keine E-Mail?", /^3 (?:people|Personen|personas|personnes)/],
  ["¿Quién no tiene correo?", /^3 (?:people|Personen|personas|personnes)/],
  ["Qui n'a pas d'e-mail ?", /^3 (?:people|Personen|personas|personnes)/],
  ["Don't delete Jane", /I changed nothing/],
])("the whole assistant answers “%s”", async (question, says) => {
  expect(await ask(player, [question], createBuiltinAssistant())).toMatch(says);
});
