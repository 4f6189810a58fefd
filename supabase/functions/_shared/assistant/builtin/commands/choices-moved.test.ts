import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Ravi Patel", values: { Crops: "Rye, Oats" } },
    { name: "Zoë Lind", values: { Crops: "Rye" } },
  ],
  columns: [
    { label: "Crops", type: "multiselect" as const, options: ["Oats", "Rye", "Seed stocks"] },
    { label: "Insured", type: "boolean" as const },
  ],
};
const values = (message: string) =>
  new PlayedConversation(HAVING)
    .say(message)
    .changes.flatMap(({ tool, input }) => (tool === "set_custom_value" ? [input["value"]] : []));

test.each([
  "take Rye off Ravi's crops, that was a mistake",
  "Rye can come off Ravi Patel's crops",
  "please get rye out of Ravi's list of crops, my mistake",
  "rye should go from Ravi's crops now",
  "strike Rye off Ravi's crops - i clicked wrongly",
  "untick Rye for Ravi",
  "Rye has to be removed from Ravi's crops",
])("%j takes out that one", (message) => expect(values(message)).toEqual(["Oats"]));
test("several are taken out at once", () =>
  expect(values("Rye and Oats can come off Ravi Patel's crops")).toEqual([null]));
test.each(["Oats can go on Zoë's crops", "oats should be added to Zoë's crops please", "Oats may go into Zoë's crops"])(
  "%j adds it",
  (message) => expect(values(message)).toEqual(["Rye, Oats"]),
);
test.each(["note on Ravi: took Rye off his crops, that was a mistake", "who should go on Ravi's crops?"])(
  "%j changes nothing of them",
  (message) => expect(values(message)).toEqual([]),
);
test("a box that is unticked is no choice", () => expect(values("untick Insured for Ravi")).toEqual(["no"]));
