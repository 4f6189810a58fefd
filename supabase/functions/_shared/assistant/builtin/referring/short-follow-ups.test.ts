import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Petra Novak", company: "Rye & Co", stage: "Lead", values: { location: "Lyon" } },
    { name: "Callum Reid", company: "Reid Boats", stage: "Lead", values: { location: "Oban" } },
    { name: "Anna Weiss", company: "Werft Bo", stage: "Meeting", values: { location: "Kiel" } },
    { name: "Omar Haddad", company: "Sail Yard", values: { location: "Kiel" } },
  ],
  columns: [
    { label: "Crew", type: "number" as const },
    { label: "Deposit paid", type: "boolean" as const },
  ],
  owners: ["Kim", "Sam"],
};
const conversation = new PlayedConversation(having);
const [petra, callum, anna] = conversation.people.map(({ id }) => id);
const [crew, deposit] = conversation.columns.map(({ id }) => id);
/** What the last of some messages wants to change. */
const last = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages.map((message) => played.say(message)).at(-1)?.changes ?? [];
};

test.each([
  "no sorry, I meant the first, put the other one back",
  "oops, the first one",
  "no, I meant the first of the two",
  "wait, not the second, the first",
  "sorry, it should be the first one, put the second back",
  "actually, I wanted the first one please",
])("%j means another one of the list", (message) =>
  expect(last("who is in Lead?", "move the second one to Closed", message)).toMatchObject([
    { tool: "take_back" },
    { tool: "update_founder", input: { founderId: petra, patch: { stage: "Closed" } } },
  ]),
);
test.each(["no, the third time is fine", "sorry, the second is right", "the first"])("%j changes nothing", (message) =>
  expect(last("who is in Lead?", "move the second one to Closed", message)).toEqual([]),
);

test.each([
  "und der letzten die 75",
  "and the last one 75",
  "and the second gets 75",
  "und dem zweiten 75",
  "et au dernier 75",
  "y al segundo 75",
])("%j sets the same number of that one", (message) =>
  expect(last("who is in Lead?", "set crew of the first to 80", message)).toMatchObject([
    { input: { founderId: callum, fieldId: crew, value: "75" }, held: null },
  ]),
);
test.each([
  ["gib dem ersten davon Priorität 80", 0],
  ["gib der letzten davon Priorität 80", 1],
])("%j is one of the list", (message, no) =>
  expect(last("who is in Lead?", message)).toMatchObject([
    { input: { founderId: [petra, callum][no], patch: { priorityScore: 80 } } },
  ]),
);

test.each([
  ["switch the second to yes", 1, "yes"],
  ["set the last one to yes please", 1, "yes"],
  ["ok, change the first to no", 0, "no"],
  ["mark the second one as true", 1, "yes"],
  ["flip the first one to yes", 0, "yes"],
  ["and now put the second to no", 1, "no"],
])("%j of two answers is a card", (message, no, value) =>
  expect(last("is the deposit paid for Lyon?", "and for Oban?", message)).toMatchObject([
    { input: { founderId: [petra, callum][no], fieldId: deposit, value }, held: expect.any(String) as string },
  ]),
);
test("where two people are at a place, nobody is changed", () =>
  expect(last("is the deposit paid for Lyon?", "and for Kiel?", "switch the second to yes")).toEqual([]));

test.each([
  "and both belong to Kim",
  "both are owned by Kim",
  "they both belong to Kim",
  "and both of them belong to Kim",
  "the two of them belong to Kim",
  "so both go to Kim",
])("%j is said of the two who were changed", (message) =>
  expect(last("put Petra in Meeting", "Callum too", message)).toMatchObject([
    { input: { founderId: petra, patch: { owner: "Kim" } }, held: expect.any(String) as string },
    { input: { founderId: callum, patch: { owner: "Kim" } }, held: expect.any(String) as string },
  ]),
);
test("both of one is nobody", () => expect(last("put Petra in Meeting", "and both belong to Kim")).toEqual([]));

test.each([
  ["and every month from then on", "monthly"],
  ["and weekly after that", "weekly"],
  ["then every week from there on", "weekly"],
  ["monthly from then on please", "monthly"],
  ["repeat it every month after that", "monthly"],
  ["and make it daily from then on", "daily"],
])("%j repeats the task", (message, recurrence) =>
  expect(last("remind me to oil the winch on thursday", message)).toMatchObject([
    { tool: "update_task", input: { patch: { recurrence } } },
  ]),
);
test("no task, no rhythm", () => expect(last("put Petra in Meeting", "and every month from then on")).toEqual([]));

test.each([
  ["4.2 metres, sorry", "The mast is 4.2 metres, by 3 men"],
  ["sorry, 5 metres", "The mast is 5 metres, by 3 men"],
  ["no, 12 metres", "The mast is 12 metres, by 3 men"],
  ["I meant 6 men", "The mast is 4 metres, by 6 men"],
  ["oops, 40 metres", "The mast is 40 metres, by 3 men"],
  ["3.9 metres, my mistake", "The mast is 3.9 metres, by 3 men"],
])("%j corrects the number in the note", (message, content) =>
  expect(last("Note for Anna: the mast is 4 metres, by 3 men", message)).toMatchObject([
    { tool: "update_note", input: { content } },
  ]),
);
test.each(["sorry, 5", "sorry, 5 kg", "no, 5 euros"])("%j may be any number", (message) =>
  expect(last("Note for Anna: the mast is 4 metres, by 3 men", message)).not.toContainEqual(
    expect.objectContaining({ tool: "update_note" }),
  ),
);
test("a number behind a question is none of the note before it", () =>
  expect(last("Note for Anna: the mast is 4 metres", "what is Petra's crew?", "no, 5")).not.toContainEqual(
    expect.objectContaining({ tool: "update_note" }),
  ));

test.each([
  ["and remind me tomorrow to tell her", "Tell Anna Weiss about the new Crew of 7"],
  ["remind me on friday to tell her about it", "Tell Anna Weiss about the new Crew of 7"],
  ["remind me to inform her tomorrow", "Inform Anna Weiss about the new Crew of 7"],
  ["add a task to let her know", "Let Anna Weiss know about the new Crew of 7"],
  ["and remind me to let her know about it by friday", "Let Anna Weiss know about the new Crew of 7"],
  ["also remind me next week to tell her that", "Tell Anna Weiss about the new Crew of 7"],
])("%j says who and what", (message, title) =>
  expect(last("set crew of Anna to 7", message)).toMatchObject([
    { tool: "create_task", input: { title, founderId: anna } },
  ]),
);
test("what she is to be told stays", () =>
  expect(last("set crew of Anna to 7", "remind me tomorrow to tell her about the mast")).toMatchObject([
    { input: { title: "Tell her about the mast" } },
  ]));

test.each([
  ["note as well: her skipper is Frau Zabel", "Her skipper is Frau Zabel"],
  ["also note: skipper is Ted Marlow", "Skipper is Ted Marlow"],
  ["note too: she likes tea", "She likes tea"],
  ["and another note: Dr Lund does the sails", "Dr Lund does the sails"],
  ["note on her: Herr Brandt calls on Mondays", "Herr Brandt calls on Mondays"],
  ["Notiz: Frau Zabel vertritt sie", "Frau Zabel vertritt sie"],
])("%j is on the one who was spoken of", (message, content) =>
  expect(last("tell me about Anna", message)).toMatchObject([
    { tool: "create_note", input: { founderId: anna, content } },
  ]),
);
test.each(["note: Callum is away", "note for Callum: he is away"])("%j is on the one who is named", (message) =>
  expect(last("tell me about Anna", message)).not.toContainEqual(
    expect.objectContaining({ input: expect.objectContaining({ founderId: anna }) as object }),
  ),
);
