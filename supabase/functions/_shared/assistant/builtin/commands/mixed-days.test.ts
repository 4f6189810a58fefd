import { expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

/** Today is Monday, 3 June 2030. */
const HAVING: Having = {
  people: [{ name: "Ruta Kalnina" }, { name: "Ossie Brand" }, { name: "Vera Freitag" }],
  tasks: [{ title: "Oil the winch", dueDate: "2030-06-05" }, { title: "Print passes" }],
};
const play = (message: string) => {
  const played = new PlayedConversation(HAVING);
  const titleOf = (id: unknown) => played.tasks.find((task) => task.id === id)?.title;
  return played.say(message).changes.map(({ tool, input }) => {
    const patch = (input["patch"] ?? {}) as Record<string, unknown>;
    return [tool, titleOf(input["taskId"]) ?? input["title"], patch["dueDate"] ?? input["dueDate"] ?? patch["status"]];
  });
};

test.each([
  ["shift oil the winch to vendredi", "2030-06-07"],
  ["move the winch task to Donnerstag", "2030-06-06"],
  ["please push oil the winch to lunes", "2030-06-10"],
])("%j moves it", (message, day) => expect(play(message)).toEqual([["update_task", "Oil the winch", day]]));

test.each([
  ["remind me on jeudi to ring Ruta", "Ring Ruta", "2030-06-06"],
  ["add a task for viernes: coil the ropes", "Coil the ropes", "2030-06-07"],
])("%j is a task", (message, title, day) => expect(play(message)).toEqual([["create_task", title, day]]));

test("an order behind one of another language is one of its own", () =>
  expect(play("Marque la tâche 'Print passes' comme terminée, and shift oil the winch to vendredi")).toEqual([
    ["update_task", "Print passes", "done"],
    ["update_task", "Oil the winch", "2030-06-07"],
  ]));

test.each([
  ["note on Ruta: meet her on lundi", "Meet her on lundi"],
  ["Ajoute une note sur Ruta : aime le thé and set the table", "Aime le thé and set the table"],
])("a note keeps its words: %j", (message, content) => {
  const { changes } = new PlayedConversation(HAVING).say(message);
  expect(changes.map(({ tool, input }) => [tool, input["content"]])).toEqual([["create_note", content]]);
});
test("a name is no day", () =>
  expect(play("remind me to write to Freitag").map(([, title]) => title)).toEqual(["Write to Freitag"]));
