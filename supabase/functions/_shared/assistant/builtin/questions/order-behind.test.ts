import { expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";
import type { AskedRows } from "./testing/asked-rows.ts";
import { withOrderBehind } from "./order-behind.ts";

const rows: AskedRows = {
  people: [
    {
      ...{ name: "Ada Park", stage: "Lead", priorityScore: 30, createdAt: "2030-05-29T12:00:00Z" },
      own: { Litres: 120 },
    },
    {
      ...{ name: "Boris Lind", stage: "Lead", priorityScore: 70, createdAt: "2030-03-01T12:00:00Z" },
      own: { Litres: 80 },
    },
    {
      ...{ name: "Cyra Roe", stage: "Closed", priorityScore: 50, createdAt: "2030-01-01T12:00:00Z" },
      own: { Litres: 300 },
    },
  ],
  columns: [{ label: "Litres", type: "number" }],
};
const named = (question: string) =>
  [...new AskedConversation(rows).ask(question).matchAll(/\[([^\]]+)\]\(\/people\//gu)].map(([, name]) => name);

test.each([
  ["who is in Lead? highest priority first", ["Boris Lind", "Ada Park"]],
  ["who is in Lead? lowest priority first please", ["Ada Park", "Boris Lind"]],
  ["Which people are in Lead. Biggest litres first", ["Ada Park", "Boris Lind"]],
  ["list everyone in Lead – sort them by litres", ["Ada Park", "Boris Lind"]],
  ["who is in Lead? newest first", ["Ada Park", "Boris Lind"]],
  ["who's in Lead? oldest first", ["Boris Lind", "Ada Park"]],
  ["who is in Lead? by priority", ["Boris Lind", "Ada Park"]],
])("“%s” lists them in that order", (question, people) => {
  expect(named(question)).toEqual(people);
});

test.each(["who is Ada? call her first", "set Ada to Lead. by Friday", "who is in Lead? and set the first to Closed"])(
  "“%s” asks for no order",
  (message) => {
    expect(withOrderBehind(message)).toBe(message);
  },
);
