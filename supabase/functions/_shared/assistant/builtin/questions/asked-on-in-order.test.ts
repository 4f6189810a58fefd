import { expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";

const ROWS = {
  columns: [
    { label: "Rind", type: "select" as const, options: ["Washed", "Bloomy"] },
    { label: "Course", type: "select" as const, options: ["Agility", "Recall"] },
    { label: "Wheels", type: "number" as const },
    { label: "Credit limit (EUR)", type: "number" as const },
    { label: "Next delivery", type: "date" as const },
    { label: "Delivery gate", type: "text" as const },
  ],
  people: [
    {
      ...{ name: "Ana Roth", company: "Halden", lastTouchAt: "2030-06-01T10:00:00Z" },
      own: { Rind: "Washed", Course: "Agility", Wheels: 9, "Credit limit (EUR)": 900, "Next delivery": "2030-05-20" },
      notes: [["2030-05-01", "Found a cheaper supplier in Bern."]] as [string, string][],
    },
    {
      ...{ name: "Otto Lind", company: "Weingart", lastTouchAt: "2030-05-01T10:00:00Z" },
      own: { Rind: "Washed", Course: "Agility", Wheels: 20, "Credit limit (EUR)": 400, "Next delivery": "2030-06-20" },
    },
    {
      ...{ name: "Pia Ruud", company: "Brindle" },
      own: { Rind: "Bloomy", Course: "Recall", Wheels: 3, "Next delivery": "2030-06-09", "Delivery gate": "blue" },
    },
  ],
  tasks: [{ title: "Call about labels", person: "Otto Lind" }],
};
const asked = (...turns: string[]) => {
  const conversation = new AskedConversation(ROWS);
  return turns.map((turn) => conversation.ask(turn)).at(-1) ?? "";
};
const named = (text: string) => ROWS.people.map(({ name }) => name).filter((name) => text.includes(`[${name}]`));

test.each([
  ["who has the most wheels?", "and who's second?", "Ana Roth"],
  ["who has the most wheels?", "the runner-up?", "Ana Roth"],
  ["who has the most wheels?", "and the third most?", "Pia Ruud"],
  ["who has the fewest wheels?", "and who comes after her?", "Ana Roth"],
  ["who has the highest limit?", "and who is next?", "Otto Lind"],
])("%j, then %j", (first, second, person) => expect(named(asked(first, second))).toEqual([person]));
test("a second without an order before it is no place in one", () =>
  expect(asked("who has washed rind?", "and who's second?")).not.toContain("second highest"));

test.each([
  ["when's the next delivery?", "Pia Ruud"],
  ["who is next for a delivery", "Pia Ruud"],
  ["whose next delivery is on 20 June", "Otto Lind"],
  ["who has the least wheels", "Pia Ruud"],
])("%j names one", (text, person) => expect(named(asked(text))).toEqual([person]));
test("the next deliveries of them are those of each", () =>
  expect(named(asked("who has washed rind?", "when are their next deliveries?"))).toEqual(["Ana Roth", "Otto Lind"]));

test.each([
  ["which rind is the most popular?", "- Washed: 2"],
  ["what's the most common rind", "- Washed: 2"],
  ["which course has the most dogs?", "- Agility: 2"],
  ["who found a cheaper supplier?", "Found a cheaper supplier"],
  ["wie hoch ist das Kreditlimit von Otto", "400"],
  ["wann bekommt Pia ihre nächste Lieferung?", "Jun 9, 2030"],
  ["¿cuándo es la próxima entrega de Pia?", "Jun 9, 2030"],
  ["quand est la prochaine livraison de Pia ?", "Jun 9, 2030"],
  ["total wheels across all agility", "29"],
  ["average credit limit over washed rind", "650"],
])("%j is answered with %j", (text, said) => expect(asked(text)).toContain(said));

test.each([
  ["who has nothing planned", ["Ana Roth", "Pia Ruud"]],
  ["who hasn't had a call this month?", ["Otto Lind", "Pia Ruud"]],
])("%j", (text, people) => expect(named(asked(text))).toEqual(people));
test("who has not paid is none of those without a price", () =>
  expect(named(asked("who hasn't paid yet?"))).toEqual([]));
test("who is cheaper still asks for the lower number of money", () =>
  expect(asked("who is cheaper, Ana or Otto?")).toMatch(/Otto Lind\].*has less/u));
