import { expect, test } from "vitest";
import { inLanguageOf } from "./confirmations.ts";

test.each([
  [
    "Added Greta Lindholm.",
    "Greta Lindholm hinzugefügt.",
    "Contacto añadido: Greta Lindholm.",
    "Contact ajouté : Greta Lindholm.",
  ],
  [
    "Hana Berg: stage set to Meeting.",
    "Hana Berg: Phase auf Meeting gesetzt.",
    "Hana Berg: etapa: Meeting.",
    "Hana Berg: étape : Meeting.",
  ],
  [
    "Noted about Hana: “added the task”",
    "Notiert zu Hana: „added the task“",
    "Anotado sobre Hana: «added the task»",
    "Noté sur Hana : « added the task »",
  ],
  [
    "Change Hana: please confirm.",
    "Change Hana: bitte bestätigen.",
    "Change Hana: confírmalo, por favor.",
    "Change Hana : merci de confirmer.",
  ],
  [
    "Added the task “Call Hana, due Monday”, due Nov 27, 2026. It is Bo’s.",
    "Aufgabe „Call Hana, due Monday“ angelegt, fällig am 27.11.2026. It is Bo’s.",
    "Tarea «Call Hana, due Monday» creada, para el 27 nov 2026. It is Bo’s.",
    "Tâche « Call Hana, due Monday » créée, pour le 27 nov. 2026. It is Bo’s.",
  ],
  ["Undone: Change Hana.", "Rückgängig gemacht: Change Hana.", "Deshecho: Change Hana.", "Annulé : Change Hana."],
])("%j is said in each language", (english, ...said) => {
  expect((["de", "es", "fr"] as const).map((language) => inLanguageOf(english, language))).toEqual(said);
  expect(inLanguageOf(english, "en")).toBe(english);
});

test("every sentence of several lines, and what there are no words for stays", () =>
  expect(inLanguageOf("Added Hana.\nHana: shoe size set to 40.", "de")).toBe(
    "Hana hinzugefügt.\nHana: shoe size set to 40.",
  ));
test("a value with a dollar sign stays as it is", () =>
  expect(inLanguageOf("Hana: company set to A$1P.", "de")).toBe("Hana: Firma auf A$1P gesetzt."));
