import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }],
  touches: [
    { about: "Ilse Moravec", content: "Ran into each other by the loom tent at the wool fair", channel: "meeting" },
    { about: "Teo Aldana", content: "Tea at the harbour mill", channel: "meeting" },
  ],
};
const play = (message: string) => new PlayedConversation(having).say(message);

test.each([
  ["who is it that I met by the loom tent I forget the name", "Ilse Moravec"],
  ["Who did we meet near the wool fair tent?", "Ilse Moravec"],
  ["who did I see at the harbour mill", "Teo Aldana"],
])("%j is answered by what is logged", (message, name) => {
  expect(play(message).text).toContain(name);
});

test.each([
  ["who did I meet at the moon base"],
  ["who did not come to the harbour mill"],
  ["I met someone by the loom tent"],
])("%j names nobody", (message) => {
  expect(play(message).text).not.toMatch(/What is logged with/u);
});
