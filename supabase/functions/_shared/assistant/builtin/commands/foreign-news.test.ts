import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const inputsOf = (message: string) =>
  new PlayedConversation({ people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }] })
    .say(message)
    .changes.map(({ input, held }) =>
      held === null ? "at once" : withoutNulls(input["patch"] ?? { content: input["content"] }),
    );
const withoutNulls = (patch: object) => Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== null));

test.each([
  ["Ilse hat jetzt eine Mailadresse: im@damast.example", { email: "im@damast.example" }],
  ["Teo tiene un correo nuevo: ta@teal.example", { email: "ta@teal.example" }],
  ["Teo a une nouvelle adresse mail : ta@teal.example", { email: "ta@teal.example" }],
  ["Ilse sitzt inzwischen in Graz", { location: "Graz" }],
  ["Ilse ist nach Graz gezogen", { location: "Graz" }],
])("%s", (message, patch) => {
  expect(inputsOf(message)).toEqual([patch]);
});

test("an address, and where she lives behind it", () => {
  const said = inputsOf("Ilse Moravec hat jetzt eine Mailadresse: im@damast.example. Und sie sitzt inzwischen in Graz");
  expect(said.reduce<object>((all, one) => Object.assign(all, one), {})).toEqual({
    email: "im@damast.example",
    location: "Graz",
  });
});

test("what she has asked is no address", () => {
  expect(JSON.stringify(inputsOf("Ilse hat eine Frage: kommt Teo?"))).not.toContain("email");
});
