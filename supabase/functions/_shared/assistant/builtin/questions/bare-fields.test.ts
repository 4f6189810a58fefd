import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    {
      name: "Petronella Voss",
      company: "Glasshaus",
      values: { email: "p.voss@glasshaus.example", location: "Ghent", "Lead time": "12" },
    },
    { name: "May Lind", company: "Skov", values: { email: "may@skov.example", location: "Aarhus" } },
  ],
  columns: [{ label: "Lead time", type: "number" as const }],
};
const play = (message: string) => new PlayedConversation(having).say(message);

const FIELDS = [
  ["email", "p.voss@glasshaus.example"],
  ["email address", "p.voss@glasshaus.example"],
  ["location", "Ghent"],
  ["company", "Glasshaus"],
  ["lead time", "12"],
] as const;
const ENDS = ["", " pls", " please", ", thanks", " again?"];
test.each(
  FIELDS.flatMap(([field, value]) =>
    ["of", "for"].flatMap((of) => ENDS.map((end) => [`${field} ${of} Petronella${end}`, value] as const)),
  ),
)("%j is asked", (message, value) => {
  const { text, changes } = play(message);
  expect([changes, text]).toEqual([[], expect.stringContaining(value)]);
});
test("what is no field is said to be none", () =>
  expect(play("phone number for Petronella pls").text).toContain("no field or column"));

test.each([
  "mail for Petronella",
  "email for Petronella tomorrow",
  "quote for Petronella",
  "location for Petronella: Bruges",
])("%j is no question", (message) => expect(play(message).text).not.toMatch(/Email: |Location: Ghent/u));

test.each(["what is the email of May Lind?", "what is the email of May", "email for May pls"])(
  "%j names someone and no month",
  (message) => expect(play(message).text).toContain("may@skov.example"),
);
test("a month that is no name is one", () =>
  expect(play("what is due in May").text).toMatch(/May 1 to May 31|due in May/u));
