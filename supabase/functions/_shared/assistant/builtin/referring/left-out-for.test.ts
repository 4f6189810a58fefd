import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", stage: "Lead", values: { stage: "Lead", priorityScore: "40" } },
    { name: "Teo Aldana", stage: "Meeting", values: { stage: "Meeting" } },
  ],
};
const short = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  const changes = messages.map((message) => played.say(message)).at(-1)?.changes ?? [];
  return changes.map(({ tool, input, held }) => {
    if (tool === "take_back") return String(input["actionId"]).slice(-2);
    const { stage, priorityScore } = (input["patch"] ?? {}) as Record<string, unknown>;
    return `${held === null ? "" : "waits "}${String(stage ?? priorityScore)}`;
  });
};

const BOTH = "set Ilse and Teo to Closed";
test.each([
  ["not Ilse, she should be in Meeting", ["11", "Meeting"]],
  ["no, not Teo, he goes to Lead", ["12", "Lead"]],
  ["not Teo, because he's in Lead", ["12", "waits Lead"]],
  ["not Teo, Ilse should be in Meeting", ["12", "Meeting"]],
  ["not Teo, he is away", ["12"]],
  ["not Teo, he stays in Meeting", ["12"]],
])("after two were set, “%s”", (next, done) => expect(short(BOTH, next)).toEqual(done));

test.each([
  ["raise Ilse's priority by 10", "less 5", ["45"]],
  ["raise Ilse's priority by 10", "more 5", ["55"]],
  ["set Ilse's priority to 60", "less 5", ["55"]],
  ["set Ilse's priority to 60", "a bit more, 70", ["70"]],
  ["set Ilse's priority to 60", "lower, 20", ["20"]],
  ["set Ilse's priority to 60", "lower 50", ["50"]],
])("“%s”, then “%s”: a step, or the whole of it", (first, next, done) => expect(short(first, next)).toEqual(done));
