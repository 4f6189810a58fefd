import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Marga Oduya", company: "Oduya Pears" }, { name: "Piet Haan" }],
  columns: [
    { label: "School", type: "select" as const, options: ["Leiden", "Delft", "TUM"] },
    { label: "Home port", type: "select" as const, options: ["Cork", "Bergen"] },
  ],
  stages: ["Lead", "Meeting"],
  statuses: ["Warm", "Cold"],
};
const told = (message: string) =>
  new PlayedConversation(having).say(message).changes.map(({ input }) => {
    const patch = Object.entries(input["patch"] ?? {}).filter(([, value]) => value !== null);
    return input["value"] ?? Object.fromEntries(patch);
  });

test.each([
  ["Marga is in Leiden now", [{ location: "Leiden" }]],
  ["Piet's in Leiden", [{ location: "Leiden" }]],
  ["Marga: in Leiden, stage Meeting", [{ stage: "Meeting", location: "Leiden" }]],
  ["Marga is spun out of TUM", ["TUM"]],
  ["Marga's company was spun out of Delft, not Leiden", ["Delft"]],
  ["Piet: status warm, and he's spun out of Leiden not TUM", [{ status: "Warm" }, "Leiden"]],
  ["Marga's school is Leiden", ["Leiden"]],
  ["set Marga's home port to Bergen", ["Bergen"]],
])("where someone is and what they come from are told apart: %s", (message, changes) => {
  expect(told(message)).toEqual(changes);
});

test.each(["Who is in Leiden?", "Is Marga in Leiden?", "who was spun out of TUM"])(
  "a question stays one: %s",
  (message) => {
    expect(told(message)).toEqual([]);
  },
);

test("what a note says stays", () => {
  const { changes } = new PlayedConversation(having).say("note on Marga: is in Leiden, spun out of TUM");
  expect(changes.map(({ input }) => String(input["content"]).toLowerCase())).toEqual(["is in leiden, spun out of tum"]);
});
