import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Marga Oduya", company: "Oduya Pears" }],
  columns: [
    { label: "School", type: "select" as const, options: ["Leiden", "Delft", "TUM"] },
    { label: "Raise k", type: "number" as const },
    { label: "Home port", type: "select" as const, options: ["Cork", "Bergen"] },
  ],
  stages: ["Lead", "Meeting"],
};
const play = (message: string) => new PlayedConversation(having).say(message);
const FIRST = "Ilse Moravec, CEO of Loom Lane, linkedin.com/in/ilse-moravec";

test.each([
  `add ${FIRST} and Teo Aldana, linkedin.com/in/teo-aldana, same outfit`,
  `add ${FIRST} and Teo Aldana, linkedin.com/in/teo-aldana, of the same crowd`,
  `add ${FIRST} and Teo Aldana, linkedin.com/in/teo-aldana, same studio too`,
  `add ${FIRST} and Teo Aldana, linkedin.com/in/teo-aldana, works there too`,
  `two for you: Ilse Moravec linkedin.com/in/ilse-moravec of Loom Lane, and Teo Aldana linkedin.com/in/teo-aldana, also there`,
  `Two new ones: Ilse Moravec (Loom Lane, linkedin.com/in/ilse-moravec) and Teo Aldana (same shop, linkedin.com/in/teo-aldana)`,
])("the second is at the company of the one before: %s", (message) => {
  const { changes } = play(message);
  expect(changes.map(({ input }) => [input["name"], input["company"]])).toEqual([
    ["Ilse Moravec", "Loom Lane"],
    ["Teo Aldana", "Loom Lane"],
  ]);
  expect(changes[1]?.input["roleTitle"] ?? null).toBeNull();
});

test("what is the same as of someone who is there is theirs", () => {
  const { changes } = play("add Teo Aldana, linkedin.com/in/teo-aldana, same outfit as Marga");
  expect(changes[0]?.input).toMatchObject({ name: "Teo Aldana", company: "Oduya Pears" });
});

test.each([
  ["Loom Lane, spun out of TUM", null, "TUM"],
  ["Loom Lane, a spin-out from Delft", null, "Delft"],
  ["Loom Lane, based in Leiden", "Leiden", null],
  ["of Loom Lane in Delft", null, null],
])("a place by “in” is where they are, and what they are spun out of is an option: %s", (facts, location, school) => {
  const { changes } = play(`Add Teo Aldana${facts.startsWith("of ") ? "" : ","} ${facts}, linkedin.com/in/teo-aldana`);
  const [added, set] = changes;
  if (facts.endsWith("in Delft")) expect(added?.input).toMatchObject({ company: "Loom Lane", location: "Delft" });
  else expect(added?.input["location"] ?? null).toBe(location);
  expect(set?.input["value"] ?? null).toBe(school);
});

test.each([
  "We need a record for Teo Aldana: 900 followers, Carrick, company is Loom Lane (linkedin.com/in/teo-aldana)",
  "new contact Teo Aldana, raise 300, Carrick, works at Loom Lane, linkedin.com/in/teo-aldana",
])("a bare town behind facts, before the company, is the place, and waits: %s", (message) => {
  const { changes } = play(message);
  expect(changes[0]).toMatchObject({
    input: { company: "Loom Lane", location: "Carrick" },
    held: expect.stringMatching(/./u) as string,
  });
});
