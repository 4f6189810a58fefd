import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: [{ name: "Ruta Kalnina" }, { name: "Ossie Brand" }] };
const play = (message: string) => {
  const played = new PlayedConversation(having);
  return played.say(message).changes.map(({ tool, input }) => ({
    ...{ tool, title: input["title"], due: input["dueDate"], description: input["description"] },
    who: played.people.find(({ id }) => id === input["founderId"])?.name,
  }));
};

test.each([
  ['put "sign the lease" on the board for 12 July, it belongs to Ruta', "Sign the lease", "2030-07-12"],
  ["Add a task to grease the rails on 5 July; that one is Ruta's", "Grease the rails", "2030-07-05"],
  ["remind me on Friday to renew the domain. It goes to Ruta Kalnina", "Renew the domain", "2030-06-07"],
  ["new task: print the charts, due Friday, link it to Ruta", "Print the charts", "2030-06-07"],
  ['add a task "call the yard" for tomorrow, it\'s for Ruta', "Call the yard", "2030-06-04"],
])("%j is of her", (message, title, due) =>
  expect(play(message)).toEqual([{ tool: "create_task", title, due, description: null, who: "Ruta Kalnina" }]),
);

test("whose something else is makes no task theirs", () =>
  expect(play("add a task: tell Ossie that the van broke, it's Ruta's").map(({ who }) => who)).not.toContain(
    "Ruta Kalnina",
  ));
test("a note keeps such words", () =>
  expect(play("note on Ossie: the van, it belongs to Ruta")).toMatchObject([{ tool: "create_note" }]));
