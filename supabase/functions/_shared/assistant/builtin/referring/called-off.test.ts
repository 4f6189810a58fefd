import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Runa Falk", stage: "Lead", values: { priorityScore: "40" } },
    { name: "Otto Brand", stage: "Lead", values: { priorityScore: "20" } },
    { name: "Lien Vos", stage: "Meeting" },
  ],
  tasks: [{ title: "Grease the winch" }],
  columns: [{ label: "Crew", type: "number" as const }],
};
const after = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return messages.map((message) => conversation.say(message)).at(-1);
};

const WHY = ["", ", I mixed her up", ", it isn't finished", ". My mistake", ", that was wrong"];
describe("a message that only takes back", () => {
  test.each(
    [
      "scrap that last one",
      "no stop, don't",
      "nah scratch that",
      "forget it, scrap that change",
      "nope, take it back",
    ].flatMap((words) => WHY.map((why) => `${words}${why}`)),
  )("“%s” undoes the last change", (message) =>
    expect(after("set Runa to Meeting", message)?.changes.map(({ tool }) => tool)).toEqual(["take_back"]),
  );

  test.each(["forget it, scrap that task", "scrap that note", "drop the column"])(
    "“%s” after a change of another kind does not undo it",
    (message) =>
      expect(after("set Runa to Meeting", message)?.changes.filter(({ tool }) => tool === "take_back")).toEqual([]),
  );

  test.each(["don't scrap that", "delete Otto", "put it back to Lead", "it isn't finished", "I meant Otto"])(
    "“%s” says something else",
    (message) => expect(after("set Runa to Meeting", message)?.text).not.toMatch(/^Undone: Change Runa Falk\.$/),
  );
});

describe("those who were listed, counted", () => {
  const LISTED = "who is in Lead?";
  test.each([
    "give those two 5 more priority points each",
    "raise their priority by 5",
    "bump all of them by 5 points",
    "give them both 5 points more",
  ])("“%s” changes the number of each of them", (message) =>
    expect(
      after(LISTED, message)?.changes.map(({ input }) => (input["patch"] as { priorityScore: number }).priorityScore),
    ).toEqual([45, 25]),
  );
  test.each(["give those three 5 more points each", "set those four to priority 50", "move all three to Meeting"])(
    "“%s” after a list of two asks who is meant",
    (message) => {
      const said = after(LISTED, message);
      expect(said?.changes).toEqual([]);
      expect(said?.text).toMatch(/^Which (?:three|four) do you mean\?/);
    },
  );
  test.each(["who?", "and who are they", "which ones?"])("“%s” after a count names them", (message) =>
    expect(after("how many are in Lead?", message)?.text).toContain("Runa Falk"),
  );
});

test.each([
  ["Runa has a new email", "runa@falk.example", { email: "runa@falk.example" }],
  ["Otto got a new company", "Brand Ropes", { company: "Brand Ropes" }],
])("“%s” asks what it is, and “%s” answers", (told, value, patch) => {
  expect(after(told)?.text).toMatch(/^What is the new/);
  expect(after(told, value)?.changes.map(({ input }) => input["patch"])).toMatchObject([patch]);
});

test("the options of a new column may come a turn later", () => {
  expect(after("create a select column Rank")?.changes).toEqual([]);
  expect(after("create a select column Rank", "gold, silver and bronze")?.changes).toMatchObject([
    { tool: "create_custom_field", input: { label: "Rank", type: "select", options: ["gold", "silver", "bronze"] } },
  ]);
});

test.each(["take both back, Otto said no", "oh no, take them both back", "undo both, my mistake"])(
  "“%s” after two messages undoes both",
  (message) =>
    expect(after("set Runa to Meeting", "set Otto to Meeting", message)?.changes.map(({ tool }) => tool)).toEqual([
      "take_back",
      "take_back",
    ]),
);
test.each(["leave everything as it was", "no, put everything back as it was"])(
  "“%s” after two messages asks how much, and after one undoes it",
  (message) => {
    expect(after("set Runa to Meeting", "set Otto to Meeting", message)?.changes).toEqual([]);
    expect(after("set Runa to Meeting", message)?.changes.map(({ tool }) => tool)).toEqual(["take_back"]);
  },
);
test("the same note after what is none is asked for, and is done again after one", () => {
  expect(after("set Runa to Meeting", "same note for Otto")?.changes).toEqual([]);
  expect(after("note for Runa: likes tar", "same note for Otto")?.changes).toMatchObject([{ tool: "create_note" }]);
});

describe("someone who is left as they were, after a change", () => {
  const tools = (...messages: string[]) => after(...messages)?.changes.map(({ tool }) => tool);
  test.each(
    ["actually no,", "no wait,", "hmm, on second thoughts", "sorry, no,", "Wait no."].flatMap((first) =>
      ["leave her", "leave Runa", "leave it as it was", "let's not", "she stays as she is", "don't touch her"].map(
        (left) => `${first} ${left}`,
      ),
    ),
  )("“%s” undoes it", (message) => {
    expect(tools("set Runa to Meeting", message)).toEqual(["take_back"]);
    expect(tools("set Runa's role to Rigger", message)).toEqual(["take_back"]);
  });

  test("of two, the one who is named, or both", () => {
    expect(after("set Runa and Otto to Meeting", "no, leave Otto")?.text).toBe("Undone: Change Otto Brand.");
    expect(tools("set Runa and Otto to Meeting", "no, leave them")).toEqual(["take_back", "take_back"]);
    expect(tools("set Runa and Otto to Meeting", "actually no, leave him")).toEqual([]);
  });

  test.each([
    "no, leave Lien",
    "leave it to me",
    "no leave it to me",
    "ok, leave it at that",
    "keep it",
    "no, keep it",
  ])("“%s” changes nothing", (message) => expect(tools("set Runa's role to Rigger", message)).toEqual([]));
  test("another value is set", () =>
    expect(after("set Runa to Meeting", "actually leave her at Contacted")?.changes).toMatchObject([
      { input: { patch: { stage: "Contacted" } } },
    ]));
});
