import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: [{ name: "Beatrix Möller", company: "Möller Lastenrad" }] };
const read = (...lines: string[]) => {
  const { changes } = new PlayedConversation(having).say(lines.join("\n"));
  const [{ tool, input, held } = { tool: "", input: {}, held: null }] = changes;
  const { patch, ...rest } = input as { patch?: Record<string, unknown> };
  const given = Object.entries({ ...rest, ...patch }).filter(
    ([key, value]) => typeof value === "string" && !/^(?:profileUrl|founderId)$/.test(key),
  );
  return { tool, held, ...Object.fromEntries(given) };
};

test.each([
  [["Dr. Jonas Weibel", "Tierarzt, Praxis Weibel", "Bern"], "Tierarzt", "Praxis Weibel", "Bern"],
  [["Jonas Weibel", "Tierarzt", "Praxis Weibel", "Bern"], "Tierarzt", "Praxis Weibel", "Bern"],
  [
    ["Pieter Smit", "Werkplaatschef, Fietsenmakerij Smit", "Utrecht"],
    "Werkplaatschef",
    "Fietsenmakerij Smit",
    "Utrecht",
  ],
  [["Nuno Alves", "Mecânico, Oficina Alves", "Porto"], "Mecânico", "Oficina Alves", "Porto"],
  [
    ["Rosa Blanco, MBA", "Purchasing Manager | Cargo Verde S.L.", "Valencia"],
    "Purchasing Manager",
    "Cargo Verde S.L.",
    "Valencia",
  ],
  [["Mr. Peter Quill", "Quill Street Bakery, Baker", "Derby"], "Baker", "Quill Street Bakery", "Derby"],
])("%j is a name, a role, a company and a place", (lines, roleTitle, company, location) =>
  expect(read("add this one:", ...lines, "linkedin.com/in/someone-new")).toMatchObject({
    ...{ tool: "create_founder", roleTitle, company, location },
  }),
);

test("what the place behind tells is a guess, and said so", () =>
  expect(
    read("add this one:", "Agnes Holt", "Blueprint, Farrow Lane", "Leeds", "linkedin.com/in/agnesholt"),
  ).toMatchObject({
    ...{ roleTitle: "Blueprint", company: "Farrow Lane", location: "Leeds" },
    held: expect.stringContaining("I took “Blueprint” for the role and “Farrow Lane” for the company") as string,
  }));

test.each([
  ["Sunny Side, Manchester", "Sunny Side", "Manchester"],
  ["Möller Lastenrad, Bonn", "Möller Lastenrad", "Bonn"],
])("%j is a company and its place", (line, company, location) =>
  expect(read("add this one:", "Agnes Möller", line, "linkedin.com/in/agnesmoeller")).toMatchObject({
    company,
    location,
  }),
);

test("letters behind the name make nobody new", () =>
  expect(
    read("her new signature, update what changed:", "Beatrix Möller BEng", "Head of Fleet", "b@lastenrad.example"),
  ).toMatchObject({
    ...{ tool: "update_founder", roleTitle: "Head of Fleet", email: "b@lastenrad.example" },
  }));

const YARD = {
  people: [{ name: "Beatrix Möller", company: "Lastenrad" }],
  columns: [{ label: "Contract signed", type: "boolean" as const }],
};
const all = (...lines: string[]) => new PlayedConversation(YARD).say(lines.join("\n")).changes;
test.each([
  ["Kettenwerk", "Hamburg"],
  ["Ruderhaus", "Oslo"],
  ["Lastenrad", "Bremen"],
])("%s before the comma is the firm, and %s is the place", (firm, place) => {
  const [change] = all("Beatrix Möller", "Head of Fleet", `${firm}, ${place}`, `bea@${firm.toLowerCase()}.example`);
  const { company, location } = (change?.input["patch"] ?? {}) as { company?: string | null; location?: string };
  expect([company ?? YARD.people[0]?.company, location]).toEqual([firm, place]);
});
test("a town and its country are one place", () => {
  const [change] = all("Beatrix Möller", "Head of Fleet", "Medellín, Colombia", "bea@mollers.example");
  expect(change?.input["patch"]).toMatchObject({ location: "Medellín, Colombia" });
});
test("the word signature above a card ticks no box of what is signed", () =>
  expect(
    all("Beatrix's new signature:", "", "Beatrix Möller", "Head of Fleet", "b@lastenrad.example").map(
      ({ tool }) => tool,
    ),
  ).toEqual(["update_founder"]));
