import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const COLUMNS = [
  { label: "Level", type: "select" as const, options: ["Gold", "Silver", "Buyer", "Weaver"] },
  { label: "Referred by", type: "text" as const },
];
const having = { people: [{ name: "Ilse Moravec", company: "Loom Lane" }, { name: "Teo Aldana" }], columns: COLUMNS };
/** What is wanted, with the user's own columns by their labels, whether set with the person or behind. */
function added(message: string): Record<string, unknown>[] {
  const talk = new PlayedConversation(having);
  const labelOf = (id: unknown) => talk.columns.find((column) => column.id === id)?.label ?? "";
  const people: Record<string, unknown>[] = [];
  for (const { tool, input } of talk.say(message).changes) {
    if (tool === "create_founder") {
      const own = (input["values"] ?? []) as { fieldId: string; value: string }[];
      const { name, company, location, roleTitle } = input;
      people.push({
        ...{ name, company, location, roleTitle },
        ...Object.fromEntries(own.map(({ fieldId, value }) => [labelOf(fieldId), value])),
      });
    } else if (tool === "set_custom_value")
      Object.assign(people.at(-1) ?? {}, { [labelOf(input["fieldId"])]: input["value"] });
  }
  return people;
}
const URL = "linkedin.com/in/jo-park";

test.each([
  [
    `www.${URL}/ <- Jo Park, buyer from York, introduced by Teo Aldana`,
    { location: "York", company: null, Level: "Buyer" },
  ],
  [`Jo Park, buyer from Wakefield, ${URL}, came via Teo Aldana`, { location: "Wakefield", Level: "Buyer" }],
  [`add Jo Park, weaver in Graz, ${URL}, recommended by Teo Aldana`, { location: "Graz", Level: "Weaver" }],
  [`add Jo Park, CTO at Ghent Weavers, ${URL}, intro from Teo Aldana`, { company: "Ghent Weavers", roleTitle: "CTO" }],
])("%j says where they live, what they are and who made the introduction", (message, facts) => {
  expect(added(message)).toMatchObject([{ name: "Jo Park", ...facts, "Referred by": "Teo Aldana" }]);
});

test.each([
  `New buyer from a card: Jo Park, Weft Works, ${URL}`,
  `New buyer from an email signature:\n\nJo Park\nHead of Design, Weft Works\nGraz\nhttps://www.${URL}`,
  `Another buyer for the list: Jo Park, Weft Works, ${URL}`,
  `add a new buyer: Jo Park from Weft Works, ${URL}`,
])("%j sets the kind that is said before the name", (message) => {
  expect(added(message)).toMatchObject([{ name: "Jo Park", company: "Weft Works", Level: "Buyer" }]);
});

test.each([
  [`add Jo Park, buyer at Kelp, ${URL}`, { roleTitle: "buyer", company: "Kelp" }],
  [`add Jo Park from Kelp, ${URL}`, { company: "Kelp" }],
  [`add Jo Park, dyer at Kelp, ${URL}`, { roleTitle: "dyer", company: "Kelp" }],
])("%j is read as before", (message, facts) => {
  const [person, another] = added(message);
  expect(another).toBeUndefined();
  expect(person).toMatchObject(facts);
  expect(person).not.toHaveProperty("Level");
});

const BOTH = `Jo Park, Weft Works, https://www.${URL} and Lena Ahl, Garn, https://www.linkedin.com/in/lena-ahl`;
test.each([
  `Two adds from last night. ${BOTH}`,
  `Two to add from the fair: ${BOTH}`,
  `A couple of additions please: ${BOTH}`,
  `Hi, 2 more people to add after yesterday - ${BOTH}`,
])("%j adds both", (message) => {
  expect(added(message)).toMatchObject([
    { name: "Jo Park", company: "Weft Works" },
    { name: "Lena Ahl", company: "Garn" },
  ]);
});

test.each([
  "Ilse Moravec, Loom Lane, https://www.linkedin.com/in/ilse-moravec – add pls",
  "https://www.linkedin.com/in/ilse-moravec Ilse Moravec of Loom Lane, please add her",
  "Ilse Moravec, https://www.linkedin.com/in/ilse-moravec. Can you add her?",
])("%j finds that she is there, and offers no note", (message) => {
  const { changes } = new PlayedConversation(having).say(message);
  expect(changes.map(({ tool, held }) => [tool, held !== null])).toEqual([["update_founder", true]]);
});

test.each([
  `Ilse Moravec sent https://www.${URL} to add`,
  "Call Ilse – then add",
  "two adds from last night",
  "New buyer note: Ilse wants silk",
  "Ilse was introduced by Teo Aldana",
])("%j adds nobody and changes no address", (message) => {
  const { changes } = new PlayedConversation(having).say(message);
  expect(changes.filter(({ tool }) => /founder/u.test(tool))).toEqual([]);
});
