import { describe, expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

/** Labels that say a rhythm, a day, a number, a task, a stage or what is told, of columns of every type, with a value. */
const LABELS = [
  ["Monthly volume", "number", "60"],
  ["May budget", "number", "900"],
  ["Round 2 size", "number", "500"],
  ["Team (FTE)", "number", "45"],
  ["Deal size (k€)", "number", "250"],
  ["% churn", "number", "3"],
  ["Number of sites", "number", "7"],
  ["Series A date", "date", "2030-07-09"],
  ["Next call", "date", "2030-06-20"],
  ["Due date", "date", "2030-07-01"],
  ["First contact", "date", "2030-05-06"],
  ["On hold since", "date", "2030-05-20"],
  ["Follow up on", "date", "2030-06-18"],
  ["Introduced by", "text", "Karen Holt"],
  ["Lead angel", "text", "Ingrid Holm"],
  ["Who decides", "text", "Board"],
  ["Status update", "text", "Waiting"],
  ["2nd contact", "text", "Petra Lang"],
  ["Do not call", "boolean", "yes"],
  ["Has NDA", "boolean", "yes"],
  ["Stage gate", "select", "Two"],
] as const;

type ColumnType = NonNullable<Having["columns"]>[number]["type"];
const played = (label: string, type: ColumnType) =>
  new PlayedConversation({
    people: [{ name: "Ada Quill", stage: "Lead" }],
    columns: [{ label, type, ...(type === "select" && { options: ["One", "Two"] }) }],
    tasks: [{ title: "Call the bank" }],
  });

describe.each(LABELS)("a column %s (%s)", (label, type, value) => {
  const small = label.toLowerCase();
  test.each([
    `set ${label} of Ada Quill to ${value}`,
    `change Ada Quill's ${small} to ${value}`,
    `Ada Quill: ${label} ${value}`,
    `${label} of Ada Quill: ${value}`,
    `put ${value} as ${label} for Ada Quill`,
  ])("%s", (said) => {
    expect(played(label, type).say(said).changes).toMatchObject([{ tool: "set_custom_value", input: { value } }]);
  });
});

describe("what a column should say, beside a task that is called nearly so", () => {
  const said = (text: string, tasks = ["Intro call", "Referred guests list"]) =>
    new PlayedConversation({
      people: [{ name: "Ada Quill", stage: "Lead", values: {} }],
      columns: [
        { label: "Intro from", type: "text" },
        { label: "Referred guests", type: "number" },
        { label: "Tier", type: "select", options: ["Gold", "Silver"] },
      ],
      tasks: tasks.map((title) => ({ title, founderName: "Ada Quill" })),
    }).say(text).changes;
  test.each([
    "Intro from for Ada should say Karen at the quay",
    "the intro from of Ada must read Karen at the quay",
    "Ada's Intro from needs to say Karen at the quay",
    "Ada: intro from should say Karen at the quay",
    "for Ada the intro from should read Karen at the quay",
    "edit the intro from for Ada so it says Karen at the quay",
    "can you make Intro from for Ada say Karen at the quay",
    "let Ada's intro from read Karen at the quay",
    "rename intro from for Ada to Karen at the quay",
    "Intro from for Ada should be Karen at the quay",
  ])("%s", (text) => expect(said(text)).toMatchObject([{ input: { value: "Karen at the quay" } }]));
  test.each([
    ["Referred guests for Ada should say 12", "12"],
    ["Tier for Ada should say Silver", "Silver"],
  ])("%s", (text, value) => expect(said(text)).toMatchObject([{ tool: "set_custom_value", input: { value } }]));
  test.each(["Intro call should say Second call", "Intro call for Ada should say Second call"])("%s", (text) =>
    expect(said(text)).toMatchObject([{ tool: "update_task", input: { patch: { title: "Second call" } } }]),
  );
  test("nothing is done where it is asked", () => expect(said("what should Intro from for Ada say?")).toEqual([]));
  test("role of Ada should say Chair", () =>
    expect(said("Role of Ada should say Chair")).toMatchObject([{ input: { patch: { roleTitle: "Chair" } } }]));
});

test("a label is the label of its column only where it is said of someone", () => {
  const { changes } = played("Next call", "date").say("add a task: next call with the bank on 2030-06-20");
  expect(changes).toMatchObject([{ tool: "create_task" }]);
});
