import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Kofi Mensah", company: "Tidelock", stage: "Lead" },
    { name: "Marta Oliveira", company: "Salina" },
  ],
  columns: [{ label: "Warmth", type: "select" as const, options: ["Hot", "Warm", "Cold"] }],
  owners: ["Ida", "Sol"],
};
const played = (...turns: string[]) => {
  const talk = new PlayedConversation(having);
  return turns.map((turn) => talk.say(turn)).at(-1) ?? talk.say("");
};
const ownersSet = (message: string) =>
  played(message).changes.map(({ input, held }) => [(input["patch"] as { owner?: string }).owner, held === null]);

test.each(
  ["Kofi", "Marta"].flatMap(
    (who) =>
      [
        [`gib ${who} an Sol`, true],
        [`Weise ${who} Sol zu`, true],
        [`Sol übernimmt ${who}`, false],
        [`Sol ist jetzt zuständig für ${who}`, false],
        [`asigna ${who} a Sol`, true],
        [`Sol se encarga de ${who}`, false],
        [`confie ${who} à Sol`, true],
        [`c'est Sol qui s'occupe de ${who} maintenant`, false],
        [`${who} est suivi par Sol`, false],
      ] as const,
  ),
)("%j names an owner; what is only told waits", (message, isAsked) => {
  expect(ownersSet(message)).toEqual([["Sol", isAsked]]);
});

test.each([
  "Niemand übernimmt Marta",
  "Sol übernimmt Marta nicht",
  "Sol übernimmt Marta, wenn Ida geht",
  "Vielleicht übernimmt Sol Marta",
  "Wer übernimmt Marta?",
  "Kofi übernimmt die Buchhaltung",
  "Sol no se encarga de Kofi",
  "Nadie se encarga de Kofi",
  "Sol ne s'occupe pas de Kofi",
  "Sol s'occupe de la comptabilité",
])("%j sets no owner", (message) => {
  expect(played(message).changes.filter(({ tool }) => tool !== "create_note")).toEqual([]);
});

test.each([
  ["Setze den Status von Kofi auf aktiv", { status: "Active" }],
  ["setz Kofi auf pausiert", { status: "Paused" }],
  ["cambia el estado de Kofi a pausado", { status: "Paused" }],
  ["mets le statut de Kofi à actif", { status: "Active" }],
  ["setze Kofi auf kontaktiert", { stage: "Contacted" }],
  ["¿Puedes pasar a Kofi a Closed?", { stage: "Closed" }],
  ["Tu peux mettre Kofi en Closed ?", { stage: "Closed" }],
])("%j is the user's own choice in other words", (message, patch) => {
  expect(played(message).changes.map(({ input }) => input["patch"])).toEqual([expect.objectContaining(patch)]);
});

test.each([
  ["Setze Kofi auf Closed", "Marta auch"],
  ["Pon a Kofi en Closed", "y a Marta también"],
  ["Mets Kofi en Closed", "Marta aussi"],
])("%j and then %j is done for both", (first, then) => {
  expect(played(first, then).changes.map(({ input }) => (input["patch"] as { stage?: string }).stage)).toEqual([
    "Closed",
  ]);
});

test.each([
  ["Setze Kofi auf Closed", "mach das rückgängig"],
  ["Pon a Kofi en Closed", "deshazlo"],
  ["Mets Kofi en Closed", "annule"],
])("%j is taken back by %j", (first, then) => {
  expect(played(first, then).changes.map(({ tool }) => tool)).toEqual(["take_back"]);
});

test.each([
  ["Ich muss Kofi nächste Woche anrufen", "Kofi anrufen"],
  ["vergiss nicht, Kofi am Freitag anzurufen", "Kofi anrufen"],
  ["tengo que llamar a Kofi el viernes", "Llamar a Kofi"],
  ["hay que enviar el contrato a Kofi", "Enviar el contrato a Kofi"],
  ["je dois appeler Kofi vendredi", "Appeler Kofi"],
])("%j is a task", (message, title) => {
  expect(played(message).changes).toEqual([
    expect.objectContaining({ tool: "create_task", held: null, input: expect.objectContaining({ title }) as unknown }),
  ]);
});
