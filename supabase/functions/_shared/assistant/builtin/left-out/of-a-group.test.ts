import { expect, test } from "vitest";
import { lastOf } from "../testing/two-firms.ts";

const MANY = "update_founders";

test.each([
  // By name.
  ["set all leads to Closed but leave Leo", "Olaf, Tuva"],
  ["set everyone at Halden to Closed but keep Ines", "Olaf, Tuva"],
  ["move all leads to Meeting, but please leave Tuva alone", "Leo, Olaf"],
  ["put everybody at Halden in Closed and spare Olaf", "Ines, Tuva"],
  ["set everyone at Halden to Closed but keep Ines in Contacted", "Olaf, Tuva"],
  ["move all leads to Contacted, leave Leo as he is", "Olaf, Tuva"],
  ["set everyone at Halden to Closed minus Olaf", "Ines, Tuva"],
  ["set both at Marlow to Closed but leave Pia", "Leo"],
  // By a role at that firm.
  ["change everyone at Halden to Closed, except the CEO", "Olaf, Tuva"],
  ["set everyone at Halden to Meeting, but not the sales guy", "Ines, Olaf"],
  ["set everyone at Halden to Closed, not the CEO", "Olaf, Tuva"],
  ["set everyone at Halden to Meeting, apart from the cto", "Ines, Tuva"],
  ["set everyone at Halden to Closed (not the head of sales)", "Ines, Olaf"],
  ["set the location of all at Halden, not the CEO, to Oslo", "Olaf, Tuva"],
  ["put the three at Halden in Meeting but leave the boss", "Olaf, Tuva"],
  ["everyone at Halden goes to Closed, not the CEO or the CTO", "Tuva"],
  ["set everyone at Halden to Closed. But not the CEO.", "Olaf, Tuva"],
  ["mark all the Halden people as Closed, the CEO excluded", "Olaf, Tuva"],
  ["set everyone at Halden to Closed, the CTO stays", "Ines, Tuva"],
  ["set everyone at Halden to Closed, and the CEO stays in Contacted", "Olaf, Tuva"],
  ["set everyone at Halden to Closed, not the CEO, she stays where she is", "Olaf, Tuva"],
  ["set everyone at Halden to Closed but the sales lady keeps her stage", "Ines, Olaf"],
  ["set everybody in Contacted to Meeting apart from the CEO of Halden", "Pia"],
  ["set everybody in Contacted to Meeting apart from the Halden CEO", "Pia"],
  ["set all leads to Closed, skip the partner", "Olaf, Tuva"],
  // By a place, a firm or a stage.
  ["set everyone at Halden to Closed except those in Cairo", "Olaf, Tuva"],
  ["move all leads to Contacted but not the Halden ones", "Leo"],
  ["move all leads to Contacted except anyone at Halden", "Leo"],
  ["move everyone in Contacted to Meeting, but not the one at Marlow", "Ines"],
  ["set everyone at Halden to Closed but not the leads", "Ines"],
])("who is left out of a group is in no card: %s", (message, who) => {
  expect(lastOf("show Pia", message).who).toEqual([`${MANY}: ${who}`]);
  expect(lastOf("Leo said yes", message).who).toEqual([`${MANY}: ${who}`]);
});

test.each([
  ["set all leads to Closed but leave Leo"],
  ["set everyone at Halden to Closed but keep Ines"],
  ["set everyone at Halden to Meeting, but not the sales guy"],
])("a yes to a card of a group does nothing by itself: %s", (message) => {
  const { changes } = lastOf("show Pia", message, "yes");
  expect(changes.every(({ held, tool }) => held !== null || tool === MANY)).toBe(true);
});

test.each([
  "close everyone at Halden but leave Ines",
  "archive everyone at Halden except Ines",
  "park all at Halden, not Ines",
])("an unfamiliar order about a group never offers the one who is left out: %s", (message) => {
  const said = lastOf("show Ines", message);
  expect(said.who.filter((one) => /^(?:update|set)_.*Ines/u.test(one))).toEqual([]);
  expect(said.text).not.toMatch(/of Ines/u);
});

test("a field of one's own column is left as it is for who is left out", () => {
  expect(lastOf("set Deal of everyone at Halden to 40, leave the CEO").who).toEqual(["set_custom_values: Olaf, Tuva"]);
});

test.each([
  ["set everyone at Halden to Closed but leave the intern", "the intern"],
  ["set everyone at Halden to Meeting, but not the finance guy", "the finance guy"],
  ["set everyone at Halden to Closed, not the janitor", "the janitor"],
  ["set everyone at Halden to Closed except Zoltan", "Zoltan"],
  ["move all leads to Contacted, apart from the CFO", "the CFO"],
  ["add a note to everyone at Halden, not the intern: invited", "the intern"],
  ["set Ines, Olaf and Tuva to Closed but not the intern", "the intern"],
])("words that fit nobody are asked about, and nothing is offered: %s", (message, words) => {
  const asked = lastOf("Leo said yes", message);
  expect(asked.changes).toEqual([]);
  expect(asked.text).toContain(`“${words}”`);
  expect(asked.text).toContain("Who is to be left out?");
  expect(asked.text).not.toContain("1.");
  expect(lastOf("show Pia", message, "yes").changes).toEqual([]);
  expect(lastOf("show Pia", message, "1").changes).toEqual([]);
});

test.each([
  ["Olaf", "Ines, Tuva"],
  ["the sales guy", "Ines, Olaf"],
  ["sorry, the CEO", "Olaf, Tuva"],
  ["Ines and Olaf", "Tuva"],
  ["nobody", "Ines, Olaf, Tuva"],
])("the answer to who is left out leads to the order: %s", (answer, who) => {
  expect(lastOf("show Pia", "set everyone at Halden to Closed but leave the intern", answer).who).toEqual([
    `${MANY}: ${who}`,
  ]);
});

test("a no to who is left out lets go of the order, and another message is read as it is", () => {
  const order = "set everyone at Halden to Closed but leave the intern";
  expect(lastOf(order, "cancel").changes).toEqual([]);
  expect(lastOf(order, "set Leo to Meeting").who).toEqual(["update_founder: Leo"]);
  expect(lastOf(order, "who is at Marlow?").changes).toEqual([]);
});

test.each(["set everyone except the intern to Closed", "set everyone at Halden except the janitor to Closed"])(
  "someone who is left out before the value and fits nobody holds the order back: %s",
  (message) => {
    const said = lastOf("show Pia", message);
    expect(said.changes).toEqual([]);
    expect(said.text).toMatch(/who is meant|leave out|left out|did not understand/u);
    expect(lastOf("show Pia", message, "yes").changes).toEqual([]);
  },
);

test("where nobody is at the firm, nothing is offered", () => {
  const said = lastOf("show Pia", "set those at Acme to Lead, not the CFO");
  expect(said.changes).toEqual([]);
  expect(said.text).toBe("I find nobody at “Acme”, so I changed nothing.");
  expect(lastOf("show Pia", "set those at Acme to Lead, not the CFO", "yes").changes).toEqual([]);
});

test.each([
  ["add a note to everyone at Halden, not the CEO: invited", "create_note", "Olaf,Tuva"],
  ["note to everyone at Halden but not the sales guy: invited", "create_note", "Ines,Olaf"],
  ["add a note to all leads except Leo: invited", "create_note", "Olaf,Tuva"],
  ["add a task for everyone at Halden, not the CTO: send deck", "create_task", "Ines,Tuva"],
])("what each of a group gets, who is left out does not: %s", (message, tool, who) => {
  const { who: changed, changes } = lastOf(message);
  expect(changed.sort()).toEqual(who.split(",").map((name) => `${tool}: ${name}`));
  expect(JSON.stringify(changes)).not.toMatch(/not the|but not|except/iu);
});

test.each([
  ["set Ines, Olaf and Tuva to Closed but leave Olaf", ["Ines", "Tuva"]],
  ["set Ines, Olaf and Tuva to Closed but not the CEO", ["Olaf", "Tuva"]],
  ["move Olaf, Tuva and Leo to Meeting, except Leo", ["Olaf", "Tuva"]],
  ["set Leo to Closed but leave Olaf", ["Leo"]],
  ["set Leo to Closed but not Olaf", ["Leo"]],
])("who is left out of names is not changed: %s", (message, who) => {
  expect(lastOf(message).who).toEqual(who.map((name) => `update_founder: ${name}`));
});

test.each([
  ["who is at Halden?", "set them to Closed but leave the CEO", "Olaf, Tuva"],
  ["who is in Lead?", "move them to Meeting, not the partner", "Olaf, Tuva"],
  ["who is at Halden?", "put everyone at Halden except Olaf in Closed", "Ines, Tuva"],
])("who is left out of a list: %s %s", (question, message, who) => {
  expect(
    lastOf(question, message)
      .who.join(" ")
      .match(/Ines|Olaf|Tuva|Leo|Pia/gu)
      ?.join(", "),
  ).toBe(who);
});

test("an order behind another, and one before another, leaves out who it says", () => {
  expect(lastOf("set Pia to Meeting and move all leads to Contacted but keep the partner").who).toEqual([
    "update_founder: Pia",
    "update_founders: Olaf, Tuva",
  ]);
  expect(lastOf("add a note to Leo: likes tea. set everyone at Halden to Closed, not the CEO").who).toEqual([
    "create_note: Leo",
    "update_founders: Olaf, Tuva",
  ]);
});

test.each([
  ["note on Olaf: everyone at Halden signed, but not the CEO", "Everyone at Halden signed, but not the CEO"],
  [
    "note on Leo: we agreed and set everyone at Halden free except the CEO",
    "We agreed and set everyone at Halden free except the CEO",
  ],
])("what a note says keeps its exception: %s", (message, content) => {
  expect(lastOf(message).changes).toMatchObject([{ tool: "create_note", input: { content } }]);
});

test.each([
  ["who is at Halden except the CEO?"],
  ["should everyone at Halden be Closed but not the CEO?"],
  ["everyone at Halden signed, but not the CEO"],
  ["set everyone at Halden to Closed, but not yet"],
])("questions, news and what is not yet meant change nothing: %s", (message) => {
  expect(lastOf(message).changes.filter(({ held }) => held === null)).toEqual([]);
  expect(lastOf(message).text).not.toContain("left out");
});

test.each([
  ["set everyone at Halden to Closed, not Lead", "Ines, Olaf, Tuva"],
  ["set everyone except Ines to Closed", "Leo, Olaf, Pia, Tuva"],
  ["set everyone at Halden to Closed, thanks", "Ines, Olaf, Tuva"],
  ["set everyone at Halden to Closed, the deadline stays", "Ines, Olaf, Tuva"],
])("what is no exception leaves nobody out: %s", (message, who) => {
  expect(lastOf(message).who).toEqual([`${MANY}: ${who}`]);
});
