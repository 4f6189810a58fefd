import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const said = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Yara Blom", values: { Plan: "Basic" } }, { name: "Otis Kane" }],
    columns: [{ label: "Plan", type: "select", options: ["Basic", "Plus"] }],
    stages: ["Lead", "Signed"],
    tasks: [{ title: "Send the plan", founderName: "Otis Kane" }],
  }).say(message);

test.each(["get rid of Plan for Yara", "please do away with Yara's plan", "can you throw out the plan of Yara Blom?"])(
  "clears a value that someone wants to get rid of: %s",
  (message) => {
    expect(said(message).changes).toMatchObject([{ tool: "set_custom_value", input: { value: null } }]);
  },
);

test.each([
  ["get rid of the email of Otis", "update_founder"],
  ["get rid of the Plan column", "delete_custom_field"],
  ["get rid of Otis", "delete_founder"],
  ["get rid of Send the plan", "delete_task"],
])("gets rid of what is named, and of nothing else: %s", (message, tool) => {
  expect(said(message).changes.map((change) => change.tool)).toEqual([tool]);
});

test.each([
  "transfer Otis to Signed",
  "transfer Otis to the Signed stage please",
  "transfer both Otis and Yara to Signed",
])("moves someone to a stage of the user's, and pays nothing: %s", (message) => {
  expect(said(message).changes[0]).toMatchObject({ tool: "update_founder", input: { patch: { stage: "Signed" } } });
});

test.each(["transfer 300 euros to Otis", "transfer the deposit to Yara", "cancel my plan"])(
  "still says what it can't do: %s",
  (message) => {
    expect(said(message).changes).toEqual([]);
    expect(said(message).text).toMatch(/can['’]t/u);
  },
);
