import { agent, deck, type EvalTask, jane, noted, people, room } from "./task-shape.ts";

const johns = {
  people: [
    { name: "John Smith", company: "Acme" },
    { name: "John Miller", company: "Globex" },
  ],
};
const ambiguous = [
  ...agent(
    "ambiguous",
    johns,
    [["Add a note to John: likes chess"], ["Delete John"], ["Set John's stage to Lead"], ["Draft an email to John"]],
    /which one/i,
  ),
  ...agent("ambiguous", johns, [
    ["Add a note to John Smith: likes chess", noted("Likes chess", "John Smith")],
    [
      "Set John Miller's stage to Lead",
      "- founder John Miller company=Globex",
      "+ founder John Miller company=Globex stage=Lead",
    ],
    [
      ["Add a note to John: likes chess", "Add a note to John Miller: likes chess"],
      noted("Likes chess", "John Miller"),
    ],
  ]),
];

const missing = [
  ...agent(
    "missing",
    { people: [jane] },
    [["Add a note to Robert Paulson: likes soap"], ["Set Robert Paulson's stage to Lead"], ["Delete Robert Paulson"]],
    /don't find/i,
  ),
  ...agent(
    "missing",
    { people: [jane] },
    [["Add Robert Paulson to my network"], ["Track Robert Paulson from Acme"]],
    /address of their LinkedIn/i,
  ),
  ...agent(
    "missing",
    { people: [jane], tasks: [room] },
    [["Mark the task paint the wall as done"], ["Delete the task paint the wall"]],
    /don't find/i,
  ),
];

const duplicates = agent("duplicate", { people: [{ ...jane, note: "Likes chess" }], tasks: [room] }, [
  ["Add a task to book a room on 2030-06-03"],
  ["Add a note to Jane Doe: likes chess"],
  ["Set Jane Doe's company to Acme"],
  ["Move Jane Doe to Lead"],
  [["Add a task to buy milk", "Add a task to buy milk"], "+ task Buy milk todo"],
  [["Add a note to Jane Doe: has a dog", "Add a note to Jane Doe: has a dog"], noted("Has a dog")],
]);

const idle = agent("nothing", { people, tasks: [deck] }, [
  ["Hello"],
  ["Thanks a lot"],
  ["What can you do?"],
  ["Tell me a joke"],
  ["What is the weather in Paris?"],
  ["Delete everything"],
  ["Delete all my tasks"],
  ["Jane is nice"],
  ["Send Jane Doe a text message"],
  ["Transfer 500 dollars to Jane Doe"],
  ["Forget everything"],
  ["Change my password"],
  ["Undo that"],
  ["yes"],
  ["asdf qwer zxcv"],
  ["Should I delete Jane Doe?"],
  ["What would happen if Jane Doe left Acme?"],
  ["Write a poem about Berlin"],
  ["Who won the game last night?"],
  ["Book a flight to Paris"],
]);

/** Requests that fit several people, nobody, what is there already, or nothing that the assistant does. */
export const unclearTasks: readonly EvalTask[] = [...ambiguous, ...missing, ...duplicates, ...idle];
