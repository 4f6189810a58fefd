import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const added = (message: string) =>
  new PlayedConversation({})
    .say(message)
    .changes.map(({ input }) =>
      Object.fromEntries(Object.entries(input).filter(([key, value]) => key !== "profileUrl" && value !== null)),
    );

test.each([
  [
    "add Dr. Hans-Peter von der Heide, Partner bei Kapital & Söhne, Zürich, linkedin.com/in/hp-heide",
    { name: "Dr. Hans-Peter von der Heide", roleTitle: "Partner", company: "Kapital & Söhne", location: "Zürich" },
  ],
  [
    "Add Jan van Dijk, CTO of Kanaal, Utrecht, linkedin.com/in/jvd",
    { name: "Jan van Dijk", roleTitle: "CTO", company: "Kanaal", location: "Utrecht" },
  ],
  ["add Omar al Fahim from Dubai, linkedin.com/in/omarf", { name: "Omar al Fahim", location: "Dubai" }],
  [
    "Add Maria Schneider, founder of Solarwerk, linkedin.com/in/msch",
    { name: "Maria Schneider", roleTitle: "founder", company: "Solarwerk" },
  ],
  [
    "Add Grace Partner from Boston, founder of Harbor, linkedin.com/in/gracep",
    { name: "Grace Partner", location: "Boston", roleTitle: "founder", company: "Harbor" },
  ],
  [
    "add Carlos Pastor de Valencia, fundador de Naranja, linkedin.com/in/cpastor",
    { name: "Carlos Pastor", location: "Valencia", roleTitle: "fundador", company: "Naranja" },
  ],
])("“%s”: the surname belongs to the name", (message, person) => {
  expect(added(message)).toEqual([person]);
});

test.each([
  ["füge Ana von Kelp hinzu, linkedin.com/in/ana", { name: "Ana", company: "Kelp" }],
  [
    "add Ida Sol, Organistin, Lübeck, linkedin.com/in/ida-sol",
    { name: "Ida Sol", roleTitle: "Organistin", location: "Lübeck" },
  ],
])("“%s”: other words stay what they are", (message, person) => {
  expect(added(message)).toEqual([person]);
});

test("someone without the address of a profile has the whole name", () => {
  const { text } = new PlayedConversation({}).say("Add Maria Schneider from Berlin, founder of Solarwerk, m@s.example");
  expect(text).toContain("To add Maria Schneider I need");
  expect(text).not.toContain("role Schneider");
});

test("of a list each line with an address is one person", () => {
  const lines = [
    "Lars Holm, linkedin.com/in/lars-holm, Nordlicht",
    "Mei Chen - https://linkedin.com/in/mei-chen - Jade Bio - CEO",
    "O'Neil, Pat <pat@oneil.example> linkedin.com/in/pat-oneil",
  ];
  expect(added(`Add these:\n${lines.join("\n")}`)).toEqual([
    { name: "Lars Holm", company: "Nordlicht" },
    { name: "Mei Chen", company: "Jade Bio", roleTitle: "CEO" },
    { name: "Pat O'Neil", email: "pat@oneil.example" },
  ]);
});
