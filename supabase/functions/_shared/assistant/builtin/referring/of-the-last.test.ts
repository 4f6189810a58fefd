import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [
      { name: "Hedda Moen", company: "Moen Bakery", values: { roleTitle: "Baker", email: "hedda@moen.example" } },
      { name: "Pavel Moen", company: "Moen Bakery", values: { roleTitle: "Night driver" } },
    ],
    columns: [{ label: "Loaves", type: "number" }],
    tasks: [{ title: "Grease the tins" }, { title: "Order rye" }, { title: "Fix the oven", founderName: "Hedda Moen" }],
  });
const after = (...turns: string[]) => {
  const talk = world();
  return turns.map((turn) => talk.say(turn)).at(-1);
};

describe("who of two is meant, by their work", () => {
  test.each(["the night driver", "the night driver please", "I mean the night driver"])("an order: %j", (answer) =>
    expect(after("set Moen's Loaves to 5", answer)?.changes).toMatchObject([
      { tool: "set_custom_value", input: { founderId: "00000000-0000-4000-8000-a00000000001", value: "5" } },
    ]),
  );
  test.each(["the baker", "Hedda", "the first"])("a question: %j", (answer) =>
    expect(after("what's Moen's email?", answer)?.text).toContain("hedda@moen.example"),
  );
  test("work that neither has names nobody", () =>
    expect(after("set Moen's Loaves to 5", "the lawyer")?.changes).toEqual([]));
});

test.each(["delete it again", "remove that again", "please take it out again"])(
  "%j takes back what was added",
  (said) => expect(after("note on Hedda Moen: likes jazz", said)?.changes).toMatchObject([{ tool: "take_back" }]),
);

describe("a column that waits for its Confirm", () => {
  test.each([
    ["make a number column Tins", "Hedda gets 12 there, Pavel 8", ["12", "8"]],
    ["make a select column Shift with early and late", "Pavel is at late", ["late"]],
    ["new yes/no column Van", "tick it for Hedda and Pavel", ["yes", "yes"]],
  ])("%j, %j: both are on its card", (made, said, values) =>
    expect(after(made, said)?.changes).toMatchObject([
      { tool: "take_back" },
      { tool: "create_custom_field", input: { values: values.map((value) => ({ value })) } },
    ]),
  );
  test("its options may come two messages later", () =>
    expect(
      after("create a column Rota", "a dropdown", "the options are 2/2, 4/4 and 6/6")?.changes.at(-1),
    ).toMatchObject({ tool: "create_custom_field", input: { options: ["2/2", "4/4", "6/6"] } }));
});

test("a task to no day is asked about", () => {
  const talk = world();
  expect(talk.say("move the rye task").text).toContain("To which day");
  expect(talk.say("to Friday").changes).toMatchObject([{ tool: "update_task" }]);
});

test("of several others one must be named", () =>
  expect(after("list my tasks", "move the rye one to Friday", "and the other one to Thursday")?.changes).toEqual([]));

describe("a number where a stage or a status would be", () => {
  const having = {
    people: [
      { name: "Runa Falk", stage: "Lead" },
      { name: "Otto Brand", stage: "Lead" },
    ],
    columns: [{ label: "Crew", type: "number" as const }],
  };
  const after = (...messages: string[]) => {
    const conversation = new PlayedConversation(having);
    return messages.map((message) => conversation.say(message)).at(-1);
  };

  test.each([
    ["put Otto on 99", "99"],
    ["set Otto to 75", "75"],
  ])("“%s” asks which field is meant", (message, value) => {
    const said = after(message);
    expect(said?.changes).toEqual([]);
    expect(said?.text).toContain(`Set Priority of Otto Brand to ${value}`);
  });

  test.each(["put the second one on 99", "raise the last one to 99"])("so does “%s” of a list", (message) => {
    const said = after("who is in Lead?", message);
    expect(said?.changes).toEqual([]);
    expect(said?.text).toContain("Set Crew of Otto Brand to 99");
  });

  test("a word that is no stage is still asked about as one", () =>
    expect(after("put Otto on Leed")?.text).not.toContain("Priority"));
});
