import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Runa Falk", stage: "Lead" }, { name: "Otto Brand" }],
  columns: [{ label: "Launch", type: "date" as const }],
};
const [runa, otto] = new PlayedConversation(having).people.map(({ id }) => id);
const last = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return messages.map((message) => conversation.say(message)).at(-1)?.changes ?? [];
};

describe("a task for that day", () => {
  test.each([
    "put a task on that day: bring rope",
    "and a task for that day: bring rope",
    "Also add a reminder for the same day: bring rope.",
    "another task, same day: bring rope",
    "please set up a new task due that day - bring rope",
  ])("“%s” is due on the day that was noted, and theirs", (message) => {
    for (const first of ["Note for Runa: the mast goes up on 9 July", "set the launch of Runa to 9 July"]) {
      const changes = last(first, message);
      expect(changes).toHaveLength(1);
      expect(changes[0]).toMatchObject({
        ...{ tool: "create_task", input: { title: "Bring rope", dueDate: "2030-07-09", founderId: runa } },
      });
    }
  });

  test.each([
    "another one, same day: bring rope",
    "one more for that day: bring rope",
    "task for that day: bring rope",
  ])("“%s” after a task is due with it, and nobody's", (message) =>
    expect(last("task: varnish the oars, 9 July", message)[0]?.input).toMatchObject({
      ...{ title: "Bring rope", dueDate: "2030-07-09", founderId: null },
    }),
  );

  test("a day in the same message is meant, and who it is told of", () => {
    for (const joint of [", task", ". Put a task", ". And a reminder"])
      expect(last(`Otto flies in on 9 July${joint} for that day: book a cab`).at(-1)).toMatchObject({
        ...{ tool: "create_task", input: { title: "Book a cab", dueDate: "2030-07-09", founderId: otto } },
      });
  });

  test.each(["another one, same day: bring rope", "a note for that day: bring rope", "what is on that day: a call?"])(
    "“%s” after a note adds no task",
    (message) =>
      expect(last("Note for Runa: the mast goes up on 9 July", message).map(({ tool }) => tool)).not.toContain(
        "create_task",
      ),
  );
});

test.each(["task for that day: write it up", "add a task for the same day: write it up"])(
  "“%s” after a day that is over, or after none, is asked about",
  (message) => {
    expect(last("Note for Runa: she was here on 1 May", message)).toEqual([]);
    expect(last("who is in Lead?", message)).toEqual([]);
  },
);

describe("another value said first", () => {
  test.each([
    ["tues actually", "2030-06-04"],
    ["fri, actually", "2030-06-07"],
    ["the 11th, sorry", "2030-06-11"],
    ["weds I meant", "2030-06-05"],
  ])("“%s” after a task is its other day", (message, dueDate) =>
    expect(last("remind me on thursday to ring the yard", message)[0]?.input).toMatchObject({ patch: { dueDate } }),
  );

  test("a number after “typo” is the other value of what waits", () => {
    const counted = { ...having, columns: [{ label: "Crew", type: "number" as const }] };
    for (const message of ["typo, 650", "650, my mistake", "650 actually"]) {
      const conversation = new PlayedConversation(counted);
      conversation.say("Runa crew 600");
      expect(conversation.say(message).changes.at(-1)?.input).toMatchObject({ founderId: runa, value: "650" });
    }
  });
});
