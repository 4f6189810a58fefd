import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const played = (message: string) =>
  new PlayedConversation({
    people: [{ name: "Hedda Moen", values: { priorityScore: "50" } }, { name: "Pavel Rehn" }],
    notes: [{ about: "Hedda Moen", content: "Likes rye." }],
    tasks: [{ title: "Call Pavel about the invoice", founderName: "Pavel Rehn" }, { title: "Print the newsletter" }],
  }).say(message).changes;

test.each([
  "lege für Hedda eine Notiz an: mag Lakritz",
  "füg bei Hedda die Notiz hinzu: mag Lakritz",
  "leg bitte für Hedda eine Notiz an, mag Lakritz",
])("%j is a note", (message) =>
  expect(played(message)).toMatchObject([{ tool: "create_note", input: { content: "Mag Lakritz" } }]),
);

test.each(["Notiz bei Hedda löschen", "die Notiz von Hedda bitte löschen"])("%j deletes one", (message) =>
  expect(played(message)).toMatchObject([{ tool: "delete_note" }]),
);

test.each([
  ["Aufgabe mit dem Newsletter erledigt", 1, { status: "done" }],
  ["verschieb den Anruf bei Pavel auf den 9. Dezember", 0, { dueDate: "2030-12-09" }],
  ["déplace l'appel à Pavel au 9 décembre", 0, { dueDate: "2030-12-09" }],
  ["mueve la llamada con Pavel al 9 de diciembre", 0, { dueDate: "2030-12-09" }],
  ["marca como hecha la tarea del newsletter", 1, { status: "done" }],
])("%j changes a task", (message, no, patch) =>
  expect(played(message)).toMatchObject([
    { tool: "update_task", input: { taskId: `00000000-0000-4000-8000-c0000000000${String(no)}`, patch } },
  ]),
);

test.each([
  "setze die Priorität von Hedda runter auf 30",
  "baja la prioridad de Hedda a 30",
  "sube la prioridad de Hedda a 30",
  "baisse la priorité de Hedda à 30",
])("%j sets what is said", (message) =>
  expect(played(message)).toMatchObject([{ tool: "update_founder", input: { patch: { priorityScore: 30 } } }]),
);

test("a German day does not end a sentence", () =>
  expect(played("erinnere mich am 3. Dezember daran, Pavel die Fahnen zu schicken")).toMatchObject([
    { tool: "create_task", input: { dueDate: "2030-12-03" } },
  ]));

test.each([
  ["Kannst du eine Aufgabe anlegen, Hedda anrufen", "Hedda anrufen"],
  ["Ich will eine Aufgabe machen: Pavel schreiben", "Pavel schreiben"],
  ["Wir wollen eine Aufgabe machen, und zwar Kisten packen", "Kisten packen"],
])("%j is a new task", (message, title) =>
  expect(played(message)).toMatchObject([{ tool: "create_task", input: { title } }]),
);

test.each([
  "Ich will eine Aufgabe machen, die Freude bringt",
  "Wir wollen die Aufgabe machen, die Hedda hat",
  "Ich möchte eine Aufgabe erstellen, mit der Pavel leben kann",
  "Wir möchten eine Aufgabe anlegen, weil Pavel fehlt",
])("%j tells of a task, and adds none at once", (message) =>
  expect(played(message).filter(({ held }) => held === null)).toEqual([]),
);

test.each([
  ["Ich will eine Aufgabe eintragen: für Hedda backen", "Für Hedda backen"],
  ["Aufgabe: für Pavel die Kisten packen", "Für Pavel die Kisten packen"],
  ["Aufgabe: mit Hedda backen", "Mit Hedda backen"],
  ["Aufgabe für Hedda: backen", "Backen"],
  ["task for Pavel to bake rye", "Bake rye"],
])("%j: who it is done for is a part of it where the title has it", (message, title) =>
  expect(played(message)).toMatchObject([{ tool: "create_task", input: { title } }]),
);
