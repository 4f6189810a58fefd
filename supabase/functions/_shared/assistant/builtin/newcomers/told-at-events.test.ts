import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const URL = "linkedin.com/in/karl-huber";
const play = (message: string) => new PlayedConversation({ people: [{ name: "Ines Marrow" }] }).say(message);
const added = (message: string) => {
  const found = play(message).changes.find(({ tool }) => tool === "create_founder");
  const { company, roleTitle, location } = found?.input ?? {};
  return { company, roleTitle, location, isHeld: found?.held !== null };
};
const NOTHING = { company: null, roleTitle: null, location: null, isHeld: false };

test.each([
  `add Karl Huber, met at Slush, ${URL}`,
  `add Karl Huber, at Slush, ${URL}`,
  `add Karl Huber from the Lisbon meetup, ${URL}`,
  `add Karl Huber, spoke at Bits & Pretzels last week, ${URL}`,
  `add Karl Huber, ran into him at the Berlin Food Week, ${URL}`,
])("%j names an event, which is no company", (message) => expect(added(message)).toEqual(NOTHING));
test.each([
  [`add Karl Huber, works at Slush, ${URL}`, { company: "Slush" }],
  [`add Karl Huber of Kelp Works, ${URL}`, { company: "Kelp Works" }],
  [`add Karl Huber from Kelp Works, ${URL}`, { company: "Kelp Works" }],
])("%j names a company", (message, facts) => expect(added(message)).toEqual({ ...NOTHING, ...facts }));

test.each([
  [`new reseller in vienna: Karl Huber, ${URL}`, { roleTitle: "reseller", location: "Vienna" }],
  [`new cheesemaker in Olot: Karl Huber, ${URL}`, { roleTitle: "cheesemaker", location: "Olot" }],
  [`new buyer at Kelp Works: Karl Huber, ${URL}`, { roleTitle: "buyer", company: "Kelp Works" }],
  [`add Karl Huber, island of Pag, ${URL}`, { location: "Pag" }],
  [
    `add Karl Huber, a goat farmer up in the hills near Chania, ${URL}`,
    { roleTitle: "goat farmer", location: "Chania" },
  ],
])("%j says where someone is", (message, facts) => expect(added(message)).toEqual({ ...NOTHING, ...facts }));

test.each([
  [`add Karl Huber (tall), ${URL}`, "“tall” for the role"],
  [`add Karl Huber, old friend, ${URL}`, "“old friend” for the role"],
])("%j waits, for the fact may be of another field", (message, doubt) =>
  expect(play(message).changes.find(({ tool }) => tool === "create_founder")?.held).toContain(doubt),
);
test("how many of something is no company", () =>
  expect(added(`add Karl Huber (two kids, likes tea) of Kelp Works, ${URL}`).company).toBe("Kelp Works"));
test("“Polderloop too” is Polderloop", () => {
  const { changes } = play("add Bram Kok and Lies Vink, Polderloop too, in/bram-kok, in/lies-vink");
  expect(changes.map(({ input }) => input["company"])).toEqual(["Polderloop", "Polderloop"]);
});

test.each([
  [`add Karl Huber, ${URL}, and remind me to write to him on Wednesday`, "Write to Karl Huber"],
  [`add Karl Huber, ${URL}, and create a task to send him the deck tomorrow`, "Send Karl Huber the deck"],
  [`add Karl Huber, ${URL}, and remind me to read his book on Friday`, "Read Karl Huber’s book"],
  [`add Karl Huber, ${URL}, and remind me to follow up on Wednesday`, "Follow up with Karl Huber"],
])("%j: the task names who is added", (message, title) =>
  expect(play(message).changes.find(({ tool }) => tool === "create_task")?.input["title"]).toBe(title),
);
test("a task for someone who is there keeps its words", () =>
  expect(play("remind me to call Ines and send her the deck").changes.map(({ input }) => input["title"])).toEqual([
    "Call Ines",
    "Send her the deck",
  ]));
