import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = () =>
  new PlayedConversation({
    people: [{ name: "Ana Ruiz", company: "Kelp" }, { name: "Bo Li" }],
    tasks: [{ title: "Check in with Ana about seaweed", dueDate: "2030-06-03" }],
    columns: [{ label: "Data room due", type: "date" as const }],
  });
const said = (...turns: string[]) => {
  const talk = having();
  return turns.map((turn) => talk.say(turn)).at(-1) ?? talk.say("");
};

test.each(["Ring Bo this day week", "Ring Bo today week"])("%j is due seven days from today", (message) => {
  const [day] = said(message).changes.map(({ input }) => String(input["dueDate"]));
  const [today] = said("Ring Bo today").changes.map(({ input }) => String(input["dueDate"]));
  expect(Date.parse(day ?? "") - Date.parse(today ?? "")).toBe(7 * 86_400_000);
});

test("a task a week later than planned is moved from its own day", () =>
  expect(said("Check in with Ana a week later than planned").changes).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate: "2030-06-10" } } },
  ]));

test.each(["Ana's data room is two weeks late", "So Ana rang. The data room is a week late, she says."])(
  "%j tells by how much, and no day",
  (message) => expect(said(message).changes.map(({ tool }) => tool)).not.toContain("set_custom_value"),
);

test("an amount is no company", () =>
  expect(said("Ana signed a third landowner so she's at 260 hectares").changes.map(({ tool }) => tool)).toEqual([
    "create_note",
  ]));

test("a correction that begins as a part of the note does is of that part", () =>
  expect(
    said("Note for Ana: wants intros to two hospitals, the Mater and Beaumont", "actually it's the Mater and Tallaght")
      .changes,
  ).toMatchObject([
    { tool: "update_note", input: { content: "Wants intros to two hospitals, the Mater and Tallaght" } },
  ]));

test("a few words do not take the place of many unasked", () =>
  expect(
    said("Note for Bo: likes tea and cake on Sunday afternoons", "actually it's coffee").changes.map(
      ({ held }) => held !== null,
    ),
  ).toEqual([true]));

test.each(["Anyone on the list nobody has ever contacted", "who on our list has never been contacted"])(
  "%j is about people, and no list of tasks",
  (message) => expect(said(message).text).not.toContain("open task"),
);

test("thanks behind an address are no part of the order", () =>
  expect(said("could you change the email for Bo to bo@kelp.example thanks a mill").changes).toMatchObject([
    { tool: "update_founder", input: { patch: { email: "bo@kelp.example" } } },
  ]));
