import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const say = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Hedda Moen", values: { email: "hedda@moen.example" } }],
    columns: [
      { label: "Berths", type: "number" },
      { label: "Launch", type: "date" },
    ],
    tasks: [{ title: "Rigging call", dueDate: "2030-06-10", founderName: "Hedda Moen" }],
  })
    .say(message)
    .changes.map(({ tool, input, held }) => ({ tool, input, isHeld: held !== null }));

test.each([
  [
    "^ update her email\n\nHi Bram,\nfrom now on use hedda@sails.example please.\nHedda",
    { patch: { email: "hedda@sails.example" } },
  ],
  [
    "Got this from Hedda, please update her email.\n\n> Dear Bram,\n> reach me at hedda@sails.example from today.\n> Hedda",
    { patch: { email: "hedda@sails.example" } },
  ],
  ["Got a mail from Hedda. Update her launch:\n> we can start on 8 July\n> Hedda", { value: "2030-07-08" }],
  ["From: Hedda Moen\n\nwe need 4 of them now\n\nplease update her berths", { value: "4" }],
])("%j takes the value from the mail, on a card", (message, input) =>
  expect(say(message)).toMatchObject([{ input, isHeld: true }]),
);

test.each([
  "from Hedda:\n> Could we shift the rigging call to Monday 17 June? My foot is broken.\n> Hedda\n\nupdate the task accordingly",
  "Hi Bram,\ncould we move our rigging call to 17 June please?\nHedda\n\nplease update the task",
])("%j moves the task that the mail speaks of, on a card", (message) =>
  expect(say(message)).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate: "2030-06-17" } }, isHeld: true },
  ]),
);

test("two addresses in a mail are not chosen from", () =>
  expect(say("^ update her email\n\nHi Bram,\nuse hedda@a.example or hedda@b.example.\nHedda")).toEqual([]));
