import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const after = (order: string, message: string) => {
  const talk = new PlayedConversation({ people: [{ name: "Odile Marchetti" }], stages: ["Lead", "Passed"] });
  talk.say(order);
  return talk.say(message).changes.filter(({ tool }) => tool !== "create_note");
};

test.each([
  ["Set Odile's location to Hamburg", "Actually Dieter lives in Vienna"],
  ["Set Odile's location to Hamburg", "no, his wife lives in Lyon"],
  ["Set Odile's role to COO", "no wait, Anton is the CFO"],
  ["Set Odile's company to Kelp", "rather her brother runs Oxbow Ltd"],
  ["Move Odile to Lead", "Actually Ben said Passed"],
  ["Add a task to ring Odile on Friday", "actually Dieter rings on Monday"],
])("after “%s”, “%s” is told of someone else and corrects nothing", (order, message) =>
  expect(after(order, message)).toEqual([]),
);

test.each([
  ["Set Odile's location to Hamburg", "actually Vienna"],
  ["Set Odile's role to COO", "no wait, Head of Sales"],
  ["Move Odile to Lead", "actually Passed"],
  ["Add a task to ring Odile on Friday", "actually Monday"],
])("after “%s”, “%s” does", (order, message) => expect(after(order, message)).toHaveLength(1));
