import { expect, test } from "vitest";
import { PlayedConversation, type Having } from "../played-turn.ts";

const having: Having = {
  people: [
    { name: "Ilse Moravec", company: "Loom Lane" },
    { name: "Teo Aldana", company: "Damast" },
  ],
  columns: [
    { label: "Raise k€", type: "number" },
    { label: "Looms", type: "number" },
  ],
  tasks: [
    { title: "Check in with Ilse", founderName: "Ilse Moravec" },
    { title: "Call Teo about the dye pump" },
    { title: "Sort the receipts" },
  ],
  stages: ["Lead", "Contacted", "Meeting", "Closed"],
};
const stageIn = ({ patch }: Record<string, unknown>) => (patch as { stage?: string } | undefined)?.stage;
const changesOf = (message: string) =>
  new PlayedConversation(having)
    .say(message)
    .changes.map(({ tool, input }) => [
      tool,
      input["title"] ?? input["content"] ?? stageIn(input) ?? null,
      input["dueDate"] ?? null,
    ]);

test.each([
  ["book me a task for Friday to ring the mill", "Ring the mill", "2030-06-07"],
  ["get me a reminder for tomorrow to water the ferns", "Water the ferns", "2030-06-04"],
  ["please pop me in a to-do for 12 June: order yarn", "Order yarn", "2030-06-12"],
  ["remind me to call Ilse next Thursday the 13th", "Call Ilse", "2030-06-13"],
  ["remind me next week Wednesday the twelfth to send the samples", "Send the samples", "2030-06-12"],
  ["remind me next Tuesday the eleventh to pay the mill", "Pay the mill", "2030-06-11"],
  ["remind me too pay the mill tomorrow", "Pay the mill", "2030-06-04"],
  ["remind me tomorrow too order yarn", "Order yarn", "2030-06-04"],
  ["mete uma tarefa para amanhã: encomendar fio", "Encomendar fio", "2030-06-04"],
])("%j", (said, title, due) => {
  expect(changesOf(said)).toEqual([["create_task", title, due]]);
});

test("a second order in the same message is a task of its own", () => {
  expect(
    changesOf("Teo to Meeting, and book me a task for 12 June to buy the tickets").map(([tool, what]) => [tool, what]),
  ).toEqual([
    ["update_founder", "Meeting"],
    ["create_task", "Buy the tickets"],
  ]);
});

test.each([
  ["note for Ilse that the lease is signed and raise her Looms to 5 while you're there", "The lease is signed"],
  ["note on Ilse that she sold the mill and set her Looms to 3 while you're at it", "She sold the mill"],
])("%j: a note and an order behind it", (said, note) => {
  expect(changesOf(said).map(([tool, what]) => [tool, tool === "create_note" ? what : null])).toEqual([
    ["create_note", note],
    ["set_custom_value", null],
  ]);
});
test("words of a note stay in it", () => {
  expect(changesOf("note for Ilse: drop by while you're there")[0]?.[1]).toBe("Drop by while you're there");
  expect(changesOf("note for Ilse: wants to add & mark her own cloth")[0]?.[1]).toBe(
    "Wants to add & mark her own cloth",
  );
  expect(changesOf("note for Teo: the one about the dye move to Monday").map(([tool]) => tool)).toEqual([
    "create_note",
  ]);
});
test("an order behind the sign is one", () => {
  expect(changesOf("move Teo to Meeting & log that he has two kids").map(([tool, what]) => [tool, what])).toEqual([
    ["update_founder", "Meeting"],
    ["create_note", "He has two kids"],
  ]);
});

test.each([
  ["Mete uma nota na Ilse: o contrato chega em julho", "O contrato chega em julho"],
  ["põe uma nota sobre o Teo: quer dois teares", "Quer dois teares"],
  ["metti una nota su Teo: vuole due telai", "Vuole due telai"],
  ["zet een notitie bij Teo: wil twee weefgetouwen", "Wil twee weefgetouwen"],
])("%j", (said, note) => {
  expect(changesOf(said).map(([tool, what]) => [tool, what])).toEqual([["create_note", note]]);
});

test.each([
  ["new column date called date of last audit thanks", "Date of last audit", "date"],
  ["add a column number called count of shops", "Count of shops", "number"],
  ["make a new field yes/no named visited before", "Visited before", "boolean"],
])("%j has its type behind the noun", (said, label, type) => {
  const { changes } = new PlayedConversation(having).say(said);
  expect(changes.map(({ tool, input }) => [tool, input["label"], input["type"]])).toEqual([
    ["create_custom_field", label, type],
  ]);
});

test.each(["delete Ilse from Tracker", "kick Ilse out of the crm", "drop Ilse from our network completely"])(
  "%j is no task",
  (said) => {
    expect(changesOf(said).map(([tool]) => tool)).toEqual(["delete_founder"]);
  },
);
test.each(["drop Ilse from the network, and her check-in task as well", "delete Ilse, and her check-in task too"])(
  "%j deletes both",
  (said) => {
    expect(
      changesOf(said)
        .map(([tool]) => tool)
        .sort(),
    ).toEqual(["delete_founder", "delete_task"]);
  },
);

test("a spoken comma parts two orders, and the verb may stand last", () => {
  expect(
    changesOf("mark the receipts as done comma and the one about the dye pump move to Friday").map(([tool, , due]) => [
      tool,
      due,
    ]),
  ).toEqual([
    ["update_task", null],
    ["update_task", null],
  ]);
  const { changes } = new PlayedConversation(having).say("the task about the dye pump push to Friday");
  expect(changes).toMatchObject([{ tool: "update_task", input: { patch: { dueDate: "2030-06-07" } } }]);
});

test("a label by its first word is known, also where that is a verb", () => {
  const { changes } = new PlayedConversation(having).say("set Teo's raise to 40");
  expect(changes.map(({ tool, input }) => [tool, input["value"]])).toEqual([["set_custom_value", "40"]]);
});

test.each([
  ["task: buy two tickets for the fair on 12 June", "Actually never mind, we're not going"],
  ["remind me to ring the roofer", "no need, it's fixed"],
  ["remind me to ring the roofer", "oh never mind, Teo isn't coming"],
  ["note for Teo: wants a loan", "forget that, he doesn't want it after all"],
  ["remind me to book the hall tomorrow", "scrap it, the fair is cancelled"],
])("%j, then %j: it is taken back", (first, then) => {
  const played = new PlayedConversation(having);
  played.say(first);
  expect(played.say(then).changes.map(({ tool }) => tool)).toEqual(["take_back"]);
});
test.each(["never mind, make it Friday", "we're not going", "the fair is cancelled"])(
  "%j alone takes nothing back",
  (then) => {
    const played = new PlayedConversation(having);
    played.say("remind me to book the hall tomorrow");
    expect(played.say(then).changes.some(({ tool }) => tool === "take_back")).toBe(false);
  },
);

test("the most recent one is the last", () => {
  const played = new PlayedConversation(having);
  played.say("set Teo's Looms to 4");
  played.say("and his stage to Meeting");
  expect(played.say("roll back the latest").changes.map(({ tool }) => tool)).toEqual(["take_back"]);
});
