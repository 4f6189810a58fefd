import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { moreForeignWorded } from "./more-foreign-wordings.ts";

test.each([
  ["Paki-lagay po si Ana sa stage na Lead", "move Ana to Lead"],
  ["ilipat si Ana Ruiz sa Lead", "move Ana Ruiz to Lead"],
  ["Ilagay si Bo sa Closed po", "move Bo to Closed"],
  ["Quanto è la fee di Ana?", "what is the fee of Ana?"],
  ["quanto é a taxa da Ana Ruiz", "what is the taxa of Ana Ruiz?"],
  ["A Ana mudou de e-mail, agora é ana@x.example", "Ana's email is now ana@x.example"],
  ["O Bo mudou de empresa, agora é Acme, atualiza por favor", "Bo's company is now Acme"],
  ["Ana cambió de puesto: ahora es Directora", "Ana's role is now Directora"],
  ["Welche Kandidaten haben Tee als Vorliebe?", "Welche candidates haben Vorliebe Tee?"],
  ["Wer hat Telehealth als Specialty?", "Wer hat Specialty Telehealth?"],
])("%j is %j", (message, said) => expect(moreForeignWorded(message)).toBe(said));

test.each([
  "Quanto costa la barca?",
  "A Ana mudou de ideia, agora é contra",
  "Wer hat mehr Tasks als Ana?",
  "Wer hat eine höhere Priority als Ana?",
  "Ana said: paki-lagay si Bo sa Lead",
  "note for Ana: mudou de empresa",
])("%j is as it is written", (message) => expect(moreForeignWorded(message)).toBe(message));

const world = () =>
  new PlayedConversation({
    people: [{ name: "Ana Ruiz" }, { name: "Bram Lindt" }, { name: "Cleo Hart" }],
    stages: ["Lead", "Closed"],
  });
test.each([
  "make a dropdown Contract with Signed and Pending",
  "create a dropdown called Contract: Signed, Pending",
  "please build a drop-down Contract with Signed and Pending",
])("%j is a new column", (message) =>
  expect(world().say(message).changes).toMatchObject([
    { tool: "create_custom_field", input: { label: "Contract", options: ["Signed", "Pending"] } },
  ]),
);
test.each(["make a dropdown", "create a list of my leads"])("%j makes none", (message) =>
  expect(world().say(message).changes).toEqual([]),
);

const notesOf = (message: string) =>
  world()
    .say(message)
    .changes.filter(({ tool }) => tool === "create_note")
    .map(({ input }) => String(input["content"]));
test("whose wish it is that a she has behind someone else is not said: both notes keep it", () => {
  const notes = notesOf("Lunch with Ana was lovely, Bram is doing wonders, she'd like another engineer in spring");
  expect(notes.filter((text) => text.includes("she'd like another engineer"))).toHaveLength(2);
});
test("a sentence of its own goes on about the last", () => {
  const notes = notesOf("Lunch with Ana was fine. Bram is settling in. He wants more pay.");
  expect(notes.filter((text) => text.includes("He wants"))).toHaveLength(1);
});
