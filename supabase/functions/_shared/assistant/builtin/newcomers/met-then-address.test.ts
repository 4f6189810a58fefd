import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const fieldsOf = (...turns: string[]): Record<string, unknown> => {
  const played = new PlayedConversation({ people: [{ name: "Ben Carrow" }] });
  const last = turns.map((turn) => played.say(turn)).at(-1);
  const added = last?.changes.find(({ tool }) => tool === "create_founder");
  return Object.fromEntries(Object.entries(added?.input ?? {}).filter(([, value]) => value !== null));
};

describe("who was met is added with the address that was asked for", () => {
  test.each([
    [
      "Met Ana Ruiz from Solar Uno yesterday",
      "linkedin.com/in/ana-ruiz-solar",
      { name: "Ana Ruiz", company: "Solar Uno" },
    ],
    ["Met Eva Lind at Slush", "https://www.linkedin.com/in/eva-lind", { name: "Eva Lind" }],
    [
      "Spoke with Rune Dahl, CTO of Fjordly",
      "/in/rune-dahl",
      { name: "Rune Dahl", roleTitle: "CTO", company: "Fjordly" },
    ],
    ["Had coffee with Olga Petrov from Nordwind this morning", "it's in/olga-petrov", { company: "Nordwind" }],
    ["Lunch with Kwame Boateng from Volta Grid on Friday", "linkedin.com/in/k-boateng", { company: "Volta Grid" }],
  ])("%s / %s", (story, address, expected) => {
    expect(fieldsOf(story)).toEqual({});
    const fields = fieldsOf(story, address);
    expect(fields).toMatchObject(expected);
    expect(fields["profileUrl"]).toContain(/in\/(?<slug>[a-z-]+)/u.exec(address)?.groups?.["slug"]);
  });

  test("after another question, and with a fact told before it", () => {
    const story = "Met Lena Frost, COO at Birchwood, last Thursday";
    expect(fieldsOf(story, "who works at Kelp?", "linkedin.com/in/lena-frost")).toMatchObject({ company: "Birchwood" });
    expect(fieldsOf(story, "she's from Oslo", "linkedin.com/in/lena-frost")).toMatchObject({ location: "Oslo" });
  });
});

test.each(["last night", "this morning", "on Tuesday", "the other day", "yesterday evening", "last Friday"])(
  "%s is no part of a company",
  (when) => {
    const fields = fieldsOf(`I met Sofia Lindqvist from Glacierworks ${when}`, "linkedin.com/in/sofia-l");
    expect(fields).toMatchObject({ name: "Sofia Lindqvist", company: "Glacierworks" });
  },
);
