import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const play = (message: string) =>
  new PlayedConversation({ people: [{ name: "Odile Marchetti" }, { name: "Bruno Vance" }] }).say(message);

test.each([
  "email Odile and tell her we're running 20 minutes late",
  "mail Odile and ask for the plums",
  "ping Bruno and let him know I'm outside",
  "text Bruno to say we'll be there at 5",
  "DM Odile on LinkedIn and ask for the report",
  "DM Odile the deck",
  "WhatsApp Bruno the deck",
  "write to Odile and thank her",
  "log in to LinkedIn for me",
  "log into Odile's LinkedIn and see who she knows",
  "sign in to my account",
])("%j is for no assistant without a mailbox, and makes nothing", (message) => {
  const { text, changes } = play(message);
  expect(changes).toEqual([]);
  expect(text).toMatch(/can't/u);
});

test.each([
  ["remind me to call Odile and ask about the plums", ["Call Odile and ask about the plums"]],
  ["task: email Bruno and thank him", ["Email Bruno and thank him"]],
  ["email Odile on Friday and ask for the list", ["Email Odile and ask for the list"]],
  ["task for Friday: call Bruno and check the prices", ["Call Bruno and check the prices"]],
  ["remind me to call Odile and ask Bruno about the plums", ["Call Odile", "Ask Bruno about the plums"]],
  ["remind me to call Odile and email Bruno", ["Call Odile", "Email Bruno"]],
  ["remind me to call Odile and buy plums", ["Call Odile", "Buy plums"]],
])("%j is as many tasks as there are things to do", (message, titles) =>
  expect(play(message).changes.map(({ input }) => input["title"])).toEqual(titles),
);

test.each(["log a call with Odile", "log that Odile signed in"])("%j is no log-in", (message) =>
  expect(play(message).text).not.toMatch(/can't/u),
);

test("praise in a story is part of it, and thanks behind an order are answered as ever", () => {
  const story = play("Just out of a call with Odile. Good one! She wants forty more crates. Great stuff.");
  expect(story.changes.map(({ input }) => input["content"])).toEqual([
    "Just out of a call with Odile. Good one! She wants forty more crates. Great stuff.",
  ]);
  expect(story.text).not.toMatch(/welcome/u);
});

test.each([
  ["Odile has moved the firm to Nantes", "Nantes"],
  ["Odile moved her company from Lyon to Nantes", "Nantes"],
  ["Lunch with Odile was lovely, she's moved the office to Nantes and it rains there", "Nantes"],
])("%j tells where she is, and no other company", (message, place) => {
  const patches = play(message).changes.filter(({ tool }) => tool === "update_founder");
  const told = patches.map(({ input, held }) => [
    (input["patch"] as { location?: string }).location,
    (input["patch"] as { company?: string }).company ?? null,
    held !== null,
  ]);
  expect(told).toEqual([[place, null, true]]);
});
