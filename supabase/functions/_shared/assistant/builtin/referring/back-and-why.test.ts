import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Marga Oduya", stage: "Lead" },
    { name: "Piet Haan", stage: "Meeting" },
  ],
  tasks: [{ title: "Send oven quote", founderName: "Piet Haan", dueDate: "2030-06-10" }],
};
const lastAfter = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return messages.map((message) => conversation.say(message).changes.map(({ tool }) => tool)).at(-1);
};

test.each([
  ["Note on Piet: lent him my umbrella", "No, get it back"],
  ["note on Marga: I left the oven manual with her", "No, get that back please"],
  ["note on Piet: gave him the keys", "No, get them back"],
  ["Remind me to call Piet", "no wait, put him where he was, we passed"],
  ["remind me to ring Marga tomorrow", "no wait, put her where she was, she said no"],
])("%s, then “%s”: a thing or a person, and what was done stays", (first, second) => {
  expect(lastAfter(first, second)).not.toContain("take_back");
});

test.each([
  ["set Piet to Closed", "no wait, put him where he was, we passed"],
  ["set Piet to Closed", "ah no, put it back"],
  ["push the oven quote to Friday", "no no, put it back, haven't asked him"],
  ["Remind me to call Piet", "no, put it back how it was"],
])("%s, then “%s”: it is taken back", (first, second) => {
  expect(lastAfter(first, second)).toEqual(["take_back"]);
});
