import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const say = (said: string) =>
  new PlayedConversation({ people: [{ name: "Mira Osei" }, { name: "Teun Bakker" }] }).say(said);
const tasks = (said: string) => say(said).changes.filter(({ tool }) => tool === "create_task");

test.each([
  "Mira asked me to remind HER on Thursday about the train, but she can do that herself.",
  "Teun wants me to send the drawings by Friday, but he'll do it himself",
  "Mira asked me to call the foundry on Friday, but I won't",
  "Teun asked me to remind him on Friday about the wax. He can do that himself.",
  "Mira asked me to book the van for Monday, no need, she did it herself",
  "Teun wanted a quote by Friday but I said no",
  "Mira asked me to write to the mayor by Monday. That's not my job.",
])("%j is no task", (said) => expect(tasks(said)).toEqual([]));

test.each([
  "Mira asked me to remind her on Thursday about the train",
  "Teun wants a quote by Friday, he'll present it to the board himself on paper",
])("%j is a task to confirm", (said) => expect(tasks(said)).toHaveLength(1));
