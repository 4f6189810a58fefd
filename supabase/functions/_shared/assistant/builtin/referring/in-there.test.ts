import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  stages: ["Lead", "Trial", "Won"],
  statuses: ["Active", "On Hold"],
  people: [
    { name: "Noor Haddad", values: { stage: "Trial", status: "On Hold" } },
    { name: "Bruno Castellani", values: { stage: "Lead", status: "Active" } },
    { name: "Bruno Ferrant", values: { stage: "Lead", status: "Active" } },
    { name: "Ines Duarte", values: { stage: "Lead", status: "Active" } },
  ],
};

function played(asked: string, order: string): unknown[][] {
  const conversation = new PlayedConversation(having);
  conversation.say(asked);
  return conversation.say(order).changes.map(({ tool, input }) => {
    const { stage = null, status = null } = (input["patch"] ?? {}) as { stage?: string | null; status?: string | null };
    return [tool, stage ?? status];
  });
}

test.each([
  "Put the second Bruno... I mean Ferrant, in there too",
  "put Ines, sorry, Ferrant, in there as well",
  "and move Ines in there",
  "Move Ferrant... no wait, I mean Castellani, there too please",
  "ok add Ines Duarte there also",
])("who goes in there is put on the stage that was listed: %s", (order) => {
  expect(played("Who is in Trial?", order)).toEqual([["update_founder", "Trial"]]);
});

test("several go there, and a status is meant after those of a status", () => {
  expect(played("who is in Trial", "put Ines and Ferrant in there too")).toEqual([
    ["update_founder", "Trial"],
    ["update_founder", "Trial"],
  ]);
  expect(played("Who is On Hold?", "put Ines in there too")).toEqual([["update_founder", "On Hold"]]);
});

test.each([
  ["Who is in Trial?", "put Bruno in there too"],
  ["Who is in Trial?", "put Sefa in there too"],
  ["What is due this week?", "put Ines in there too"],
  ["Who is in Trial?", "should I put Ines in there too?"],
  ["Who is in Trial?", "put 450 in there"],
])("it is asked, or nothing is done, where it is not sure: %s %s", (asked, order) => {
  expect(played(asked, order).filter(([tool]) => tool === "update_founder")).toEqual([]);
});
