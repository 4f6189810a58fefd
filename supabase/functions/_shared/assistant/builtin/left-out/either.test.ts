import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";
import { changesIn, lastOf } from "../testing/two-firms.ts";

/** Cairo is a place and an option: Sana is only in the list. */
const HAVING: Having = {
  people: [
    {
      name: "Ines Corvo",
      company: "Halden",
      stage: "Lead",
      values: { roleTitle: "CEO", location: "Cairo", Campus: "Cairo" },
    },
    {
      name: "Olaf Brandt",
      company: "Halden",
      stage: "Lead",
      values: { roleTitle: "CTO", location: "Cairo", Campus: "Cairo" },
    },
    {
      name: "Sana Rehn",
      company: "Marlow",
      stage: "Lead",
      values: { roleTitle: "Partner", location: "Leeds", Campus: "Cairo" },
    },
    {
      name: "Leo Cole",
      company: "Marlow",
      stage: "Lead",
      values: { roleTitle: "CFO", location: "Leeds", Campus: "Oslo" },
    },
  ],
  columns: [{ label: "Campus", type: "select", options: ["Cairo", "Oslo"] }],
  stages: ["Lead", "Closed"],
};
const play = (...messages: string[]) => {
  const played = new PlayedConversation(HAVING);
  const said = messages.map((message) => played.say(message));
  const { text = "", changes = [] } = said.at(-1) ?? {};
  return { text, who: changesIn({ changes }, played) };
};
const ORDERS = [
  "set everyone in Cairo to Closed except the CTO",
  "Everyone in Cairo should be Closed, but not the CTO of Halden",
  "set everyone in Cairo to Closed but leave Olaf",
];

test.each(ORDERS)("a place that is an option too is asked about before someone is left out: %s", (order) => {
  const { text, who } = play(order);
  expect(who).toEqual([]);
  expect(text).toContain("“Cairo” is a place and a Campus");
  expect(play(order, "yes").who).toEqual([]);
  expect(play(order, "Sana").who).toEqual([]);
});
test.each([
  ["1", ["update_founder: Ines"]],
  ["location", ["update_founder: Ines"]],
  ["the campus one", ["update_founder: Ines", "update_founder: Sana"]],
])("the answer leads to the order: %s", (answer, who) => {
  expect(play(ORDERS[0] ?? "", answer).who.sort()).toEqual(who);
});

const TWO = "set Ines and Leo to Closed";
test.each(["the CEO stays", "the partner should stay", "the CEO stays as she is"])(
  "what may be news of someone who was changed undoes nothing by itself: %s",
  (late) => {
    const { changes, text } = lastOf(TWO, late);
    expect(changes).toEqual([]);
    expect(text).toContain("Shall I undo that?");
    expect(lastOf(TWO, late, "yes").changes.map(({ tool }) => tool)).toEqual(["take_back"]);
    expect(lastOf(TWO, late, "no").changes).toEqual([]);
  },
);

test.each([
  ["set both to Meeting, the intern stays", "the intern"],
  ["move both to Meeting but leave the CTO", "the CTO"],
  ["set both to Meeting, the CFO stays as he is", "the CFO"],
])("who is neither of the two is asked about: %s", (order, words) => {
  for (const before of [TWO, "who is at Marlow?"]) {
    const { changes, text } = lastOf(before, order);
    expect(changes).toEqual([]);
    expect(text).toContain(`“${words}”`);
    expect(text).toContain("Who is to be left out?");
  }
});
test("who is one of the two is left out, and without two it is asked who they are", () => {
  expect(lastOf(TWO, "set both to Meeting, the CEO stays").who).toEqual(["update_founder: Leo"]);
  expect(lastOf("who is at Marlow?", "set both to Meeting but leave Leo").who).toEqual(["update_founder: Pia"]);
  const { changes, text } = lastOf("who is at Halden?", "set both to Meeting, the CTO stays");
  expect(changes).toEqual([]);
  expect(text).toContain("Which two do you mean?");
});

test.each([
  "set everyone at Halden to Closed, leave Ines a note: call back",
  "Set everyone at Halden to Closed, and leave Olaf a quick note: call back",
  "move everybody at Halden to Closed, leave Pia Anders a note: call back",
])("a note that is left for someone leaves nobody out: %s", (order) => {
  const { who, text } = lastOf(order);
  expect(text).not.toContain("left out");
  expect(who[0]).toBe("update_founders: Ines, Olaf, Tuva");
  expect(who.slice(1)).toEqual([expect.stringMatching(/^create_note: (?:Ines|Olaf|Pia)$/u)]);
});
