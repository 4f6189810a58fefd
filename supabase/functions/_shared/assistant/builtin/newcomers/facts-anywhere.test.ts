import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [{ name: "Runa Vik", company: "Vik Sails", values: { owner: "Odile" } }],
    stages: ["Scouted", "First call", "Listed"],
    statuses: ["Hot", "Quiet"],
    owners: ["Odile", "Casper"],
    columns: [
      { label: "Ticket", type: "number" },
      { label: "Beds", type: "number" },
      { label: "Kind", type: "select", options: ["Hostel", "Mountain hut"] },
    ],
  });
const made = (message: string) =>
  world()
    .say(message)
    .changes.filter(({ tool }) => tool === "create_founder")
    .map(({ input }) => input);

const URL = "linkedin.com/in/ines-marrow";
const FACTS: readonly (readonly [string, object])[] = [
  ["First call stage, status Hot, ticket 600", { stage: "First call", status: "Hot" }],
  ["Scouted & owned by Odile", { stage: "Scouted", owner: "Odile" }],
  ["status Quiet, owned by Casper", { status: "Quiet", owner: "Casper" }],
];
const ORDERS: readonly ((facts: string) => string)[] = [
  (facts) => `${facts}. That's Ines Marrow of Oxbow Mills, ${URL}, pls create her`,
  (facts) => `${facts}: Ines Marrow of Oxbow Mills. add that one, profile = ${URL}`,
  (facts) => `add Ines Marrow of Oxbow Mills, ${URL}, ${facts}`,
  (facts) => `${URL} - Ines Marrow of Oxbow Mills. ${facts}`,
];
test.each(FACTS.flatMap(([facts, input]) => ORDERS.map((order) => [order(facts), input] as const)))(
  "“%s” has the facts wherever they are said",
  (message, input) => {
    expect(made(message)).toMatchObject([{ name: "Ines Marrow", company: "Oxbow Mills", ...input }]);
  },
);

test.each([
  `Met two people at the fair: Ines Marrow of Oxbow Mills (${URL}) and Leo Roth from Kelp, linkedin.com/in/leo-roth. both in please`,
  `put these two in pls - Ines Marrow (${URL}, Oxbow Mills) and Leo Roth (linkedin.com/in/leo-roth, Kelp)`,
  `add these two: Ines Marrow of Oxbow Mills, ${URL}; Leo Roth of Kelp, linkedin.com/in/leo-roth`,
])("“%s” adds both", (message) => {
  expect(made(message)).toMatchObject([
    { name: "Ines Marrow", company: "Oxbow Mills" },
    { name: "Leo Roth", company: "Kelp" },
  ]);
});

test("a card's line may have several facts", () => {
  const lines = ["Create contact", "Ines Marrow", "Oxbow Mills", "22 beds, ticket 9", "Kind: mountain hut", URL];
  const [beds, ticket, kind] = ["22", "9", "Mountain hut"];
  const [input] = made(lines.join("\n"));
  expect(input?.["values"]).toMatchObject([{ value: beds }, { value: ticket }, { value: kind }]);
});

describe("without an address", () => {
  test.each([
    "put Ines Marrow in, she's the chef at Oxbow Mills, a cooking school in Halden",
    "put Ines Marrow in, chef at Oxbow Mills",
  ])("“%s” asks for it once and keeps the rest", (message) => {
    const conversation = world();
    const asked = conversation.say(message);
    expect([asked.changes, asked.text]).toEqual([[], expect.stringContaining("LinkedIn")]);
    expect(conversation.say(`oh right its ${URL}`).changes).toMatchObject([
      { tool: "create_founder", input: { name: "Ines Marrow", roleTitle: "chef", company: "Oxbow Mills" } },
    ]);
  });
});

test.each([
  [`${URL} - Ines Marrow, DP, freelance, Halden. found her through Runa`, { roleTitle: "DP", company: "Freelance" }],
  [`new person Ines Marrow, she bakes in Halden at a place called oxbow mills, ${URL}`, { company: "Oxbow Mills" }],
  [
    `Neue Person: Ines Marrow, ${URL}, Geschäftsführerin von Oxbow Mills, sitzt in Heide`,
    { roleTitle: "Geschäftsführerin", company: "Oxbow Mills", location: "Heide" },
  ],
])("“%s” has each value by itself", (message, input) => {
  expect(made(message)).toMatchObject([{ name: "Ines Marrow", ...input }]);
});

test("someone who is there already is not added again", () => {
  expect(made("did I already save linkedin.com/in/ines-marrow? if not add her")).toMatchObject([
    { name: "Ines Marrow" },
  ]);
  expect(made("do we have Runa Vik? if not add her")).toEqual([]);
});

test.each([`add person Robert'); DROP TABLE founders;-- ${URL}`, `create <b>Ines</b> Marrow, ${URL}`])(
  "“%s” is asked about",
  (message) => {
    const { changes, text } = world().say(message);
    expect([changes, text]).toEqual([[], expect.stringContaining("Who is it?")]);
  },
);
