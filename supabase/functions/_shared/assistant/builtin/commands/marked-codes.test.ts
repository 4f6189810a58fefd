import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [{ name: "Marga Oduya" }],
  columns: [
    { label: "Plot", type: "text" as const },
    { label: "Yield", type: "number" as const },
  ],
};
const CODES = ["KX-20417", "b-12", "OR-7/C", "ABC-12-XZ", "9-B", "TT/88"];
const ORDERS = [
  "set the plot of Marga to %",
  "Marga's plot is %",
  "plot of Marga: %",
  "put plot % on Marga",
  "Marga: plot %",
];

test.each(CODES.flatMap((code) => ORDERS.map((order) => [order, code] as const)))(
  "a text keeps the whole of a code: “%s” with %s",
  (order, code) => {
    const { changes } = new PlayedConversation(HAVING).say(order.replace("%", code));
    expect(changes).toMatchObject([{ tool: "set_custom_value", input: { value: code } }]);
  },
);

test.each(["40", "1,200", "20k"])("a number is one still: %s", (number) => {
  const { changes } = new PlayedConversation(HAVING).say(`set the yield of Marga to ${number}`);
  expect(changes).toMatchObject([{ tool: "set_custom_value" }]);
});
