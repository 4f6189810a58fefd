import { describe, expect, test } from "vitest";
import { IS_NEW, NEW_WORDS } from "./note-edits.ts";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [{ name: "Ilse Brandt" }, { name: "Mateo Ruiz", company: "Ruiz Cork" }, { name: "Sunniva Dahl" }],
  notes: [
    { about: "Ilse Brandt", content: "Away until mid May. Wants the green samples." },
    { about: "Ilse Brandt", content: "Collects stamps and old maps" },
    { about: "Mateo Ruiz", content: "The barrels arrive on 12 June" },
    { about: "Mateo Ruiz", content: "Wants barrels with two taps" },
    { about: "Sunniva Dahl", content: "Prefers to be called Sunny" },
  ],
  columns: [{ label: "Deal size", type: "number" as const }],
};
const world = () => new PlayedConversation(having);
const note = (no: number) => `00000000-0000-4000-8000-d${String(no).padStart(11, "0")}`;

/** Ways to speak of a note, by its words and whose it is. */
const REFS = (who: string, words: string) => [
  `the note about ${words} for ${who}`,
  `${who}'s note about ${words}`,
  `the note on ${who} about ${words}`,
  `the ${words} note of ${who}`,
];
const NOTED = [
  ["Ilse", "stamps", 2],
  ["Ilse Brandt", "samples", 1],
  ["Mateo", "taps", 4],
  ["Sunniva", "sunny", 5],
] as const;

describe("a note is deleted by its words", () => {
  const orders = NOTED.flatMap(([who, words, no]) =>
    [
      ...REFS(who, words).flatMap((ref) => [`delete ${ref}`, `please remove ${ref}`, `get rid of ${ref}`]),
      `remove what I wrote about ${words} for ${who}`,
      `scrap what I noted on ${who} about ${words}`,
    ].map((message) => [message, no] as const),
  );
  test.each(orders)("%j", (message, no) =>
    expect(world().say(message).changes).toMatchObject([{ tool: "delete_note", input: { noteId: note(no) } }]),
  );
  test("without words it is the newest", () =>
    expect(world().say("delete Ilse's last note").changes).toMatchObject([{ input: { noteId: note(1) } }]));
  test("of two one is asked for", () => {
    const conversation = world();
    const asked = conversation.say("delete the note about barrels for Mateo");
    expect([asked.changes, asked.text]).toEqual([[], expect.stringContaining("Which note do you mean?")]);
    expect(conversation.say("the second").changes).toMatchObject([{ input: { noteId: note(4) } }]);
  });
  test.each(["delete the note about bicycles for Ilse", "delete the note", "delete the task about her notes"])(
    "%j deletes none",
    (message) => expect(world().say(message).changes).toEqual([]),
  );
});

describe("a note is changed by its words", () => {
  const orders = [
    ...REFS("Ilse", "stamps").flatMap((ref) => [
      [`change ${ref}: collects coins`, 2, "Collects coins"] as const,
      [`update ${ref} to say collects coins`, 2, "Collects coins"] as const,
      [`${ref} is wrong, it should say collects coins`, 2, "Collects coins"] as const,
      [`replace stamps with coins in ${ref}`, 2, "Collects coins and old maps"] as const,
      [`fix ${ref}: stamps -> coins`, 2, "Collects coins and old maps"] as const,
      [`in ${ref} change stamps to coins`, 2, "Collects coins and old maps"] as const,
    ]),
    ["correct Ilse's note: coins, not stamps", 2, "Collects coins and old maps"] as const,
    ["Ilse's note should say coins instead of stamps", 2, "Collects coins and old maps"] as const,
    [
      "Change Ilse's note, she's away until the end of May now, not mid May",
      1,
      "Away until the end of May. Wants the green samples.",
    ] as const,
    [
      "add to the last note on Ilse: and the blue ones",
      1,
      "Away until mid May. Wants the green samples and the blue ones",
    ] as const,
    ["add to Sunniva's last note that she has a boat", 5, "Prefers to be called Sunny. She has a boat"] as const,
    ["correct Mateo's note about the arrival, 14 June not 12 June", 3, "The barrels arrive on 14 June"] as const,
  ];
  test.each(orders)("%j", (message, no, content) =>
    expect(world().say(message).changes).toEqual([
      { tool: "update_note", input: { noteId: note(no), content }, held: NEW_WORDS },
    ]),
  );
  const facts = {
    people: [{ name: "Pilar Ortega" }, { name: "Walt Dobbs" }],
    notes: [
      { about: "Pilar Ortega", content: "Gets 8 percent off if she takes five bikes." },
      { about: "Walt Dobbs", content: "Wants the crates at 42 cm. Pays by cheque within 30 days. Ask for Dina." },
    ],
  };
  test.each([
    [
      "change the note about five bikes on Pilar: the discount is 10 percent now, not 8",
      "10 percent off if she takes five",
    ],
    ["update the note about bikes on Pilar: discount now 10%", "Gets 10 percent off if she takes five bikes"],
    ["fix Pilar's note: it's six bikes, not five", "8 percent off if she takes six bikes"],
    ["Pilar's note says 8 percent, it should be 10", "Gets 10 percent off if she"],
    ["the note on Walt about the crates is wrong, they must be 44 cm", "Wants the crates at 44 cm. Pays by"],
    ["change the note on Walt: he pays by card now, not by cheque", "Pays by card within 30 days. Ask"],
    ["edit the note about cheques on Walt: within 14 days, not 30", "by cheque within 14 days. Ask"],
    ["edit the note about cheques on Walt: it's 2 weeks, not 30 days", "by cheque within 2 weeks. Ask"],
    ["change the note on Walt: ask for Sami instead of Dina", "30 days. Ask for Sami."],
    ["in Walt's note it should be Dana, not Dina", "30 days. Ask for Dana."],
  ])("%j changes only that part", (message, part) =>
    expect(new PlayedConversation(facts).say(message).changes).toMatchObject([
      { tool: "update_note", input: { content: expect.stringContaining(part) as string }, held: NEW_WORDS },
    ]),
  );
  test.each([
    ["change the note about the crates on Walt: he has moved to a bigger dairy", "He has moved to a bigger dairy"],
    ["change the note on Walt about the crates: he wants 6 of them", "He wants 6 of them"],
    ["correct the note about bikes on Pilar: she rides on Sundays, not on Mondays", "She rides on Sundays"],
  ])("%j replaces nothing, and is a new note", (message, content) =>
    expect(new PlayedConversation(facts).say(message).changes).toMatchObject([
      { tool: "create_note", input: { content }, held: IS_NEW },
    ]),
  );
  test("that note is the one of the message before", () => {
    const conversation = world();
    conversation.say("note for Sunniva: away until mid May");
    expect(conversation.say("change that note, until the end of May").changes).toMatchObject([
      { tool: "update_note", input: { content: "Away until the end of May" } },
    ]);
  });
  test("of two one is asked for", () => {
    const conversation = world();
    expect(conversation.say("change the note about barrels for Mateo: three taps").changes).toEqual([]);
    expect(conversation.say("the second").changes).toMatchObject([
      { tool: "update_note", input: { noteId: note(4), content: "Wants barrels with three taps" } },
    ]);
  });
  test("a note that was told only in part is left as it is", () => {
    const long = { ...having, notes: [{ about: "Ilse Brandt", content: "ship ".repeat(200) }] };
    expect(new PlayedConversation(long).say("change Ilse's note: boats").changes).toEqual([]);
  });
  test.each(["change Ilse's company to Note Bakers, she moved", "don't change Ilse's note, she collects stamps"])(
    "%j changes no note",
    (message) =>
      expect(
        world()
          .say(message)
          .changes.filter(({ tool }) => tool === "update_note"),
      ).toEqual([]),
  );
  test("an order within a new note changes no other", () =>
    expect(world().say("add a note to Ilse: change the note about stamps to coins").changes).toMatchObject([
      { tool: "create_note", input: { content: "Change the note about stamps to coins" } },
    ]));
});

test("a memo that is a task is no note", () => {
  const { changes } = new PlayedConversation({
    people: [{ name: "Odile Marchetti" }],
    tasks: [{ title: "Orchard memo for Nantes", dueDate: "2030-06-05" }],
    notes: [{ about: "Odile Marchetti", content: "The orchard fair is on 12 June." }],
  }).say("Change the orchard memo to 14 June");
  expect(changes.map(({ tool, input }) => [tool, (input["patch"] as { dueDate?: string }).dueDate])).toEqual([
    ["update_task", "2030-06-14"],
  ]);
});
