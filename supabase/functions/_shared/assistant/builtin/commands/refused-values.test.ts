import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const said = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Yara Blom", company: "Blom Cycles" }, { name: "Otis Kane" }],
    stages: ["Lead", "Signed"],
    statuses: ["Open", "Asleep"],
    owners: ["Sol"],
    columns: [
      { label: "Plan", type: "select", options: ["Basic", "Plus"] },
      { label: "Opening", type: "date" },
      { label: "Seats", type: "number" },
    ],
  }).say(message);
const set = (message: string) =>
  said(message).changes.map(({ input, held }) => [input["patch"] ?? input["value"], held !== null]);

test.each([
  ["set Yara's email to no-address", "“no-address” is not an email address."],
  ["set Yara's email to nope", "“nope” is not an email address."],
  ["set the status of Otis to No", "“No” is not one of your statuses, which are Open and Asleep."],
  ["set the stage of Otis to Yes", "“Yes” is not one of your stages, which are Lead and Signed."],
  ["set Yara's plan to Gigantic", "“Gigantic” is not an option of Plan, which are Basic and Plus."],
  ["set Yara's opening to someday", "“someday” is no day that I know."],
  ["set Yara's seats to lots", "Seats takes a number."],
])("says why a value is refused: %s", (message, why) => {
  expect(said(message)).toMatchObject({ changes: [] });
  expect(said(message).text).toContain(why);
});

test.each([
  ["could we have Otis as Asleep please", { status: "Asleep" }],
  ["can we get Otis into Signed?", { stage: "Signed" }],
  ["can I have Sol as owner of Otis", { owner: "Sol" }],
  ["may we have Otis at Plus", "Plus"],
])("sets a value that someone is wished to have: %s", (message, value) => {
  expect(set(message)).toMatchObject([[value, false]]);
});

test.each(["could I have Yara's email", "could we have Otis as a customer", "can we have a talk with Otis on Friday"])(
  "changes nothing where a question is asked: %s",
  (message) => {
    expect(said(message).changes).toEqual([]);
  },
);

test.each([
  ["Otis is Asleep now, please update his status", { status: "Asleep" }],
  ["Otis is asleep now, update him", { status: "Asleep" }],
  ["Yara has shifted to Lagos, kindly update her location.", { location: "Lagos" }],
  ["Yara is the treasurer now. Change her role please", { roleTitle: "treasurer" }],
  ["Otis has 40 seats now, update his seats", "40"],
  ["Yara is asking for a Plus, not a Basic. Correct the plan please.", "Plus"],
  ["Otis pays for Basic and not for Plus. Update his plan", "Basic"],
  ["Yara moved to Lagos, not Accra. Please correct the location", { location: "Lagos" }],
])("offers what is told where its field is to be updated, and asks nothing: %s", (message, value) => {
  expect(set(message)).toMatchObject([[value, true]]);
  expect(said(message).text).not.toContain("?");
});

test("asks for what is not told", () => {
  expect(said("Otis moved to Lagos, update his email").text).toContain("What should the email of his be?");
});

test("what several are told of is not offered for one of them, and what someone never was for none", () => {
  const ofBoth = set("Yara and Otis are asking for Plus, not Basic. Correct the plan");
  expect(ofBoth.filter(([value]) => value === "Plus").length).not.toBe(1);
  expect(set("Otis was never on Plus. Correct his plan")).not.toContainEqual(["Plus", true]);
});
