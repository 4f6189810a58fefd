import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  people: [{ name: "Ines Marrow", values: { "Visa until": "2030-08-01" } }],
  columns: [{ label: "Visa until", type: "date" }],
};
const changesOf = (said: string, having = HAVING) => new PlayedConversation(having).say(said).changes;

test.each(["clear the visa date on Ines", "remove Ines's visa date", "please empty the visa date of Ines Marrow"])(
  "a word of its label names the only column of dates: %s",
  (said) => {
    expect(changesOf(said)).toMatchObject([{ tool: "set_custom_value", input: { value: null } }]);
  },
);

test.each([
  "the visa for Ines ends on December 20",
  "Visa of Ines Marrow expires on 20 December",
  "change Ines's visa date to Dec 20",
])("%s", (said) => {
  expect(changesOf(said)).toMatchObject([{ tool: "set_custom_value", input: { value: "2030-12-20" } }]);
});

test.each(["task: check the visa date with Ines", "note on Ines: visa for Ana ends on Jan 19"])(
  "what is in a task or a note stays there: %s",
  (said) => {
    expect(changesOf(said).map(({ tool }) => tool)).not.toContain("set_custom_value");
  },
);

test("with two such columns none is taken", () => {
  const columns = [...(HAVING.columns ?? []), { label: "Visa since", type: "date" as const }];
  expect(changesOf("clear the visa date on Ines", { ...HAVING, columns }).filter(({ held }) => held === null)).toEqual(
    [],
  );
});
