import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

/** Today is Monday, 3 June 2030. */
const play = (message: string) => {
  const played = new PlayedConversation({
    people: [
      { name: "Ruta Kalnina", company: "Amberline" },
      { name: "Ossie Brand", company: "Tidemark", values: { company: "Tidemark" } },
      { name: "Lin Dao", company: "Tidemark", values: { company: "Tidemark" } },
      { name: "Lin Holt" },
    ],
  });
  const { text, changes } = played.say(message);
  return {
    text,
    changes: changes.map(({ tool, input }) => [tool, input["title"], input["dueDate"], input["recurrence"]]),
  };
};

test.each([
  ["I'm seeing Ruta a week today, give me a nudge the day before", "Seeing Ruta", "2030-06-09"],
  ["We have lunch with Ossie on 4 July, nudge me two days before", "Lunch with Ossie", "2030-07-02"],
  ["I'm meeting Ruta on Friday, so remind me the evening before", "Meeting Ruta", "2030-06-06"],
  ["seeing Ossie on 9 July, ping me on the day", "Seeing Ossie", "2030-07-09"],
  ["we've got a demo with Ruta on the 20th; please poke me a week ahead", "Demo with Ruta", "2030-06-13"],
  ["book in a coffee with Ossie next Tuesday as a task", "Coffee with Ossie", "2030-06-11"],
])("%j is one task", (message, title, day) =>
  expect(play(message).changes).toEqual([["create_task", title, day, null]]),
);

test.each([
  ["Make me a monthly thing on the 1st to pay the rent", "Pay the rent", "2030-07-01", "monthly"],
  ["set up a weekly job every Friday to water the plants", "Water the plants", "2030-06-07", "weekly"],
  ["I want a quarterly thing from 1 July to renew the permits", "Renew the permits", "2030-07-01", "quarterly"],
])("%j repeats", (message, title, day, rhythm) =>
  expect(play(message).changes).toEqual([["create_task", title, day, rhythm]]),
);

test("who of a name is meant is asked", () =>
  expect(play("schedule a call with Lin next Thursday as a task").text).toContain("Which one do you mean"));

test.each(["No need to call Ruta", "No need to send Ossie the offer"])("%j makes no task", (message) =>
  expect(play(message).changes).toEqual([]),
);

test.each([
  "Change the Tidemark founder's priority to 90",
  "set the founder of Tidemark to Active",
  "note for the Tidemark founder: likes tea",
])("%j asks who of the two there is meant", (message) => {
  const { text, changes } = play(message);
  expect(changes).toEqual([]);
  expect(text).toMatch(/Ossie Brand.*Lin Dao|Lin Dao.*Ossie Brand/u);
});
