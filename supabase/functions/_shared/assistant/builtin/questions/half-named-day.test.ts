import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

test.each(["when's Joost's tasting", "when is Joost's tasting?", "what day is Joost's tasting"])(
  "%j is asked of the one column of days that has the word, and of no task",
  (question) => {
    const conversation = new PlayedConversation({
      people: [{ name: "Joost Heijden", values: { "Next tasting": "2030-06-22" } }],
      columns: [{ label: "Next tasting", type: "date" }],
      tasks: [{ title: "Book tasting room", founderName: "Joost Heijden", dueDate: "2030-06-18" }],
    });
    expect(conversation.say(question).text).toContain("Jun 22, 2030");
    expect(conversation.say("put it two days later").changes).toMatchObject([
      { tool: "set_custom_value", input: { value: "2030-06-24" } },
    ]);
  },
);
