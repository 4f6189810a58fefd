import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "./played-turn.ts";

const having: Having = {
  people: [
    { name: "Ines Marrow", status: "Active", values: { status: "Active" } },
    { name: "Omar Haddad", status: "Paused", values: { status: "Paused" } },
    { name: "Tom Aster", company: "Kelp" },
    { name: "Tom Brandt", company: "Dakhaas" },
    { name: "Mark Oduya" },
  ],
  owners: ["Kim", "Sam"],
  columns: [
    { label: "Deal size", type: "number" },
    { label: "Topics", type: "multiselect", options: ["Talent", "Legal", "Finance"] },
  ],
  tasks: [
    { title: "Book the venue" },
    { title: "Prepare the newsletter" },
    { title: "Order name badges" },
    { title: "Introduce Mark to an insurer", founderName: "Mark Oduya" },
    { title: "Ask Ines for the numbers", founderName: "Ines Marrow" },
  ],
};

/** What the messages change: the tool with the values of each, the names of people and titles of tasks instead of ids. */
function changes(...messages: string[]): string[] {
  const conversation = new PlayedConversation(having);
  const names = new Map([
    ...conversation.people.map(({ id, name }) => [id, name.split(" ").at(-1) ?? ""] as const),
    ...conversation.tasks.map(({ id, title }) => [id, title.split(" ").at(-1) ?? ""] as const),
    ...conversation.columns.map(({ id, label }) => [id, label] as const),
  ]);
  const said = messages.map((message) => conversation.say(message)).at(-1);
  return (said?.changes ?? []).map(({ tool, input }) => {
    const { patch, clear: _, ...rest } = input;
    const values = Object.values({ ...rest, ...(patch ?? {}) }).filter(
      (value) => value !== null && !(Array.isArray(value) && value.length === 0),
    );
    return [tool, ...values.map((value) => names.get(String(value)) ?? String(value))].join(" ");
  });
}

test.each([
  [
    "Ines is a lead now, her location is Samarkand and Kim takes over",
    ["update_founder Marrow Lead Samarkand", "update_founder Marrow Kim"],
  ],
  [
    "Ines: topics talent as well as finance, Kim owns her, and log that the term sheet came in",
    [
      "set_custom_value Marrow Topics Talent, Finance",
      "update_founder Marrow Kim",
      "create_note Marrow The term sheet came in",
    ],
  ],
  [
    "met Ines. good talk. status paused, and remind me to send her the report tomorrow",
    [
      "create_note Marrow Met Ines. good talk.",
      "update_founder Marrow Paused",
      "create_task Send her the report 2030-06-04 Marrow",
    ],
  ],
  [
    "Ines was happy so close that task, then set her deal size to 33",
    ["create_note Marrow Ines was happy", "update_task numbers done", "set_custom_value Marrow Deal size 33"],
  ],
  [
    "1) move the venue to 15 Dec 2) assign it to Ines 3) mark the newsletter as in progress",
    ["update_task venue 2030-12-15", "update_task venue Marrow", "update_task newsletter in_progress"],
  ],
  [
    "a) Ines is now Head of Data b) she moved to Manchester c) status paused",
    ["update_founder Marrow Head of Data", "update_founder Marrow Manchester", "update_founder Marrow Paused"],
  ],
  [
    "okay task one finish the deck by tomorrow task two mail Ines the agenda",
    ["create_task Finish the deck 2030-06-04", "create_task Mail Ines the agenda Marrow"],
  ],
  [
    "for Ines can you put down that uh the review is through and also change her deal size to 61",
    ["create_note Marrow The review is through", "set_custom_value Marrow Deal size 61"],
  ],
  [
    "Ines's email is ines@x.example and her company changed its name to Gal Health",
    ["update_founder Marrow ines@x.example Gal Health"],
  ],
  ["tick off the badges, move the venue to tomorrow", ["update_task badges done", "update_task venue 2030-06-04"]],
  [
    "log a note on Ines - she'll intro us - and bump her priority to 66 then remind me to call her tomorrow",
    ["create_note Marrow She'll intro us", "update_founder Marrow 66", "create_task Call Ines 2030-06-04 Marrow"],
  ],
  [
    "Ines is back in the game: stage lead, status active, owner Kim",
    ["create_note Marrow Ines is back in the game", "update_founder Marrow Lead Active Kim"],
  ],
  [
    "first set Ines to Meeting, second delete the task about the badges",
    ["update_founder Marrow Meeting", "delete_task badges"],
  ],
  [
    "owner of Ines = Kim; owner of Omar = Sam; set both to Meeting",
    [
      "update_founder Marrow Kim",
      "update_founder Haddad Sam",
      "update_founder Marrow Meeting",
      "update_founder Haddad Meeting",
    ],
  ],
  [
    "Ines and Mark are leads; set their owner to Kim",
    [
      "update_founder Marrow Lead",
      "update_founder Oduya Lead",
      "update_founder Marrow Kim",
      "update_founder Oduya Kim",
    ],
  ],
  ["Mark is paused and Ines is a lead", ["update_founder Oduya Paused", "update_founder Marrow Lead"]],
  ["who is paused? and set their owner to Kim", ["update_founder Haddad Kim"]],
  [
    "Ines is a lead, active, and I own… no sorry Kim owns her",
    ["update_founder Marrow Lead", "update_founder Marrow Active Kim"],
  ],
  [
    "tick off the Mark intro, and put a new one for him: send the contract, due tomorrow",
    ["update_task insurer done", "create_task Send the contract 2030-06-04 Oduya"],
  ],
  [
    "new task for tomorrow call the caterer and then another one for Wednesday pick up the banners",
    ["create_task Call the caterer 2030-06-04", "create_task Pick up the banners 2030-06-05"],
  ],
  [
    "delete the task about the badges and add one to compare the prices by tomorrow",
    ["delete_task badges", "create_task Compare the prices 2030-06-04"],
  ],
  ["the task with the venue that one please move it to tomorrow", ["update_task venue 2030-06-04"]],
])("%j does each thing that it says", (message, wanted) => {
  expect(changes(message).map((one) => one.replace(" todo", ""))).toEqual(wanted);
});

test.each([["set Ines to Meeting and change her shoe size to 44", ["update_founder Marrow Meeting"], /shoe size/]])(
  "%j does what is sure and asks for the rest",
  (message, wanted, asked) => {
    expect(changes(message)).toEqual(wanted);
    expect(new PlayedConversation(having).say(message).text).toMatch(asked);
  },
);

test("the answer to which one was meant brings the rest with it", () => {
  const message = "set Ines to Meeting and set Tom's status to Paused";
  expect(changes(message)).toEqual([]);
  expect(changes(message, "Brandt")).toEqual(["update_founder Marrow Meeting", "update_founder Brandt Paused"]);
});

test.each([
  ["make Kim the owner", "update_founder Marrow Kim"],
  ["and status paused", "update_founder Marrow Paused"],
  ["change the status to paused", "update_founder Marrow Paused"],
  ["deal size 40", "set_custom_value Marrow Deal size 40"],
  ["note that the report came in", "create_note Marrow The report came in"],
])("%j after an answer about someone is about them", (message, wanted) => {
  expect(changes("tell me about Ines", message)).toEqual([wanted]);
});

test.each(["priority of both 55", "all three: owner Kim"])(
  "%j after an answer about one is about nobody",
  (message) => {
    expect(changes("tell me about Ines", message)).toEqual([]);
  },
);
