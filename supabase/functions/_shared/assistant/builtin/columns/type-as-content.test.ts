import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const made = (message: string) =>
  new PlayedConversation({ people: [{ name: "Ilse Moravec" }] })
    .say(message)
    .changes.map(({ tool, input }) => [tool, input["label"], input["fieldType"] ?? input["type"]]);

test.each([
  ["Add a deal size column with numbers", "Deal size", "number"],
  ["add a column Visited for dates", "Visited", "date"],
  ["add a fleece weight column of numbers please", "Fleece weight", "number"],
  ["new column board seat with yes or no", "Board seat", "boolean"],
  ['please create a "Last audit" field that holds dates', "Last audit", "date"],
  ["we need a Barn key column with tick boxes", "Barn key", "boolean"],
  ["add a number column of ewes", "Ewes", "number"],
  ["need somewhere to keep the date we first sheared for each person", "First sheared", "date"],
  ["need somewhere to put the date we last visited", "Last visited", "date"],
  ["we need a place to record the day each person joined", "Joined", "date"],
  ["could we track the date I met them for everyone", "Met", "date"],
  ["need somewhere to keep how many ewes each has", "Ewes", "number"],
  ["need somewhere to keep whether they paid", "Paid", "boolean"],
])("%s: %s, a %s", (message, label, type) => {
  expect(made(message)).toEqual([["create_custom_field", label, type]]);
});

test.each(["need somewhere to sit in Cork", "need somewhere to keep the date cake for Ilse"])(
  "%s: no column is made",
  (message) => {
    expect(made(message).map(([tool]) => tool)).not.toContain("create_custom_field");
  },
);
