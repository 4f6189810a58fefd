import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const URL = "linkedin.com/in/odile-marchand";
/** The fields of who is added, and the tools that set values of columns. */
const added = (said: string): Record<string, unknown> => {
  const { changes } = new PlayedConversation({
    stages: ["Spotted", "Talking"],
    columns: [{ label: "Markets", type: "multiselect", options: ["Kenya", "Ghana", "Egypt"] }],
  }).say(said);
  const first = changes.find(({ tool }) => tool === "create_founder");
  const fields = Object.entries(first?.input ?? {}).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(fields), more: changes.flatMap(({ tool }) => (tool.includes("value") ? [tool] : [])) };
};

describe("where someone was met is no firm of theirs", () => {
  test.each([
    ["a guy at the Kelp afterparty", {}],
    ["a woman on the train to Lyon", {}],
    ["a founder at a wedding", {}],
    ["a buyer at the Sail drinks", { roleTitle: "buyer" }],
  ])("met %s", (how, more) => {
    const { company, name, roleTitle } = added(`met ${how}, Odile Marchand from Ropeworks (${URL}). add as Spotted`);
    expect({ company, name, roleTitle }).toEqual({ company: "Ropeworks", name: "Odile Marchand", ...more });
  });

  test("with a role and no other firm it is one, unless it is an event", () => {
    expect(added(`met a buyer at Ropeworks, Odile Marchand, ${URL}. add her`)).toMatchObject({
      ...{ company: "Ropeworks", roleTitle: "buyer" },
    });
    expect(added(`met a buyer at Slush, Odile Marchand, ${URL}. add her`)).not.toHaveProperty("company");
  });
});

describe("the firm of a newcomer, told", () => {
  test.each([
    ["she does the rope thing Ropeworks in Brest", { company: "Ropeworks", location: "Brest" }],
    ["she moved to Nairobi to start Kelp Club", { company: "Kelp Club", location: "Nairobi" }],
    ["she left Shell to found a sail startup called Blue Kiln", { company: "Blue Kiln" }],
  ])("%s", (told, expected) => {
    expect(added(`add Odile Marchand, ${URL}, ${told}`)).toMatchObject(expected);
  });

  test.each(["she does the payroll herself", "she moved to Oslo to be near her mother"])("%s: none", (told) => {
    expect(added(`add Odile Marchand, ${URL}, ${told}`)).not.toHaveProperty("company");
  });
});

describe("a place among the options of a column", () => {
  test("by itself it is where a newcomer is", () => {
    expect(added(`add Odile Marchand, ${URL}, Kenya`)).toMatchObject({ location: "Kenya", more: [] });
  });

  test("with its column, or with another one, it is an option", () => {
    expect(added(`add Odile Marchand, ${URL}, markets: Kenya`)).toMatchObject({ more: ["set_custom_value"] });
    expect(added(`add Odile Marchand, ${URL}, Kenya and Ghana`)).toMatchObject({ more: ["set_custom_value"] });
  });
});
