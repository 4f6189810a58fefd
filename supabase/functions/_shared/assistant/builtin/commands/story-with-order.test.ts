import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const changes = (message: string) => {
  const conversation = new PlayedConversation({
    people: [{ name: "Runa Vik" }, { name: "Obi Nwosu" }],
    stages: ["Lead", "Harbour visit", "Offer sent"],
    statuses: ["Warm"],
  });
  const nameOf = (id: unknown) => conversation.people.find((person) => person.id === id)?.name ?? null;
  return conversation
    .say(message)
    .changes.filter(({ held }) => held !== "You told me this. Confirm to keep it as a note.")
    .map(({ tool, input }) => [
      ...[tool, nameOf(input["founderId"]), input["title"] ?? input["content"]],
      Object.values((input["patch"] ?? {}) as Record<string, unknown>).find((value) => value !== null),
    ]);
};

test.each([
  "Runa finally agreed to a harbour visit! Move her along to that stage please",
  "We are planning a harbour visit with Runa, so bump her up to that stage",
])("%j means the stage that was spoken of", (message) => {
  expect(changes(message)).toContainEqual(["update_founder", "Runa Vik", undefined, "Harbour visit"]);
});

test("of two stages that were spoken of none is taken", () => {
  expect(changes("Runa wants a harbour visit or to be a lead. Put her on that stage")).toEqual([]);
});

test("what a whole crew thought of a meeting sets nothing for a group", () => {
  const tools = changes("The harbour visit with Runa went well, everybody liked the boat").map(([tool]) => tool);
  expect(tools).not.toContain("update_founders");
});

test.each(["Nothing to change for Runa, only put in her notes that", "No changes for Runa, just add to her notes:"])(
  "“%s …” is a note and nothing else",
  (lead) => {
    expect(changes(`${lead} she sails alone`)).toEqual([["create_note", "Runa Vik", "She sails alone", undefined]]);
  },
);

test.each(["it belongs to", "and this goes under", "that one is linked to"])(
  "a task of which “%s Runa” is said is hers",
  (link) => {
    expect(changes(`Remind me on Friday to order ropes, ${link} Runa`)).toEqual([
      ["create_task", "Runa Vik", "Order ropes", undefined],
    ]);
  },
);

test.each(["Delete Runa's note and put her back to Lead", "please remove the last note on Runa and move her to Lead"])(
  "%j is two orders",
  (message) => {
    expect(changes(message).map(([tool]) => tool)).toEqual(["delete_note", "update_founder"]);
  },
);
