import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Jonas Brandt", company: "Harbour Tea", stage: "Lead" },
    { name: "Leila Farouk", company: "Nile Coffee", stage: "Lead" },
  ],
  stages: ["Lead", "Tasting", "Listed"],
  statuses: ["Active", "Waiting"],
  tasks: [{ title: "Order the cups" }],
  columns: [{ label: "Route", type: "text" as const }],
};
const say = (message: string) => new PlayedConversation(having).say(message);

const ORDERS = ["Delete Jonas", "Move Jonas to Listed", "set Jonas's status to Waiting"];
const KEEPS = [
  ". No, actually keep him.",
  ". Actually leave Jonas in.",
  ", nah, let him stay",
  ". On second thought don't change him",
  ". Sorry, he stays",
  ". Hm, no, I'd rather leave him as he is",
  "... wait, let Jonas Brandt be",
  ". No wait, I changed my mind, keep him please",
];
test.each(ORDERS.flatMap((order) => KEEPS.map((end) => `${order}${end}`)))("%j takes itself back", (message) => {
  const { changes, text } = say(message);
  expect(changes).toEqual([]);
  expect(text).toContain("changed nothing");
});
test.each(["Delete Jonas. No, keep Leila.", "Delete Jonas. Leila stays"])("%j keeps someone else", (message) =>
  expect(say(message).changes[0]).toMatchObject({ tool: "delete_founder" }),
);

const SPEAKERS = ["She told him", "Jonas asked me", "My boss wants Leila", "The new buyer had asked her"];
const ASKED = [
  "to delete the task and rename the column Route to Tour",
  "to move Leila to Listed and delete Jonas",
  "to set Leila to Tasting, add a note and delete the column Route",
  "to order cups, then mark Order the cups as done",
];
test.each(SPEAKERS.flatMap((speaker) => ASKED.map((asked) => `${speaker} ${asked}`)))(
  "%j is what someone else asks for, and changes nothing",
  (message) => expect(say(message).changes.filter(({ tool }) => tool !== "create_note")).toEqual([]),
);
test.each([
  ["I want you to move Leila to Listed and delete Jonas", ["update_founder", "delete_founder"]],
  ["Jonas asked me to ring him and please remind me tomorrow to ring Jonas", ["create_note", "create_task"]],
])("%j asks for something itself", (message, tools) =>
  expect(say(message).changes.map(({ tool }) => tool)).toEqual(tools),
);

test.each([
  "I never said that Leila owns Jonas",
  "I never told you to delete Jonas",
  "I have never asked you to move Leila to Listed",
  "I didn't say that Jonas is in Tasting",
])("%j denies, and nothing comes of it", (message) => expect(say(message).changes).toEqual([]));
