import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Petra Novak" }, { name: "Callum Reid" }],
  columns: [{ label: "Parts awaited", type: "multiselect" as const, options: ["Sail", "Rudder", "Winch"] }],
};
const played = (message: string) => new PlayedConversation(having).say(message).changes;

test.each([
  ["Add Dr. Lena-Marie Falk, MD, linkedin.com/in/lenamariefalk, Basel", "Dr. Lena-Marie Falk, MD", {}],
  [
    "add Lena-Marie Falk, MD, linkedin.com/in/lmfalk, surgeon at Kelp Clinic",
    "Lena-Marie Falk, MD",
    { roleTitle: "surgeon" },
  ],
  [
    "New contact: Prof. Dr. Uwe-Jens Rohr, PhD – linkedin.com/in/ujrohr – he is chair there",
    "Prof. Dr. Uwe-Jens Rohr, PhD",
    { roleTitle: "chair" },
  ],
  [
    "new contact please: Dr. Sunniva Ek-Lie, Kelp Almshouses, https://www.linkedin.com/in/sunnivael/ – she is a trustee there.",
    "Dr. Sunniva Ek-Lie",
    { company: "Kelp Almshouses", roleTitle: "trustee" },
  ],
  [
    "Add Jean-Paul Roux, Jr., CFO at Quai Sud, linkedin.com/in/jproux",
    "Jean-Paul Roux, Jr.",
    { roleTitle: "CFO", company: "Quai Sud" },
  ],
  [
    "Please add Mary-Jane O'Hara, CPA (linkedin.com/in/mjohara), Dublin",
    "Mary-Jane O'Hara, CPA",
    { location: "Dublin" },
  ],
  ["neuer Kontakt: Dr. Hans-Peter Lang, Leiter der Werft in Kiel, linkedin.com/in/hplang", "Dr. Hans-Peter Lang", {}],
  [
    "ajoute le Dr Marie-Claude Roy, ingénieure, linkedin.com/in/mcroy",
    "Dr Marie-Claude Roy",
    { roleTitle: "ingénieure" },
  ],
  [
    "añade a la Dra. Ana-Lucía Peña, directora de Naval Sur, linkedin.com/in/alpena",
    "Dra. Ana-Lucía Peña",
    { roleTitle: "directora", company: "Naval Sur" },
  ],
])("%j adds %s", (message, name, facts) =>
  expect(played(message)).toMatchObject([{ tool: "create_founder", input: { name, ...facts } }]),
);
test("letters that may be a role are one where nothing else says what someone does", () =>
  expect(played("add Jane Doe, MD, Acme Shipping, linkedin.com/in/jane-doe")).toMatchObject([
    { input: { name: "Jane Doe", roleTitle: "MD", company: "Acme Shipping" } },
  ]));

const NEWCOMER = "00000000-0000-4000-8000-e00000000011";
test.each([
  ["add Rosa Marin linkedin.com/in/rosamarin, note that Callum introduced us", "Callum introduced us"],
  ["Add Anneke de Wit please — linkedin.com/in/annekedewit — and note that Petra sent her", "Petra sent her"],
  ["add Ian Poe linkedin.com/in/ianpoe, make a note that Petra recommended him", "Petra recommended him"],
  ["add Lea Kunz (linkedin.com/in/leakunz), and write down that Callum told us about her", "Callum told us about her"],
  ["add Carla Rossi linkedin.com/in/carlarossi from Genoa and note: met at the boat show", "Met at the boat show"],
  [
    "füge Lena Maier hinzu linkedin.com/in/lenamaier und notiere, dass Petra sie geschickt hat",
    "Petra sie geschickt hat",
  ],
])("%j is a note on who is added", (message, content) =>
  expect(played(message).slice(1)).toMatchObject([{ tool: "create_note", input: { founderId: NEWCOMER, content } }]),
);
test("what is told of someone else beside it waits", () =>
  expect(played("add Rosa Marin linkedin.com/in/rosamarin, note that Callum is on holiday").at(-1)).toMatchObject({
    tool: "create_note",
    held: expect.any(String) as string,
  }));
test("a note that says whose it is is theirs", () => {
  const { people } = new PlayedConversation(having);
  expect(played("add Nils Bo linkedin.com/in/nilsbo and note on Petra that she sent him").at(-1)).toMatchObject({
    held: null,
    input: { founderId: people[0]?.id },
  });
});
test.each(["parts awaited are sail and rudder", "parts awaited: sail, rudder", "parts awaited sail, rudder"])(
  "%j are two choices of someone new",
  (said) =>
    expect(played(`add Yuki Tanabe linkedin.com/in/yukitanabe, ${said}`)).toMatchObject([
      { tool: "create_founder" },
      { tool: "set_custom_value", input: { value: "Sail, Rudder" } },
    ]),
);
