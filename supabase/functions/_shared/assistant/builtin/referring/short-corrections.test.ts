import { describe, expect, it } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [
      { name: "Maren Holt", company: "Fjordglass", stage: "Lead" },
      { name: "Tobias Ekwall", company: "Fjordglass", stage: "Contacted" },
      { name: "Yusra Hamdan", company: "Kilnworks", stage: "Meeting" },
    ],
  });
const played = (...turns: string[]) => {
  const conversation = world();
  return turns.map((turn) => conversation.say(turn)).at(-1)?.changes ?? [];
};
const deleted = (...turns: string[]) =>
  played(...turns).flatMap(({ tool, input }) => (tool === "delete_founder" ? [input["founderId"]] : []));

describe("who is meant instead", () => {
  it.each([
    "aargh no, wrong name, Yusra it was",
    "wrong person! should be Yusra",
    "oops, Yusra I meant",
    "damn, wrong one, yusra",
  ])("%s", (second) => {
    expect(deleted("delete Maren", second)).toEqual([world().people[2]?.id]);
  });

  it.each(["wrong name", "she had the wrong number, Yusra said", "Yusra it was who called me"])(
    "is nobody: %s",
    (second) => {
      expect(deleted("delete Maren", second)).toEqual([]);
    },
  );
});

describe("another day", () => {
  const due = (...turns: string[]) =>
    played(...turns).map(({ input }) => ((input["patch"] ?? input) as { dueDate?: unknown }).dueDate);

  // The day of these tests is Monday, 3 June 2030.
  it.each([
    [["remind me to fire the kiln on 12 June", "13th, they can't do Wednesday"], "2030-06-13"],
    [["remind me to call Maren on Tuesday", "Thursday, she's away until then"], "2030-06-06"],
    [["remind me to call Maren on 20 June", "no, Friday"], "2030-06-21"],
    [["remind me to call Maren", "Thursday next week", "no, Friday"], "2030-06-14"],
    [["remind me to call Maren on Thursday", "no, Friday"], "2030-06-07"],
    [["remind me to call Maren on 10 June", "no, Friday"], "2030-06-14"],
  ])("%j", (turns, day) => {
    expect(due(...turns)).toEqual([day]);
  });

  it("is of the note where it has one", () => {
    const changes = played("Add a note on Maren: visit on 9 April", "change that to the 10th");
    expect(changes.map(({ tool, input }) => [tool, input["content"]])).toEqual([["update_note", "Visit on 10 April"]]);
    const two = played("Add a note on Maren: visit on 9 April, back 12 April", "sorry, the 10th");
    expect(two.filter(({ tool }) => tool === "update_note")).toEqual([]);
  });
});

describe("what it comes to in the end", () => {
  it.each([
    "not Tobias, Yusra I meant. oh she's hers already. so only Maren",
    "hmm Tobias is not hers. ok so just Maren",
  ])("%s", (second) => {
    const changes = played("set the stage of Maren and Tobias to Meeting", second);
    expect(changes.map(({ tool }) => tool)).toEqual(["take_back"]);
  });
});

describe("the name of someone who is to be added", () => {
  it.each([
    ["add Katrien Dahl from Fjordglass", "its Catherine with a C, Catherine Dahl", "Catherine Dahl"],
    ["add Pia Lund from Fjordglass", "sorry, it's Pia Lunde", "Pia Lunde"],
    ["add Pia Lund from Fjordglass", "no it's Mia Lund", "Mia Lund"],
  ])("%s / %s", (first, second, name) => {
    const conversation = world();
    conversation.say(first);
    expect(conversation.say(second).text).toContain(`To add ${name} I need`);
  });
});

describe("the options of a column that waits", () => {
  it.each([
    ["leave out slush", ["Web Summit", "Port Tech"]],
    ["without Slush and Port Tech", ["Web Summit"]],
  ])("%s", (second, options) => {
    const changes = played("multiselect column Events: Web Summit, Slush, Port Tech", second);
    expect(changes.at(-1)?.input["options"]).toEqual(options);
  });
});
