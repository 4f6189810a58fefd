import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  stages: ["Sown", "Sprouting", "Harvested"],
  statuses: ["Active", "Archived"],
  owners: ["Bea"],
  people: [{ name: "Ottilie Kranz" }, { name: "Mbali Zungu" }],
  columns: [
    { label: "Beds", type: "number" as const },
    { label: "Soil", type: "select" as const, options: ["Clay", "Loam"] },
  ],
  tasks: [{ title: "Mend the glasshouse roof" }, { title: "Collect seed trays for Mbali", founderName: "Mbali Zungu" }],
};
const talk = () => new PlayedConversation(having);
const choicesOf = (message: string) =>
  talk()
    .say(message)
    .text.split("\n")
    .flatMap((line) => /^\d\. (?<choice>.+)$/u.exec(line)?.groups?.["choice"] ?? []);

const verbs = ["ditch", "kill", "lose", "axe"];
const tails = ["they cancelled on us", "Mbali has enough", "too expensive"];
describe.each(verbs)("%s", (verb) => {
  test.each(tails)("a task, because %s: one question with what it may be", (tail) => {
    const played = talk();
    const asked = played.say(`${verb} the seed trays one, ${tail}`);
    const isWanted = [{ tool: "delete_task", input: { taskId: played.tasks[1]?.id } }];
    if (asked.changes.length === 0) {
      expect(asked.text).toContain("Delete “Collect seed trays for Mbali”");
      expect(played.say("delete it").changes).toMatchObject(isWanted);
    } else expect(asked.changes).toMatchObject([{ ...isWanted[0], held: expect.any(String) as unknown }]);
  });
});

test.each(["= 70", "→ top, 70", "= as important as it gets, 70"])("“Ottilie %s” asks which number it is", (words) => {
  const played = talk();
  const { changes, text } = played.say(`Ottilie ${words}`);
  if (changes.length > 0) expect(changes).toMatchObject([{ held: expect.any(String) as unknown }]);
  else expect(text).toContain("Set Priority of Ottilie Kranz to 70");
});

test("the answer in words or as a number leads to the choice as well", () => {
  for (const answer of ["delete it", "the first", "1"]) {
    const played = talk();
    expect(played.say("ditch the seed trays one, Mbali has enough").text).toContain("1. Delete “Collect");
    expect(played.say(answer).changes).toMatchObject([{ tool: "delete_task" }]);
  }
});

test.each(["bump Ottilie up a bit", "downgrade Mbali somewhat"])(
  "“%s” is no note: it is asked what to change",
  (words) => {
    const { changes, text } = talk().say(words);
    expect(changes).toEqual([]);
    expect(text).toMatch(/What do you want me to change about/u);
  },
);

test("a stage or status is said as the verb that it is made of", () => {
  expect(talk().say("Archive Mbali Zungu").changes).toMatchObject([
    { tool: "update_founder", input: { patch: { status: "Archived" } } },
  ]);
});

test("an order with slips in it is no news", () => {
  expect(talk().say("delte the tsak mend the glashouse roof").changes).toMatchObject([
    { tool: "delete_task", held: expect.any(String) as unknown },
  ]);
});

test.each([
  "Mbali said we should ditch the seed trays one",
  "don't ditch the seed trays one",
  "if it rains, ditch the seed trays one",
  "I almost killed the seed trays one",
  "delete everyone except Ottilie",
  "swap the roof and the seed trays",
  "The seed trays made Mbali happy",
])("“%s” gets no such question", (words) => expect(choicesOf(words)).toEqual([]));

test("a bare number after an answer about someone is no change of theirs", () => {
  const played = talk();
  played.say("note on Ottilie: the roof is mended");
  for (const words of ["2", "1.", "👍 2"]) expect(played.say(words).text).not.toContain("What do you want me to do");
});
