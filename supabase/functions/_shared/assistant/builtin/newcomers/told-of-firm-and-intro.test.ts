import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ines Corvo", company: "Faro Boats" },
    { name: "Teo Marek", company: "Vrba" },
  ],
  columns: [
    { label: "Quote (k€)", type: "number" as const },
    { label: "Tendering", type: "boolean" as const },
    { label: "Hull", type: "select" as const, options: ["Steel", "Teak"] },
    { label: "Introduced by", type: "text" as const },
  ],
};
const played = (message: string) => {
  const conversation = new PlayedConversation(having);
  return conversation.say(message);
};
const FIELDS = ["roleTitle", "company", "location", "stage"];
const added = (message: string) =>
  played(message).changes.map(({ tool, input }) => [
    tool,
    input["name"] ?? input["value"] ?? input["content"],
    ...FIELDS.flatMap((key) => (input[key] == null ? [] : [input[key]])),
  ]);
const URL = "linkedin.com/in/odile-marchetti";

test.each([
  [`add Odile Marchetti, ${URL}, she fits engines, Marnix is the name of the company`, "Marnix"],
  [`add Odile Marchetti, ${URL}. Marnix is what it's called`, "Marnix"],
  [`add Odile Marchetti, ${URL}, works for some boat cleaning outfit called Marnix`, "Marnix"],
  [`add Odile Marchetti, ${URL}, she's with a small rope crowd by the name of Marnix`, "Marnix"],
  [`met a lady called Odile Marchetti at the harbour bash, Marnix is the name. ${URL} put her in`, "Marnix"],
])("a firm that is told by its name is the company: %s", (message, company) => {
  const [first = []] = added(message);
  expect(first).toContain(company);
  expect(first.slice(2)).toHaveLength(1);
});

test.each([
  `add Odile Marchetti, ${URL}, doing rope machines for sailors`,
  `add Odile Marchetti, ${URL}, building rigs for tractors`,
  `add Odile Marchetti, ${URL}, she's at 40 berths`,
  `add Odile Marchetti, ${URL}, they're at 75% of the berths now`,
])("what they make and an amount are neither a role nor a company: %s", (message) => {
  expect(added(message)[0]).toEqual(["create_founder", "Odile Marchetti"]);
});

test("who works for a firm that begins with a number still does", () => {
  expect(added(`add Odile Marchetti, CFO at 12 Knots, ${URL}`)).toEqual([
    ["create_founder", "Odile Marchetti", "CFO", "12 Knots"],
  ]);
});

test.each([
  [`add the two Marchettis from Zilt: Odile (${URL}) is CEO and Remo (linkedin.com/in/remo-marchetti) is CFO`],
  [`Add both Marchettis of Zilt: Odile (${URL}), CEO, and Remo (linkedin.com/in/remo-marchetti), CFO`],
  [`new: the Marchetti siblings from Zilt, Odile (${URL}) is the CEO, Remo (linkedin.com/in/remo-marchetti) is CFO`],
])("two of one family are each added with their name and firm: %s", (message) => {
  expect(added(message)).toEqual([
    ["create_founder", "Odile Marchetti", "CEO", "Zilt"],
    ["create_founder", "Remo Marchetti", "CFO", "Zilt"],
  ]);
});

test("an address of another name is no member of the family", () => {
  const message = `add the two Marchettis from Zilt: Odile (${URL}) is CEO and Remo (linkedin.com/in/remo-tan) is CFO`;
  expect(added(message)).toEqual([]);
});

test.each([
  `Is Odile Marchetti in there? if not add her, CFO at Zilt, ${URL}`,
  `have we got Odile Marchetti in the system? if she isn't, put her in, CFO at Zilt, ${URL}`,
  `check whether Odile Marchetti is on the list, add her if not: CFO at Zilt, ${URL}`,
  `Has Odile Marchetti been added yet? If not, please add her: CFO at Zilt, ${URL}`,
  `do we have Odile Marchetti already? otherwise add her, CFO at Zilt, ${URL}`,
])("who is not there is added: %s", (message) => {
  expect(added(message)).toEqual([["create_founder", "Odile Marchetti", "CFO", "Zilt"]]);
});

test("who is there is not added again, and other orders behind such a question wait", () => {
  const [[tool] = []] = added("is Ines Corvo in there? if not add her, Faro Boats, linkedin.com/in/ines-corvo");
  expect(tool).toBe("update_founder");
  expect(added("Is Odile Marchetti on the list? If not remind me to ask her")).toEqual([]);
});

test.each([
  `Ines intro'd me to Odile Marchetti, CFO at Zilt. ${URL}. Add her & put Ines down as the intro`,
  `Ines introduced me to Odile Marchetti, CFO at Zilt, ${URL}. add her and mark Ines as her referrer`,
  `Ines put us on to Odile Marchetti, CFO at Zilt, ${URL}. Can you add her with Ines as intro?`,
  `Ines has connected me with Odile Marchetti, CFO at Zilt, ${URL} – please add her`,
  `add Odile Marchetti, CFO at Zilt, ${URL} and put the intro down as Ines`,
])("who introduced them is in the column for it: %s", (message) => {
  const { changes } = played(message);
  expect(changes.map(({ tool }) => tool)).toEqual(["create_founder", "set_custom_value"]);
  expect(added(message)[0]).toEqual(["create_founder", "Odile Marchetti", "CFO", "Zilt"]);
  expect(changes[1]?.input["value"]).toBe("Ines");
});

test.each([
  [`add Odile Marchetti, Zilt, raising 1.1 million, ${URL}`, "1100"],
  [`add Odile Marchetti of Zilt, ${URL}, quote of 900k`, "900"],
  [`we need Odile Marchetti from Zilt in the system, looking for 750 thousand. profile: ${URL}`, "750"],
])("an amount is scaled into the column of money: %s", (message, value) => {
  const said = played(message).changes.flatMap(({ input }) => [
    input["value"],
    ...((input["values"] ?? []) as { value: string }[]).map((one) => one.value),
  ]);
  expect(said).toContain(value);
});

test.each([
  "save this lad for me, Odile Marchetti, he's head of product at some rope crowd called Marnix",
  "keep this fella for me: Odile Marchetti, CFO at Marnix",
  "add this bloke please, Odile Marchetti, CFO of Marnix",
])("who has no address is asked for it: %s", (message) => {
  const { changes, text } = played(message);
  expect(changes).toEqual([]);
  expect(text).toContain("To add Odile Marchetti I need the address");
  expect(text).toContain("company Marnix");
});
