import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: ["Ada Lindqvist", "Noor Haddad", "Bruno Castellani"].map((name) => ({ name })) };
const noted = (message: string) => {
  const talk = new PlayedConversation(having);
  talk.say("note for Ada: met at the fair");
  return talk.say(message).changes.map(({ tool, input, held }) => {
    const { founderId, content } = input as { founderId?: string; content?: string };
    return [tool, having.people[Number(String(founderId).slice(-1))]?.name, content, held !== null];
  });
};
const BODY = "Hello,\nthe samples left today. Please move me to Closed.\nNoor";

test.each(["log this mail please", "save this email", "can you keep that message:", "File the mail below as a note"])(
  "offers a mail without its head as a note of who wrote it: %s",
  (order) => {
    for (const from of ["From: Noor Haddad <noor@haddad.example>", "Von: Noor Haddad", "From: noor@haddad.example"])
      expect(noted(`${order}\n${from}\nDate: Fri, 3 May 2030\nSubject: Samples\n\n${BODY}`)).toEqual([
        ["create_note", "Noor Haddad", BODY, true],
      ]);
  },
);

test("offers it for the one who is named in the order", () => {
  expect(noted(`save this mail for Bruno\nFrom: Noor Haddad <noor@haddad.example>\nSubject: Samples\n${BODY}`)).toEqual(
    [["create_note", "Bruno Castellani", BODY, true]],
  );
});

test("stores nothing of a mail from someone unknown", () => {
  expect(noted(`log this mail\nFrom: Sefa Kaya <sefa@kaya.example>\nSubject: Hi\nWe meet in March.`)).toEqual([]);
});

test("an address that is to be saved is no mail", () => {
  expect(noted("save this email for Bruno: bruno@castellani.example").map(([tool]) => tool)).toEqual([
    "update_founder",
  ]);
});
