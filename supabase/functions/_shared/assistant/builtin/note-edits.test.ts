import { describe, expect, test } from "vitest";
import { NEW_WORDS } from "./note-edits.ts";
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
      "She's away until the end of May now. Wants the green samples.",
    ] as const,
    [
      "add to the last note on Ilse: and the blue ones",
      1,
      "Away until mid May. Wants the green samples. The blue ones",
    ] as const,
    ["add to Sunniva's last note that she has a boat", 5, "Prefers to be called Sunny. She has a boat"] as const,
    ["correct Mateo's note about the arrival, 14 June not 12 June", 3, "The barrels arrive on 14 June"] as const,
  ];
  test.each(orders)("%j", (message, no, content) =>
    expect(world().say(message).changes).toEqual([
      { tool: "update_note", input: { noteId: note(no), content }, held: NEW_WORDS },
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
      { tool: "update_note", input: { noteId: note(4), content: "Three taps" } },
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
