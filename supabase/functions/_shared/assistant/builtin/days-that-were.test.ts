import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const COLUMNS = ["Last visit", "Last fitting", "Latest survey", "Most recent audit"];
const WHO = "Henrike Vossberg";
const play = (message: string, label: string) => {
  const own = {
    people: [{ name: WHO }, { name: "Rosa Ibáñez" }],
    columns: [
      { label, type: "date" as const },
      { label: "Contract ends", type: "date" as const },
    ],
  };
  return new PlayedConversation(own).say(message).changes;
};
const valueOf = (message: string, label: string) => play(message, label).map(({ input }) => input["value"]);

// Today is Monday, 3 June 2030.
const DAYS = [
  ["20 May", "2030-05-20"],
  ["24 December", "2029-12-24"],
  ["on Friday", "2030-05-31"],
  ["the 1st", "2030-06-01"],
  ["yesterday", "2030-06-02"],
  ["2 March 2031", "2031-03-02"],
] as const;
test.each(COLUMNS.flatMap((label) => DAYS.map((day) => [label, ...day] as const)))(
  "%s: “%s” is the last day of the kind, %s",
  (label, day, value) => {
    expect(valueOf(`Set ${label.toLowerCase()} of ${WHO} to ${day.replace(/^on /, "")}`, label)).toEqual([value]);
  },
);
test.each(["Met on", "NDA signed", "Date joined", "First met"])("%s is a column of what was", (label) => {
  expect(valueOf(`Set ${label} of ${WHO} to 20 May`, label)).toEqual(["2030-05-20"]);
  expect(valueOf(`Set ${label} of ${WHO} to Friday`, label)).toEqual(["2030-05-31"]);
});
test("a name that begins as a month is none", () => {
  const talk = new PlayedConversation({
    people: [{ name: "Mark Dever" }],
    columns: [{ label: "Met on", type: "date" as const }],
  });
  expect(talk.say("set Met on for Mark to Friday").changes).toMatchObject([{ input: { value: "2030-05-31" } }]);
});
test.each(["Start date", "Contract ends", "Meeting on", "Review"])("%s takes the next one", (label) => {
  expect(valueOf(`Set ${label} of ${WHO} to 20 May`, label)).toEqual(["2031-05-20"]);
});
test("a column of what is to come takes the next one", () => {
  expect(valueOf(`Set contract ends of ${WHO} to 20 May`, "Last visit")).toEqual(["2031-05-20"]);
});

test.each(
  COLUMNS.flatMap((label) => [
    [`${label} with Henrike was on 20 May`, label],
    [`The ${label.toLowerCase()} for Henrike was on 20 May`, label],
    [`Henrike's ${label.toLowerCase()} was on 20 May`, label],
    [`our ${label.toLowerCase()} with Henrike took place on 20 May`, label],
  ]),
)("%j is told of a column, and waits", (message, label) => {
  expect(play(message, label).map(({ tool, input, held }) => [tool, input["value"], held === null])).toEqual([
    ["set_custom_value", "2030-05-20", false],
  ]);
});
test("a day of something else is a note", () => {
  expect(play("Our dinner with Henrike was on 20 May", "Last visit").map(({ tool }) => tool)).toEqual(["create_note"]);
});

test.each(["Kiln & Company", "Cleare & Company", "Drope & Company", "Binn & Company"])(
  "moving to “%s” empties nothing",
  (firm) => {
    for (const who of ["Henrike", "Henrike and Rosa", "Rosa Ibáñez"])
      for (const verb of ["moved to", "went to", "switched to", "is now at"])
        for (const { input } of play(`${who} ${verb} ${firm}`, "Last visit")) expect(input["clear"] ?? []).toEqual([]);
  },
);
test("a word of emptying still empties", () => {
  expect(play("clear the company of Henrike and Rosa", "Last visit").map(({ input }) => input["clear"])).toEqual([
    ["company"],
    ["company"],
  ]);
});

test.each(["starting on the 17th", "starting 17 June", "beginning on June 17", "first on the 17th"])(
  "“%s” before what is to be done says when, and is no task",
  (start) => {
    const made = play(`Remind me every Monday, ${start}, to water the plants`, "Last visit");
    expect(made.map(({ input }) => [input["title"], input["dueDate"], input["recurrence"]])).toEqual([
      ["Water the plants", "2030-06-17", "weekly"],
    ]);
  },
);
