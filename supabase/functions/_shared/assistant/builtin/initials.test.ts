import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = { people: [{ name: "William Sarpong" }, { name: "Kenji Mori" }] };
const noted = (message: string) =>
  new PlayedConversation(having)
    .say(message)
    .changes.filter(({ tool }) => tool === "create_note")
    .map(({ input }) => [
      having.people.findIndex((_, no) => String(input["founderId"]).endsWith(`a0000000000${no}`)),
      input["content"],
    ]);

test.each([
  ["Note on Kenji: Will Sarpong rang", 1, "Will Sarpong rang"],
  ["note that Will Sarpong rang twice", 0, "Will Sarpong rang twice"],
  ["note on Will Sarpong: rang twice", 0, "Rang twice"],
  ["Will Sarpong rang twice, note that", 0, "Will Sarpong rang twice"],
  ["Note on Kenji that W. Sarpong will call", 1, "W. Sarpong will call"],
  ["Set Will Sarpong's stage to Meeting. Note on Kenji: Will Sarpong rang", 1, "Will Sarpong rang"],
])("what a note is to say stays as it was typed: %s", (message, who, content) => {
  expect(noted(message)).toEqual([[who, content]]);
});
