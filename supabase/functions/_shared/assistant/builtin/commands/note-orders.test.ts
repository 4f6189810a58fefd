import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const note = (no: number) => `00000000-0000-4000-8000-d${String(no).padStart(11, "0")}`;
const world = () =>
  new PlayedConversation({
    people: [{ name: "Ansel Brouwer" }, { name: "Ansel Kowal" }, { name: "Runa Vik" }, { name: "Obi Nwosu" }],
    notes: [
      { about: "Ansel Brouwer", content: "Wants the boat painted green." },
      { about: "Ansel Brouwer", content: "Parks behind the mill." },
      { about: "Runa Vik", content: "Takes twelve crates in June." },
      { about: "Obi Nwosu", content: "Closed on Mondays and Tuesdays." },
    ],
  });
const contents = (message: string) =>
  world()
    .say(message)
    .changes.map(({ tool, input }) => [tool, input["content"] ?? input["noteId"]]);

describe("a note that is asked for in a roundabout way", () => {
  const TEXTS = ["only drives at night", "keeps the books herself, ask her first"];
  const WAYS: readonly ((text: string) => string)[] = [
    (text) => `I want to keep in mind that Runa ${text}`,
    (text) => `'${text}' should go into Runa's notes`,
    (text) => `"${text}" belongs in Runa's notes`,
    (text) => `add to Runa's note that ${text}`,
    (text) => `for the record, Runa ${text}. stick that in her notes`,
  ];
  test.each(TEXTS.flatMap((text) => WAYS.map((way) => [way(text), text] as const)))("%j", (message, text) => {
    const [[tool, content] = [], ...more] = contents(message);
    expect([tool, more.length]).toEqual(["create_note", 0]);
    expect(String(content).toLowerCase()).toMatch(new RegExp(`${text}$`, "u"));
  });
  test.each([
    "Runa and Obi should both get a note saying rates go up in May",
    "give Runa and Obi each a note that rates go up in May",
    "put on record for Runa and for Obi: rates go up in May",
    "write on both Runa and Obi: rates go up in May",
  ])("%j is a note of each", (message) =>
    expect(contents(message)).toEqual([
      ["create_note", "Rates go up in May"],
      ["create_note", "Rates go up in May"],
    ]),
  );
});

describe("a note that is to go", () => {
  const REFS = ["the note about parking on Ansel B.", "Ansel Brouwer's note about the mill"];
  const GOES = [
    (ref: string) => `${ref} can go`,
    (ref: string) => `${ref} can be deleted`,
    (ref: string) => `${ref} is no longer true, delete it`,
    (ref: string) => `please delete ${ref}, that's over`,
    (ref: string) => `remove ${ref} because he moved away`,
    (ref: string) => `bin ${ref}, it isn't needed any more`,
  ];
  test.each(REFS.flatMap((ref) => GOES.map((way) => way(ref))))("%j", (message) =>
    expect(contents(message)).toEqual([["delete_note", note(2)]]),
  );
  test("why it is to go may tell which it is", () =>
    expect(contents("remove the note on Ansel Brouwer, that thing about the mill isn't true any more")).toEqual([
      ["delete_note", note(2)],
    ]));
  test.each([
    "is the note about parking on Ansel Brouwer still true?",
    "don't delete the note about parking on Ansel Brouwer",
    "the note about parking on Ansel Brouwer should stay",
  ])("%j deletes nothing", (message) =>
    expect(contents(message).filter(([tool]) => tool === "delete_note")).toEqual([]),
  );
});

describe("a word of a note is another one", () => {
  test.each([
    ["in Runa's note it says twelve crates, make that twenty", "Takes twenty crates in June."],
    ["in Runa's note change twelve crates to 20", "Takes 20 crates in June."],
    ["correct Obi's note: Mondays and Fridays, not Mondays and Tuesdays", "Closed on Mondays and Fridays."],
    ["Obi's note is wrong. It should read: Closed on Mondays until noon", "Closed on Mondays until noon"],
  ])("%j", (message, content) => expect(contents(message)).toEqual([["update_note", content]]));
});

describe("several orders with a note", () => {
  const tools = (message: string) =>
    world()
      .say(message)
      .changes.map(({ tool, input }) => [tool, input["content"] ?? input["title"] ?? ""]);
  const TASKS = ["and a task to send her the list by Friday", "and I should send her the list by Friday"];
  test.each(
    TASKS.flatMap((task) => [`note on Runa: wants blue; ${task}`, `note on Runa that she wants blue, ${task}`]),
  )("%j", (message) =>
    expect(tools(message)).toEqual([
      ["create_note", expect.stringMatching(/wants blue$/iu)],
      ["create_task", "Send her the list"],
    ]),
  );
  test("notes of two people", () =>
    expect(tools("note on Runa: new boat; note on Obi: old boat")).toEqual([
      ["create_note", "New boat"],
      ["create_note", "Old boat"],
    ]));
  test("lines with dashes are an order each", () =>
    expect(tools("- note for Runa: new boat\n- note for Obi: old boat\n- remind me to call Runa on Friday")).toEqual([
      ["create_note", "New boat"],
      ["create_note", "Old boat"],
      ["create_task", "Call Runa"],
    ]));
  test.each(["note on Runa: sells tea and I should know more", "note that I should call Runa less"])(
    "%j is one note",
    (message) => expect(tools(message).map(([tool]) => tool)).toEqual(["create_note"]),
  );
});

describe("what goes with a note", () => {
  test.each([
    ["make sure we don't forget that Runa paints, note it down please", ["Runa paints"]],
    ["one more thing for Runa's notes: paints at night", ["Paints at night"]],
    ["Runa and Obi: note that rates go up", ["Rates go up", "Rates go up"]],
    ["note for Runa: new boat, and one for Obi: old boat", ["New boat", "Old boat"]],
  ])("%j", (message, texts) => expect(contents(message)).toEqual(texts.map((text) => ["create_note", text])));

  test.each([
    ["we don't need the note on Runa about crates any more, please remove", 3],
    ["kill the crates note on Runa, she sold them", 3],
    ["delete what it says on Obi about Mondays since he is open again", 4],
    ["Obi's note can be deleted too", 4],
  ])("%j deletes it", (message, no) => expect(contents(message)).toEqual([["delete_note", note(no)]]));

  test("a note that is to go beside a change", () =>
    expect(
      contents("Runa's email is runa@vik.example now, her note about crates can go").map(([tool]) => tool),
    ).toEqual(["update_founder", "delete_note"]));

  test("an address that is to be saved is no note", () => {
    const talk = world();
    talk.say("what's Runa's email?");
    expect(talk.say("it's runa@vik.example, save that").changes).toMatchObject([
      { tool: "update_founder", input: { patch: { email: "runa@vik.example" } } },
    ]);
  });
});

test("a note that someone wants to leave is asked for, also where two have the name", () => {
  const conversation = new PlayedConversation({
    people: [
      { name: "Anna Keller", company: "Alster" },
      { name: "Anna Rossi", company: "Brera" },
    ],
  });
  conversation.say("I want to leave a note for Anna");
  const asked = conversation.say("Rossi");
  expect(asked.changes).toEqual([]);
  expect(asked.text).toBe("What shall I note about Anna Rossi?");
  const { changes } = conversation.say("she wants to see a draft");
  expect(changes.map(({ input }) => input["content"])).toEqual(["She wants to see a draft"]);
});

test.each(["Write it down against her name", "note that against her name.", "please put this next to her name"])(
  "“%s” notes what was told of her, and adds no task",
  (order) => {
    const people = [{ name: "Anna Keller", company: "Alster" }];
    const { changes } = new PlayedConversation({ people }).say(`Anna's lease may end earlier. ${order}`);
    expect(changes.map(({ tool, input }) => [tool, input["content"]])).toEqual([
      ["create_note", "Anna's lease may end earlier"],
    ]);
  },
);

test.each([
  "Put on file for Runa: she invoices in kroner",
  "keep on record about Runa that she invoices in kroner",
  "please have it on file with Runa Vik: she invoices in kroner",
])("a note that is put on file: %j", (message) => {
  expect(contents(message)).toEqual([["create_note", "She invoices in kroner"]]);
});
