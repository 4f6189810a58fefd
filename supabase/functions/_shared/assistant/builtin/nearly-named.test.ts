import { expect, test } from "vitest";
import { nearlyNamed } from "./people-with.ts";
import { personOf } from "./resolve.ts";
import type { Call } from "./script.ts";

const found: Call = () => ({
  founders: ["Gethin Pryderi", "Gerda Lund", "Ilse Moravec"].map((name) => ({ id: name, name, company: null })),
});

test("who is nearly called so is found", () => {
  expect(nearlyNamed("Gehtin", found).map(({ name }) => name)).toEqual(["Gethin Pryderi"]);
  expect(nearlyNamed("Zora", found)).toEqual([]);
  expect(nearlyNamed("Ge", found)).toEqual([]);
});
test("and it is asked whether they are meant", () => {
  const asked = personOf({ people: [], said: "Gehtin" }, "move Gehtin to Lead", (said) => nearlyNamed(said, found));
  expect(asked).toMatchObject({
    ask: { text: "I don't find Gehtin among your people. Do you mean Gethin Pryderi?" },
    question: { asks: "person", choices: [{ id: "Gethin Pryderi" }] },
  });
});
