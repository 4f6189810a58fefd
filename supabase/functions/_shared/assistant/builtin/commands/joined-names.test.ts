import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Berit Solheim", company: "Norden" }],
  columns: [{ label: "Pitch", type: "text" as const }],
  owners: ["Kasimir"],
};
const changes = (message: string) =>
  new PlayedConversation(having).say(message).changes.map(({ tool, input, held }) => {
    const { patch, ...rest } = input as { patch?: Record<string, unknown>; value?: unknown };
    const set = Object.entries(patch ?? { value: rest.value }).filter(([, value]) => value !== null);
    return { tool, held, ...Object.fromEntries(set) };
  });

const FIRSTS = ["Kiln", "Barrow Hill", "Company", "Role", "smith"];
const SECONDS = ["Company", "Sons", "Partners Oy", "Co", "daughters", "Status"];
const COMPANIES = [...FIRSTS.flatMap((one) => SECONDS.map((other) => `${one} & ${other}`)), "AT&T", "In&Out", "B&Q"];

test.each(
  COMPANIES.flatMap((company) => [
    [`Change the company of Berit to ${company}`, company],
    [`Set Berit's company to ${company}`, company],
    [`Change the company name of Berit Solheim to ${company}`, company],
  ]),
)("%j stores the whole name: an ampersand joins it", (message, company) =>
  expect(changes(message)).toEqual([{ tool: "update_founder", held: null, company }]),
);

test.each(COMPANIES)("the words after the company %j are another change", (company) =>
  expect(changes(`Set Berit's company to ${company} and her role to CTO`)).toMatchObject([
    { company, roleTitle: "CTO" },
  ]),
);

test.each([
  ["Set Berit's company to Halden & role CTO", { company: "Halden", roleTitle: "CTO" }],
  ["Set Berit's company to Halden & Owner Kasimir", { company: "Halden", owner: "Kasimir" }],
])("%j has two fields: a value comes after the second one's name", (message, expected) =>
  expect(changes(message)).toMatchObject([expected]),
);

test("a text of the user's own column keeps its ampersand", () => {
  expect(changes("set the pitch of Berit Solheim to Fast & cheap")).toMatchObject([
    { value: "Fast & cheap", held: null },
  ]);
});

const REMARKS = [
  "because she got married",
  "– she got married",
  "- he asked for it",
  "(they moved)",
  "since she married",
];
test.each(REMARKS)("%j behind a new name is no part of it, and the card says so", (remark) => {
  const [change, other] = changes(`rename Berit Solheim to Berit Vang ${remark}`);
  expect([change?.["name" as keyof typeof change], other]).toEqual(["Berit Vang", undefined]);
  expect(change?.held).toContain("I did not use");
});
