import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const heldOf = (message: string) => {
  const { changes } = new PlayedConversation({ people: [{ name: "Ravi Patel" }] }).say(message);
  expect(changes.map(({ tool }) => tool)).toContain("create_founder");
  return changes.find(({ tool }) => tool === "create_founder")?.held ?? null;
};

test.each([
  "met Yusuf Kaya at Web Summit, he is CTO of Zeytin Cloud, linkedin.com/in/yusuf-kaya - add him",
  "Could you add a goat farmer called Eleni Vourlioti? Her profile is linkedin.com/in/eleni-vourlioti and she makes about 65 kilos a month of goat's milk cheese near Chania",
])("“%s”: a firm that may be an event or a thing waits", (message) => {
  expect(heldOf(message)).not.toBeNull();
});

test.each([
  "add Bram Oosterlinck, founder of Kanaal 9 in Ghent, https://www.linkedin.com/in/bram-oosterlinck/",
  "New lead: Sirpa Koskela, CEO at Tuuli Events, linkedin.com/in/sirpakoskela",
  "Add Mirela Horvat, Pag Salt, linkedin.com/in/mirela-horvat",
])("“%s” is added at once", (message) => {
  expect(heldOf(message)).toBeNull();
});
