import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const talk = () =>
  new PlayedConversation({
    people: [{ name: "Runa Vik", company: "Fjordnet" }],
    stages: ["Lead", "Won"],
    statuses: ["Warm"],
  });
const FIRMS = ["Saltworks", "Brightquay", "Loomery"];
const NAMES = ["Ida Sol", "Tom Baker", "Nora Fischer"];
const slug = (name: string) => `linkedin.com/in/${name.toLowerCase().replace(" ", "-")}`;
const added = (messages: readonly string[]) => {
  const conversation = talk();
  const answers = messages.map((message) => conversation.say(message));
  return {
    first: answers[0]?.text ?? "",
    made: (answers.at(-1)?.changes ?? []).map(({ tool, input }) => [
      ...[tool, input["name"], input["company"], String(input["profileUrl"]).replace("https://www.", "")],
    ]),
  };
};
const each = NAMES.map((name, no) => ({ name, firm: FIRMS[no] ?? "" }));
const lists = [
  ...["at", "of", "from"].map(
    (at) =>
      `Add three people: ${each
        .map(({ name, firm }) => `${name} ${at} ${firm}`)
        .join(", ")
        .replace(/, (?=Nora)/u, " and ")}`,
  ),
  ...["–", "-"].map(
    (mark) =>
      `people from the fair, add all three\n${each.map(({ name, firm }) => `${name} ${mark} ${firm}`).join("\n")}`,
  ),
];

test.each(lists)(
  "%j asks for one address after the other, says who comes next, and adds each with their own",
  (list) => {
    const { first, made } = added([list, ...NAMES.map(slug)]);
    expect(first).toContain("To add Ida Sol I need");
    expect(first).toContain("After that I ask for Tom Baker and Nora Fischer.");
    expect(made).toEqual(each.map(({ name, firm }) => ["create_founder", name, firm, slug(name)]));
  },
);

test("an address that is someone else's of the list is theirs", () => {
  const { made } = added([lists.at(-1) ?? "", slug("Nora Fischer"), slug("Ida Sol"), slug("Tom Baker")]);
  expect(made).toEqual(each.map(({ name, firm }) => ["create_founder", name, firm, slug(name)]));
});

test.each(["Add Ida Sol at Kelp and Sales Manager at Loomery", "Add Ida Sol, owner and Pastry Chef at Kelp"])(
  "%j is one person with a role",
  (message) => expect(added([message]).first).toMatch(/^To add Ida Sol I need[^]*role/u),
);

test.each([
  [
    "Start tracking Wanjiru Kamau for me, kindly mark her as warm and won",
    /Wanjiru Kamau[^]*status Warm and stage Won/u,
  ],
  ["begin following Ben Ott of Kelp", /Ben Ott[^]*company Kelp/u],
  [
    "We should have Camille Sol in the system, baker at Kelp, based in Nantes",
    /Camille Sol[^]*role baker, company Kelp and location Nantes/u,
  ],
  ["you should really get Ben Ott on the list, he's CFO of Kelp", /Ben Ott[^]*role CFO and company Kelp/u],
])("%j is asked for the address", (message, expected) => expect(added([message]).first).toMatch(expected));

test.each([
  "We've got a lead! Ida Sol from Kelp",
  "I have a new contact: Ida Sol of Kelp",
  "we just landed another client - Ida Sol, Kelp",
])("%j adds her", (message) =>
  expect(added([`${message} (${slug("Ida Sol")})`]).made).toEqual([
    ["create_founder", "Ida Sol", "Kelp", slug("Ida Sol")],
  ]),
);

test.each([
  "We've got a new client, she said",
  "I have a lead for Runa. She likes tea",
  "We should have lunch with Runa in the network lounge",
  "start tracking the invoices",
])("%j adds nobody", (message) => {
  const { first, made } = added([message]);
  expect([first.includes("To add"), made.filter(([tool]) => tool === "create_founder")]).toEqual([false, []]);
});

test.each([
  "I've got a client - Runa - who likes tea",
  "We have a lead - Runa says so",
  "I found a contact: Runa at Kelp",
  "We have a new customer: Runa Vik",
])("%j tells of the one who is there, and adds nobody", (message) => {
  const { first, made } = added([message]);
  expect([first.includes("To add"), made.filter(([tool]) => tool === "create_founder")]).toEqual([false, []]);
});
test("someone new of the same first name is added", () => {
  expect(added(["We have a new client: Runa Ott from Kelp"]).first).toMatch(/To add Runa Ott/u);
});
test("a firm of one of the people is no person to add", () => {
  const said = ["We have a new customer: Saltmarsh", "we landed a client - Saltmarsh, signed today"].map(
    (message) => new PlayedConversation({ people: [{ name: "Runa Vik", company: "Saltmarsh" }] }).say(message).text,
  );
  expect(said.filter((text) => text.includes("To add"))).toEqual([]);
});
