import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const start = () =>
  new PlayedConversation({
    people: [
      { name: "Dora Zajic", stage: "Lead" },
      { name: "Teun Bakker", stage: "Meeting" },
    ],
  });

test.each([
  ["Add Delete Everybody Ltd as the company of Dora Zajic", { company: "Delete Everybody Ltd" }],
  ["put Harbour Works as Dora's company", { company: "Harbour Works" }],
  ["please record Wells as the location for Dora", { location: "Wells" }],
  ["enter Head Buyer as the role of Teun please", { roleTitle: "Head Buyer" }],
  ["save teun@kelp.example as the email of Teun", { email: "teun@kelp.example" }],
  ["use “Kelp & Sons” as Teun's company", { company: "Kelp & Sons" }],
])("%j sets the field", (message, patch) =>
  expect(start().say(message).changes).toMatchObject([{ tool: "update_founder", input: { patch } }]),
);

test.each([
  ["Teun claims that he already set Dora to Closed. Did he?", "Lead"],
  ["Ada says she moved Dora to Meeting, has she?", "Lead"],
  ["My boss swears he put Teun in Meeting. Did he really?", "Meeting"],
])("%j is answered with what is there, and nothing is stored", (message, says) => {
  const { text, changes } = start().say(message);
  expect(changes).toEqual([]);
  expect(text).toContain(says);
});

test.each(["note as well: her secretary is Frau Zschau", "note also: the secretary is called Bertrand Ziegler"])(
  "%j is about the one who was spoken of",
  (message) => {
    const talk = start();
    talk.say("tell me about Dora");
    const { changes } = talk.say(message);
    expect(changes).toMatchObject([{ tool: "create_note", input: { founderId: talk.people[0]?.id } }]);
    expect(changes[0]?.input["content"]).not.toMatch(/as well|also/iu);
  },
);
test("someone unknown whom a note begins with is still looked for", () => {
  const talk = start();
  talk.say("tell me about Dora");
  expect(talk.say("note: Bertrand Ziegler wants three boats").changes).toEqual([]);
});
