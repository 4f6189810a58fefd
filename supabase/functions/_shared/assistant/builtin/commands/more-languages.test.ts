import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { inMoreLanguages } from "./more-languages.ts";

const having = {
  people: [{ name: "Noor Haddad", company: "Kiln House", stage: "Tasting" }, { name: "Emeka Obi" }],
  tasks: [{ title: "Pack the crates", dueDate: "2030-06-04" }],
  stages: ["Tasting", "Ordered"],
};
const said = (message: string) => {
  const { text, changes } = new PlayedConversation(having).say(message);
  const [change] = changes;
  const patch = (change?.input["patch"] ?? change?.input ?? {}) as Record<string, unknown>;
  const words = [
    change?.tool,
    patch["title"],
    patch["content"],
    patch["stage"],
    patch["priorityScore"],
    patch["status"],
    patch["dueDate"],
  ];
  return change ? words.filter((one) => typeof one === "string" || typeof one === "number").join(" ") : text;
};

describe("orders of more languages keep what they name as it was typed", () => {
  test.each([
    ["Lembra-me de ligar ao Emeka na quinta-feira", "create_task Ligar ao Emeka 2030-06-06"],
    ["Por favor, me lembre amanhã de enviar a fatura ao Emeka", "create_task Enviar a fatura ao Emeka 2030-06-04"],
    ["Ricordami di chiamare Emeka il 14 giugno", "create_task Chiamare Emeka 2030-06-14"],
    ["Herinner me eraan om Emeka de folder te sturen op vrijdag", "create_task Emeka de folder te sturen 2030-06-07"],
    ["Remind mo ako bukas na tawagan si Emeka", "create_task Tawagan si Emeka 2030-06-04"],
    ["Påminn mig om att ringa Emeka på fredag", "create_task Ringa Emeka 2030-06-07"],
    ["Przypomnij mi jutro, żeby zadzwonić do Emeka", "create_task Zadzwonić do Emeka 2030-06-04"],
    ["Crea un'attività per Emeka: preparare i campioni entro venerdì", "create_task Preparare i campioni 2030-06-07"],
    [
      "Kannst du bitte eine Aufgabe anlegen: Muster packen für Emeka, fällig am 14. Juni",
      "create_task Muster packen für Emeka 2030-06-14",
    ],
    ["Ich möchte eine Aufgabe für Emeka erstellen: Muster packen bis Freitag", "create_task Muster packen 2030-06-07"],
    ["Marca Pack the crates como feita", "update_task done"],
    ["Segna Pack the crates come fatto", "update_task done"],
    ["Define a prioridade do Emeka para 70", "update_founder 70"],
    ["Imposta la priorità di Emeka a 40", "update_founder 40"],
  ])("%j: %s", (message, wanted) => expect(said(message)).toBe(wanted));

  test.each([
    "Move o Emeka para Ordered",
    "pode mover o Emeka para Ordered?",
    "Sposta Emeka in Ordered per favore",
    "Zet Emeka op Ordered",
    "Paki-move si Emeka sa Ordered",
    "Flytta Emeka till Ordered, tack",
    "Przenieś Emeka do Ordered",
  ])("%s", (message) => expect(said(message)).toBe("update_founder Ordered"));

  test.each([
    ["Anota para o Emeka: prefere ligar de manhã", "create_note Prefere ligar de manhã"],
    ["Nota su Emeka: beve solo tè, domani torna", "create_note Beve solo tè, domani torna"],
  ])("%j: %s", (message, wanted) => expect(said(message)).toBe(wanted));
});

test.each([
  ["Lembra-me de ligar ao Emeka na segunda", "Ligar ao Emeka 2030-06-10"],
  ["Lembra-me de ligar ao Emeka na próxima quarta-feira às 10h", "Ligar ao Emeka às 10h 2030-06-05"],
  ["Nova tarefa: amanhã embalar as caixas", "Embalar as caixas 2030-06-04"],
  ["Promemoria: comprare il pane per la domenica", "Comprare il pane 2030-06-09"],
  ["Promemoria: mandare il listino entro il 5 giugno", "Mandare il listino 2030-06-05"],
  ["Promemoria: domani mattina chiamare Emeka", "Chiamare Emeka di mattina 2030-06-04"],
  ["Herinner me eraan om maandag morgen Emeka te bellen", "Emeka te bellen 's morgens 2030-06-10"],
  ["Herinner me eraan om Emeka vrijdag te bellen", "Emeka te bellen 2030-06-07"],
  ["Remind mo ako bukas ng umaga na tawagan si Emeka", "Tawagan si Emeka ng umaga 2030-06-04"],
  ["Przypomnij mi zadzwonić do Emeka w piątek rano", "Zadzwonić do Emeka rano 2030-06-07"],
])("%j: the day is taken with its preposition", (message, wanted) =>
  expect(said(message)).toBe(`create_task ${wanted}`),
);

test.each([
  ["Tarefa: ler", "a segunda parte do contrato"],
  ["Nova tarefa: pintar", "a quinta antes da festa"],
  ["Taak: iedere", "morgen de kas luchten"],
  ["Taak: in de", "morgen de oven uitzetten"],
  ["Taak: de ramen lappen", "elke vrijdag"],
  ["Lembra-me de falar com o Emeka", "amanhã sobre a sexta passada"],
  ["Lembra-me de ler", "o relatório de sexta-feira"],
  ["Lembra-me de perguntar", "se o Emeka vem sábado"],
  ["Ricordami di leggere", "il capitolo di domani"],
  ["Ricordami di pesare il pane", "oggi alle 5 e domani alle 6"],
  ["Promemoria: cuocere il pane", "martedì o mercoledì"],
  ["Påminn mig om att ringa Emeka", "på fredag och Noor på lördag"],
  ["Påminn mig om att flytta mötet", "till fredag"],
  ["Remind mo ako na tawagan si Emeka", "sa isang linggo"],
])("%s “%s”: what is no day of the task's own stays in the title", (lead, words) => {
  expect(said(`${lead} ${words}`)).toMatch(new RegExp(`^create_task .*${words}$`, "u"));
});

test.each(["Zet Noor op vrijdag", "Sposta Noor a venerdì", "Move a Noor para sexta-feira"])(
  "“%s” is asked about",
  (message) => {
    const { text, changes } = new PlayedConversation({
      ...having,
      tasks: [{ title: "Weigh tea", founderName: "Noor Haddad", dueDate: "2030-06-04" }],
    }).say(message);
    expect(changes.filter(({ tool }) => tool !== "ask")).toEqual([]);
    expect(text).toContain("?");
  },
);

test.each([
  "Quem está em Tasting?",
  "Chi è in Tasting?",
  "Wie zit er in Tasting?",
  "Sino ang nasa Tasting?",
  "Vem är i Tasting?",
  "Kto jest w Tasting?",
])("%s", (message) => expect(said(message)).toMatch(/^1 .*Noor Haddad/su));
test.each([
  "Qual é a empresa da Noor?",
  "Qual è l'azienda di Noor?",
  "Wat is het bedrijf van Noor?",
  "Ano ang company ni Noor?",
])("%s", (message) => expect(said(message)).toContain("Kiln House"));
test.each([
  "remind me to passa the parcel on",
  "what is up with Noor",
  "note on Emeka: diz que lembra-me de ligar",
  "move Emeka to Ordered",
  "move the crates no later than Friday",
  "Pasa a Emeka a Ordered",
  "Wer ist in Tasting?",
  "Qui est dans Tasting ?",
  "Marca la tarea de Noor como hecha",
])("%s is left to the languages that the grammar has", (message) => expect(inMoreLanguages(message)).toBe(message));

test.each([
  "Przypomnij mi o piątek",
  "Przypomnij mi jutro",
  "Lembra-me da sexta-feira",
  "Ricordami di venerdì",
  "Herinner me aan vrijdag",
  "Påminn mig om fredag",
])("“%s” has only a day: what is to be done is asked", (message) => {
  const { text, changes } = new PlayedConversation(having).say(message);
  expect(changes).toEqual([]);
  expect(text).toBe("What should the task be?");
});
test.each([
  ["Przypomnij mi o herbacie", "O herbacie"],
  ["Herinner me aan de thee", "Aan de thee"],
])("“%s” has something to be done", (message, title) => expect(said(message)).toBe(`create_task ${title}`));
