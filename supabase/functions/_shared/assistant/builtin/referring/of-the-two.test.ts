import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    {
      name: "Ana Silva",
      company: "Delta Foods",
      stage: "Lead",
      status: "Active",
      values: { "Order €k": "40", "NDA signed": "true", "Referred by": "Leo Brandt" },
    },
    {
      name: "Leo Brandt",
      company: "Brandt Mills",
      stage: "Meeting",
      status: "Paused",
      values: { "Order €k": "25", "NDA signed": "false" },
    },
    { name: "Maya Okafor", stage: "Meeting", values: { "Order €k": "10" } },
  ],
  columns: [
    { label: "Order €k", type: "number" as const },
    { label: "NDA signed", type: "boolean" as const },
    { label: "Referred by", type: "text" as const },
  ],
};
const play = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  const played = messages.map((message) => conversation.say(message)).at(-1);
  return { text: played?.text ?? "", changes: played?.changes ?? [] };
};

test.each([
  [["order of Ana?", "and Leo?", "which of the two is further along with the NDA"], "NDA signed"],
  [["stage of Ana", "and Leo", "which of them is ahead"], "Stage: Meeting"],
  [["Ana's order?", "and Leo's?", "who of the two is further along in the pipeline?"], "Stage: Lead"],
])("%s: told of both", (messages, said) => {
  const { text, changes } = play(...messages);
  expect(text).toContain("Ana Silva");
  expect(text).toContain("Leo Brandt");
  expect(text).toContain(said);
  expect(changes).toEqual([]);
});

test("after “is Leo or Ana at …”, the other one is who is not", () => {
  const { changes } = play("is Leo or Ana at Delta Foods", "grand. move the other one to Closed");
  expect(changes).toMatchObject([{ tool: "update_founder", input: { patch: { stage: "Closed" } } }]);
});

test("what they have already is not meant", () => {
  expect(play("set Leo to Paused... wait he is paused. Active so").changes).toMatchObject([
    { tool: "update_founder", input: { patch: { status: "Active" } } },
  ]);
});

test.each([
  ["who sent Ana our way", "Referred by: Leo Brandt"],
  ["who brought us Ana?", "Referred by: Leo Brandt"],
  ["who did Ana come from", "Referred by: Leo Brandt"],
  ["who put Ana our way?", "Referred by: Leo Brandt"],
  ["give me the total order of the two in Meeting", "total: 35"],
  ["what's the combined order of the two people in Meeting", "total: 35"],
  ["give me the total being ordered by the two in Meeting", "total: 35"],
  ["people I've let go cold, say over 2 months with no contact", "not contacted since"],
  ["contacts I've let slip, over 3 months", "not contacted since"],
  ["anyone gone cold, say 6 weeks without contact?", "not contacted since"],
])("%s", (question, said) => {
  const { text, changes } = play(question);
  expect(text).toContain(said);
  expect(changes).toEqual([]);
});

test.each(["who sent us the quote", "who sent Ana the deck"])("%s: not who introduced them", (question) => {
  expect(play(question).text).not.toContain("Referred by");
});
