import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  owners: ["Yusuf", "Marit"],
  people: [
    { name: "Lotte Brandt" },
    { name: "Zeynep Arslan", company: "Kargo", values: { roleTitle: "Fleet Director" } },
  ],
  columns: [
    { label: "Intro by", type: "text" as const },
    { label: "NPS", type: "number" as const },
    { label: "Speaks", type: "multiselect" as const, options: ["English", "French", "German"] },
    { label: "Mandate", type: "select" as const, options: ["Brevik CTO", "Aurel COO"] },
  ],
};
const play = (message: string) => {
  const conversation = new PlayedConversation(having);
  const { changes, text } = conversation.say(message);
  const labelOf = (id: unknown) => conversation.columns.find((column) => column.id === id)?.label ?? "";
  const person = changes.find(({ tool }) => /founder$/.test(tool));
  const given = Object.entries({ ...person?.input, ...(person?.input["patch"] as object | undefined) });
  const values = changes.flatMap(({ tool, input }) =>
    tool === "set_custom_value" ? [[labelOf(input["fieldId"]), input["value"]]] : [],
  );
  return {
    ...{ text, held: person?.held },
    fields: {
      ...Object.fromEntries(given.filter(([key, value]) => typeof value === "string" && !/Id$|profileUrl/.test(key))),
      ...(Object.fromEntries(values) as Record<string, unknown>),
    },
  };
};

const LEADS = ["add Sam Okafor", "we should track Sam Okafor too", "new candidate: Sam Okafor", "put in Sam Okafor"];
const FACTS: [words: string, fields: Record<string, string>][] = [
  ["as a lead for yusuf", { stage: "Lead", owner: "Yusuf" }],
  ["Marit owns him", { owner: "Marit" }],
  ["Yusuf should take care of him", { owner: "Yusuf" }],
  ["owned by Marit", { owner: "Marit" }],
  ["introduced by Lotte", { "Intro by": "Lotte" }],
  ["speaks French and English", { Speaks: "French, English" }],
  ["contacted already for the Brevik CTO mandate", { stage: "Contacted", Mandate: "Brevik CTO" }],
  ["he does sales at Fjordpay", { roleTitle: "sales", company: "Fjordpay" }],
  ["plant director Norrsken Steel", { roleTitle: "plant director", company: "Norrsken Steel" }],
  ["illustrator with Loom & Ink in Lagos", { roleTitle: "illustrator", company: "Loom & Ink", location: "Lagos" }],
  ["copywriter", { roleTitle: "copywriter" }],
  ["editor in chief of Lagos Weekly", { roleTitle: "editor in chief", company: "Lagos Weekly" }],
  ["head of audio", { roleTitle: "head of audio" }],
  ["he's a printer in Cork and speaks German", { roleTitle: "printer", location: "Cork", Speaks: "German" }],
  ["runs a wine app called Qvevri", { company: "Qvevri" }],
  ["Rheinspeicher GmbH head of purchasing", { roleTitle: "head of purchasing", company: "Rheinspeicher GmbH" }],
];
test.each(
  FACTS.flatMap(([words, fields], no) => {
    const [lead = "", next = ""] = [LEADS[no % LEADS.length], LEADS[(no + 1) % LEADS.length]];
    return [
      [`${lead}, linkedin.com/in/sam-okafor, ${words}`, fields],
      [`${next} linkedin.com/in/sam-okafor. ${words}, NPS 40`, { ...fields, NPS: "40" }],
    ] as const;
  }),
)("%j stores what is said where it belongs", (message, fields) => {
  const { held, fields: found } = play(message);
  expect(found).toEqual({ name: "Sam Okafor", ...fields });
  expect(held).toBeNull();
});

test("the purpose of adding someone is never a company", () => {
  const { fields, held } = play("add Sam Okafor linkedin.com/in/sam-okafor as a lead for bramble");
  expect(fields).toEqual({ name: "Sam Okafor", stage: "Lead" });
  expect(held).toContain("bramble");
});

test("a story with a name and an address is a new person, with what it tells", () =>
  expect(
    play(
      "We just signed a new company! It's called Tidewright and the CEO is Isla Renwick, she's in Aberdeen. Her linkedin: linkedin.com/in/isla-renwick",
    ).fields,
  ).toEqual({ name: "Isla Renwick", company: "Tidewright", roleTitle: "CEO", location: "Aberdeen" }));

test.each([
  "can we get Piotr Zając on the list? linkedin.com/in/piotr-zajac he's with Wydawnictwo Lis",
  "Someone you should add: Piotr Zając (linkedin.com/in/piotr-zajac), he's with Wydawnictwo Lis",
  "We've got a new man! Name's Piotr Zając, he works at Wydawnictwo Lis. linkedin.com/in/piotr-zajac",
])("%j adds who is named and nobody else", (message) =>
  expect(play(message).fields).toEqual({ name: "Piotr Zając", company: "Wydawnictwo Lis" }),
);

test.each([
  ["Sam Okafor in, sales lead at Verlag Nord", { roleTitle: "sales lead", company: "Verlag Nord" }],
  ["Sam Okafor in, Marit will be his owner", { owner: "Marit" }],
  ["Sam Okafor in, works for Verlag Nord", { company: "Verlag Nord" }],
  ["Sam Okafor with email sam@x.example", { email: "sam@x.example" }],
  ["Sam Okafor, he's the owner of Conti Carta", { roleTitle: "owner", company: "Conti Carta" }],
])("of %j no small word becomes a field", (said, fields) =>
  expect(play(`put ${said}, linkedin.com/in/sam-okafor`).fields).toEqual({ name: "Sam Okafor", ...fields }),
);

test.each([
  ["add Sam Okafor as a contacted lead", { stage: "Contacted" }],
  ["save Sam Okafor as a contacted lead, NPS 40", { stage: "Contacted", NPS: "40" }],
  ["create Sam Okafor as a lead contact", { stage: "Lead" }],
])("%j says a stage and no role", (said, fields) =>
  expect(play(`${said}, linkedin.com/in/sam-okafor`).fields).toEqual({ name: "Sam Okafor", ...fields }),
);

test("one word behind a role is shown before it is stored", () =>
  expect(play("add Sam Okafor, translator, Wiesach, linkedin.com/in/sam-okafor").held).toContain(
    "“Wiesach” for the place",
  ));

test("the name of an institute is a company as a whole", () =>
  expect(play("add Sam Okafor, University of Leipzig, linkedin.com/in/sam-okafor").fields).toEqual({
    ...{ name: "Sam Okafor", company: "University of Leipzig" },
  }));

test("that there is no address yet loses nothing of what follows", () =>
  expect(play("Save Owen Prescott. I don't have his linkedin yet. He runs operations at Tideway").text).toContain(
    "role operations and company Tideway",
  ));

test("for someone who is there already, only what is new is changed", () => {
  expect(play("add Zeynep Arslan, fleet director at Kargo").fields).toEqual({});
  expect(play("add Zeynep Arslan, COO at Kargo").fields).toEqual({ roleTitle: "COO" });
});

test("two people with their facts in brackets are two people", () => {
  const { changes } = new PlayedConversation(having).say(
    "add Joana Pires (linkedin.com/in/joana-pires-vela, Vela Verde) and Henk Dijkstra (linkedin.com/in/henk-88, Polderwind)",
  );
  expect(changes.map(({ input }) => [input["name"], input["company"]])).toEqual([
    ["Joana Pires", "Vela Verde"],
    ["Henk Dijkstra", "Polderwind"],
  ]);
});

test("the address that is asked for has an example that may be shown", () =>
  expect(play("I want to add Grigor Petrosyan from Araratech").text).toContain("such as in/jane-doe"));
