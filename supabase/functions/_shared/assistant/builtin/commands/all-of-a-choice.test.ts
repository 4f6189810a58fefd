import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [
    { name: "Ines Marrow", values: { Tier: "Gold" } },
    { name: "Ravi Patel", values: { Tier: "Silver" } },
    { name: "Zoë Lind", values: { Tier: "Gold" } },
  ],
  columns: [
    { label: "Tier", type: "select" as const, options: ["Gold", "Silver"] },
    { label: "Opening day", type: "date" as const },
    { label: "Rent", type: "number" as const },
  ],
};
const play = (message: string) => new PlayedConversation(HAVING).say(message);
const changed = (message: string) =>
  play(message).changes.map(({ input }) => [(input["founderIds"] as string[] | undefined)?.length, input["value"]]);

const WHO = ["all people of the Gold tier", "everyone with tier Gold", "all people with tier Gold"];
test.each(
  WHO.flatMap((who) => [`give ${who} the opening day 1 July`, `Could you give ${who} the opening day 1 July?`]),
)("%j is about those of the choice only", (message) => expect(changed(message)).toEqual([[2, "2030-07-01"]]));
test("a choice for everyone is one for everyone", () =>
  expect(changed("give everyone tier Gold")).toEqual([[3, "Gold"]]));
test.each(["could you give me all people with tier Gold?", "can you give me the rent of Ravi?"])(
  "%j asks and changes nothing",
  (message) => expect(play(message).changes).toEqual([]),
);
test("could you give someone a value is an order", () =>
  expect(play("could you give Ravi the rent 400?").changes).toMatchObject([{ input: { value: "400" } }]));
