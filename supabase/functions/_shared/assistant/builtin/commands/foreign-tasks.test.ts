import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", stage: "Lead" },
    { name: "Teo Aldana", stage: "Lead" },
  ],
  tasks: [{ title: "Katalog drucken" }],
};
const say = (message: string) => new PlayedConversation(having).say(message);
const tasks = (message: string) =>
  say(message).changes.map(({ tool, input }) => [
    tool,
    input["title"] ?? null,
    input["dueDate"] ?? null,
    input["recurrence"] ?? null,
  ]);

test.each([
  ["Teo am Freitag anrufen", "Teo anrufen", "2030-06-07"],
  ["Teo das Angebot schicken bis Donnerstag", "Teo das Angebot schicken", "2030-06-06"],
  ["Nächste Woche Mittwoch Muster für Ilse vorbereiten", "Muster für Ilse vorbereiten", "2030-06-12"],
  ["relancer Teo vendredi pour le devis", "Relancer Teo pour le devis", "2030-06-07"],
  ["demain rappeler le notaire", "Rappeler le notaire", "2030-06-04"],
  ["pedir las muestras a Ilse antes del viernes", "Pedir las muestras a Ilse", "2030-06-07"],
])("“%s” is a task on its day", (message, title, day) =>
  expect(tasks(message)).toEqual([["create_task", title, day, null]]),
);
test.each([
  ["jeden Freitag Bericht an Teo schicken", "Bericht an Teo schicken"],
  ["tous les vendredis envoyer le rapport à Teo", "Envoyer le rapport à Teo"],
  ["cada viernes regar las plantas", "Regar las plantas"],
])("“%s” comes back every week", (message, title) =>
  expect(tasks(message)).toEqual([["create_task", title, "2030-06-07", "weekly"]]),
);
test.each([
  "alle zwei Wochen Teo anrufen",
  "jeden zweiten Dienstag Lager prüfen",
  "tous les deux jours arroser les plantes",
])("how often “%s” is, is asked", (message) => {
  expect(say(message).changes).toEqual([]);
  expect(say(message).text).toContain("How often");
});
test.each([
  "Teo hat am Freitag angerufen",
  "Ilse will am Freitag anrufen",
  "Wann soll ich Teo am Freitag anrufen?",
  "Teo am Freitag nicht anrufen",
])("“%s” is no new task", (message) =>
  expect(say(message).changes.filter(({ tool }) => tool === "create_task")).toEqual([]),
);

test.each([
  ["Teo auf Closed setzen und Ilse auf Meeting setzen", ["update_founder", "update_founder"]],
  ["Den Katalog löschen und Teo auf Closed setzen", ["delete_task", "update_founder"]],
  ["Mets une tâche pour demain : appeler le notaire, et passe Teo en Closed", ["create_task", "update_founder"]],
  ["Crea una tarea para mañana: llamar a Ilse, y pasa a Teo a Closed", ["create_task", "update_founder"]],
  ["Erinnere mich morgen an die Miete und setz Teo auf Closed", ["create_task", "update_founder"]],
])("“%s” is two orders", (message, tools) => expect(say(message).changes.map(({ tool }) => tool)).toEqual(tools));
test("“bei Ilse notieren” is a note", () =>
  expect(say("Bei Ilse notieren: mag keine Anrufe").changes).toMatchObject([
    { tool: "create_note", input: { content: "Mag keine Anrufe" } },
  ]));
