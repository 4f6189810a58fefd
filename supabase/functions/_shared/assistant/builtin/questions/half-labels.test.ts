import { describe, expect, test } from "vitest";
import { withDayOfMonth } from "./days-of-month.ts";
import { withOwnLabels } from "./half-labels.ts";
import { withMeasures } from "./measures.ts";
import { AskedConversation } from "./testing/asked-conversation.ts";

const column = (label: string, type: "text" | "number" | "date" | "select" | "boolean" = "text") => ({
  ...{ id: label, label, type },
  options: [],
});
const COLUMNS = [
  column("Boarding until", "date"),
  column("Scaffold down on", "date"),
  column("Scaffold up", "boolean"),
  column("Next delivery", "date"),
  column("Delivery entrance"),
  column("Weight (kg)", "number"),
  column("Lead width (mm)", "number"),
];

test.each([
  ["who boards until 9 June?", "who Boarding until 9 June?"],
  ["when does the scaffold come down at Ana's?", "when does the Scaffold down on at Ana's?"],
  ["whose scaffold is coming down this month", "whose Scaffold down on this month"],
  ["who is waiting on a permit", "who is Waiting for permit"],
  ["who's waiting for the permit?", "who's Waiting for permit?"],
  ["deliveries next week?", "Next delivery next week?"],
  ["when is her delivery", "when is her Next delivery"],
  ["where do we deliver at Halden", "where do we Delivery entrance at Halden"],
  // What stays as it is.
  ["which delivery entrance does Ana use", "which delivery entrance does Ana use"],
  ["who waits for Ana", "who waits for Ana"],
  ["when can I deliver to Ana", "when can I deliver to Ana"],
  ["who got a permit without waiting", "who got a permit without waiting"],
  ["who is up", "who is up"],
])("%j is %j in the words of the user's labels", (said, meant) =>
  expect(withOwnLabels(said, COLUMNS, ["Waiting for permit", "Lead"]).replace(" on at ", " on at ")).toBe(
    meant.replace("down on at", "down on at"),
  ),
);

test.each([
  ["what's the heaviest dog?", "what's the highest Weight dog?"],
  ["who is lighter than Ana", "who is lower Weight than Ana"],
  ["how heavy is Otto", "what is the Weight of Otto"],
  ["wie schwer ist Otto", "was ist Weight von Otto"],
  ["more than 20 kilos of weight", "more than 20 of weight"],
  ["who has over 6 mm", "who has over 6 Lead width"],
  ["who has the longest note", "who has the longest note"],
  ["who is 20 years old", "who is 20 years old"],
])("%j is %j in the measures of the user's numbers", (said, meant) => expect(withMeasures(said, COLUMNS)).toBe(meant));

test.each([
  ["who comes on the 9th?", "who comes on 2030-06-09?"],
  ["who comes on the 1st?", "who comes on 2030-06-01?"],
  ["who came on the 20th?", "who came on 2030-05-20?"],
  ["who is on the 9th of May", "who is on the 9th of May"],
  ["who is on the 3rd floor", "who is on 2030-06-03 floor"],
])("%j is %j", (said, meant) => expect(withDayOfMonth(said, "2030-06-03")).toBe(meant));

const ROWS = {
  columns: [
    { label: "Grade", type: "select" as const, options: ["I", "II", "None"] },
    { label: "Sent off", type: "boolean" as const },
    { label: "Panels", type: "number" as const },
    { label: "Quote (EUR)", type: "number" as const },
    { label: "Mason", type: "text" as const },
    { label: "Dog", type: "text" as const },
    { label: "Glass", type: "multiselect" as const, options: ["Antique", "Float"] },
  ],
  people: [
    {
      ...{ name: "Ana Roth", company: "Bride", stage: "Lead" },
      own: {
        Grade: "I",
        "Sent off": true,
        Panels: 24,
        "Quote (EUR)": 900,
        Mason: "Sefton",
        Dog: "Momo",
        Glass: ["Antique"],
      },
      notes: [["2030-05-01", "No hammering on Sundays."]] as [string, string][],
    },
    {
      ...{ name: "Otto Lind", company: "Weingart", stage: "Meeting" },
      own: {
        Grade: "II",
        "Sent off": false,
        Panels: 8,
        "Quote (EUR)": 400,
        Mason: "Sefton",
        Glass: ["Antique", "Float"],
      },
    },
    {
      ...{ name: "Pia Ruud", company: "Halden", stage: "Lead" },
      own: { "Sent off": false, Panels: 40, "Quote (EUR)": 700, Mason: "Terp", Dog: "Wotan" },
    },
  ],
};
const asked = (text: string) => new AskedConversation(ROWS).ask(text);
const named = (text: string) => ROWS.people.map(({ name }) => name).filter((name) => text.includes(`[${name}]`));

describe("an option of one letter", () => {
  test("is no word of a question", () => {
    expect(asked("how much is quoted in all?")).toContain("2,000");
    expect(asked("who is in Lead")).not.toContain("Grade");
    expect(named(asked("who did I add"))).not.toEqual(["Ana Roth"]);
  });
  test("is read beside its column", () => expect(named(asked("who has grade I?"))).toEqual(["Ana Roth"]));
});

describe("everyone compared with one person", () => {
  test.each([
    ["who has more panels than Otto?", ["Ana Roth", "Pia Ruud"]],
    ["whose quote is lower than Ana's", ["Otto Lind", "Pia Ruud"]],
    ["who has a higher quote than Otto does?", ["Ana Roth", "Pia Ruud"]],
    ["who has more panels than Momo", ["Pia Ruud"]],
    ["which leads have fewer panels than Pia", ["Ana Roth"]],
    ["who has the same mason as Otto?", ["Ana Roth", "Otto Lind"]],
  ])("%j", (text, people) => expect(named(asked(text)).sort()).toEqual(people));

  test("goes on with the value that was told last", () => {
    const conversation = new AskedConversation(ROWS);
    conversation.ask("how many panels does Ana have");
    expect(named(conversation.ask("who has more than that?"))).toEqual(["Pia Ruud"]);
  });
  test.each(["does Ana have more panels than Otto?", "who has more panels, Ana or Otto?"])("%j compares two", (text) =>
    expect(asked(text)).toContain("by 16"),
  );
  test("says nothing where it is not clear what is compared", () =>
    expect(asked("who is nicer than Otto?")).not.toMatch(/^\d/u));
});

test.each([
  ["who has a mason and is in Lead?", ["Ana Roth", "Pia Ruud"]],
  ["who is in Lead and has not been sent off?", ["Pia Ruud"]],
  ["who is in Lead and isn't sent off", ["Pia Ruud"]],
  ["who uses antique and has float?", ["Otto Lind"]],
])("%j is one question about the same people", (text, people) => expect(named(asked(text)).sort()).toEqual(people));
test("a subject of its own asks another question", () =>
  expect(asked("who is in Lead and is Otto in Meeting?")).toMatch(/Yes\. \[Otto Lind\]/u));

test.each([
  ["may we hammer on Sundays at Bride?", "No hammering on Sundays"],
  ["when does Wotan come home?", "Do you mean: what is known about Pia Ruud?"],
  ["what's up with Pia and the frobnication?", "Do you mean: what is known about Pia Ruud?"],
])("%j shows what is written of the only one with that, or offers what is known", (text, said) =>
  expect(asked(text)).toContain(said),
);
test("a 1 asks what was asked back", () => {
  const conversation = new AskedConversation(ROWS);
  conversation.ask("when does Wotan come home?");
  expect(conversation.ask("1")).toContain("Panels: 40");
});
test.each([
  ["¿qué perro tiene Pia?", "Wotan"],
  ["welchen Hund hat Pia", "Wotan"],
  ["quel est le chien de Pia ?", "Wotan"],
])("%j is read in its language", (text, said) => expect(asked(text)).toContain(said));

describe("a day of something that is a list too", () => {
  const columns = [column("Regatta", "select"), column("Regatta date", "date")];
  test.each(["when is Kim's regatta?", "When was her regatta?"])("%j asks for its day", (text) =>
    expect(withOwnLabels(text, columns, [])).toContain("Regatta date"),
  );
  test.each(["which regatta is Kim's?", "what is her regatta?", "who is in a regatta next week?"])(
    "%j asks for which one it is",
    (text) => expect(withOwnLabels(text, columns, [])).toBe(text),
  );
});
