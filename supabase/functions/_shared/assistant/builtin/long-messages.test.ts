import { afterEach, expect, test, vi } from "vitest";
import { PlayedConversation } from "./played-turn.ts";
import { readInTime, stillReading, TOO_LONG } from "./too-long.ts";

afterEach(() => vi.restoreAllMocks());

/** Words of which one can be read in two ways: twice as many ways with each, if nothing keeps them apart. */
const UNITS = [
  ...[
    "www.",
    "WWW.",
    "www.in.",
    "email ",
    "email",
    "is",
    "s i ",
    "no wait ",
    "no, no, ",
    "no, ",
    "uhm ",
    "good morning ",
  ],
  ...["- ", "same for ", "the same for ", "he was ", "phone number ", "also ", "i want to ", "could you please "],
  ...[
    "van ",
    "of that ",
    "about that ",
    "all of ",
    "in ",
    "to a ",
    " and , ",
    "bitte mal ",
    "go ahead and ",
    "  too",
    "1h  ",
  ],
];
const FRAMES: [before: string, after: string][] = [
  ["", ""],
  ["", "!x"],
  ["add ", ""],
  ["change ", " Ada"],
  ["note for ", ": x"],
  ["remind me ", "?"],
];

test("a message that repeats a word with two readings many times is answered at once", () => {
  // What the first message costs is loading.
  for (const message of ["add a note to Ada: hello", "www."])
    new PlayedConversation({ people: [{ name: "Ada Lovelace" }] }).say(message);
  const slow: string[] = [];
  for (const unit of UNITS)
    for (const [before, after] of FRAMES) {
      const message = before + unit.repeat(Math.ceil(160 / unit.length)) + after;
      const started = process.threadCpuUsage();
      new PlayedConversation({ people: [{ name: "Ada Lovelace" }] }).say(message);
      const { user, system } = process.threadCpuUsage(started);
      if (user + system > 1_000_000) slow.push(`${JSON.stringify(message)}: ${Math.round((user + system) / 1000)} ms`);
    }
  expect(slow).toEqual([]);
});

const FULL = 7_900;
test.each([
  ["", "www.", 500, ""],
  ["add ", "in ", 570, ""],
  ["add ", "in ", FULL, ""],
  ["add a task to ", " ", FULL, "!"],
  ["move Ada to ", "on ", 570, ""],
  ["move Ada to ", "/ ", 570, ""],
  ["move Ada to ", "/ ", FULL, ""],
  ["set the company of Ada to ", "to ", 570, ""],
  ["Ada's email is ", "\n", FULL, "!"],
  ["add ", ", ", FULL, ""],
  ["add ", ". ", FULL, ""],
  ["delete ", "\n \n", FULL, ""],
  // Letters that old patterns take for marks.
  ...["漢", "ж", "あ ", "ع", "é ", "ß", "😀"].flatMap((unit): [string, string, number, string][] => [
    ["", unit, 700, ""],
    ["", unit, FULL, ""],
    ["note on Ada: ", unit, 700, ""],
    ["What do I know about Ada? ", unit, 1_400, "?"],
  ]),
])("a long message is answered at once: %j and then %j up to %i characters %j", (before, unit, length, after) => {
  const message = before + unit.repeat(Math.ceil(length / unit.length)) + after;
  const started = process.threadCpuUsage();
  new PlayedConversation({ people: [{ name: "Ada Lovelace" }] }).say(message);
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(1000);
});

test("one that nobody could say in one breath is asked for in parts, and nothing is done", () => {
  const { text, changes } = new PlayedConversation({}).say(`add ${"in ".repeat(2600)}`);
  expect([text, changes]).toEqual([TOO_LONG, []]);
});

test("a long note is kept as it was typed, with its tables and lines", () => {
  const table = `Felt is          12 euros and quills${" ".repeat(20)}4 ${"-".repeat(30)} she likes it.`;
  const note = table + " She came again.".repeat(200);
  const { changes } = new PlayedConversation({ people: [{ name: "Ada Lovelace" }] }).say(`note for Ada: ${note}`);
  expect(changes.map(({ tool, input }) => [tool, input["content"]])).toEqual([["create_note", note]]);
});

test("a short message is read on a machine that takes minutes for it, a text without end is not", () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 60_000));
  const { changes } = new PlayedConversation({ people: [{ name: "Ada Lovelace" }] }).say("note for Ada: likes wool");
  expect(changes.map(({ tool }) => tool)).toEqual(["create_note"]);
  expect(
    readInTime(() => {
      for (;;) stillReading();
    }),
  ).toBeNull();
});
