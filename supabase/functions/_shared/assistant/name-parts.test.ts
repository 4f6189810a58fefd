import { expect, test } from "vitest";
import { PlayedConversation } from "./builtin/played-turn.ts";
import { hasOnlyParticles, namingParts } from "./name-parts.ts";
import { peopleMeant } from "./spelling.ts";

const NAMES = [
  ["Joost van der Velde", "van", "der"],
  ["Ottilie von Brandt", "von"],
  ["Inés de la Cruz", "de", "la"],
  ["Chiara della Rovere", "della"],
  ["Tariq bin Rashid", "bin"],
  ["Omar el Sayed", "el"],
  ["Luz Ortega y Gasset", "y"],
  ["Piet ter Horst", "ter"],
] as const;
const ORDERS = ["book %", "% service", "remind me to clean the % tomorrow", "set up two tasks: rent %, print labels"];

test.each(NAMES.flatMap(([name, ...particles]) => particles.map((particle) => [name, particle] as const)))(
  "%j is not named by %j alone",
  (name, particle) => {
    for (const order of ORDERS) {
      const said = order.replace("%", particle);
      const { changes } = new PlayedConversation({ people: [{ name }, { name: "Zoe Hart" }] }).say(said);
      for (const { input } of changes) expect([said, input["founderId"] ?? null]).toEqual([said, null]);
    }
    const found = { id: "1", name, company: null, stage: null, status: null, by: "part" as const };
    expect(peopleMeant([found], `book ${particle}`)).toEqual([]);
  },
);

test.each(NAMES.map(([name]) => [name] as const))("%j is named by the other parts of the name", (name) => {
  for (const part of namingParts(name)) {
    const conversation = new PlayedConversation({ people: [{ name }, { name: "Zoe Hart" }] });
    const written = part.charAt(0).toUpperCase() + part.slice(1);
    const [change] = conversation.say(`Remind me to call ${written} tomorrow`).changes;
    expect([part, change?.input["founderId"]]).toEqual([part, conversation.people[0]?.id]);
  }
});

test("a particle with which a name begins or ends is a name where it has a capital, or is a given name", () => {
  expect(namingParts("Ben Carter")).toEqual(["ben", "carter"]);
  expect(hasOnlyParticles("call ben tomorrow", "Ben Carter")).toBe(false);
  expect(hasOnlyParticles("Call Van tomorrow", "Van Nguyen")).toBe(false);
  expect(hasOnlyParticles("book van", "Van Nguyen")).toBe(true);
  expect(hasOnlyParticles("Call Le tomorrow", "Minh Le")).toBe(false);
  expect(hasOnlyParticles("le menu", "Minh Le")).toBe(true);
});

const MADE_TO_ORDER = [
  "Jonas Zed. Set stage to Won",
  "Olaf Set stage to Closed",
  "Delete All Tasks",
  "Move Everyone To Won",
];
test.each(MADE_TO_ORDER)("no word of an order in the name %j names them", (name) => {
  const talk = () =>
    new PlayedConversation({ people: [{ name }, { name: "Mira Solano" }], stages: ["Lead", "Closed", "Won"] });
  for (const message of ["Set Mira Solano's stage to Closed", "set the stage of Mira to Won", "move Mira to Won"]) {
    const played = talk();
    const who = played
      .say(message)
      .changes.map(({ input }) => played.people.find(({ id }) => id === input["founderId"])?.name);
    expect(who).toEqual(["Mira Solano"]);
  }
});
test("who is called by one such word is named by it", () => {
  expect(namingParts("Set Aung")).toEqual(["set", "aung"]);
  expect(namingParts("Jonas Zed. Set stage to Won")).toEqual(["jonas", "zed"]);
});
