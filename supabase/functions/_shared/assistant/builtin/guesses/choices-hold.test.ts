import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Ravi Patel", company: "Chaiwala", stage: "Lead", status: "Warm" },
    { name: "Zoë Lind", company: "Nordljus", stage: "Lead" },
    { name: "Grace Okafor", company: "Saltmarsh", stage: "Meeting" },
  ],
  tasks: [
    { title: "Send the deck", founderName: "Ravi Patel", dueDate: "2030-06-05" },
    { title: "Photograph the wheels", dueDate: "2030-06-10" },
    { title: "See if Grace answered", founderName: "Grace Okafor", dueDate: "2030-06-17" },
  ],
  columns: [
    { label: "Beds", type: "number" as const },
    { label: "Budget", type: "number" as const },
    { label: "Opens", type: "date" as const },
    { label: "Spices", type: "multiselect" as const, options: ["Clove", "Anise"] },
  ],
  stages: ["Lead", "Meeting", "Closed"],
  statuses: ["Warm", "Cold"],
  owners: ["Kim", "Sol"],
};
/** What may come before, and leave a person, a list, a change or nothing. */
const BEFORE = [[], ["tell me about Zoë"], ["show my tasks"], ["move Grace to Closed"], ["who is in Lead?"]];
const UNCLEAR = [
  ...["Ravi 40", "Zoë: 12", "Grace 55 now", "Ravi's opening on 3 July", "Zoë clove", "Ravi no anise", "Grace Kim"],
  ...["the deck thing", "the wheels one", "in two weeks, see if Grace answered", "Ravi, 8 July, pitch the sponsors"],
  ...[
    "bump the wheels thing",
    "reopen the photographing of the wheels, half are blurred",
    "call the deck task 'Pitch'",
  ],
  ...["forget about Zoë", "Zoë up to 70 beds a month", "Ravi got his papers, so the deck task isn't needed any more"],
];

const choicesIn = (text: string): string[] => [...text.matchAll(/^\d\. (.+)$/gmu)].map(([, name = ""]) => name);

test.each(UNCLEAR)("“%s”: each choice that it leads to is a change once it is chosen", (message) => {
  const lost: string[] = [];
  for (const before of BEFORE) {
    const asked = () => {
      const talk = new PlayedConversation(HAVING);
      for (const words of before) talk.say(words);
      return { talk, choices: choicesIn(talk.say(message).text) };
    };
    for (const [no, name] of asked().choices.entries()) {
      const { talk } = asked();
      const { text, changes } = talk.say(String(no + 1));
      if (changes.length === 0 && !/^To add /u.test(text))
        lost.push(`${before.join(" / ")} / ${message} / ${name}: ${text.slice(0, 80)}`);
    }
  }
  expect(lost).toEqual([]);
});

test("most of these messages are asked about", () => {
  const asked = UNCLEAR.filter((message) => choicesIn(new PlayedConversation(HAVING).say(message).text).length > 0);
  expect(asked.length).toBeGreaterThan(UNCLEAR.length / 2);
});
