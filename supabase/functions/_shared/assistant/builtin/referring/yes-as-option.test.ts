import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [{ name: "Alva Rehn" }, { name: "Milo Hart" }],
  columns: [
    { label: "Attending", type: "select" as const, options: ["yes", "no", "ok", "sure"] },
    { label: "Visa signed", type: "boolean" as const },
    { label: "Warmth", type: "select" as const, options: ["Hot", "Cold"] },
  ],
};
const after = (question: string, answer: string) => {
  const talk = new PlayedConversation(HAVING);
  talk.say(question);
  return talk.say(answer).changes;
};

const QUESTIONS = ["What is Alva's attending?", "Is Alva attending?", "Alva's attending?", "Is Alva's visa signed?"];
const YESES = ["yes", "yes please", "yes, thanks", "sure", "ok", "yep", "ja bitte", "sí, gracias", "oui merci"];
test.each(QUESTIONS.flatMap((question) => YESES.map((yes) => [question, yes] as const)))(
  "a yes is no value of what was asked: %s / %s",
  (question, yes) => expect(after(question, yes)).toEqual([]),
);

test.each([
  ["Is Alva attending?", "set it to yes"],
  ["Is Alva attending?", "make it yes please"],
  ["What is Alva's warmth?", "hot please"],
  ["set Alva's attending", "yes"],
])("a value that is said as one is set: %s / %s", (question, answer) =>
  expect(after(question, answer)).toMatchObject([{ tool: "set_custom_value" }]),
);
