import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ruben Aalto", company: "Aalto Rigging" }, { name: "Pilar Cano" }],
  stages: ["Spotted", "Trial", "Signed"],
  statuses: ["Eager", "Cool"],
  owners: ["Mirela", "Joost"],
  columns: [
    { label: "Languages", type: "multiselect" as const, options: ["English", "German", "French"] },
    { label: "Sails", type: "number" as const },
  ],
};
const URL = "linkedin.com/in/ottilie-brand";
const made = (message: string) =>
  new PlayedConversation(having).say(message).changes.map(({ tool, input, held }) => ({
    ...{ tool, held },
    ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)),
  }));
const added = (message: string) => made(message).find(({ tool }) => tool === "create_founder");

test.each([
  [`New contact please: Ottilie Brand. Sailmaker. Company Brand Canvas. ${URL}`, { company: "Brand Canvas" }],
  [`Add Ottilie Brand. Sail maker. Brand Canvas. ${URL}`, { company: "Brand Canvas", roleTitle: "Sail maker" }],
  [
    `Add Ottilie Brand. Kiel. Owner: Mirela. Stage: Trial. ${URL}`,
    { location: "Kiel", owner: "Mirela", stage: "Trial" },
  ],
  [
    `Add Ottilie Brand, ${URL}. Brand Canvas. Eager. Joost.`,
    { company: "Brand Canvas", status: "Eager", owner: "Joost" },
  ],
  [
    `Could you create a contact for our new rigger, Ottilie Brand? Brand Canvas House, Kiel. ${URL}`,
    { company: "Brand Canvas House", location: "Kiel" },
  ],
])("%j has the address that comes sentences later, and the facts between", (message, facts) => {
  expect(added(message)).toMatchObject({ name: "Ottilie Brand", ...facts });
});

test.each([
  [`Add Ottilie Brand of Brand Canvas. Call her on 8 June. ${URL}`, "Call Ottilie Brand"],
  [
    `add Ottilie Brand of Brand Canvas and make a task to send her the plans on Friday, ${URL}`,
    "Send Ottilie Brand the plans",
  ],
  [`add Ottilie Brand in Kiel and set a reminder to visit on 20 June, ${URL}`, "Visit Ottilie Brand"],
])("%j is someone new and a task", (message, title) => {
  expect(made(message)).toMatchObject([
    { tool: "create_founder", name: "Ottilie Brand" },
    { tool: "create_task", title },
  ]);
});

test("someone who was met, and what is to be done about her", () => {
  const message = `I met Ottilie Brand at the harbour day, she buys for Partridge & Wells. ${URL}. remind me to send her our list on Monday`;
  expect(made(message)).toMatchObject([
    {
      tool: "create_founder",
      company: "Partridge & Wells",
      held: "You did not say what to do with this. Confirm to add it.",
    },
    { tool: "create_task" },
  ]);
});

test.each([
  "Add Ottilie Brand of Brand Canvas. Set Pilar Cano's linkedin to linkedin.com/in/pilar-cano",
  "Add Ottilie Brand of Brand Canvas. Pilar Cano's profile is linkedin.com/in/pilar-cano",
])("the address of someone else is none of hers: %j", (message) => {
  expect(added(message)).toBeUndefined();
});

test.each([
  [`Add Ottilie Brand from Voss, owns Brand Canvas, ${URL}`, { company: "Brand Canvas", location: "Voss" }],
  [
    `met a great woman at the fair - Ottilie Brand from Cuneo, runs Brand Canvas (${URL})`,
    { company: "Brand Canvas", location: "Cuneo" },
  ],
  [`Add Ottilie Brand from Brand Canvas, ${URL}`, { company: "Brand Canvas" }],
  [
    `Add Ottilie Brand, ${URL}. Works out of Suva for Blue Pacific Hull Cleaning.`,
    { company: "Blue Pacific Hull Cleaning", location: "Suva" },
  ],
  [
    `New lead in Valparaíso, Ottilie Brand, Velas del Puerto, ${URL}`,
    { company: "Velas del Puerto", location: "Valparaíso" },
  ],
  [
    `Add Ottilie Brand, ${URL}, she's from Accra originally but works in Leeds for Larder Lane as a buyer`,
    { company: "Larder Lane", location: "Leeds", roleTitle: "buyer" },
  ],
  [`Add Ottilie Brand, 38, buyer at Larder Lane, ${URL}`, { company: "Larder Lane", roleTitle: "buyer" }],
  [
    `Add Ottilie Brand, chair of the board of Larder Lane, ${URL}`,
    { company: "Larder Lane", roleTitle: "chair of the board" },
  ],
  [
    `Add Ottilie Brand, sail inspector for County Clare at the Department of Agriculture, ${URL}`,
    { company: "Department of Agriculture", roleTitle: "sail inspector for County Clare" },
  ],
  [
    `Add Ottilie Brand, export manager Latin America at Larder Lane, ${URL}`,
    { company: "Larder Lane", roleTitle: "export manager Latin America" },
  ],
  [
    `Add Ottilie Brand with title Director of Trade at Larder Lane, ${URL}`,
    { company: "Larder Lane", roleTitle: "Director of Trade" },
  ],
  [
    `Add Ottilie Brand. She's got a loft in Totnes called Canvas Corner and about 60 sails. ${URL}`,
    { company: "Canvas Corner", location: "Totnes" },
  ],
  [
    `Ottilie Brand joined Larder Lane as export manager last week, please add her - ${URL}`,
    { company: "Larder Lane", roleTitle: "export manager" },
  ],
  [
    `Save Ottilie Brand: ${URL}. She's The Larder Lane's head chef.`,
    { company: "The Larder Lane", roleTitle: "head chef" },
  ],
  [`Add Ottilie Brand, Mirela is handling her, ${URL}`, { owner: "Mirela" }],
  [`Add Ottilie Brand, ${URL}. She's Mirela's.`, { owner: "Mirela" }],
  [`Add Ottilie Brand, loft owner in Quimper, ${URL}`, { roleTitle: "loft owner", location: "Quimper" }],
  [`Add Ottilie Brand, very eager, ${URL}`, { status: "Eager" }],
  [`The new one is called Ottilie Brand, ${URL}. Add her as Signed.`, { stage: "Signed" }],
])("%j is read of the right fields", (message, facts) => {
  const {
    tool: _tool,
    held: _held,
    name,
    profileUrl: _url,
    values: _values,
    ...own
  } = added(message) as Record<string, unknown>;
  expect(name).toBe("Ottilie Brand");
  expect(own).toEqual(facts);
});

test.each([
  `Add Ottilie Brand, she may order in autumn, ${URL}`,
  `Add Ottilie Brand, don't call before 10, ${URL}`,
  `Add Ottilie Brand. She's lovely. ${URL}`,
])("%j has no field for what is told", (message) => {
  expect(Object.keys(added(message) ?? {}).sort()).toEqual(["held", "name", "profileUrl", "tool"]);
});

test.each([[`Add Ottilie Brand, she makes the labels over at Apis Polska, ${URL}`, "Apis Polska"]])(
  "what someone makes is told, and who it is made for is the company: %j",
  (message, company) => {
    expect(made(message)).toMatchObject([{ tool: "create_founder", company }, { tool: "create_note" }]);
    expect(added(message)).not.toHaveProperty("roleTitle");
  },
);

test.each([`Neuer Kontakt: Ottilie Brand, Segelmacherin aus Passau, ${URL}, Besitzerin Mirela`])(
  "%j has her owner",
  (message) => {
    expect(added(message)).toMatchObject({ owner: "Mirela", location: "Passau" });
  },
);

test("languages that someone speaks are no note where a column has them", () => {
  const all = made(`Add Ottilie Brand, speaks English and German, ${URL}`);
  expect(all).toMatchObject([{ tool: "create_founder" }, { tool: "set_custom_value", value: "English, German" }]);
});

test("a colleague at the same firm has its name", () => {
  const message = `add two people? Ottilie Brand (${URL}) from Kent Canvas and her colleague at the same firm Petra Winn (linkedin.com/in/petra-winn)`;
  expect(made(message)).toMatchObject([
    { name: "Ottilie Brand", company: "Kent Canvas" },
    { name: "Petra Winn", company: "Kent Canvas" },
  ]);
});

test("in small letters someone whose whole name the address has is no one of the same first name", () => {
  const message = "add ruben stubbs hes the buyer at larder lane in leeds linkedin.com/in/ruben-stubbs stage trial";
  expect(added(message)).toMatchObject({ name: "Ruben Stubbs", roleTitle: "buyer", location: "Leeds", stage: "Trial" });
});

test("a role in small letters that runs on waits", () => {
  expect(added("add ottilie brand buyer larder lane leeds linkedin.com/in/ottilie-brand")?.held).toMatch(/role/u);
});
