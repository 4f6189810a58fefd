import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", company: "Loom Lane" },
    { name: "Teo Aldana", company: "Damast" },
  ],
  columns: [
    { label: "Looms", type: "number" as const },
    { label: "Yarns", type: "multiselect" as const, options: ["Silk", "Wool", "Turkey"] },
  ],
  stages: ["Lead", "First visit", "Closed"],
};
const added = (message: string) =>
  new PlayedConversation(having)
    .say(message)
    .changes.filter(({ tool }) => tool === "create_founder")
    .map(({ input }) => input);
const valuesOf = (message: string) =>
  JSON.stringify(
    new PlayedConversation(having).say(message).changes.map(({ input }) => input["customValues"] ?? input),
  );

test.each([
  "create person: name=Nell Okafor; co=Weft; title=head of weaving; li=linkedin.com/in/nell-okafor",
  "new contact name = Nell Okafor, company = Weft, role = head of weaving, linkedin = linkedin.com/in/nell-okafor",
  "Contact from the fair, name - Nell Okafor, company - Weft, job - head of weaving, linkedin - linkedin.com/in/nell-okafor",
])("“%s” is one person with their facts", (message) =>
  expect(added(message)).toMatchObject([{ name: "Nell Okafor", company: "Weft", roleTitle: "head of weaving" }]),
);

test("several of a list behind its label are all of it, though one is a place too", () =>
  expect(valuesOf("add Nell Okafor, linkedin.com/in/nell-okafor, yarns: Wool, Turkey, looms 4")).toMatch(
    /Wool(?:","|, )Turkey/u,
  ));

test.each([
  "Someone Teo told me about. Name: Nell Okafor. Mail: nell@weft.example. Profile: https://de.linkedin.com/in/nell-okafor/",
  "Somebody Ilse recommended. Name: Nell Okafor. Mail: nell@weft.example. Profile: https://linkedin.com/in/nell-okafor",
])("“%s” adds who is labelled, and renames nobody", (message) => {
  const { changes } = new PlayedConversation(having).say(message);
  expect(changes.map(({ tool, input }) => [tool, input["name"], input["email"]])).toEqual([
    ["create_founder", "Nell Okafor", "nell@weft.example"],
  ]);
  expect(changes[0]?.held).not.toBeNull();
});

test.each([
  "Two from the Lyon weaving day: Nell Okafor, Weft, linkedin.com/in/nellok-weft and Per-Olof Ek, Warp, linkedin.com/in/poek-warp",
  "add Nell Okafor (Weft), linkedin.com/in/nok-weft, and Per-Olof Ek, Warp, linkedin.com/in/poek",
  "Also: Nell Okafor, Weft, linkedin.com/in/nok-weft; Per-Olof Ek, Warp, linkedin.com/in/pek-warp",
])("“%s” is two people, each with their own address", (message) =>
  expect(added(message)).toMatchObject([
    { name: "Nell Okafor", company: "Weft" },
    { name: "Per-Olof Ek", company: "Warp" },
  ]),
);
test("“Per” is a first name before a surname", () =>
  expect(added("Add Per Granath, Weft, linkedin.com/in/pogranath-weft")).toMatchObject([
    { name: "Per Granath", company: "Weft" },
  ]));

test.each(["lawyer", "accountant", "tax advisor"])("the %s of someone is not at their firm", (role) => {
  const [one] = added(`Please add the ${role} of Ilse: Petra Holm, petra@holm.example, linkedin.com/in/petra-holm`);
  expect(one).toMatchObject({ name: "Petra Holm", email: "petra@holm.example" });
  expect(one?.["company"] ?? null).toBeNull();
});
test("the deputy of someone with an address of another firm is not at theirs", () =>
  expect(
    added("add the sales lead of Teo: Petra Holm, petra@holm.example, linkedin.com/in/petra-holm")[0]?.["company"] ??
      null,
  ).toBeNull());

test.each([
  ["Add Weft's new CEO: Sana Iqbal, linkedin.com/in/sana-iqbal-weft", "CEO"],
  ["add Weft's head of sales Sana Iqbal, linkedin.com/in/sana-iqbal-weft", "head of sales"],
  ["Add Weft's CFO, Sana Iqbal, linkedin.com/in/sana-iqbal-weft", "CFO"],
])("“%s” says the role and the firm", (message, roleTitle) =>
  expect(added(message)).toMatchObject([{ name: "Sana Iqbal", company: "Weft", roleTitle }]),
);
test("the cofounder of someone who is there is added, and nothing of theirs is changed", () => {
  const { changes } = new PlayedConversation(having).say(
    "Teo's cofounder Neil Ashworth, neil@damast.example, linkedin.com/in/neil-ashworth, joins us too",
  );
  expect(changes.map(({ tool, input }) => [tool, input["name"]])).toEqual([["create_founder", "Neil Ashworth"]]);
});

test.each([
  "Nell Okafor should go in. 2 300 followers, Ghent, founder of Weft - linkedin.com/in/nell-okafor. First visit is done so put that as stage",
  "add Nell Okafor, founder of Weft, Ghent, 2 300 followers, linkedin.com/in/nell-okafor. The first visit was made, use that as stage",
])("“%s” has the stage and all digits of the number", (message) =>
  expect(added(message)).toMatchObject([{ name: "Nell Okafor", stage: "First visit", followerCount: 2300 }]),
);
test.each([
  ["add Nell Okafor, Weft, linkedin.com/in/nell-okafor, looms same as Teo's there, so 6", "6"],
  ["add Nell Okafor, Weft, linkedin.com/in/nell-okafor, looms 6, same as Teo's", "6"],
])("“%s” has the value alone", (message, value) => expect(valuesOf(message)).toContain(`"${value}"`));
