import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const PEOPLE = [{ name: "Zoë Lind" }, { name: "Ravi Patel" }];
const play = (message: string) => new PlayedConversation({ people: PEOPLE }).say(message).changes;

test.each([
  "set the email of zoe lind to zoe dot lind at nordlys dot example",
  "change the email for zoe to zoe dot lind at nordlys dot example",
  "the email address of zoe is zoe dot lind at nordlys dot example",
])("%j stores the address as it is written", (message) =>
  expect(play(message)).toMatchObject([{ input: { patch: { email: "zoe.lind@nordlys.example" } } }]),
);

test.each([
  ["new task send ravi the draft on friday comma no on thursday", "Send ravi the draft"],
  ["new task send ravi the draft on friday comma sorry on thursday", "Send ravi the draft"],
])("%j has no comma in its title", (message, title) =>
  expect(play(message)).toMatchObject([{ input: { title, dueDate: "2030-06-06" } }]),
);
