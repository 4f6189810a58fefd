import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const HAVING: Having = { people: [{ name: "Ines Marrow" }], stages: ["Lead", "Contacted"] };
const added = (message: string) =>
  new PlayedConversation(HAVING)
    .say(message)
    .changes.filter(({ tool }) => tool === "create_founder")
    .map(({ input }) => input);

test.each([
  [
    "a friend sent me Pavel Novak, backend developer at Kiwi, linkedin.com/in/pavel-novak, put him under contacted",
    { name: "Pavel Novak", company: "Kiwi", stage: "Contacted" },
  ],
  [
    "there's a goat farmer called Ivana Babić on the island of Pag, makes 65 kilos of cheese a week, add her: linkedin.com/in/ib",
    { name: "Ivana Babić", roleTitle: "goat farmer", location: "Pag", company: null },
  ],
  ["add Bo Ek, boerenkaas from Woerden, linkedin.com/in/boek", { name: "Bo Ek", location: "Woerden", company: null }],
  ["add Bo Ek, designer from Figma, linkedin.com/in/boek", { name: "Bo Ek", company: "Figma", location: null }],
  ["add Bo Ek, linkedin.com/in/boek, found him at the Green Week fair", { name: "Bo Ek", company: null }],
  [
    "create a record for Bo Ek. He is procurement lead at Kelp, linkedin.com/in/boek",
    { roleTitle: "procurement lead" },
  ],
  ["Ajoute Luc Petit de chez Beta, linkedin.com/in/lucpetit", { name: "Luc Petit", company: "Beta", roleTitle: null }],
  [
    "Ajoute Paul Roy, responsable marketing de Gamma, linkedin.com/in/proy",
    { roleTitle: "responsable marketing", owner: null },
  ],
  [
    "Leg bitte Jonas Kern an, Geschäftsführer der Kern Holzbau GmbH, linkedin.com/in/jkern",
    { name: "Jonas Kern", roleTitle: "Geschäftsführer", company: "Kern Holzbau GmbH" },
  ],
  [
    "Crea un contacto para Lucía Ortega, jefa de compras en Olivares SL, Sevilla, linkedin.com/in/lo",
    { roleTitle: "jefa de compras", company: "Olivares SL", location: "Sevilla" },
  ],
  [
    "add Bo Ek, olive grower in Kalamata, 4000 litres a year, linkedin.com/in/boek",
    { location: "Kalamata", company: null },
  ],
  [
    "Trage Herrn Uwe Stark ein, Vorstand der Stark AG, linkedin.com/in/uwe-stark",
    { name: "Uwe Stark", roleTitle: "Vorstand", company: "Stark AG" },
  ],
  [
    "Peux-tu ajouter Amélie Girard ? Elle est cheffe de projet chez Lumio à Rennes, linkedin.com/in/ag",
    { roleTitle: "cheffe de projet", company: "Lumio" },
  ],
  [
    "añade a Tomás Vidal, apicultor de Soria, vende 300 kilos de miel al año, linkedin.com/in/tv",
    { roleTitle: "apicultor", location: "Soria", company: null },
  ],
  [
    "añade a Tomás Vidal, fundador de Olivo, linkedin.com/in/tv",
    { roleTitle: "fundador", company: "Olivo", location: null },
  ],
  [
    "Save Tilda Moberg pls – she's a buyer for ICA in Västerås, linkedin.com/in/tildam",
    { name: "Tilda Moberg", company: "ICA" },
  ],
])("%j", (message, facts) => expect(added(message)).toMatchObject([facts]));

const COMPLETED = [
  "there's a guy called Bram de Wit, sells fertiliser, chuck him in",
  "put Bram de Wit in — cheesemonger, Parma, wants 20 wheels a month",
  "I'd like to keep track of Bram de Wit as well, he's the harbour master in Galway",
  "the new girl at Kelp is called Bram de Wit, she likes tea, please add her",
  "our new accountant is Bram de Wit of Vos & Zn, add him",
  "add my old boss Bram de Wit, he runs Haug Logistik now",
  "Bram de Wit — CFO — Telar Labs — Bogotá — bram@telar.example",
  "Sven gave me the number of Bram de Wit, boat builder in Marstrand, add him please",
];
test.each(COMPLETED)("%j asks for the address of who is named", (message) =>
  expect(new PlayedConversation(HAVING).say(message).text).toMatch(/^To add Bram de Wit I need/u),
);

test.each([
  "add these: Nora Lind (CEO, Polarwind), Ivo Kral (CTO, Skoda Labs) and Mei Tan from Singapore, in/noralind, in/ivokral, in/meitan",
  "add Nora Lind of Polarwind, Ivo Kral of Skoda Labs and Mei Tan from Singapore, in/noralind, in/ivokral, in/meitan",
  "add Nora Lind (Polarwind), Ivo Kral and Mei Tan (Kelp), all from Kiel, in/noralind, in/ivokral, in/meitan",
])("%j adds all three", (message) =>
  expect(added(message).map(({ name }) => name)).toEqual(["Nora Lind", "Ivo Kral", "Mei Tan"]),
);
test("two who were met are two", () =>
  expect(
    new PlayedConversation(HAVING).say(
      "met two people at Slush: Jonas Berg of Nordkraft and Aino Laine, who runs Saunaland. add both",
    ).text,
  ).toMatch(/^To add Jonas Berg .*company Nordkraft/u));

test.each([
  [
    "add Bo Ek – skipper – Oslo – cod and haddock, 2 tonnes a week, linkedin.com/in/boek",
    { roleTitle: "skipper", location: "Oslo", company: null },
  ],
  [
    "add Bo Ek, bakery owner from Ghent, orders 300 boxes a quarter, linkedin.com/in/boek",
    { roleTitle: "bakery owner", location: "Ghent", company: null },
  ],
  [
    "Store Bo Ek. Fleet manager. Cairo. Met via LinkedIn. bo@fleet.example, linkedin.com/in/boek",
    { roleTitle: "Fleet manager", location: "Cairo", company: null, email: "bo@fleet.example" },
  ],
  [
    "there is this potter named Kit Harlow near Hay-on-Wye. sells mugs to cafes. put him in, linkedin.com/in/kit-harlow",
    { name: "Kit Harlow", roleTitle: "potter" },
  ],
  [
    "nouveau client, M. Bertrand Colin, il tient un garage à Dijon, linkedin.com/in/bcolin",
    { name: "Bertrand Colin", location: "Dijon" },
  ],
])("%j has what is said in its own field", (message, facts) => expect(added(message)).toMatchObject([facts]));
test("what someone sells is kept for a note", () =>
  expect(
    new PlayedConversation(HAVING).say("add Bo Ek from Oslo who sells honey, linkedin.com/in/boek").changes,
  ).toMatchObject([{ tool: "create_founder" }, { tool: "create_note", input: { content: "Sells honey." } }]));
test.each([
  "Jot down a new contact for me: Bram de Wit, lawyer at Aziz & Sons",
  "Could you file Bram de Wit (truffle hunter, Alba) with the contacts?",
  "Add my dentist's wife, Bram de Wit, notary in Basel",
])("%j adds who is named", (message) =>
  expect(new PlayedConversation(HAVING).say(message).text).toMatch(/^To add Bram de Wit I need/u),
);
