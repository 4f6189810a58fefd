import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const after = (order: string, message: string) => {
  const talk = new PlayedConversation({ people: [{ name: "Odile Marchetti" }] });
  talk.say(order);
  return talk.say(message);
};

test.each(["3 days before", "make it a week earlier", "two weeks in advance.", "and a day later"])(
  "“%s” counts from no day where the task has none",
  (message) => {
    const { changes, text } = after("remind me to call Odile", message);
    expect(changes).toEqual([]);
    expect(text).toContain("no day");
  },
);

test("and from its day where it has one", () =>
  expect(after("remind me to call Odile on Friday", "3 days before").changes).toMatchObject([{ tool: "update_task" }]));

test.each(["¿qué tareas tengo pendientes?", "qué tareas hay pendientes"])("%s", (question) => {
  const talk = new PlayedConversation({ tasks: [{ title: "Regar" }, { title: "Podar" }] });
  expect(talk.say(question).text).toMatch(/^2 [^]*Regar/u);
});
