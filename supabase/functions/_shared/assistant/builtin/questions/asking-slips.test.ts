import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withAskingWord } from "./asking-slips.ts";

test.each([
  ["wats the stage of Petra", "whats the stage of Petra"],
  ["hwo many people", "how many people"],
  ["hwo is in Lead", "who is in Lead"],
  ["whihc peple", "which peple"],
  ["wehn is it", "when is it"],
  ["and wher is Petra", "and where is Petra"],
  ["whta's her email", "what's her email"],
])("%j is %j", (said, meant) => expect(withAskingWord(said)).toBe(meant));
test.each([
  "then set Petra to Lead",
  "show Petra",
  "now call Petra",
  "wo ist Petra",
  "wen kenne ich",
  "that is it",
  "here is Petra",
  "hat Petra eine E-Mail",
])("%j stays as it is", (said) => expect(withAskingWord(said)).toBe(said));

const having = {
  people: [
    { name: "Petra Novak", stage: "Survey", status: "Active" },
    { name: "Callum Reid", stage: "Lead" },
  ],
  stages: ["Lead", "Survey"],
  statuses: ["Active", "Waiting"],
};
test.each(["wats the stage of petra", "waht is petra's stage", "whihc stage is petra in", "wat stage is petra in"])(
  "%j is answered, and stores nothing",
  (message) => {
    const { changes, text } = new PlayedConversation(having).say(message);
    expect(changes).toEqual([]);
    expect(text).toContain("Stage: Survey");
  },
);
