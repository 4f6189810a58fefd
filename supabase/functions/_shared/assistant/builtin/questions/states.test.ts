import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const WHERE: Record<string, string> = {
  "Ana Ruiz": "Dearborn, MI",
  "Ben Cole": "Houston, TX",
  "Cy Moss": "Austin",
  "Dee Park": "Salem, OR",
  "Eve Lang": "Toronto, ON",
  "Flo Reed": "Tbilisi, Georgia",
  "Gus Hart": "Atlanta, GA 30303",
  "Hal Finch": "Berlin",
  "Ivy Shaw": "Medellín, Comuna OR",
};
const HAVING = {
  people: Object.entries(WHERE).map(([name, location]) => ({ name, values: { location } })),
  columns: [{ label: "Notes on", type: "text" as const, options: [] }],
};
const answered = (question: string) => {
  const { text } = new PlayedConversation(HAVING).say(question);
  return Object.keys(WHERE).filter((name) => text.includes(name));
};

test.each<[string, string[]]>([
  ["do we know anybody in Michigan?", ["Ana Ruiz"]],
  ["who's in Texas", ["Ben Cole", "Cy Moss"]],
  ["which of the Texans are in our list", ["Ben Cole", "Cy Moss"]],
  ["anyone in Oregon?", ["Dee Park"]],
  ["who is on the west coast", ["Dee Park"]],
  ["who lives in the Midwest?", ["Ana Ruiz"]],
  ["who do we have in Ontario", ["Eve Lang"]],
  ["anyone in Canada?", ["Eve Lang"]],
  ["everyone in Georgia", ["Flo Reed", "Gus Hart"]],
  ["who is in the US?", ["Ana Ruiz", "Ben Cole", "Cy Moss", "Dee Park", "Gus Hart"]],
])("%j finds the people there, by state or its abbreviation", (question, names) =>
  expect(answered(question)).toEqual(names),
);

test.each(["anyone in Indiana?", "anyone in Bavaria?"])("%j finds none, and says what it went by", (question) => {
  const { text } = new PlayedConversation(HAVING).say(question);
  expect(text).toContain("no one fits");
  expect(text).toContain("I went by what Location says");
});

test("everyone in a state is changed", () => {
  const { changes } = new PlayedConversation({ ...HAVING, statuses: ["Warm", "Cold"] }).say(
    "set everyone in Texas to Warm",
  );
  expect(changes.map(({ input }) => (input["founderIds"] as string[]).length)).toEqual([2]);
});
