import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Iris Vandermeer", company: "Kelp Works", stage: "Tasting" },
    { name: "Otto Brandl", company: "Pine Hollow", stage: "Shelved" },
    { name: "Lena Sørby", company: "Marrow Bay", stage: "Tasting" },
    { name: "Teo Aldana", company: "Kelp Works", stage: "Tasting" },
  ],
  tasks: [
    { title: "Send Marrow Bay the label proofs", founderName: "Lena Sørby", dueDate: "2030-06-07" },
    { title: "Order sample jars", dueDate: "2030-06-12" },
  ],
  columns: [
    { label: "Headcount", type: "number" as const },
    { label: "Barrel share", type: "number" as const },
    { label: "Packaging", type: "select" as const, options: ["Glass", "Tin", "Paper"] },
    { label: "Teas", type: "multiselect" as const, options: ["Green", "Black", "Oolong"] },
    { label: "Round", type: "select" as const, options: ["Round I", "Round II", "Round III"] },
    { label: "Cellar book", type: "text" as const },
  ],
  stages: ["Enquiry", "Tasting", "Contract", "Shelved"],
  statuses: ["Hot", "Warm", "Cold"],
};
const play = (message: string) => new PlayedConversation(having).say(message);
const state = new PlayedConversation(having);
const labelOf = (id: unknown) => state.columns.find((column) => column.id === id)?.label;
const nameOf = (id: unknown) => state.people.find((person) => person.id === id)?.name.split(" ")[0];
/** What a message changes of people, as "Otto stage Tasting". */
const changes = (message: string) =>
  play(message).changes.flatMap(({ tool, input }): string[] => {
    const who = nameOf(input["founderId"]) ?? "";
    if (/^set_custom_value/u.test(tool)) return [`${who} ${labelOf(input["fieldId"]) ?? ""} ${String(input["value"])}`];
    const patch = (input["patch"] ?? {}) as Record<string, unknown>;
    const set = Object.entries(patch).filter(([, value]) => value !== null);
    if (tool === "create_note") return [`${who} note ${String(input["content"])}`];
    return set.map(([field, value]) => `${who} ${field} ${String(value)}`.trim());
  });
const atOnce = (message: string) => play(message).changes.filter(({ held }) => held === null);

test.each([
  [
    "Lena -> Contract, mark the label proofs done, note: signed on the boat, happy",
    ["Lena stage Contract", "status done", "Lena note Signed on the boat, happy"],
  ],
  ["Otto → Warm, set headcount to 3", ["Otto status Warm", "Otto Headcount 3"]],
  [
    "Iris's headcount goes to 9, teas gets Oolong too, sample jars due date to the 14th",
    ["Iris Headcount 9", "Iris Teas Oolong", "dueDate 2030-06-14"],
  ],
])("each of several orders in one line: %j", (message, expected) => {
  expect(changes(message)).toEqual(expected);
});

test.each([
  ["Lena wants 6 heads now instead of 4", "Lena Headcount 6"],
  ["Otto needs 2 heads now, not 3", "Otto Headcount 2"],
])("what someone wants now is offered as the number: %j", (message, expected) => {
  expect(changes(message)).toEqual([expected]);
  expect(atOnce(message)).toEqual([]);
});

test.each(["Lena wants 6 jars now", "Otto needs 3 more heads"])("other numbers are noted: %j", (message) => {
  expect(play(message).changes.map(({ tool }) => tool)).toEqual(["create_note"]);
});

test.each([
  ["Would you mind setting Otto's headcount to 4?", "Otto Headcount 4"],
  ["Do you mind moving Lena to Contract?", "Lena stage Contract"],
  ["is there any chance you could move Lena to Contract?", "Lena stage Contract"],
  ["set bs to 40 for Iris", "Iris Barrel share 40"],
  ["Otto hc 5", "Otto Headcount 5"],
  ["put Iris in round 3", "Iris Round Round III"],
  ["Set round of Teo to Round two", "Teo Round Round II"],
  ["move Otto to round I", "Otto Round Round I"],
])("an order in other words: %j", (message, expected) => {
  expect(changes(message)).toEqual([expected]);
});

test.each([
  ["take Otto off Shelved and put him back in Tasting, status Warm", ["Otto stage Tasting", "Otto status Warm"]],
  ["pull Otto out of Shelved and move him to Enquiry", ["Otto stage Enquiry"]],
  ["Sørby signed! mark contract, hc 2", ["Lena stage Contract", "Lena Headcount 2"]],
  [
    "Iris Vandermeer: title CEO, Portland OR, round 2",
    ["Iris roleTitle CEO", "Iris location Portland OR", "Iris Round Round II"],
  ],
  ["Otto is now fully glass, fix the packaging", ["Otto Packaging Glass"]],
])("a state or a field said around it: %j", (message, expected) => {
  expect(changes(message)).toEqual(expected);
});

test("all at a firm get what they are said to move to, after Confirm", () => {
  const { changes: wanted, text } = play("Everyone at Kelp Works is moving to tin, update packaging");
  expect(wanted.map(({ tool, input }) => [tool, input["value"]])).toEqual([["set_custom_values", "Tin"]]);
  expect(text).toMatch(/confirm/iu);
});

test("an option with a numeral is asked for as its own", () => {
  expect(play("who is in round 2?").text).toContain("Round II");
  expect(play("who is in round III?").text).toContain("Round III");
  expect(play("who is in round III?").text).not.toMatch(/I read/u);
});

test("a note keeps its words", () => {
  expect(changes("Note for Otto: he wants to be in round 3 next year, hc 4")).toEqual([
    "Otto note He wants to be in round 3 next year, hc 4",
  ]);
});

test.each([
  ["Organic - yes/no column please", "Organic", "boolean"],
  ["Vintage: number column", "Vintage", "number"],
])("a column in a few words: %j", (message, label, type) => {
  expect(play(message).changes.map(({ input }) => [input["label"], input["type"]])).toEqual([[label, type]]);
});

test("one more column behind the first", () => {
  const { changes: wanted } = play("Add a select field Grade: A, B, C. And a number one called Cellar temp");
  expect(wanted.map(({ input }) => [input["label"], input["type"]])).toEqual([
    ["Grade", "select"],
    ["Cellar temp", "number"],
  ]);
});

test("a sheet with short heads", () => {
  const { changes: wanted } = play("HC | Person | Teas\n5 | Iris Vandermeer | Green\n2 | Otto Brandl | Black");
  expect(wanted.map(({ input, held }) => [input["value"], held !== null])).toEqual(
    ["5", "Green", "2", "Black"].map((value) => [value, true]),
  );
});

test("who is left in a stage is who is there", () => {
  expect(play("who's left in Shelved?").text).toContain("Otto Brandl");
});

test.each([
  [
    "file this for Lena:\n\nFrom: Lena Sørby <lena@marrow.example>\nSubject: labels\nProofs are fine.\nLena",
    "Lena note Proofs are fine.\nLena",
  ],
  ["put this under Otto pls\nHe called: the kiln is broken", "Otto note He called: the kiln is broken"],
])("a text below an order to keep it is a note of theirs: %j", (message, note) => {
  expect(changes(message)).toEqual([note]);
});

test("what is owed by a chat is offered as tasks", () => {
  const message =
    "Chat with Otto - create tasks from what I promised:\n10:01 Otto: could you send me the kiln plans by Friday\n10:02 Me: will do\n10:04 Otto: need three more jars too\n10:05 Me: no, sorry\n10:06 Otto: please check the invoice\n10:07 Me: ok";
  expect(play(message).changes.map(({ input, held }) => [input["title"], input["dueDate"], held !== null])).toEqual([
    ["Send Otto the kiln plans", "2030-06-07", true],
    ["Check the invoice", null, true],
  ]);
});

test("a sigh is no part of the news", () => {
  expect(changes("Ugh. Pine Hollow dropped out. Otto is gutted")).toEqual([
    "Otto note Pine Hollow dropped out. Otto is gutted",
  ]);
});

test.each(["remind me to email Otto SRE data on Friday", "todo: send Otto CVs by Friday"])(
  "letters behind a name are no surname: %j",
  (message) => {
    expect(play(message).changes.map(({ input }) => nameOf(input["founderId"]))).toEqual(["Otto"]);
  },
);
