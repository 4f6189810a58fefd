import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", stage: "Lead", values: { stage: "Lead", Panes: "4000", Languages: "Czech" } },
    { name: "Teo Aldana", stage: "Lead", values: { stage: "Lead" } },
    { name: "Ruth Osei", values: { Opening: "2030-09-01" } },
  ],
  columns: [
    { label: "Panes", type: "number" as const },
    { label: "Kiln", type: "number" as const },
    { label: "Opening", type: "date" as const },
    { label: "Deposit paid", type: "boolean" as const },
    { label: "Languages", type: "multiselect" as const, options: ["Czech", "English", "German"] },
  ],
  owners: ["Kim"],
};
const IDS = /^(?:founderId|actionId|taskId|fieldId|clear|profileUrl|name|added|removed)$/;
const short = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  const changes = messages.map((message) => played.say(message)).at(-1)?.changes ?? [];
  return changes.map(({ tool, input, held }) => {
    if (tool === "take_back") return tool;
    const set = Object.entries((input["patch"] ?? input) as Record<string, unknown>);
    const values = set.flatMap(([key, value]) => (IDS.test(key) || value === null ? [] : [JSON.stringify(value)]));
    return [tool, ...(held === null ? [] : ["waits"]), ...values].join(" ").replaceAll('"', "");
  });
};

test.each([
  [
    ["Ilse's birthday is 4 July, make a note", "and a task for it one day before"],
    ["create_task Ilse's birthday 2030-07-03"],
  ],
  [["when is Ruth's opening?", "remind me a week before"], ["create_task Opening of Ruth Osei 2030-08-25"]],
  [
    ["set Ruth's opening to 20 June", "and remind me to pack the tools two days before"],
    ["create_task Pack the tools 2030-06-18"],
  ],
  [["set Ilse to Closed", "follow up on friday"], ["create_task Follow up 2030-06-07"]],
  [
    ["Ilse speaks English", "and German too"],
    ["take_back", "set_custom_value waits Czech, English, German"],
  ],
  [
    ["who are my leads?", "send those two to Meeting"],
    ["update_founder Meeting", "update_founder Meeting"],
  ],
  [
    ["rename the column Kiln to Oven", "no, to Furnace"],
    ["take_back", "change_custom_field Furnace"],
  ],
  [["set panes of Ilse and Teo to 90", "undo", "only Teo, 90"], ["set_custom_value 90"]],
  [
    ["Teo told me his budget was cut", "sorry, that was Ruth"],
    ["take_back", "create_note waits Ruth told me his budget was cut"],
  ],
  [["Teo at 110", "no, make it 105", "1"], ["set_custom_value 105"]],
])("%j: %j", (messages, changes) => expect(short(...messages)).toEqual(changes));

test.each(["follow up on friday", "order new lead on friday"])("“%s” about nobody is nobody's", (message) => {
  const played = new PlayedConversation(having);
  expect(played.say(message).changes[0]?.input["founderId"] ?? null).toBeNull();
});
test("a task for each of several, who are named before what it is", () =>
  expect(short("add tasks for Ilse and Teo: send brochure")).toEqual([
    "create_task Send brochure",
    "create_task Send brochure",
  ]));
test.each([
  ["remind me to write to Ilse about glass in July", "create_task Write to Ilse about glass 2030-07-01"],
  ["add a task: check in with Ilse in September", "create_task Check in with Ilse 2030-09-01"],
  ["add task check in on Friday with Ilse", "create_task Check in with Ilse 2030-06-07"],
])("“%s” leaves no “in” in the title", (message, change) => expect(short(message)).toEqual([change]));

const NAME = "Add Kirsten Vogel";
const URL = "linkedin.com/in/kvogel";
test.each([
  [[NAME, "Kirsten's from Aarhus, a glazier", URL], "create_founder glazier Aarhus"],
  [[NAME, "a glazier from Aarhus", URL], "create_founder glazier Aarhus"],
  [[NAME, "Teo wants 5kg of lead, note that", "she's in Aarhus", URL], "create_founder Aarhus"],
  [[NAME, "remind me to ring Teo tomorrow", "her email is k@v.example", URL], "create_founder k@v.example"],
  [[`${NAME}, ${URL}`, "she buys for De Glaswinkel in Utrecht"], "update_founder waits De Glaswinkel Utrecht"],
])("%j: what is told of someone new is theirs", (messages, change) => expect(short(...messages)).toEqual([change]));
test("what is noted of someone else while a person is added is theirs", () =>
  expect(short(NAME, "Teo wants 5kg of lead, note that")).toEqual(["create_note waits Teo wants 5kg of lead"]));

test("“the other one” of several is asked about", () =>
  expect(short("list everyone", "move the first one to Closed", "and the other one to Meeting")).toEqual([]));
test("“no, she closed the kiln” is no other stage", () =>
  expect(short("set Ilse to Meeting", "no, she closed the kiln")).toEqual([]));
test("“does now” is no value", () =>
  expect(short("Ilse does not speak Czech any more", "and Teo does now").filter((one) => one.includes("does"))).toEqual(
    [],
  ));

test.each([
  [["set Ilse's company to Bright Panes", "sorry, Pane not Panes"], ["update_founder Bright Pane"]],
  [["set Ilse to Meeting", "Closed not Meeting"], ["update_founder Closed"]],
  [["set Ilse to Meeting", "no, she said closed"], ["update_founder Closed"]],
  [["set Ilse to Meeting", "sorry, she's in contacted now"], ["update_founder Contacted"]],
  [["note for Ilse: a maybe for autumn", "panes 20"], ["set_custom_value waits 20"]],
  [["note for Ilse: decides on friday", "remind me then"], ["create_task Decides 2030-06-07"]],
  [["Kim should look after Ilse", "and Teo while you're at it"], ["update_founder waits Kim"]],
  [
    ["remind me to call Ilse on friday", "and add another one: send her the price list, same day"],
    ["create_task Send her the price list 2030-06-07"],
  ],
])("%j: %j", (messages, changes) => expect(short(...messages)).toEqual(changes));
test("“no, she closed the kiln” is no other stage", () =>
  expect(short("set Ilse to Meeting", "no, she closed the kiln")).toEqual([]));

test.each([
  [["has Teo paid the deposit?", "tick it for Teo"], ["set_custom_value yes"]],
  [["Ilse's panes went to 80k", "and Teo's 60"], ["set_custom_value waits 60000"]],
  [["Ilse's panes went to 80", "and Teo's 60"], ["set_custom_value waits 60"]],
])("%j: %j", (messages, changes) => expect(short(...messages)).toEqual(changes));

test.each(["set Ruth's opening to the end of the year", "set Ruth's opening to end of year"])("“%s”", (message) =>
  expect(short(message)).toEqual(["set_custom_value 2030-12-31"]),
);
