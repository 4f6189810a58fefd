import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = { people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }] };
const task = (message: string) => {
  const played = new PlayedConversation(HAVING);
  const input = played.say(message).changes.find(({ tool }) => tool === "create_task")?.input;
  return [input?.["title"], played.people.find(({ id }) => id === input?.["founderId"])?.name ?? null];
};

test.each([
  ["Met Ilse yesterday: she wants a pilot. Follow up next Tuesday", "Follow up"],
  ["had lunch with Ilse today, she liked the deck. remind me to follow up on Friday", "Follow up"],
  ["Spoke with Ilse this morning. Check in about the pilot on Friday", "Check in about the pilot"],
  ["just got off the phone with Ilse - she is keen. send the LOI by Friday", "Send the LOI"],
  ["Note on Ilse: likes rye. Remind me to reach out on Friday", "Reach out"],
])("%s: the task is about who was told of", (message, title) => expect(task(message)).toEqual([title, "Ilse Moravec"]));

test.each([
  ["Call with Ilse and Teo went well. Follow up next week", "Follow up", null],
  ["Met Ilse yesterday. Teo called. Follow up on Friday", "Follow up", null],
  ["Met Ilse yesterday. Send the deck to Teo on Friday", "Send the deck to Teo", "Teo Aldana"],
  ["Met Ilse yesterday. Buy milk on Friday", "Buy milk", null],
])("%s", (message, title, person) => expect(task(message)).toEqual([title, person]));
