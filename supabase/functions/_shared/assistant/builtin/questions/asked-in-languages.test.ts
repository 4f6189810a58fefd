import { expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";
import { type AskedPerson } from "./testing/asked-rows.ts";
import { OWNERS, randomFrom, randomRows, STAGES, TODAY } from "./testing/random-rows.ts";

/** The same question in each language, and who it is about. */
const questions: [said: (owner: string) => string[], fits: (person: AskedPerson, owner: string) => boolean][] = [
  [
    (owner) => [
      `Wie viele Leute betreut ${owner}?`,
      `¿Cuántas personas lleva ${owner}?`,
      `Combien de personnes ${owner} gère-t-elle ?`,
    ],
    (person, owner) => person.owner === owner,
  ],
  [
    () => ["Gibt es jemanden aus Frankreich?", "¿Quién es de Francia?", "Qui est en France ?"],
    ({ location }) => (location ?? "").includes("France"),
  ],
  [
    () => ["Welche Kontakte sind heiß?", "¿Quiénes son calientes?", "Qui est chaud ?"],
    ({ own }) => own?.["Heat"] === "Hot",
  ],
  [
    () => [
      "Mit wem habe ich seit über einem Monat nicht gesprochen?",
      "¿Con quién no he hablado desde hace más de un mes?",
      "À qui n'ai-je pas parlé depuis plus d'un mois ?",
    ],
    ({ lastTouchAt }) => !lastTouchAt || lastTouchAt.slice(0, 10) < "2030-05-05",
  ],
  [
    () => ["Budgets über 30k", "budgets de más de 30k", "les budgets au-dessus de 30k"],
    ({ own }) => Number(own?.["Budget"] ?? 0) > 30_000,
  ],
];
const counted = (reply: string) =>
  /^(?:Niemand|Nadie|Personne)/u.test(reply)
    ? 0
    : Number(/(?:^|[.] )(\d+) (?:Person|persona|personne)/u.exec(reply)?.[1]);

const cases = [4, 9, 14, 19].flatMap((seed) =>
  questions.flatMap(([said, fits]) => {
    const owner = OWNERS[Math.floor(randomFrom(seed)() * OWNERS.length)] ?? "";
    return said(owner).map((question): [string, number, (person: AskedPerson) => boolean] => [
      question,
      seed,
      (person) => fits(person, owner),
    ]);
  }),
);

test.each(cases)("%s in world %i is answered in its language, with the count of the rows", (question, seed, fits) => {
  const rows = randomRows(seed);
  const reply = new AskedConversation(rows, { today: TODAY, stages: STAGES }).ask(question);
  expect({ reply, count: counted(reply) }).toEqual({ reply, count: rows.people.filter(fits).length });
});

test.each([
  ["Was ist überfällig?", /^\d+ überfällige Aufgabe|^Keine: /u],
  ["¿Qué está atrasado?", /^\d+ tareas? atrasada|^Ninguna: /u],
  ["Qu'est-ce qui est en retard ?", /^\d+ tâches? en retard|^Aucune : /u],
])("%s is answered with the tasks", (question, said) => {
  expect(new AskedConversation(randomRows(2), { today: TODAY, stages: STAGES }).ask(question)).toMatch(said);
});
