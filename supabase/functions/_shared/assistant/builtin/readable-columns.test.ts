import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const TYPES = ["text", "number", "boolean", "date", "select"] as const;
const LABELS = ["#", "%", "€", "—", "★", "🙂", "(", "?", ".", "^.*$"];

test.each(LABELS.flatMap((label) => TYPES.map((type) => [label, type] as const)))(
  "a column called %j of the type %s is in no other message",
  (label, type) => {
    const world = () =>
      new PlayedConversation({
        people: [{ name: "Ana Diaz", stage: "Lead" }],
        columns: [{ label, type, options: type === "select" ? ["a"] : [] }],
      });
    expect(world().say("hello").text).toMatch(/^Hello/);
    expect(world().say("set Ana to Closed").changes).toMatchObject([{ tool: "update_founder", held: null }]);
    expect(world().say("who is Ana?").text).toContain("Ana Diaz");
  },
);
