import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [{ name: "Ines Roth", company: "Roth Mills" }, { name: "Omar Diallo" }],
  columns: [
    { label: "Languages", type: "multiselect" as const, options: ["English", "German"] },
    { label: "Grain", type: "select" as const, options: ["Rye", "Spelt"] },
    { label: "Mill size", type: "number" as const },
    { label: "Follow-up date", type: "date" as const },
  ],
  tasks: [{ title: "Send the samples to Ines", dueDate: "2030-06-05", founderName: "Ines Roth" }],
};
const say = (message: string) => new PlayedConversation(HAVING).say(message);

test.each(["add French to Ines's languages", "put Latin under languages for Ines", "tick Wolof in Omar's languages"])(
  "“%s” names no option: which there are is said, and how to have one more",
  (message) => {
    const { changes, text } = say(message);
    expect(changes).toEqual([]);
    expect(text).toMatch(
      /is not an option of Languages, which are English and German.*add the option \p{Lu}\p{L}+ to/u,
    );
  },
);
test("an option that is there is set, and words about languages are no option", () => {
  expect(say("add German to Ines's languages").changes).toHaveLength(1);
  expect(say("Ines loves languages").text).not.toMatch(/not an option/u);
});

test.each([
  ["Ines's mill size is 50 to 60", "60"],
  ["set the priority of Omar to 20 or 30", "30"],
  ["Omar's priority is between 20 and 30", "30"],
])("“%s” has two numbers, of which none is stored", (message) => {
  const { changes, text } = say(message);
  expect(changes).toEqual([]);
  expect(text).toMatch(/Which one|takes a number/u);
});
test("“from 50 to 60” says what it was and what it is", () => {
  expect(say("change Ines's mill size from 50 to 60").changes[0]?.input).toMatchObject({ value: "60" });
});

test.each(["Ines's follow-up is on 5 July", "set Ines's follow-up to 5 July", "push Ines's follow up to 5 July"])(
  "“%s” is of the column, and of no task of hers",
  (message) => {
    expect(say(message).changes.map(({ tool, held }) => [tool, Boolean(held)])).toContainEqual([
      "set_custom_value",
      true,
    ]);
    expect(say(message).changes.some(({ tool }) => tool === "update_task")).toBe(false);
  },
);
test("a task that is named by more than that is moved", () => {
  expect(say("move Ines's samples task to 5 July").changes[0]?.tool).toBe("update_task");
});

test.each(["nudge me when Omar is back", "remind me once he's signed"])(
  "“%s” has nothing to do and no day",
  (message) => {
    const { changes, text } = say(message);
    expect(changes).toEqual([]);
    expect(text).toMatch(/\?|can't/u);
  },
);
test.each(["by", "until"])("“… %s then” stays at the end of a title", (lead) => {
  expect(say(`call Omar on Friday, he needs an answer ${lead} then`).changes[0]?.input["title"]).toMatch(
    new RegExp(`${lead} then$`, "u"),
  );
});
