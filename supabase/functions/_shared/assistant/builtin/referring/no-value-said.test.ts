import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec", values: { location: "Graz", Glass: "Clear" } }],
  columns: [{ label: "Glass", type: "multiselect" as const, options: ["Clear", "Red", "Blue"] }],
};
const last = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages.map((message) => played.say(message)).at(-1)?.changes ?? [];
};

test.each(["it's done", "it's all sorted", "that's fine", "it is over now"])(
  "“%s” is no place that was asked for",
  (message) => expect(last("where is Ilse?", message)).toEqual([]),
);
test.each(["it's Linz", "make it Linz"])("“%s” is", (message) =>
  expect(last("where is Ilse?", message)).toMatchObject([{ input: { patch: { location: "Linz" } } }]),
);
test.each([
  ["make it red and blue", "Red, Blue"],
  ["set it to clear, red and blue", "Clear, Red, Blue"],
  ["make it blue", "Blue"],
])("“%s” are the choices", (message, value) =>
  expect(last("what glass does Ilse have?", message)).toMatchObject([{ tool: "set_custom_value", input: { value } }]),
);
test("what is no choice is not set", () =>
  expect(last("what glass does Ilse have?", "make it red and green").filter(({ held }) => held === null)).toEqual([]));

test.each(["And move her to Meeting", "And set her status to Paused"])(
  "behind a note and a task “%s” is an order of its own",
  (order) => {
    const changes = last(`note for Ilse: likes teal. Task: send chips on friday. ${order}`);
    expect(changes.map(({ tool }) => tool)).toEqual(["create_note", "create_task", "update_founder"]);
    expect(changes[1]?.input["title"]).toBe("Send chips");
  },
);
