import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = {
  owners: ["Jonas", "Lucía"],
  stages: ["Lead", "Contacted", "Tasting", "Closed"],
  people: [
    { name: "Ilse Moravec", company: "Loom Lane", stage: "Lead" },
    { name: "Teo Aldana", company: "Damast", stage: "Lead" },
    { name: "Nadia Brückner", company: "Kornfeld" },
    { name: "Owen Price", company: "Kornfeld" },
    { name: "Piet van Dijk", company: "Zuiver" },
  ],
  columns: [
    { label: "Looms", type: "number" },
    { label: "Fair date", type: "date" },
    { label: "Samples received", type: "boolean" },
    { label: "Level", type: "select", options: ["Gold", "Silver"] },
    { label: "Closed", type: "select", options: ["Spring", "Autumn"] },
  ],
  tasks: [
    { title: "Chase customs forms", founderName: "Piet van Dijk" },
    { title: "Review Damast catalogue", founderName: "Teo Aldana" },
  ],
};
/** Each change as who, what and its value. */
function changed(message: string): string[] {
  const played = new PlayedConversation(HAVING);
  const nameOf = (id: unknown) => played.people.find((person) => person.id === id)?.name.split(" ")[0] ?? "";
  return played.say(message).changes.map(({ tool, input }) => {
    const patch = Object.entries(input["patch"] ?? {}).flatMap(([key, value]) =>
      value === null ? [] : [`${key} ${String(value)}`],
    );
    const column = played.columns.find(({ id }) => id === input["fieldId"])?.label;
    const who = [input["founderId"], ...((input["founderIds"] ?? []) as string[])]
      .map(nameOf)
      .filter((name) => name !== "");
    const what = column === undefined ? patch.join(", ") : `${column} ${String(input["value"])}`;
    return `${who.join("+")}: ${what === "" ? tool : what}`;
  });
}

test.each([
  ["Loom Lane looms should say 65 not 12", "Ilse: Looms 65"],
  ["looms for Damast should read 40, not 30", "Teo: Looms 40"],
  ["Damast level should read Gold instead of Silver", "Teo: Level Gold"],
  ["Zuiver fair date ought to be 3 July not 4 July", "Piet: Fair date 2030-07-03"],
  ["Ilse looms must say 14", "Ilse: Looms 14"],
  ["Teo's location should say Graz not Linz", "Teo: location Graz"],
])("%j is what a field has to hold", (message, wanted) => expect(changed(message)).toEqual([wanted]));

test.each([
  "Ilse's deck should be ready not late",
  "the level of Ilse should say Platinum not Gold",
  "Kornfeld looms should say 65 not 50",
  "Level should read Gold instead of Silver",
  "the task should say 65 not 50",
])("%j sets no field", (message) => expect(changed(message).filter((one) => !one.endsWith("create_note"))).toEqual([]));

test.each([
  ["Can Jonas have Nadia instead of Lucía?", "Nadia: owner Jonas"],
  ["Could Lucía take Teo instead of Jonas?", "Teo: owner Lucía"],
  ["Could we give Piet to Jonas instead of Lucía", "Piet: owner Jonas"],
])("%j asks for another owner", (message, wanted) => expect(changed(message)).toEqual([wanted]));

test.each([
  "Can Jonas have Owen?",
  "Can Jonas have a day off?",
  "May Jonas have the catalogue instead of Teo?",
  "Can Nadia have Teo instead of Ilse?",
  "Shall we give the samples to Jonas instead of Lucía?",
])("%j changes nothing", (message) => expect(changed(message)).toEqual([]));

test.each([
  ["we've finally had Damast's samples, tick that off on his row", "Teo: Samples received yes"],
  ["Piet's samples came in at last, tick that off for him", "Piet: Samples received yes"],
  ["We got the samples from Zuiver. Tick the box for him", "Piet: Samples received yes"],
  ["Teo sent his samples, mark that", "Teo: Samples received yes"],
])("%j ticks the column, and no task", (message, wanted) => expect(changed(message)).toEqual([wanted]));

test.each([
  "Once Teo has sent his samples, tick that off",
  "note on Teo: got the samples, tick that off",
  "Kornfeld's samples arrived, tick that off",
])("%j ticks nothing", (message) => expect(changed(message).filter((one) => !one.endsWith("create_note"))).toEqual([]));

test.each([
  ["Everybody from Kornfeld goes to Closed", "Nadia+Owen: stage Closed"],
  ["move everyone from Kornfeld to Closed", "Nadia+Owen: stage Closed"],
  ["put everyone in Lead into Closed", "Ilse+Teo: stage Closed"],
  ["set the stage of everyone from Kornfeld to Closed", "Nadia+Owen: stage Closed"],
  ["Teo goes to Closed", "Teo: stage Closed"],
  ["set Closed of Teo to Spring", "Teo: Closed Spring"],
  ["move everyone in Lead to Closed Spring", "Ilse+Teo: Closed Spring"],
])("%j is of the stage, unless an option of the column that is called so is said", (message, wanted) =>
  expect(changed(message)).toEqual([wanted]),
);
test("who is in a stage that a column is called like", () =>
  expect(new PlayedConversation(HAVING).say("Who's in Closed?").text).toContain("Stage Closed"));

test.each([
  ["Damast is now trading as Damast Mills, sort the company name out", ["Teo: company Damast Mills"]],
  ["Damast rebranded as Damask, sort it", ["Teo: company Damask"]],
  [
    "Kornfeld now trades as Kornfeld Group, fix the company name",
    ["Nadia: company Kornfeld Group", "Owen: company Kornfeld Group"],
  ],
])("%j renames the firm of all who are at it", (message, wanted) => expect(changed(message)).toEqual(wanted));
