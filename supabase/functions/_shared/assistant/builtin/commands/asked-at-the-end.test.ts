import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Odile Marchetti" }, { name: "Bruno Vance" }],
  tasks: [{ title: "Plum tasting", founderName: "Bruno Vance" }],
};
const play = (message: string) => {
  const talk = new PlayedConversation(having);
  return talk.say(message).changes.map(({ tool, input }) => ({
    tool,
    who: talk.people.find(({ id }) => id === input["founderId"])?.name,
    input,
  }));
};

const ASKS = [
  "Set me a reminder",
  "task please",
  "don't let me forget",
  "so make me a task for it",
  "as a reminder",
  "put in a reminder please",
];
test.each(ASKS)("what is said before “%s” is the task", (ask) => {
  expect(play(`On Friday I should ask Odile for the plum list, ${ask}`)).toMatchObject([
    {
      tool: "create_task",
      who: "Odile Marchetti",
      input: { title: "Ask Odile for the plum list", dueDate: "2030-06-07" },
    },
  ]);
});
test("things that are listed as tasks", () =>
  expect(
    play("Two things for Odile: translate the letter (20 June) and get her number (24 June). As tasks").map(
      ({ input }) => [input["title"], input["dueDate"]],
    ),
  ).toEqual([
    ["Translate the letter", "2030-06-20"],
    ["Get her number", "2030-06-24"],
  ]));
test.each(["Two from this morning's fair", "Three more", "Some new people"])(
  "%j leads to people with their addresses",
  (lead) =>
    expect(
      play(`${lead}: Ada Obi (Quill, linkedin.com/in/ada-obi) and Tunde Bello (Rask, linkedin.com/in/tunde-bello)`).map(
        ({ input }) => [input["name"], input["company"]],
      ),
    ).toEqual([
      ["Ada Obi", "Quill"],
      ["Tunde Bello", "Rask"],
    ]),
);
test.each([
  "Drop Odile from the network, also kill the plum tasting task",
  "remove Odile from our contacts and delete the plum tasting task",
])("%j deletes both", (message) =>
  expect(play(message).map(({ tool }) => tool)).toEqual(["delete_founder", "delete_task"]),
);
test.each(["note on Odile: wants plums, task please", "move Odile to Lead, don't let me forget the plums"])(
  "%j begins with an order of its own",
  (message) => expect(play(message)[0]?.tool).not.toBe("create_task"),
);
