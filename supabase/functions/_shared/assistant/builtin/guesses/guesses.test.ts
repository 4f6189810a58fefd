import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  stages: ["Lead", "Contacted", "Passed"],
  owners: ["Greta", "Yusuf"],
  people: [
    { name: "Rajesh Menon", values: { Needs: "Talent, Legal" } },
    { name: "Lotte Brandt", values: { Needs: "Talent, PR" } },
    { name: "Tomasz Wilk" },
  ],
  columns: [
    { label: "Needs", type: "multiselect" as const, options: ["Talent", "Legal", "PR"] },
    { label: "Intro by", type: "text" as const },
    { label: "Next board", type: "date" as const },
    { label: "Hiring", type: "boolean" as const },
  ],
  tasks: [
    { title: "Update the benchmark sheet", dueDate: "2030-06-12", recurrence: "weekly" },
    { title: "Translate the one-pager" },
    { title: "Review the Dubai lawyer shortlist", dueDate: "2030-06-10" },
  ],
};
/** The changes that a message leads to, each as what it sets; all of them wait for a Confirm. */
function cards(...messages: string[]): Record<string, unknown>[] {
  const played = new PlayedConversation(having);
  const said = messages.map((message) => played.say(message)).at(-1);
  return (said?.changes ?? [])
    .filter(({ tool }) => tool !== "create_note")
    .map(({ tool, input, held }) => {
      if (messages.length === 1) expect(held, messages[0]).not.toBeNull();
      const patch = Object.entries(input["patch"] ?? {}).filter(([, value]) => value !== null);
      return tool === "set_custom_value" ? { value: input["value"] } : { tool, ...Object.fromEntries(patch) };
    });
}

test.each([
  ["Add PR to what Rajesh needs", "Talent, Legal, PR"],
  ["Rajesh could use PR too", "Talent, Legal, PR"],
  ["Rajesh is looking for PR as well", "Talent, Legal, PR"],
  ["Rajesh doesn't need Legal anymore", "Talent"],
  ["Legal is no longer needed for Rajesh", "Talent"],
  ["Lotte doesn't need PR anymore, only talent", "Talent"],
  ["Lotte needs Legal, not PR", "Talent, Legal"],
  ["Rajesh only needs Legal now", "Legal"],
  ["Rajesh: talent no, PR yes", "Legal, PR"],
  ["Rajesh still needs Talent, Legal is covered", "Talent"],
  ["Rajesh doesn't need Legal, he needs PR", "Talent, PR"],
  ["Rajesh needs PR", "Talent, Legal, PR"],
  ["Rajesh is off Legal", "Talent"],
  ["Rajesh: + PR", "Talent, Legal, PR"],
  ["Rajesh: - Legal", "Talent"],
  ["take Legal out of what Rajesh needs", "Talent"],
])("%j leaves the choices %j", (message, value) => expect(cards(message)).toEqual([{ value }]));

test.each([
  ["Tomasz was introduced by Lotte", "Lotte"],
  ["Lotte's board got pushed to 14 July", "2030-07-14"],
  ["the board of Lotte is on 14 July 2030 not in May", "2030-07-14"],
  ["Lotte is hiring after all", "yes"],
  ["board for Lotte pushed from 26 Nov to 3 Dec", "2030-12-03"],
  ["Tomasz's intro came from Lotte", "Lotte"],
  ["Lotte no longer wants to hire", "no"],
])("%j sets the column that it names in another form to %j", (message, value) =>
  expect(cards(message)).toEqual([{ value }]),
);

test.each([
  ["We lost Tomasz. Passed.", { tool: "update_founder", stage: "Passed" }],
  ["it's a pass for Tomasz", { tool: "update_founder", stage: "Passed" }],
  ["Greta is no longer responsible for Tomasz, Yusuf is", { tool: "update_founder", owner: "Yusuf" }],
  ["put Tomasz under Yusuf", { tool: "update_founder", owner: "Yusuf" }],
  ["the Dubai shortlist happened yesterday", { tool: "update_task", status: "done" }],
  ["one-pager translated!", { tool: "update_task", status: "done" }],
  ["the lawyer shortlist must go out tomorrow", { tool: "update_task", dueDate: "2030-06-04" }],
  ["Tomasz slipped back to lead", { tool: "update_founder", stage: "Lead" }],
  ["Yusuf will look after Tomasz from here", { tool: "update_founder", owner: "Yusuf" }],
  ["dubai lawer task is doen", { tool: "update_task", status: "done" }],
  ["Started on the benchmark sheet", { tool: "update_task", status: "in_progress" }],
  ["give the one-pager translation a deadline: 2 Dec", { tool: "update_task", dueDate: "2030-12-02" }],
  ["the lawyers can be ticked off", { tool: "update_task", status: "done" }],
  ["the one-pager is no longer needed", { tool: "delete_task" }],
])("%j is one card: %j", (message, card) => expect(cards(message)).toEqual([card]));

const told = ["Lotte talked about PR and a fair in Lyon", "Rajesh met a legal expert", "Tomasz said he might need PR"];
const unsure = [
  "they're hiring at Plumblark again",
  "postpone Lotte's board by a week",
  "if Lotte signs she needs Legal",
  "Lotte used to be a Lead",
  "maybe Tomasz needs Talent",
];
test.each([...told, ...unsure, "don't add PR to what Rajesh needs"])(
  "%j changes nothing: it is a story, a wish, the past or a refusal",
  (message) => expect(cards(message)).toEqual([]),
);

test.each(["1", "the first one", "set the stage"])("a word too many is one question, which %j answers", (answer) => {
  const played = new PlayedConversation({ ...having, stages: ["Lead", "Closed"] });
  const { text, changes } = played.say("We closed the deal with Lotte");
  expect(text).toContain("1. Set Stage of Lotte Brandt to Closed\n2. Keep it as a note");
  expect(changes).toEqual([]);
  expect(played.say(answer).changes).toMatchObject([{ tool: "update_founder", input: { patch: { stage: "Closed" } } }]);
});
test("the same question is asked again after a yes, which chooses nothing", () => {
  const played = new PlayedConversation({ ...having, stages: ["Lead", "Closed"] });
  played.say("We closed the deal with Lotte");
  const { text, changes } = played.say("yes");
  expect(changes).toEqual([]);
  expect(text).toContain("1. Set Stage of Lotte Brandt to Closed\n2. Keep it as a note");
});
test.each(["2", "as a note please", "the second"])("the same question takes the note with %j", (answer) => {
  const played = new PlayedConversation({ ...having, stages: ["Lead", "Closed"] });
  played.say("We closed the deal with Lotte");
  expect(played.say(answer).changes).toMatchObject([
    { tool: "create_note", input: { content: "We closed the deal with Lotte" } },
  ]);
});
