import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withFirmNamed } from "./firm-name.ts";

test.each([
  ["her firm name is Kelp", "her company is Kelp"],
  ["Ana's business name: Kelp & Sons", "Ana's company: Kelp & Sons"],
  ["set the company name to Kelp", "set the company to Kelp"],
  ["the firm named her", "the firm named her"],
  ["ana lund = product owner at Kelp, Ostend", "ana lund is product owner at Kelp, Ostend"],
  ["a = b", "a = b"],
])("%s", (message, plain) => expect(withFirmNamed({ message })).toBe(plain));

test("a column of that name is meant by it", () => {
  const message = "the firm name is Kelp";
  expect(withFirmNamed({ message, columns: [{ label: "Firm name" }] })).toBe(message);
});

test.each(["no it isn't, back to how it was", "put it back as it was please", "back to what it was"])(
  "“%s” takes back the last change",
  (message) => {
    const talk = new PlayedConversation({ people: [{ name: "Odile Marchetti" }] });
    talk.say("Set Odile's company to Kelp");
    expect(talk.say(message).changes).toMatchObject([{ tool: "take_back" }]);
  },
);

test.each(["last time I had contact with Odile and how", "the last time we spoke to Odile"])("“%s” asks", (message) => {
  const { changes, text } = new PlayedConversation({ people: [{ name: "Odile Marchetti" }] }).say(message);
  expect(changes).toEqual([]);
  expect(text).toContain("Odile");
  expect(text).not.toContain("note");
});
