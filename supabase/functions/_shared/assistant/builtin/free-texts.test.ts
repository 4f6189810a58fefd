import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "./played-turn.ts";

const having: Having = {
  people: [{ name: "Ines Marrow" }, { name: "Omar Haddad" }],
  owners: ["Kim", "Sam"],
  columns: [
    { label: "Deal size", type: "number" },
    { label: "Source", type: "text" },
  ],
  tasks: [{ title: "Order the badges" }],
};

/** Free texts of a person, as they are said, with the field that has them. */
const TEXTS: readonly (readonly [said: string, field: string, value: string])[] = [
  ["her location is Samarkand", "location", "Samarkand"],
  ["set Ines's location to Samarkand", "location", "Samarkand"],
  ["Ines's company is Halden Freight", "company", "Halden Freight"],
  ["set Ines's company to Halden Freight", "company", "Halden Freight"],
  ["her role is Head of Sales", "roleTitle", "Head of Sales"],
  ["set Ines's role to Head of Sales", "roleTitle", "Head of Sales"],
  ["set Ines's source to the spring fair", "value", "spring fair"],
  ["note for Ines: likes tea", "content", "Likes tea"],
  ["remind me to call Ines", "title", "Call Ines"],
];

/** What may follow, with what it changes. */
const NEXT: readonly (readonly [said: string, field: string, value: unknown])[] = [
  ["Kim takes over", "owner", "Kim"],
  ["Kim owns her", "owner", "Kim"],
  ["set her stage to Meeting", "stage", "Meeting"],
  ["her status is Paused", "status", "Paused"],
  ["move her to Meeting", "stage", "Meeting"],
  ["Omar is Paused", "status", "Paused"],
  ["delete the task Order the badges", "taskId", null],
];
const JOINTS = [", ", " and ", ", and ", ", then ", ". "];

function changed(message: string): Map<string, unknown[]> {
  const conversation = new PlayedConversation(having);
  conversation.say("tell me about Ines");
  const fields = new Map<string, unknown[]>();
  for (const { input } of conversation.say(message).changes)
    for (const [key, value] of Object.entries({ ...input, ...(input["patch"] ?? {}) }))
      if (value !== null && key !== "patch") fields.set(key, [...(fields.get(key) ?? []), value]);
  return fields;
}

// A note or a title may well say what others do; an order is none of its words.
const isOwn = (said: string) => /^(?:note|remind)/.test(said);
const cases = TEXTS.flatMap(([said, field, value]) =>
  JOINTS.flatMap((joint) =>
    NEXT.filter(([next]) => !isOwn(said) || /^(?:set|move|delete)/.test(next)).map(
      ([next, other, its]) => [`${said}${joint}${next}`, field, value, other, its] as const,
    ),
  ),
);

test.each(cases)("%j: the free text ends where something else is said", (message, field, value, other, its) => {
  const fields = changed(message);
  expect(fields.get(field)?.map((text) => String(text).replace(/\.$/, ""))).toEqual([value]);
  expect(fields.get(other)?.at(0)).toEqual(its ?? expect.anything());
});

test.each([
  [
    "set the owner of Ines to Kim I mean to Sam and her deal size to thirty no forty",
    { owner: ["Sam"], value: ["40"] },
  ],
  [
    "set the owner of Ines to Kim, sorry, Sam, and her stage to Lead no Meeting",
    { owner: ["Sam"], stage: ["Meeting"] },
  ],
])("%j: what is said again takes the place of what it corrects", (message, wanted) => {
  const fields = changed(message);
  for (const [field, values] of Object.entries(wanted)) expect(fields.get(field)).toEqual(values);
});

test.each(["set the owner of Ines to priority to forty", "her company stays the same", "her location is unchanged"])(
  "%j sets no free text",
  (message) => expect(["owner", "company", "location"].filter((field) => changed(message).has(field))).toEqual([]),
);
