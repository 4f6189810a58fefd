import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const NAMES = ["Bo Lindqvist", "Nguyễn Thu Hà", "Li Chen", "Ng Wei Ming", "Jo Abel"];
const SHORT = ["Bo", "Hà", "Li", "Ng", "Jo"];
const play = (message: string) =>
  new PlayedConversation({
    people: NAMES.map((name) => ({ name, stage: "Lead" })),
    columns: [{ label: "Fee", type: "number" }],
  }).say(message).changes;
const ids = (message: string) => play(message).map(({ input }) => String(input["founderId"]).slice(-1));

describe.each(SHORT.map((short, no) => [short, String(no)] as const))("%s", (short, no) => {
  test.each([
    "set %'s fee to 300",
    "note on %: likes tea",
    "move % to Meeting",
    "%'s fee 300",
    "% likes oolong, note that",
  ])("%s", (said) => {
    expect(ids(said.replace("%", short))).toEqual([no]);
  });
  test("whose something is, in small letters", () => {
    expect(ids(`set ${short.toLowerCase()}'s fee to 300`)).toEqual([no]);
  });
});

test.each(["set the fee of Abel to 5 so he is done", "no, go on", "oh, li is a chinese word", "jo mei!"])(
  "%j names nobody by two small letters",
  (said) => expect(ids(said).filter((id) => id !== "4")).toEqual([]),
);

test("a word that begins a sentence is nobody", () => {
  const he = new PlayedConversation({ people: [{ name: "He Xiang" }, { name: "Ana Lopes" }] });
  const { changes } = he.say("note on Ana: called. He is in Rome");
  expect(changes.map(({ input }) => String(input["founderId"]).slice(-1))).toEqual(["1"]);
});
