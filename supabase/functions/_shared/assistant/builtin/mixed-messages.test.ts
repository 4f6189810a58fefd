import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";
import { mixedMessage, mixedWorld, random, unasked } from "./testing/mixed-messages.ts";

/** Of so many made messages, at most this many change what they did not ask for; it may only become fewer. */
const MESSAGES = 400;
const WRONG_AT_MOST = 5;
const isDone = (line: string) => !line.startsWith("told ");

test("orders, facts, questions, conditions and second thoughts in one message change what was asked for", () => {
  const next = random(7);
  const wrong = Array.from({ length: MESSAGES }, () => mixedMessage(next)).flatMap((part) => {
    const lines = unasked(new PlayedConversation(mixedWorld).say(part.text), part, mixedWorld);
    return lines.length > 0 ? [{ message: part.text, lines, allows: part.allows }] : [];
  });
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(WRONG_AT_MOST);
  // What is told beside an order may be done with it; anything else that is done at once was never said.
  const done = wrong.filter(({ lines, allows }) =>
    lines.some((line) => isDone(line) && !allows.includes(`told ${line}`)),
  );
  expect(done).toEqual([]);
});

test.each([
  "mark the brochure done... not really, I haven't begun",
  "move Wren to Closed, just kidding and Tariq wants to see the numbers first",
  "set Yuki's NPS to 9... no wait, forget it — I met Tariq",
])("%j takes back what it began with", (message) => {
  const changes = new PlayedConversation(mixedWorld).say(message).changes;
  expect(changes.filter(({ tool }) => tool !== "create_note")).toEqual([]);
});

test("a reason after an order is no part of its value, and two days are two reminders", () => {
  const said = (message: string) => new PlayedConversation(mixedWorld).say(message).changes.map(({ input }) => input);
  expect(said("rename Wren Castellan to Wren Castellan-Byrd, she got married")[0]).toMatchObject({
    patch: { name: "Wren Castellan-Byrd" },
  });
  expect(said("remind me on thursday to send Yuki the contract and on friday to call Tariq")).toMatchObject([
    { title: "Send Yuki the contract", dueDate: "2030-06-06" },
    { title: "Call Tariq", dueDate: "2030-06-07" },
  ]);
});
