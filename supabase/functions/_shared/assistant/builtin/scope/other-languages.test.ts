import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { OTHER_LANGUAGE } from "./other-languages.ts";

const played = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Kavya Rao", company: "Loom Lane" }, { name: "Harsh Wala" }, { name: "Meri Kal" }],
    stages: ["Lead", "Live"],
  }).say(message);

test.each([
  "kaunsa task pending hai",
  "mujhe batao Harsh kahan hai",
  "Kavya ji ka company badal do Saree Point",
  "kal Harsh ko phone karna hai",
])("%s: one sentence says what is read", (message) => {
  expect(played(message)).toMatchObject({ text: OTHER_LANGUAGE, changes: [] });
});

test.each([
  "Set Kavya's priority to 60",
  "Add a note to Kavya: uska phone kal se nahi lag raha hai",
  "note that Kavya said kal milna hai",
  "set Meri's priority to 60",
  "Which tasks are due this week?",
  "remind me to call Harsh Wala",
  "do me a favour, move Kavya to Live",
  "Setze Kavyas Priorität auf 60",
  "Pon la prioridad de Kavya en 60",
])("%s is read", (message) => {
  expect(played(message).text).not.toBe(OTHER_LANGUAGE);
});
