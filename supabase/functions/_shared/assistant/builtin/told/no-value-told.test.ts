import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const changesOf = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Ines Falk", company: "Falk & Holm Boats", values: { Wood: "Larch" } }],
    columns: [
      { label: "Wood", type: "multiselect", options: ["Larch", "Oak", "Teak"] },
      { label: "Rate", type: "number" },
    ],
  })
    .say(message)
    .changes.map(({ tool }) => tool);

test.each([
  "Ines hates oak",
  "Ines is looking for an oak supplier",
  "Ines can't stand teak",
  "Ines avoids teak these days",
  "Just off the phone with Ines. Their board picked us over the Bremen yard",
  "Ines got the job at Halloran, she starts monday",
  "Ines has an agent now and is happy with him",
  "Ines's yard moved to a new shed on the quay",
])("%j is a note and no change", (message) => expect(new Set(changesOf(message))).toEqual(new Set(["create_note"])));

test("what is told beside a change is kept", () =>
  expect(changesOf("Ines has a baby and her priority drops to 15")).toEqual(
    expect.arrayContaining(["create_note", "update_founder"]),
  ));

test.each(["Ines has been made partner at Falk & Holm", "Ines was made partner at Falk"])(
  "%j is no other company",
  (message) => {
    const { changes } = new PlayedConversation({ people: [{ name: "Ines Falk", company: "Falk & Holm Boats" }] }).say(
      message,
    );
    expect(JSON.stringify(changes)).not.toContain('"company":"Falk');
  },
);
