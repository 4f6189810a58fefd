import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withQuestionFirst } from "./said-before-question.ts";

const conversation = () =>
  new PlayedConversation({
    people: [
      { name: "Ilse Moravec", company: "Tideworks" },
      { name: "Teo Aldana", company: "Lampkit" },
    ],
    owners: ["Nils", "Greta"],
    stages: ["Lead", "Live"],
    columns: [{ label: "Volume", type: "number" }],
  });
const plainly = (message: string) =>
  withQuestionFirst({
    message,
    people: conversation().people,
  });

test.each([
  ["Between Ilse and Teo, who has the higher volume?", "who has the higher volume, Ilse Moravec or Teo Aldana?"],
  ["out of Teo and Ilse whose volume is higher", "whose volume is higher, Teo Aldana or Ilse Moravec?"],
  ["From Greta's accounts, which have reached Lead or Live", "which of Greta's people are in Lead or Live?"],
  ["Among Nils's people, who is in Live?", "which of Nils's people is in Live?"],
  ["did I finish the deck for Teo? if yes then on which date", "did I finish the deck for Teo?"],
  ["Is the audit done? If not, when is it due?", "Is the audit done?"],
])("%s", (message, plain) => {
  expect(plainly(message)).toBe(plain);
});

test.each(["Between Ilse and Teo there is a rift", "Of Greta and Nils I hear little", "If so, when?"])(
  "%s: as it is",
  (message) => {
    expect(plainly(message)).toBe(message);
  },
);

test.each(["Between Ilse and Teo, who has the higher volume?", "Out of Ilse and Teo whose volume is higher"])(
  "%s: nothing is noted",
  (message) => {
    expect(conversation().say(message).changes).toEqual([]);
  },
);
