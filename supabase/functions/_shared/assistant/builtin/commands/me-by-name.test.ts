import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  userName: "Account",
  owners: ["Sol", "Kim"],
  people: [{ name: "Marga Oduya", owner: "Kim" }, { name: "Piet Haan" }],
};
const ownerOf = ({ changes }: { changes: { input: Record<string, unknown> }[] }) =>
  changes.map(({ input }) => (input["patch"] as { owner?: string } | undefined)?.owner);

test.each([
  "Could you make me the owner of Marga? Sol I mean, take Kim off",
  "make me the owner of Marga (that's Sol)",
  "give Marga to me, Sol that is",
  "make Sol the owner of Marga, not Kim",
  "hand Marga to Sol, take Kim off",
])("the user is who they say that they are: %s", (message) => {
  expect(ownerOf(new PlayedConversation(having).say(message))).toEqual(["Sol"]);
});

test.each(["give Marga to me", "make me the owner of Marga", "assign Marga to me", "make me Marga's owner"])(
  "where nobody has the user's name as the owner it is asked, and the name alone does it: %s",
  (message) => {
    const conversation = new PlayedConversation(having);
    const { text, changes } = conversation.say(message);
    expect(changes).toEqual([]);
    expect(text).toMatch(/owner/u);
    expect(ownerOf(conversation.say("Sol"))).toEqual(["Sol"]);
  },
);

test("the user may be a new owner", () => {
  const conversation = new PlayedConversation(having);
  conversation.say("I'll take Marga over from Kim");
  expect(ownerOf(conversation.say("Account"))).toEqual(["Account"]);
});

test("who is among the owners is meant by “me”", () => {
  expect(ownerOf(new PlayedConversation({ ...having, userName: "Sol Vega" }).say("give Marga to me"))).toEqual(["Sol"]);
});

test("where there are no owners yet the user is the first", () => {
  const { changes } = new PlayedConversation({ ...having, owners: [], people: [{ name: "Marga Oduya" }] }).say(
    "give Marga to me",
  );
  expect(ownerOf({ changes })).toEqual(["Account"]);
});

test("someone else behind it is no name of the user", () => {
  const { changes } = new PlayedConversation(having).say("make me the owner of Marga? Piet I mean");
  expect(ownerOf({ changes })).not.toContain("Piet");
});
