import { describe, expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const WORLD: Having = {
  people: [
    { name: "Ada Quill", values: { owner: "Nell", "Lease ends": "2030-09-15", email: "ada.q@quill.example" } },
    { name: "Ada Brandt", values: { owner: "Otis", email: "ada.b@brandt.example" } },
    { name: "Jonas Weir", stage: "Lead" },
  ],
  columns: [{ label: "Lease ends", type: "date" }],
  owners: ["Nell", "Otis"],
};

/** What the last of several messages says and changes. */
function last(...turns: string[]) {
  const talk = new PlayedConversation(WORLD);
  return turns.map((turn) => talk.say(turn)).at(-1) ?? { text: "", changes: [] };
}
const changed = (...turns: string[]) => last(...turns).changes;

describe("who was spoken of is moved, and nobody is added", () => {
  test.each(["put him at Meeting", "put him in Meeting then", "thanks. Put him under Meeting"])("%s", (said) => {
    expect(changed("who is Jonas Weir?", said)).toMatchObject([
      { tool: "update_founder", input: { patch: { stage: "Meeting" } } },
    ]);
  });
});

test.each(["the other Ada's", "what about the other Ada?"])("“%s” is who is called so too", (said) => {
  expect(last("what is the email of Ada Quill?", said).text).toContain("ada.b@brandt.example");
});

test("a note on the other one of that name", () => {
  expect(changed("what is the email of Ada Quill?", "note on the other Ada: sings in a choir")).toMatchObject([
    { tool: "create_note", input: { content: "Sings in a choir" } },
  ]);
});

describe("a day moved by so much, from what is stored", () => {
  test.each([
    ["Ada Quill's lease was extended by two months, please update it", null],
    ["Ada Quill's lease got pushed back two months", "told"],
  ])("%s", (said, held) => {
    const [change] = changed(said);
    expect(change).toMatchObject({ tool: "set_custom_value", input: { value: "2030-11-15" } });
    expect(change?.held === null).toBe(held === null);
  });

  test("one that is earlier now", () => {
    expect(changed("Ada Quill's lease was shortened by a month, change that")).toMatchObject([
      { input: { value: "2030-08-15" }, held: null },
    ]);
  });
});

describe("options for a new column that waits", () => {
  const options = (...turns: string[]) =>
    changed("create a column Risk with options Low and High", ...turns).findLast(
      ({ tool }) => tool === "create_custom_field",
    )?.input["options"];
  test.each(["please add Medium as well", "Medium too", "we also need Medium", "include Medium"])("%s", (said) => {
    expect(options(said)).toEqual(["Low", "High", "Medium"]);
  });
  test.each(["add Jonas as well", "add a task to call Jonas", "add a note on Jonas: rings at noon"])(
    "not: %s",
    (said) => {
      expect(options(said)).toBeUndefined();
    },
  );
});

describe("who looks after someone", () => {
  test.each([
    "Otis should own Jonas Weir",
    "Otis should look after Jonas Weir",
    "Otis will take care of Jonas Weir",
    "Otis looks after Jonas Weir from now on",
  ])("%s", (said) => {
    const [change] = changed(said);
    expect(change).toMatchObject({ input: { patch: { owner: "Otis" } } });
    expect(change?.held).not.toBeNull();
  });
  test.each(["Ada Quill looks after Jonas Weir", "Otis will look after Jonas Weir's dog"])("no owner: %s", (said) => {
    expect(changed(said)).not.toContainEqual(expect.objectContaining({ tool: "update_founder" }));
  });
  test("of someone who is being added", () => {
    expect(last("add Mo Salter from Redbird", "and Otis should own her").text).toContain("owner Otis");
  });
});

describe("a deletion that is not to be, and a move instead", () => {
  test.each([
    "on second thought keep it, just move it to Friday",
    "changed my mind, keep it but make it Friday",
    "hm, leave it, just move it to Friday",
  ])("%s", (said) => {
    const talk = new PlayedConversation({ ...WORLD, tasks: [{ title: "Book the lunch" }] });
    talk.say("delete the lunch task");
    expect(talk.say(said).changes).toMatchObject([
      { tool: "take_back" },
      { tool: "update_task", input: { patch: { dueDate: "2030-06-07" } } },
    ]);
  });
});

test("“title it …” names the task that was just made", () => {
  expect(changed("add a task to write to Jonas Weir on Friday", "title it Reopen talks")).toMatchObject([
    { tool: "update_task", input: { patch: { title: "Reopen talks" } } },
  ]);
});

test.each(["swap them", "swap the two please", "switch those around"])("“%s” after a field of two people", (said) => {
  expect(changed("who owns Ada Quill?", "and Ada Brandt?", said)).toMatchObject([
    { tool: "update_founder", input: { patch: { owner: "Otis" } } },
    { tool: "update_founder", input: { patch: { owner: "Nell" } } },
  ]);
});
