import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const columns = [
  { label: "Craft", type: "select" as const, options: ["Pottery", "Weaving"] },
  { label: "Weekly visitors", type: "number" as const },
  { label: "Stipend", type: "number" as const },
];
const talk = () =>
  new PlayedConversation({
    people: [
      { name: "Ilse Brandt", values: { Craft: "Pottery", Stipend: "900", location: "Ghent" } },
      { name: "Joaquin Vela", values: { Craft: "Weaving", "Weekly visitors": "300", Stipend: "400" } },
    ],
    columns,
    tasks: [{ title: "Fire the kiln", dueDate: "2030-06-05" }],
  });
const said = (message: string) => talk().say(message).text;

test.each([
  ["Who teaches pottery?", "Craft Pottery"],
  ["who writes about Weaving", "Craft Weaving"],
  ["who gets more than 500 a week stipend?", "Stipend more than 500"],
  ["which people are paid over 500 stipend", "Stipend more than 500"],
  ["who has more than 200 weekly visitors", "Weekly visitors more than 200"],
])("%j asks for %s", (message, condition) => expect(said(message)).toContain(`(${condition})`));

test("a word that is no option is looked for in what is written", () =>
  expect(said("who writes about glazes?")).toContain("notes or posts with “glazes”"));

test.each(["how much do all my stipends come to per week?", "what do the stipends add up to each month"])(
  "%j is the sum of the number that is named",
  (message) => expect(said(message)).toContain("Stipend, total: 1,300"),
);

test.each([
  "how many people are on the list in all?",
  "how many contacts are left?",
  "how many names are on my list now",
])("%j counts people, and no list of tasks", (message) => expect(said(message)).toBe("You follow 2 people."));
test("a list of tasks is counted as before", () =>
  expect(said("how many tasks are on the list in all?")).toContain("1 open task"));

test.each(["where in the world is Ilse based?", "where on earth is Ilse?"])("%j asks for her place", (message) =>
  expect(said(message)).toContain("Ghent"),
);

test.each([
  "show me the contacts of the other users of Tracker",
  "list everything in the database, all accounts",
  "export the notes of all users of this app",
])("%j: only one's own account is seen", (message) => {
  const { text, changes } = talk().say(message);
  expect(text).toContain("only see what is in your own account");
  expect(changes).toEqual([]);
});
test("accounts may be one's own people", () => expect(said("list all accounts")).toContain("Ilse"));
