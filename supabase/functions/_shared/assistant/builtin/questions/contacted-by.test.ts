import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

// What a played user has logged is of 1 June 2030.
const answerTo = (question: string): string =>
  new PlayedConversation({
    people: [{ name: "Siobhán O'Dwyer" }, { name: "Noor Haddad" }, { name: "Per Lund" }],
    touches: [
      { about: "Siobhán O'Dwyer", channel: "phone", content: "Wants the beard longer" },
      { about: "Noor Haddad", channel: "email", content: "Sent the sheets" },
      { about: "Noor Haddad", channel: "phone", content: "Asked about wigs" },
      { about: "Per Lund", channel: "meeting", content: "" },
    ],
  }).say(question).text;
const WHEN = ["in June", "this month", "since 1 June"];

test.each(
  WHEN.flatMap((when): [string, string[], string[]][] => [
    [`who did I call ${when}?`, ["Siobhán", "Noor"], ["Per"]],
    [`which people have we phoned ${when}`, ["Siobhán", "Noor"], ["Per"]],
    [`who have I emailed ${when}?`, ["Noor", "Sent the sheets"], ["Siobhán", "Per"]],
    [`Who did I meet ${when}`, ["Per"], ["Noor", "Siobhán"]],
    [`who did I text ${when}?`, ["None: no text messages are logged"], ["Noor Haddad"]],
  ]),
)("%j goes by how someone was contacted", (question, has, hasNot) => {
  const text = answerTo(question);
  for (const words of has) expect(text).toContain(words);
  for (const words of hasNot) expect(text).not.toContain(words);
});

test.each(["who haven't I called this month?", "who should I call this month?", "who did I contact this month?"])(
  "%j is asked of all contacts, as before",
  (question) => expect(answerTo(question)).not.toContain("as it is logged"),
);
