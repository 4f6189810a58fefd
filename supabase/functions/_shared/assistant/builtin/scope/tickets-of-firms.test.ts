import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: [{ name: "Noor Haddad" }, { name: "Bruno Castellani" }] };
const played = (message: string) => new PlayedConversation(having).say(message);

test.each([
  "Book me a VIA Rail ticket to Ottawa for Tuesday",
  "get us two Air Canada tickets to Halifax on Friday",
  "Please book me a Porter Airlines flight to Boston tomorrow",
  "can you reserve us a Best Western hotel room for Monday?",
  "Order me a Beck Taxi cab for Friday at 8",
  "find me a Flixbus seat to Ghent next week",
  "buy me a Via ticket",
])("nothing is booked, also of a firm with a name: %s", (message) => {
  const { text, changes } = played(message);
  expect(changes).toEqual([]);
  expect(text).toMatch(/can['’]t (?:book|order|search|look)/iu);
});

test.each([
  "Add a task: book me a VIA Rail ticket to Ottawa",
  "remind me to book a VIA Rail ticket to Ottawa on Tuesday",
  "Book a call with Noor on Tuesday",
])("a task about it is one: %s", (message) => {
  expect(played(message).changes.map(({ tool }) => tool)).toEqual(["create_task"]);
});
