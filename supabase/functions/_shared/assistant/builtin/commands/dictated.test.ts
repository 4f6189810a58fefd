import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const changesOf = (message: string) =>
  new PlayedConversation({ people: [{ name: "Omar Haddad" }] }).say(message).changes;

const INSTEAD = [" no ", ", sorry, ", " I mean ", ", no wait, ", " uh no, ", " actually ", " or rather "];
const SAID = [
  "remind me friday INSTEAD saturday to water the plants",
  "remind me to water the plants on friday INSTEAD on saturday",
  "add a task to water the plants friday INSTEAD saturday",
];
test.each(SAID.flatMap((said) => INSTEAD.map((instead) => [said.replace(" INSTEAD ", instead)])))(
  "%j is due on the day that was said last",
  (message) =>
    expect(changesOf(message)).toMatchObject([
      { held: null, input: { title: "Water the plants", dueDate: "2030-06-08" } },
    ]),
);
test("German too, where “um” is a word", () =>
  expect(changesOf("Erinnere mich äh Freitag nein Samstag daran, um 15 Uhr Omar anzurufen")).toMatchObject([
    { input: { dueDate: "2030-06-08", title: expect.stringMatching(/um 15 uhr/iu) as string } },
  ]));
test.each(["uh", "um", "uhm", "erm", "äh", "euh", "uh,"])("%j is in no title", (filler) =>
  expect(changesOf(`remind me to ${filler} water ${filler} the plants`)).toMatchObject([
    { input: { title: "Water the plants" } },
  ]),
);
test("a note is kept as it was said", () =>
  expect(changesOf("note for Omar: uh friday no saturday")).toMatchObject([
    { tool: "create_note", input: { content: "Uh friday no saturday" } },
  ]));

const LEADS = ["new task", "add task", "add a task", "remind me to"];
test.each(LEADS.flatMap((first) => LEADS.map((second) => [first, second])))(
  "%j and %j in one breath are two tasks",
  (first, second) => {
    const changes = changesOf(`${first} call the printer tomorrow ${second} order business cards on friday`);
    expect(changes).toMatchObject([
      { input: { title: "Call the printer", dueDate: "2030-06-04" } },
      { input: { title: "Order business cards", dueDate: "2030-06-07" } },
    ]);
  },
);
test.each(["remind me to ask Omar about the new task list", "add a task to write down how to add a task for Omar"])(
  "%j is one task",
  (message) => expect(changesOf(message)).toHaveLength(1),
);

const CALLED = ["a guy called", "a woman named", "someone called", "a founder named"];
const FIRMS = [
  "he runs Tjarn Batteries",
  "she founded Halden Ships",
  "he works at Blue Harbour",
  "he left Blue Harbour",
];
test.each(CALLED.flatMap((called) => FIRMS.map((firm) => [called, firm])))(
  "who met %j Bertil Ask and says “%s” adds Bertil Ask",
  (called, firm) => {
    const { text } = new PlayedConversation({}).say(`met ${called} Bertil Ask at the fair, ${firm}, put him in`);
    expect(text).toContain("To add Bertil Ask");
  },
);
test.each(FIRMS)("without a name, “%s” adds nobody called like the company", (firm) => {
  const { text, changes } = new PlayedConversation({}).say(`talked to someone, ${firm}, put him in`);
  expect(changes).toEqual([]);
  expect(text).not.toMatch(/To add (?:Tjarn|Halden|Blue)/u);
});
