import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withoutClosingWords } from "./closing-words.ts";

const said = (message: string) => withoutClosingWords({ message });

test.each([
  ["oups undo that", "oops undo that"],
  ["Farida moved to Gatineau last month btw, can you reflect that", "Farida moved to Gatineau last month"],
  ["Ana's now at Kelp, please reflect that in the record.", "Ana's now at Kelp"],
  ["Leo's email is leo@kelp.example; could you reflect this?", "Leo's email is leo@kelp.example"],
  [
    "Could you set up a date column named Contract End for the whole table?",
    "Could you set up a date column named Contract End",
  ],
  ["add a field called Region across the board", "add a field called Region across the board"],
  ['I want a column "Board Approved" yes or no', "add a yes/no column called Board Approved"],
  [
    'add a column "Signed" yes/no, with yes for Ana and no for Leo Pohl',
    "add a yes/no column called Signed and put yes for Ana and no for Leo Pohl",
  ],
  [
    "meet Petr Havel at Windrow, linkedin.com/in/petr-havel — would you mind creating him with a note that he knows Ana?",
    "meet Petr Havel at Windrow, linkedin.com/in/petr-havel, add him please. Note: he knows Ana",
  ],
  ["La tâche pour le kiosque est faite, tu peux la fermer", "marque la tâche kiosque comme faite"],
  ["la tarea del catálogo está terminada, ciérrala", "marca la tarea del catálogo como hecha"],
  ["Die Aufgabe Messestand ist erledigt, kannst du abhaken", "markiere die Aufgabe Messestand als erledigt"],
])("%s", (message, plain) => expect(said(message)).toBe(plain));

test.each([
  "can you update that",
  "please change Ana's stage to Lead, can you reflect that",
  "Ana asked whether we can change that",
  "add a column called Contract End for leads",
  "La tâche pour le kiosque est pour vendredi",
  "note for Ana: oops was her word",
  'Do we have a column "Board Approved" yes or no?',
  'Is the field "Language" yes or no?',
  'I want to know if the column "Signed" is there, yes or no',
  'Rename the column "Signed" yes or no',
  'Put Ana in the column "Signed" yes or no',
  "¿La tarea del kiosco está lista",
  "La tarea que Leo dice está lista",
  "Die Aufgabe Messestand ist fast fertig",
])("“%s” says nothing that closes it", (message) => expect(said(message)).toBe(message));

test("a task that is told to be done in French is that, and no new one", () => {
  const talk = new PlayedConversation({ tasks: [{ title: "Kiosque au Salon Vert" }] });
  const { changes } = talk.say("La tâche pour le kiosque est faite, tu peux la fermer");
  expect(changes.map(({ tool }) => tool)).toEqual(["update_task"]);
});

test.each([
  "La tarea Kiosque au Salon Vert ya casi está lista",
  "La tarea Kiosque au Salon Vert no está terminada",
  "la tarea del Salon Vert aún no está lista",
  "La tâche Kiosque au Salon Vert presque est finie",
])("a task that is told not to be done stays as it is: %s", (message) => {
  const talk = new PlayedConversation({ tasks: [{ title: "Kiosque au Salon Vert" }] });
  const { changes, text } = talk.say(message);
  expect(changes).toEqual([]);
  expect(text).toContain("not done");
});
