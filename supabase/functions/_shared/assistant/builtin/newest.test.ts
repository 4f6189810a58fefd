import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [{ name: "Maud Pell" }, { name: "Ivo Strand" }, { name: "Bea Quist" }, { name: "Bea Holm" }],
  tasks: [{ title: "Order the sails" }],
  columns: [{ label: "Berth", type: "select" as const, options: ["North", "South"] }],
  stages: ["Enquiry", "Signed"],
  statuses: ["Keen", "Dormant"],
};
const played = (...turns: string[]) => {
  const talk = new PlayedConversation(having);
  return turns.map((turn) => talk.say(turn)).at(-1);
};

const CARDS = ["delete Maud", "Maud told me that she sails to Norway", "Ivo now works at Bluefin", "add a column Rig"];
const BETWEEN = ["who is dormant?", "when is Order the sails due?", "what is the weather?", "how much is 3 times 7?"];
const CORRECTIONS = ["no I meant keen", "sorry, I meant Friday", "no, I meant Bea Holm", "oops, I meant North"];
test.each(CARDS.flatMap((card) => BETWEEN.flatMap((between) => CORRECTIONS.map((last) => [card, between, last]))))(
  "behind %j and %j, %j leaves the older card alone",
  (...turns) => expect(played(...turns)?.changes).toEqual([]),
);
test.each([["no I meant keen"], ["sorry, I meant Saturday"], ["no, I meant tea"]])(
  "%j is no new text of the note that is offered",
  (last) => expect(played("Maud told me that she sails to Norway", last)?.changes).toEqual([]),
);
test("a change of an earlier turn is corrected by a value of the same kind", () => {
  expect(played("set Ivo to dormant", "who is Ivo?", "no I meant keen")?.changes).toMatchObject([
    { tool: "update_founder", input: { patch: { status: "Keen" } } },
  ]);
  expect(played("remind me to call Ivo on Thursday", "who is Ivo?", "sorry, I meant Friday")?.changes).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate: "2030-06-07" } } },
  ]);
  expect(played("set Ivo's company to Bluefin", "who is Ivo?", "no I meant sailing")?.changes).toEqual([]);
});
test("a day that is corrected while it is asked who is meant is the day of the order", () => {
  const talk = new PlayedConversation(having);
  for (const turn of ["delete Maud", "remind me to call Bea on Thursday", "sorry, I meant Friday"])
    expect(talk.say(turn).changes.filter(({ tool }) => tool !== "delete_founder")).toEqual([]);
  expect(talk.say("Bea Holm").changes).toMatchObject([{ tool: "create_task", input: { dueDate: "2030-06-07" } }]);
});

test.each([["undo"], ["undo that too"], ["revert that"]])(
  "a second %j goes one further back, and no further",
  (undo) => {
    const talk = new PlayedConversation(having);
    for (const turn of ["set Maud to keen", "set Ivo to dormant"]) talk.say(turn);
    const said = [undo, undo, undo].map((turn) => talk.say(turn));
    expect(said.map(({ text }) => text)).toEqual([
      "Undone: Change Ivo Strand.",
      "Undone: Change Maud Pell.",
      "There is nothing here that I could undo.",
    ]);
  },
);
test("a second undo cancels no card that waits", () =>
  expect(played("delete Maud", "set Ivo to dormant", "undo", "undo")?.changes).toEqual([]));
test.each([["undo that import thing"], ["revert the archiving"]])(
  "%j names no change, and nothing is offered",
  (undo) => expect(played("set Maud to keen", undo)).toMatchObject({ changes: [], suggestions: [] }),
);
test.each([["add a note to Bea: owns a sloop"], ["add Tove Lang"], ["call Bea on Friday"]])(
  "an undo behind the question of %j lets go of it, and of no change",
  (order) => {
    const talk = new PlayedConversation(having);
    for (const turn of ["set Maud to keen", order]) talk.say(turn);
    expect(talk.say("undo")).toMatchObject({ changes: [], state: { question: null } });
    expect(talk.say("undo").text).toBe("Undone: Change Maud Pell.");
  },
);

test.each([["7"], ["3"], ["number 9"], ["the fourth"], ["0"]])("%j is none of two, which are asked again", (answer) => {
  const talk = new PlayedConversation(having);
  talk.say("add a note to Bea: owns a sloop");
  expect(talk.say(answer)).toMatchObject({ changes: [], state: { question: { asks: "person" } } });
  expect(talk.say("2").changes).toMatchObject([{ tool: "create_note", input: { content: "Owns a sloop" } }]);
});
test.each([["add a column Rig"], ["delete the column Berth"]])("a no to the card of %j cancels it", (order) => {
  expect(played(order, "no")?.changes).toMatchObject([{ tool: "take_back" }]);
  expect(played(order, "who is Ivo?", "no")?.changes).toEqual([]);
});
