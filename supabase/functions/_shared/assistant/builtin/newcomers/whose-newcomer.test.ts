import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Torben Aas", company: "Aas Boats" },
    { name: "Lucia Ferro", values: { email: "lucia@ferro.example", location: "Lima" } },
  ],
};
const play = (message: string) => new PlayedConversation(having).say(message);
const filled = (input: object) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
const added = (message: string) => play(message).changes.map(({ tool, input }) => [tool, filled(input)] as const);

const ADDS = ["add %", "can you add %?"];
const RELATIONS = ["colleague", "new boss", "younger sister", "business partner", "deputy"];

test.each(ADDS.flatMap((add) => RELATIONS.map((relation) => [add, relation] as const)))(
  "“%s”: %s of someone who is there is added, and nobody's address changes",
  (add, relation) => {
    const said = add.replace("%", `Torben's ${relation} Runa Vik`);
    for (const message of [`${said} linkedin.com/in/runavik`, `${said}, https://www.linkedin.com/in/runa-vik`]) {
      const [[tool, input] = ["", {}], ...more] = added(message);
      expect([tool, input]).toEqual(["create_founder", expect.objectContaining({ name: "Runa Vik" })]);
      expect(more).toEqual([]);
      expect(play(message).text).toContain(`Torben's ${relation}`);
    }
  },
);

test("of the same company is of the company of who they belong to", () => {
  for (const same of ["same company", "at the same firm", "from the same place"])
    expect(added(`add Torben's colleague Runa Vik, linkedin.com/in/runavik, ${same}`)).toMatchObject([
      ["create_founder", { name: "Runa Vik", company: "Aas Boats" }],
    ]);
});

test.each(["Runa Vik is Torben's boss: linkedin.com/in/runavik", "the new boss of Torben is Runa Vik, in/runa-vik"])(
  "“%s” changes no address of Torben's",
  (message) => {
    expect(added(message).map(([tool]) => tool)).not.toContain("update_founder");
  },
);

test.each(["can you put in Runa Vik, runa@vik.example", "put in Runa Vik", "please pop in Runa Vik, runa@vik.example"])(
  "“%s” asks for the address, and makes no task",
  (message) => {
    const { text, changes } = play(message);
    expect(changes).toEqual([]);
    expect(text).toContain("LinkedIn");
  },
);

test("a call, or a day beside a name, is put in as a task", () => {
  for (const message of ["put in a call with Lucia tomorrow", "put in Runa Vik for Friday"])
    expect(added(message).map(([tool]) => tool)).toEqual(["create_task"]);
});

test.each([
  ["potter from Selby", { roleTitle: "potter", location: "Selby" }],
  ["violin maker from Cremona", { location: "Cremona" }],
  ["farmer from Peru", { location: "Peru" }],
  ["buyer from Harrow", { roleTitle: "buyer", company: "Harrow" }],
  ["CEO from Kelp", { roleTitle: "CEO", company: "Kelp" }],
])("where a newcomer is from: %s", (said, patch) => {
  expect(added(`new contact: Runa Vik, ${said}, linkedin.com/in/runavik`)).toMatchObject([["create_founder", patch]]);
});

test.each([
  ["take the email off Lucia's record", "email"],
  ["please take the email address off Lucia", "email"],
  ["strip the location off Lucia's profile", "location"],
  ["wipe the email from Lucia's card", "email"],
])("“%s” empties a field", (message, field) => {
  expect(added(message)).toMatchObject([["update_founder", { clear: [field] }]]);
});

test.each(["get the email from Lucia", "get an email from Lucia", "get the location from Lucia"])(
  "“%s” empties nothing",
  (message) => {
    expect(added(message).map(([tool]) => tool)).not.toContain("update_founder");
  },
);

test.each(["Lucia moved from Lima to Quito", "Lucia has relocated from Lima to Quito"])(
  "“%s” offers the place",
  (message) => {
    const [change, more] = play(message).changes;
    expect([change?.tool, change?.input, more]).toMatchObject([
      "update_founder",
      { patch: { location: "Quito" } },
      undefined,
    ]);
    expect(change?.held).toContain("Quito");
  },
);
