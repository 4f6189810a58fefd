import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Imre Toth", stage: "Lead" }, { name: "Salma Idris", stage: "Lead" }, { name: "Rosa Pereira" }],
  tasks: [
    { title: "Vertrag prüfen", dueDate: "2030-06-05" },
    { title: "Relire le devis", dueDate: "2030-06-05" },
    { title: "Revisar el folleto", dueDate: "2030-06-05" },
  ],
  stages: ["Lead", "Signed"],
};
const play = (message: string) => new PlayedConversation(having).say(message);
const said = (message: string) =>
  play(message).changes.map(({ tool, input }) => {
    const { title, status, dueDate, description } = (input["patch"] ?? input) as Record<string, string | null>;
    return [tool, title, status, dueDate, description].filter((one) => typeof one === "string").join(" ");
  });

test.each([
  ["Mets la tâche Relire le devis au 15 juin", "update_task 2030-06-15"],
  ["Décale la tâche Relire le devis à vendredi s'il te plaît", "update_task 2030-06-07"],
  ["Mets la tâche Relire le devis en cours", "update_task in_progress"],
  ["Renomme la tâche Relire le devis en Envoyer le devis", "update_task Envoyer le devis"],
  ["Setz die Aufgabe Vertrag prüfen auf den 15. Juni", "update_task 2030-06-15"],
  ["Leg die Aufgabe Vertrag prüfen auf Freitag", "update_task 2030-06-07"],
  ["Benenne die Aufgabe Vertrag prüfen um in Vertrag unterschreiben", "update_task Vertrag unterschreiben"],
  ["Pon la tarea Revisar el folleto para el 15 de junio", "update_task 2030-06-15"],
  ["Pon la tarea Revisar el folleto en curso", "update_task in_progress"],
  ["Cambia el nombre de la tarea Revisar el folleto a Imprimir el folleto", "update_task Imprimir el folleto"],
  ["Mets une tâche pour le 15 juin : appeler Imre", "create_task Appeler Imre 2030-06-15"],
  [
    "task for Imre: send the samples, he's back on the 7th",
    "create_task Send the samples 2030-06-07 He's back on the 7th",
  ],
])("%j: %s", (message, wanted) => expect(said(message)).toEqual([wanted]));

test("a number of people that does not fit is asked about", () => {
  const { text, changes } = play("set both my contacts to Lead");
  expect(changes).toEqual([]);
  expect(text).toMatch(/^You say 2, and 3 people fit: Imre Toth, Salma Idris, Rosa Pereira\./u);
});
test("both who are at a stage are both", () =>
  expect(play("move both people in Lead to Signed").changes.length).toBeGreaterThan(0));
test.each(["delete Clara", "rename Clara to Klara"])("%s finds nobody, and no task", (message) =>
  expect(play(message).text).toContain("among your people or tasks"),
);
