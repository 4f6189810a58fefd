import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Ilse Moravec", company: "Loomlane", values: { "Contract signed": "yes", Opening: "2030-09-03" } },
    { name: "Teo Aldana", company: "Damastwerk", values: { "Contract signed": "no" } },
  ],
  columns: [
    { label: "Contract signed", type: "boolean" as const },
    { label: "Opening", type: "date" as const },
    { label: "Next visit", type: "date" as const },
  ],
  stages: ["Lead", "Signed"],
  tasks: [
    { title: "Invoice Loomlane", founderName: "Ilse Moravec", dueDate: "2030-06-10" },
    { title: "Renew the parking permit", dueDate: "2030-06-20" },
    { title: "Book train to Brno", dueDate: "2030-06-12" },
    { title: "VAT return", dueDate: "2030-06-25" },
  ],
};
const played = (message: string) => new PlayedConversation(having).say(message);
const changesOf = (message: string) =>
  played(message).changes.map(({ tool, input }) => {
    const { title, content, status, dueDate } = { ...input, ...(input["patch"] as object | undefined) } as Record<
      string,
      string | null
    >;
    return [tool, title ?? content ?? status ?? null, dueDate ?? null];
  });

test.each([
  ["Bis Freitag muss ich Teo die Muster schicken", "Teo die Muster schicken", "2030-06-07"],
  ["Am Montag sollte ich Ilse anrufen", "Ilse anrufen", "2030-06-10"],
  ["Morgen muss ich Teo das Garn bringen", "Teo das Garn bringen", "2030-06-04"],
  ["Antes del viernes tengo que mandarle el precio a Teo", "Mandarle el precio a Teo", "2030-06-07"],
  ["Pour vendredi je dois envoyer le prix à Teo", "Envoyer le prix à Teo", "2030-06-07"],
])("“%s” keeps all of what there is to do", (message, title, day) =>
  expect(changesOf(message)).toEqual([["create_task", title, day]]),
);

test.each([
  ["Teo hat gerade angerufen, wir sollten festhalten, dass er im Mai umzieht", "Er im Mai umzieht"],
  ["Teo vient d'écrire, il faut noter qu'il arrive à douze", "Il arrive à douze"],
  ["Teo acaba de llamar, hay que apuntar que viene con su hermano", "Viene con su hermano"],
  ["Schreib bei Teo auf: mag lieber Leinen", "Mag lieber Leinen"],
  ["Schreib bitte bei Teo auf, dass er Leinen mag", "Er Leinen mag"],
])("“%s” is one note and no task", (message, content) =>
  expect(changesOf(message)).toEqual([["create_note", content, null]]),
);

test.each([
  "Der Zug nach Brno ist gebucht, hak das ab",
  "Hak den Zug nach Brno ab",
  "Le train pour Brno est réservé, coche-le",
  "El tren a Brno está reservado, márcalo",
  "Marca como hecha la tarea del tren a Brno",
])("“%s” is done", (message) => expect(changesOf(message)).toEqual([["update_task", "done", null]]));

test.each([
  ["La tarea del permiso de aparcamiento está hecha", "done", null],
  ["La tâche du permis de stationnement est terminée", "done", null],
  ["Die Umsatzsteuer bitte auf den 28. Juni schieben", null, "2030-06-28"],
  ["Repousse la déclaration de TVA au 28 juin", null, "2030-06-28"],
  ["Pasa la declaración de IVA al 28 de junio", null, "2030-06-28"],
])("“%s” names a task in another language", (message, status, day) =>
  expect(changesOf(message)).toEqual([["update_task", status, day]]),
);

test("a person whose name has an “a” before it is deleted", () =>
  expect(played("Elimina a Teo Aldana").changes).toMatchObject([{ tool: "delete_founder" }]));

test.each([
  "Wer hat noch keinen Contract unterschrieben?",
  "¿Quién no ha firmado el contract?",
  "Qui n'a pas encore signé le contract ?",
])("“%s” asks for the column, and for no stage", (message) => {
  const { text } = played(message);
  expect(text).toContain("Teo Aldana");
  expect(text).not.toContain("Stage");
});

test.each([
  "Wann ist die Eröffnung von Ilse?",
  "Wann findet die Eröffnung bei Ilse statt?",
  "Quand est l'opening de Ilse ?",
])("“%s” asks for the day of the column", (message) =>
  expect(played(message).text).toMatch(/Opening.*2030|Sep 3, 2030/u),
);

test.each([
  "Muss ich am Freitag Teo anrufen?",
  "Am Freitag kommt Teo",
  "Bis Freitag muss Teo liefern",
  "Teo hat gesagt, er muss das noch notieren",
])("“%s” is no task at once", (message) =>
  expect(played(message).changes.filter(({ held }) => held === null)).toEqual([]),
);

test.each(["Teo sagt, er kommt am Freitag", "Teo meint, er braucht mehr Garn"])("“%s” keeps its words", (message) =>
  expect(changesOf(message)).toMatchObject([["create_note", message, null]]),
);

test.each([
  ["Teo dit que le lin coûte 12k, note-le", "Teo dit que le lin coûte 12k"],
  ["Teo meinte, das Leinen kostet 12k, bitte notieren", "Teo meinte, das Leinen kostet 12k"],
  ["Teo sagt, das Leinen ist da. Schreib das auf", "Teo sagt, das Leinen ist da"],
  ["Halt fest, dass Teo keine Anrufe mag", "Teo keine Anrufe mag"],
])("“%s”: what is told before is the note", (message, content) =>
  expect(changesOf(message)).toEqual([["create_note", content, null]]),
);

test.each([
  ["Pas oublier d'appeler Teo jeudi", "Appeler Teo", "2030-06-06"],
  ["Fais-moi penser à remercier Teo le 14 juin", "Remercier Teo", "2030-06-14"],
  ["Que no se me olvide llamar a Teo el 14 de junio", "Llamar a Teo", "2030-06-14"],
  ["Ich brauche eine Erinnerung am 14. Juni, Teo danken", "Teo danken", "2030-06-14"],
  ["Leg für Teo eine Aufgabe an, bis Freitag den Vertrag prüfen", "Vertrag prüfen", "2030-06-07"],
])("“%s” is a task", (message, title, day) => expect(changesOf(message)).toEqual([["create_task", title, day]]));

test.each([
  ["Nota para Ilse y Teo: invitados a la cena", 2],
  ["Notiz für Ilse und Teo: zum Essen eingeladen", 2],
  ["Notér på Ilse og Teo: kommer til middag", 2],
])("“%s” is a note for each", (message, count) =>
  expect(changesOf(message).map(([tool]) => tool)).toEqual(Array<string>(count).fill("create_note")),
);

test.each(["Ilse kommt jeden Montag ins Büro", "Lo de Ilse solo cada trimestre"])(
  "a note offered of “%s” is as it was typed",
  (message) => expect(changesOf(message)).toMatchObject([["create_note", message, null]]),
);
