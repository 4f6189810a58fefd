import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

/** A stage and a column have the same name. */
const HAVING: Having = {
  stages: ["Scouted", "Crew", "Alumni"],
  people: [
    { name: "Ruta Kalnina", stage: "Crew", values: { stage: "Crew", Crew: "Night" } },
    { name: "Ossie Brand", stage: "Crew", values: { stage: "Crew" } },
    { name: "Pavel Horak", stage: "Scouted", values: { stage: "Scouted", Crew: "Day", Fee: "20" } },
    { name: "Lin Dao", values: {} },
  ],
  columns: [
    { label: "Crew", type: "select", options: ["Night", "Day"] },
    { label: "Fee", type: "number" },
  ],
};
const changed = (message: string) => {
  const played = new PlayedConversation(HAVING);
  const nameOf = (id: unknown) => played.people.find((person) => person.id === id)?.name.split(" ")[0];
  return played.say(message).changes.map(({ input: { founderIds, founderId, patch, value } }) => ({
    who: ((founderIds ?? [founderId]) as unknown[]).map(nameOf).join(" "),
    to: patch ?? value,
  }));
};

test.each([
  ["Move everyone in Crew to Alumni", "Ruta Ossie", { stage: "Alumni" }],
  ["everybody in the crew stage goes to Alumni", "Ruta Ossie", { stage: "Alumni" }],
  ["give everyone in Crew the status Paused", "Ruta Ossie", { status: "Paused" }],
  ["set the fee of everyone in Crew to 30", "Ruta Ossie", "30"],
  ["move everybody in Scouted to Crew", "Pavel", { stage: "Crew" }],
  ["everyone with a crew to Alumni", "Ruta Pavel", { stage: "Alumni" }],
  ["everyone in crew Day goes to Alumni", "Pavel", { stage: "Alumni" }],
])("%j changes %s", (message, who, to) => expect(changed(message)).toMatchObject([{ who, to }]));

test.each([
  [
    "Lin into Crew, Pavel to Alumni",
    [
      { who: "Lin", to: { stage: "Crew" } },
      { who: "Pavel", to: { stage: "Alumni" } },
    ],
  ],
  ["set Lin's crew to Night", [{ who: "Lin", to: "Night" }]],
  ["move everyone in fee to Alumni", []],
  ["set everyone on fee to Paused", []],
])("%j changes those who are named", (message, changes) => expect(changed(message)).toMatchObject(changes));

test.each([
  ["who is in Crew?", ["Ruta", "Ossie"], ["Pavel", "Lin"]],
  ["who is in the Crew stage?", ["Ruta", "Ossie"], ["Pavel", "Lin"]],
  ["who is in the Night crew?", ["Ruta"], ["Ossie", "Pavel"]],
  ["which crew is Pavel in?", ["Day"], ["Ossie"]],
  ["who has no crew?", ["Ossie", "Lin"], ["Ruta", "Pavel"]],
])("%j is answered", (question, said, unsaid) => {
  const { text } = new PlayedConversation(HAVING).say(question);
  for (const name of said) expect(text).toContain(name);
  for (const name of unsaid) expect(text).not.toContain(name);
});
