import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = { people: [{ name: "Petra Novak" }, { name: "Søren Møll" }, { name: "Jean-Luc Périgord" }] };
const played = (message: string) => new PlayedConversation(having).say(message);
const [petra, soren, jean] = new PlayedConversation(having).people.map(({ id }) => id);

test.each([
  ["each quarter, starting 1 July, inspect Petra's mast", "quarterly", "2030-07-01", "Inspect Petra's mast"],
  ["every month, from 5 July, check Petra's ropes", "monthly", "2030-07-05", "Check Petra's ropes"],
  ["each month on the 5th: pay the berth", "monthly", "2030-06-05", "Pay the berth"],
  ["Every week starting tomorrow, oil Petra's winch", "weekly", "2030-06-04", "Oil Petra's winch"],
])("%j is a task that comes back", (message, recurrence, dueDate, title) =>
  expect(played(message).changes).toMatchObject([{ tool: "create_task", input: { recurrence, dueDate, title } }]),
);
test.each([
  "i want to stay in touch with Petra every 3 weeks",
  "we need to keep in touch with Petra every three weeks",
  "every 3 weeks check in with Petra",
  "I'd like to talk to Petra every 3 weeks",
])("%j sets the days between contacts, on a card", (message) =>
  expect(played(message).changes).toMatchObject([
    {
      tool: "update_founder",
      held: expect.any(String) as string,
      input: { founderId: petra, patch: { keepInTouchDays: 21 } },
    },
  ]),
);
test.each([
  "once a quarter, send Petra the price list",
  "chaque mois, vérifier le treuil de Petra",
  "every month, call Petra",
])("%j begins tomorrow, on a card, and is no note", (message) =>
  expect(played(message).changes).toMatchObject([
    {
      tool: "create_task",
      held: expect.stringContaining("from which day on") as string,
      input: { dueDate: "2030-06-04" },
    },
  ]),
);
test.each([
  "Every week Petra rows to Cork",
  "every month she pays the berth",
  "Petra wants to talk to me every 3 weeks",
])("%j is told, and no task", (message) =>
  expect(played(message).changes.filter(({ tool }) => tool !== "create_note")).toEqual([]),
);

test.each([
  ["new task for soren moll grease the arbor due the second of july", soren, "Grease the arbor"],
  ["task for jean luc perigord check the keel tomorrow", jean, "Check the keel"],
  ["todo jean-luc perigord: order larch on friday", jean, "Order larch"],
  ["add a new task for Petra by friday order planks", petra, "Order planks"],
  ["follow up w/ jean luc in ten days", jean, "Follow up with jean luc"],
  ["remind me to ring soren moll on monday", soren, "Ring soren moll"],
])("%j is a task for who it names", (message, founderId, title) =>
  expect(played(message).changes).toMatchObject([{ tool: "create_task", held: null, input: { founderId, title } }]),
);
