import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [{ name: "Anna Weber" }, { name: "Anna Schmidt" }, { name: "Zoë Lind" }, { name: "Marcus Oduya" }],
  columns: [
    { label: "Budget", type: "text" as const },
    { label: "Warmth", type: "select" as const, options: ["hot", "warm"] },
  ],
};
const after = (...messages: string[]) => {
  const talk = new PlayedConversation(HAVING);
  return messages.map((message) => talk.say(message)).at(-1);
};

const FREE_TEXTS = ["change Zoë's company to Hafen AG", "change Zoë's role to CFO", "set Zoë's budget to low"];
test.each(FREE_TEXTS)("after “%s” a word and a name are no value of the name", (first) => {
  for (const message of ["merge the two Annas", "swap Marcus", "poke Marcus", "split the Annas"])
    expect(after(first, message)?.changes).toEqual([]);
});
test.each(["and Marcus: CEO", "CEO for Marcus", "Marcus's is CEO"])("“%s” gives the same field a value", (message) =>
  expect(after("change Zoë's role to CFO", message)?.changes).toMatchObject([
    { input: { patch: { roleTitle: "CEO" } } },
  ]),
);

test.each(["Marcus's budget: 5000 and warmth warm", "Marcus's budget: 5000, warmth warm"])(
  "“%s” stores no text with another field in it",
  (message) =>
    expect((after(message)?.changes ?? []).map(({ input }) => input["value"])).not.toContainEqual(
      expect.stringContaining("warmth"),
    ),
);
test("“email Marcus the quote” gives no address", () => {
  expect(after("email Marcus the quote")?.text).toMatch(/^I can't send messages/u);
  expect(after("email Marcus the quote", "Marcus is a pain")?.text).not.toMatch(/email address/u);
});
test("“yes to all of them” says which wait, and is no note", () => {
  const { text, changes } = after("Zoë is hot. Marcus lives in Leeds", "yes to all of them") ?? {
    text: "",
    changes: [],
  };
  expect(changes).toEqual([]);
  expect(text).toMatch(/changes wait/u);
});
