import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { OTHER_LANGUAGE } from "./other-languages.ts";
import { isOrderOfOther } from "./orders-of-other-languages.ts";

const having = {
  people: [{ name: "Ilse Moravec", company: "Loom Lane" }, { name: "Zet Aung" }, { name: "Anders Holm" }],
  tasks: [{ title: "Ring the weaver", founderName: "Ilse Moravec", dueDate: "2030-06-10" }],
};
const play = (message: string) => new PlayedConversation(having).say(message);
const stored = (message: string) =>
  play(message).changes.map(({ tool, input, held }) => {
    const { title, content, priorityScore, dueDate } = {
      ...input,
      ...(input["patch"] as object | undefined),
    } as Record<string, unknown>;
    return [tool, title ?? content ?? priorityScore, dueDate, held === null].filter((one) => one !== undefined);
  });

test.each([
  "Slet Ilse Moravec",
  "Fjern opgaven om væveren",
  "Tilføj en note til Ilse: kan lide te",
  "Hvem har ikke svaret endnu?",
  "Hvornår er Ilses næste møde?",
  "Radera uppgiften om vävaren",
  "Verwijder Ilse Moravec",
  "Schrap de taak over de wever",
  "Wie heeft nog niet betaald?",
  "Cancella Ilse Moravec",
  "Chi non ha ancora pagato?",
  "Apaga a Ilse Moravec",
  "Quem ainda não pagou?",
  "Usuń Ilse Moravec",
  "Kto jeszcze nie zapłacił?",
  "Připomeň mi v pondělí zavolat Ilse",
  "Emlékeztess hétfőn Ilse hívására",
  "Amintește-mi să o sun pe Ilse luni",
  "Muistuta minua soittamaan Ilselle",
  "Ychwanega dasg: ffonio Ilse ddydd Llun",
  "Ilse'nin önceliğini değiştir",
])("“%s” is answered with the languages that are understood, and nothing of it is stored", (message) => {
  expect(play(message)).toMatchObject({ text: OTHER_LANGUAGE, changes: [] });
});

test.each([
  ["Mind mig om at ringe til Ilse på fredag", ["create_task", "Ringe til Ilse", "2030-06-07", true]],
  ["Husk mig på at sende prøver til Ilse i morgen", ["create_task", "Sende prøver til Ilse", "2030-06-04", true]],
  ["Ret Ilses prioritet til 81", ["update_founder", 81, true]],
  ["Ändra Anders prioritet till 40", ["update_founder", 40, true]],
  ["Zet Ilses prioriteit op 30", ["update_founder", 30, true]],
  ["Notér på Ilse: 61 enheder i september", ["create_note", "61 enheder i september", true]],
  ["Noteer bij Ilse dat ze in mei verhuist", ["create_note", "Ze in mei verhuist", true]],
  ["Annota su Ilse che preferisce il tè", ["create_note", "Preferisce il tè", true]],
  ["Anota na Ilse que prefere chá", ["create_note", "Prefere chá", true]],
])("“%s” is done", (message, wanted) => expect(stored(message)).toEqual([wanted]));

test.each([
  "Zet wants more looms",
  "Zet: they want more looms",
  "Verander Ltd called, they want a demo",
  "Metti joined Loom Lane",
  "Mind the gap between the two offers",
  "Husks are sold out",
  "Remind me to ring Ilse on Friday",
  "Wie ist die E-Mail von Ilse?",
  "Anota para Ilse que prefiere té",
  "Define a task for Ilse",
  "Elimina a Ilse Moravec",
  "Mets la priorité d'Ilse à 30",
])("“%s” is in none of those languages", (message) => {
  const people = having.people.map(({ name, company }) => ({ id: name, name, company: company ?? null }) as never);
  expect(isOrderOfOther(message, people)).toBe(false);
});
