import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const talk = () => {
  const played = new PlayedConversation({ people: [{ name: "Ravi Patel", company: "Chaiwala" }] });
  played.say("Add Priya Rao, she's head of procurement at Bluefin Logistics, priya@bluefin.example");
  played.say("Add Marco Conti, CFO at Hafen AG");
  return played;
};
const added = (played: PlayedConversation, message: string) =>
  played.say(message).changes.map(({ tool, input }) => [tool, input["name"], input["company"], input["profileUrl"]]);
const PRIYA = ["create_founder", "Priya Rao", "Bluefin Logistics", "https://www.linkedin.com/in/priya-rao"];
const MARCO = ["create_founder", "Marco Conti", "Hafen AG", "https://www.linkedin.com/in/marco-conti"];

test.each(["Priya's is https://www.linkedin.com/in/priya-rao", "for Priya: in/priya-rao", "linkedin.com/in/priya-rao"])(
  "“%s” is of the one before, with what was kept of her",
  (message) => expect(added(talk(), message)).toEqual([PRIYA]),
);

test("the last one's address is hers or his, and the other's comes after", () => {
  const played = talk();
  expect(added(played, "linkedin.com/in/marco-conti")).toEqual([MARCO]);
  expect(added(played, "and Priya's is linkedin.com/in/priya-rao")).toEqual([PRIYA]);
});
