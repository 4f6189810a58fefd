import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const conversation = () => new PlayedConversation({ people: [{ name: "Jane Doe" }, { name: "Omar Haddad" }] });
const TEXT = "her Spanish publisher is Planeta, be careful";

test.each([
  "comment on Jane: ",
  "put a comment under Jane, ",
  "note to self about Jane, ",
  "add to the notes of Jane Doe the following: ",
  "write down on Jane's page: ",
  "write on Jane: ",
  "a quick remark about Jane - ",
])("what %j leads to is the note, without the request", (lead) =>
  expect(
    conversation()
      .say(`${lead}${TEXT}`)
      .changes.map(({ input }) => input["content"]),
  ).toEqual([`H${TEXT.slice(1)}`]),
);

test("a note on both is a note on each", () =>
  expect(conversation().say(`Write on both Jane and Omar: ${TEXT}`).changes).toHaveLength(2));
