import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";
import { withOwnName } from "./owned-by-me.ts";

const user = { name: "Mara Feld" } as Parameters<typeof withOwnName>[0]["user"];
const asked = (message: string) => withOwnName({ message, user });

test.each([
  ["who is owned by me?", "who is owned by Mara?"],
  ["who do I own", "who does Mara own"],
  ["how many people are assigned to me?", "how many people are owned by Mara?"],
  ["which founders belong to me", "which founders owned by Mara"],
  ["who are mine?", "who are owned by Mara?"],
])("%j asks of the user's own name", (message, said) => expect(asked(message)).toBe(said));

test.each(["which tasks are assigned to me?", "note on Ana: owned by me", "show me everyone", "what do I own"])(
  "%j stays",
  (message) => expect(asked(message)).toBe(message),
);

const having = {
  userName: "Mara Feld",
  owners: ["Mara", "Jonas"],
  people: [
    { name: "Odile Marchetti", values: { owner: "Mara" } },
    { name: "Bruno Vance", values: { owner: "Jonas" } },
  ],
};
test("only those with the user as owner are told", () => {
  const { text } = new PlayedConversation(having).say("who is owned by me?");
  expect(text).toContain("Odile");
  expect(text).not.toContain("Bruno");
});
test("nobody is, where no owner is called so", () => {
  const { text } = new PlayedConversation({ ...having, userName: "Zoe" }).say("who is owned by me?");
  expect(text).not.toMatch(/Odile|Bruno/u);
});
