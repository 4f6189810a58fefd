import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ana Pereira", values: { "Contract until": "2030-12-31", Units: "20" } }, { name: "Leo Lund" }],
  columns: [
    { label: "Contract until", type: "date" as const },
    { label: "Units", type: "number" as const },
  ],
};
const last = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return messages.map((message) => conversation.say(message)).at(-1)?.changes ?? [];
};
const LEO = "00000000-0000-4000-8000-a00000000001";
const FIRST = "keep in touch with Ana every 2 weeks";

test.each([
  ["no, Leo every 4 weeks", 28],
  ["sorry, Leo every 10 days", 10],
  ["no, every three weeks", 21],
  ["actually every other month", 60],
  ["no, every week", 7],
  ["no, monthly for Leo", 30],
])("after the same for Leo, %j is another rhythm of his", (message, days) =>
  expect(last(FIRST, "and Leo the same", message)).toMatchObject([
    { tool: "take_back" },
    { tool: "update_founder", input: { founderId: LEO, patch: { keepInTouchDays: days } } },
  ]),
);
test("undo is no other rhythm", () => expect(last(FIRST, "undo that")).toMatchObject([{ tool: "take_back" }]));

test.each([
  "Extend it to 30 June 2031",
  "prolong that until 30 June 2031",
  "renew it till 30 June 2031",
  "postpone it to 30 June 2031 please",
  "ok, shift it to 30 June 2031",
  "bring it forward to 30 June 2031",
])("%j is a day for the column that was told", (message) =>
  expect(last("What is Ana's contract until?", message)).toMatchObject([
    { tool: "set_custom_value", input: { value: "2031-06-30" } },
  ]),
);
test("a length is counted from the day that is stored", () =>
  expect(last("What is Ana's contract until?", "extend it by a month")).toMatchObject([
    { tool: "set_custom_value", input: { value: "2031-01-31" } },
  ]));
test.each(["raise it to 40", "lower it to 40", "increase that to 40"])("%j is a number for it", (message) =>
  expect(last("What are Ana's units?", message)).toMatchObject([{ tool: "set_custom_value", input: { value: "40" } }]),
);
