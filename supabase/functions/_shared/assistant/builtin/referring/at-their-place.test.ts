import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Petra Novak", company: "Rye Works", stage: "Lead", values: { location: "Lyon" } },
    { name: "Callum Reid", company: "Reid Boats", stage: "Closed", values: { location: "Oban" } },
    { name: "Anna Weiss", company: "Werft Bo", stage: "Lead", values: { location: "Kiel" } },
    { name: "Omar Haddad", company: "Sail Yard", stage: "Lead", values: { location: "Kiel" } },
  ],
  columns: [
    { label: "Crew", type: "number" as const },
    { label: "Deposit paid", type: "boolean" as const },
    { label: "Hull", type: "text" as const },
    { label: "Rig", type: "select" as const, options: ["Sloop", "Ketch"] },
    { label: "Launch", type: "date" as const },
  ],
};
const conversation = new PlayedConversation(having);
const [petra, callum] = conversation.people.map(({ id }) => id);
const say = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages.map((message) => played.say(message));
};
const changes = (...messages: string[]) => say(...messages).at(-1)?.changes ?? [];
const held = expect.any(String) as string;

test.each([
  ["deposit paid for Oban!! finally", "yes"],
  ["Deposit paid for Oban", "yes"],
  ["Crew for Oban is now 7", "7"],
  ["set crew for Reid Boats to 7", "7"],
  ["Hull for Oban will be larch, 12 mm thick", "larch, 12 mm thick"],
  ["change the rig for Oban to Ketch", "Ketch"],
  ["Rig for Reid Boats should be Sloop", "Sloop"],
  ["Deposit paid for Oban: no", "no"],
])("%j is a card of the one person there", (message, value) =>
  expect(changes(message)).toMatchObject([{ input: { founderId: callum, value }, held }]),
);
test.each(["same for Lyon", "and the same for Rye Works", "same thing for Lyon please", "Do the same for Lyon"])(
  "%j is a card of the one person there",
  (message) =>
    expect(changes("set rig of Callum to Ketch", message)).toMatchObject([
      { input: { founderId: petra, value: "Ketch" }, held },
    ]),
);
test("what is asked for is asked by the person's name", () =>
  expect(say("change the rig for Oban").at(-1)?.text).toContain("Callum Reid"));
test.each([
  "deposit paid for Kiel",
  "set crew for Kiel to 7",
  "deposit paid for Oban?",
  "no deposit paid for Oban",
  "Deposit paid for Oban was a mistake",
  "Rig for Oban is beautiful",
  "is the deposit paid for Oban",
  "Crew for Paris is now 7",
])("%j sets nothing", (message) =>
  expect(changes(message)).not.toContainEqual(expect.objectContaining({ tool: "set_custom_value" })),
);
