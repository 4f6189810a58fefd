import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    {
      name: "Marga Oduya",
      company: "Rented Boat Yard",
      values: { Yield: "12", "Rental price": "900", "Last pruning": "2024-02-01" },
    },
    { name: "Per Holt", company: "Rental House", values: { Yield: "30", "Rental price": "100" } },
    { name: "Ines Fabre", company: "Orchard Tools" },
  ],
  columns: [
    { label: "Yield", type: "number" as const },
    { label: "Rental price", type: "number" as const },
    { label: "Last pruning", type: "date" as const },
  ],
};

class Asked extends PlayedConversation {
  readonly queries: Record<string, unknown>[] = [];
  protected override fitting(anyOf: Parameters<PlayedConversation["fitting"]>[0]) {
    this.queries.push({ anyOf });
    return super.fitting(anyOf);
  }
}
const ask = (message: string) => {
  const conversation = new Asked(HAVING);
  return { text: conversation.say(message).text, queries: JSON.stringify(conversation.queries) };
};

test.each(["most", "top", "highest", "biggest"].map((most) => [most]))(
  "“%s by rental” is by the number that is called so, and no company",
  (most) => {
    for (const message of [`who is the ${most} by rent?`, `who is the ${most} by rental?`]) {
      const { queries, text } = ask(message);
      expect(queries).not.toContain("Rental House");
      expect(text).not.toMatch(/^None/u);
    }
  },
);

test.each(["tools", "yard", "orchard"])("“the biggest by %s” asks by which number", (word) => {
  const { queries, text } = ask(`who is the biggest by ${word}?`);
  expect(text).toMatch(/^By which number/u);
  expect(queries).not.toContain("company");
});

test.each(["boats", "orchards", "houses"])(
  "“any %s not pruned since 2025” tells of nobody whose company has the word",
  (word) => {
    const { text } = ask(`Any ${word} not pruned since 2025?`);
    expect(text).toContain(`I don't know “${word}”`);
    expect(text).not.toMatch(/Company/u);
  },
);
