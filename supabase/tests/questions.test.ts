import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { newPlayer, type Player } from "../eval/world.ts";
import { type AskedPerson, people, plantNetwork } from "./asked-people.ts";
import { ask } from "./asking.ts";

const sql = postgres(inject("stack").dbUrl, { max: 2, onnotice: () => undefined });
let player: Player;
beforeAll(async () => {
  player = await newPlayer(inject("stack"));
  await plantNetwork(sql, player);
});
afterAll(() => sql.end());

type Language = "en" | "de" | "es" | "fr";
type Test = (person: AskedPerson) => boolean;
/** A condition in each language, as it follows "people …", and who fits it. */
interface Condition {
  said: Partial<Record<Language, string>>;
  fits: Test;
}

const not =
  (test: Test): Test =>
  (person) =>
    !test(person);
const within =
  (days: number): Test =>
  ({ notes = [] }) =>
    notes.some(([ago]) => ago < days);

const conditions: Condition[] = [
  {
    said: { en: "in Berlin", de: "in Berlin", es: "en Berlin", fr: "à Berlin" },
    fits: ({ location }) => location === "Berlin",
  },
  { said: { en: "not in Berlin", de: "nicht in Berlin" }, fits: ({ location }) => location !== "Berlin" },
  {
    said: { en: "in Berlin or Paris", de: "in Berlin oder Paris", es: "en Berlín o París", fr: "à Berlin ou Paris" },
    fits: ({ location }) => location === "Berlin" || location === "Paris",
  },
  { said: { en: "in San Francisco" }, fits: ({ location }) => location === "San Francisco" },
  {
    said: { en: "at Acme", de: "bei Acme", es: "en Acme", fr: "chez Acme" },
    fits: ({ company }) => company === "Acme",
  },
  { said: { en: "at Penasco" }, fits: ({ company }) => company === "Peñasco" },
  {
    said: { en: "without an email", de: "ohne E-Mail", es: "sin correo", fr: "sans e-mail" },
    fits: ({ email }) => email === undefined,
  },
  {
    said: { en: "with an email", de: "mit E-Mail", es: "con correo", fr: "avec e-mail" },
    fits: ({ email }) => email !== undefined,
  },
  {
    said: { en: "with no stage", de: "ohne Phase", es: "sin etapa", fr: "sans étape" },
    fits: ({ stage }) => stage === undefined,
  },
  {
    said: {
      en: "with more than 1000 followers",
      de: "mit mehr als 1000 Followern",
      es: "con más de 1000 seguidores",
      fr: "avec plus de 1000 abonnés",
    },
    fits: ({ followers = 0 }) => followers > 1000,
  },
  {
    said: {
      en: "with at least 5,000 followers",
      de: "mit mindestens 5000 Followern",
      es: "con al menos 5000 seguidores",
      fr: "avec au moins 5000 abonnés",
    },
    fits: ({ followers = 0 }) => followers >= 5000,
  },
  {
    said: {
      en: "with fewer than 1k followers",
      de: "mit weniger als 1000 Followern",
      es: "con menos de 1000 seguidores",
      fr: "avec moins de 1000 abonnés",
    },
    fits: ({ followers }) => followers !== undefined && followers < 1000,
  },
  {
    said: {
      en: "with between 1000 and 6000 followers",
      de: "mit zwischen 1000 und 6000 Followern",
      es: "con entre 1000 y 6000 seguidores",
      fr: "avec entre 1000 et 6000 abonnés",
    },
    fits: ({ followers = 0 }) => followers >= 1000 && followers <= 6000,
  },
  { said: { en: "with 5000 or more followers" }, fits: ({ followers = 0 }) => followers >= 5000 },
  { said: { en: "with a deal size over 60" }, fits: ({ deal = 0 }) => deal > 60 },
  { said: { en: "with a deal size of at most 50" }, fits: ({ deal }) => deal !== undefined && deal <= 50 },
  { said: { en: "without a deal size" }, fits: ({ deal }) => deal === undefined },
  { said: { en: "in fintech" }, fits: ({ industry }) => industry === "Fintech" },
  { said: { en: "who are VIP" }, fits: ({ vip }) => vip === true },
  { said: { en: "who are not VIP" }, fits: ({ vip }) => vip !== true },
  { said: { en: "tagged warm" }, fits: ({ tags = [] }) => tags.includes("warm") },
  { said: { en: "in the Series A round" }, fits: ({ round }) => round === "Series A" },
  { said: { en: "in stage Lead" }, fits: ({ stage }) => stage === "Lead" },
  { said: { en: "in Lead or in Paris" }, fits: ({ stage, location }) => stage === "Lead" || location === "Paris" },
  { said: { en: "with birthdays in June" }, fits: ({ birthday = "" }) => birthday.slice(5, 7) === "06" },
  { said: { en: "with a hobby" }, fits: ({ hobby }) => hobby !== undefined },
  { said: { en: "added this week" }, fits: ({ added = 0 }) => added <= 1 },
  { said: { en: "added before April" }, fits: ({ added = 0 }) => added >= 64 },
  { said: { en: "not contacted in the last 30 days" }, fits: not(within(30)) },
  { said: { en: "not contacted since May" }, fits: not(within(34)) },
  { said: { en: "contacted in the last two weeks" }, fits: within(15) },
  { said: { en: "never contacted" }, fits: ({ notes }) => notes === undefined },
  {
    said: { en: "without notes", de: "ohne Notizen", es: "sin notas", fr: "sans notes" },
    fits: ({ notes }) => notes === undefined,
  },
  { said: { en: "with more than one note" }, fits: ({ notes = [] }) => notes.length > 1 },
  { said: { en: "with overdue tasks" }, fits: ({ name }) => name === "Jane Doe" },
  { said: { en: "with open tasks" }, fits: ({ name }) => ["Jane Doe", "Omar Haddad", "Greta Olsen"].includes(name) },
  {
    said: { en: "without open tasks" },
    fits: ({ name }) => !["Jane Doe", "Omar Haddad", "Greta Olsen"].includes(name),
  },
  { said: { en: "without an owner" }, fits: ({ owner }) => owner === undefined },
];

const forms: Record<Language, [list: string, count: string]> = {
  en: ["Show me people {}", "How many people are there {}?"],
  de: ["Zeig mir Personen {}", "Wie viele Personen gibt es {}?"],
  es: ["Muéstrame personas {}", "¿Cuántas personas hay {}?"],
  fr: ["Montre-moi les personnes {}", "Combien de personnes y a-t-il {} ?"],
};

const expected = (fits: Test) => people.filter(fits).map(({ name }) => name);
const listed = (reply: string) => [...reply.matchAll(/^- \[([^\]]+)\]/gmu)].map(([, name = ""]) => name);
const counted = (reply: string) =>
  /^(?:None|Niemand|Nadie|Personne)/.test(reply)
    ? 0
    : Number(/^(?:\p{L}+\. )?(\d+) (?:person|people|Person|persona|personne)/u.exec(reply)?.[1] ?? Number.NaN);

const cases = conditions.flatMap(({ said, fits }, index) =>
  (Object.entries(said) as [Language, string][]).map(([language, words]): [string, string, Test, number] => {
    const [list, count] = forms[language];
    return [list.replace("{}", words), count.replace("{}", words), fits, index];
  }),
);

describe("people by one condition, listed and counted", () => {
  test.each(cases)("%s", async (list, count, fits, index) => {
    const names = expected(fits);
    const reply = await ask(player, [list]);
    expect({ reply, names: listed(reply).sort() }).toEqual({ reply, names: [...names].sort() });
    if (index % 3 > 0) return;
    const number = await ask(player, [count]);
    expect({ number, count: counted(number) }).toEqual({ number, count: names.length });
  });
});

/** Each condition with the one some places further: both must fit, or one. */
const pairs = conditions.flatMap((one, index): [string, Test][] => {
  const other = conditions[(index * 7 + 5) % conditions.length];
  const [first, second] = [one.said.en, other?.said.en];
  if (!first || !second || !other || one === other || / or /.test(first + second)) return [];
  // Two values of one column beside each other are read as a choice between them.
  const plain = /^(?:in|at) /;
  if (plain.test(first) && plain.test(second)) return [];
  return [
    [`Which people are there ${first} and ${second}?`, (person) => one.fits(person) && other.fits(person)],
    [`Show people ${first} or ${second}`, (person) => one.fits(person) || other.fits(person)],
  ];
});

describe("people by two conditions", () => {
  const missed: string[] = [];
  test.each(pairs)("%s", async (question, fits) => {
    const reply = await ask(player, [question]);
    // A pair may be asked about, never answered wrongly.
    if (/^I can't answer that/.test(reply)) return void missed.push(question);
    expect({ reply, names: listed(reply).sort() }).toEqual({ reply, names: expected(fits).sort() });
  });

  test("nine pairs of ten are understood", () => {
    expect({ missed, isFew: missed.length <= pairs.length / 10 }).toEqual({ missed, isFew: true });
  });
});

/** Words that mean nothing here: with one of them in it a question is not answered with facts. */
const strange = ["friendly", "wealthy", "who like jazz", "taller than me", "from my school", "worth chasing"];
const asked = [
  "Show me people {} in Berlin",
  "How many {} people have an email?",
  "Which {} leads have no owner?",
  "Who is {} at Acme?",
];

describe("a condition that nobody understands is said, and no fact is told", () => {
  test.each(asked.flatMap((form) => strange.map((word) => form.replace("{}", word))))("%s", async (question) => {
    const reply = await ask(player, [question]);
    expect(reply).toMatch(
      /^(?:I can't answer that: I did not understand “|I don't find |There is no field |I don't know “[^”]+”\. Do you mean: )/,
    );
    expect(reply).not.toMatch(/\d+ (?:person|people)/);
  });
});

type Field = [said: Partial<Record<Language, string>>, value: (person: AskedPerson) => string | number | undefined];
const fields: Field[] = [
  [{ en: "email", de: "E-Mail", es: "correo", fr: "e-mail" }, ({ email }) => email],
  [{ en: "company", de: "Firma", es: "empresa", fr: "entreprise" }, ({ company }) => company],
  [{ en: "role", de: "Rolle", es: "cargo", fr: "poste" }, ({ roleTitle }) => roleTitle],
  [{ en: "stage", de: "Phase", es: "etapa", fr: "étape" }, ({ stage }) => stage],
  [{ en: "status" }, ({ status }) => status],
  [{ en: "industry", de: "Branche", es: "sector", fr: "secteur" }, ({ industry }) => industry],
  [{ en: "city", de: "Stadt", es: "ciudad", fr: "ville" }, ({ location }) => location],
  [{ en: "deal size" }, ({ deal }) => deal],
  [{ en: "hobby" }, ({ hobby }) => hobby],
  [{ en: "round" }, ({ round }) => round],
];
const whose = people.filter(({ name }) => !name.startsWith("John"));
const questionsOf: Record<Language, string[]> = {
  en: ["What is {name}'s {field}?", "{name}'s {field}", "Tell me the {field} of {name}"],
  de: ["Was ist die {field} von {name}?"],
  es: ["¿Cuál es el {field} de {name}?"],
  fr: ["Quel est le {field} de {name} ?"],
};
const fieldCases = fields.flatMap(([said, value], index) =>
  (Object.entries(said) as [Language, string][]).flatMap(([language, field]) =>
    questionsOf[language].map((form, no): [string, string | number | undefined] => {
      const person = whose[(index * 3 + no) % whose.length] as AskedPerson;
      const first = person.name.split(" ")[0] ?? "";
      return [form.replace("{name}", no % 2 === 0 ? first : person.name).replace("{field}", field), value(person)];
    }),
  ),
);

describe("one field of one person", () => {
  test.each(fieldCases)("%s", async (question, value) => {
    const reply = await ask(player, [question]);
    expect(reply).toMatch(value === undefined ? /: no / : new RegExp(`: ${String(value).replace(/[.&]/g, ".")}`, "u"));
  });
});
