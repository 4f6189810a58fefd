import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  stages: ["Spotted", "Tasting", "Listed"],
  statuses: ["Warm", "Cold"],
  people: [{ name: "Odile Marchetti" }, { name: "Bruno Vance" }, { name: "Ines Roth" }, { name: "Inès Blanc" }],
};
const play = (...turns: string[]) => {
  const talk = new PlayedConversation(having);
  const played = turns.map((turn) => talk.say(turn)).at(-1);
  return (played?.changes ?? []).map(({ tool, input, held }) => ({
    tool,
    who: talk.people.find(({ id }) => id === input["founderId"])?.name,
    input,
    held,
  }));
};

test.each([
  "Odile goes to Listed, and Bruno too",
  "Odile goes to Listed and Bruno as well",
  "Odile is in Listed now, Bruno too",
  "Odile moves to Listed, and so does Bruno",
  "Odile's in Listed now and so is Bruno",
])("%j is offered for both", (message) =>
  expect(play(message).map(({ tool, who, held }) => [tool, who, held !== null])).toEqual([
    ["update_founder", "Odile Marchetti", true],
    ["update_founder", "Bruno Vance", true],
  ]),
);

test("what is told of both that is no value of theirs stays as it was typed", () => {
  const notes = play("Odile goes to the fair in Nantes, and Bruno too").map(({ tool, input }) => [
    tool,
    input["content"],
  ]);
  expect(new Set(notes.map(([tool]) => tool))).toEqual(new Set(["create_note"]));
  expect(notes[0]?.[1]).toBe("Odile goes to the fair in Nantes, and Bruno too");
});

test.each(["and note as well that she hates rye", "note too that she hates rye", "also note that she hates rye"])(
  "%j begins the note behind that",
  (message) =>
    expect(play("note on Odile: likes plums", message).map(({ who, input }) => [who, input["content"]])).toEqual([
      ["Odile Marchetti", expect.stringMatching(/^she hates rye$/iu)],
    ]),
);

test.each(["to Odile", "it's with Odile", "and to Odile Marchetti"])("%j is who the task before is for", (message) =>
  expect(
    play("remind me to send the samples", message).map(({ tool, input }) => [
      tool,
      JSON.stringify(input).includes("00000a"),
    ]),
  ).toEqual([["update_task", expect.any(Boolean)]]),
);

test.each(["sorry, I meant Bruno with a b", "oops, Bruno with a B"])(
  "%j is someone else, and no other spelling",
  (message) =>
    expect(play("note on Odile: likes plums", message).filter(({ tool }) => tool === "update_founder")).toEqual([]),
);

test("an initial names one of several with accents or without", () =>
  expect(
    play("move Odile to Listed and Inès B to Tasting").map(({ who, input }) => [
      who,
      (input["patch"] as { stage: string }).stage,
    ]),
  ).toEqual([
    ["Odile Marchetti", "Listed"],
    ["Inès Blanc", "Tasting"],
  ]));

test.each([
  "Odile is Listed. Bruno too",
  "Odile listed. Bruno too.",
  "put Odile in Listed. Bruno as well",
  "Move Odile to Listed; Bruno too",
  "Odile is Listed, and so is Bruno",
])("%s is said of both", (message) =>
  expect(play(message).map(({ input }) => (input["patch"] as { stage?: string } | undefined)?.stage)).toEqual([
    "Listed",
    "Listed",
  ]),
);

test.each(["Odile called. Bruno too", "Odile likes plums. Bruno too"])("%s sets nothing", (message) =>
  expect(play(message).filter(({ tool }) => tool === "update_founder")).toEqual([]),
);
