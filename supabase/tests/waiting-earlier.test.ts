import { expect, test } from "vitest";
import { talkingUser } from "./talking-user.ts";

async function talking() {
  const { user, say } = await talkingUser();
  return {
    say: async (message: string) => {
      const { reply, actions } = await say(message);
      return { reply, done: actions.map(({ status, title }) => `${status}: ${title}`) };
    },
    notes: async () => (await user.db.from("notes").select("content")).data ?? [],
  };
}
const TOLD = "met Odile at the fair, she liked the bench. remind me wednesday to send the drawings";

test.each(["yes, add a note about Odile Ferrand", "confirm the note about Odile", "Yes, the note on Odile please"])(
  "%j confirms the card that waits, however long ago it was shown",
  async (words) => {
    const { say, notes } = await talking();
    await say(TOLD);
    await say("how many people do I have");
    await say("who is overdue");
    expect((await say(words)).done).toEqual(["executed: Add a note about Odile Ferrand"]);
    expect(await notes()).toEqual([{ content: "Met Odile at the fair, she liked the bench." }]);
  },
);

test("what names no card confirms none, and stores no yes", async () => {
  const { say, notes } = await talking();
  await say(TOLD);
  await say("how many people do I have");
  expect((await say("confirm the note about Bruno")).reply).toMatch(/^Nothing like that waits for you\. This does: /u);
  expect((await say("yes, add a note about Bruno Castel")).done).toEqual([]);
  expect((await say("yes, the note about Odile is wrong")).done).toEqual([]);
  expect(await notes()).toEqual([]);
});

test("a plain yes some turns later is told what still waits, and the yes right after it confirms that", async () => {
  const { say, notes } = await talking();
  await say(TOLD);
  expect((await say("yes")).reply).toMatch(/^2 changes are waiting: .*say “yes to both”/u);
  expect((await say("yes, add a note about Odile Ferrand")).done).toEqual(["executed: Add a note about Odile Ferrand"]);
  await say("how many people do I have");
  expect((await say("yes")).reply).toContain("“Add the task “Send the drawings”” still waits.");
  expect((await say("yes")).done).toEqual(["executed: Add the task “Send the drawings”"]);
  expect(await notes()).toHaveLength(1);
});

test.each([
  "yes to all",
  "confirm all",
  "yes, both",
  "confirm everything",
  "yes to both of them",
  "ok, confirm all of them",
])("%j confirms the small cards that the user's own words proposed", async (words) => {
  const { say } = await talking();
  await say(TOLD);
  const both = ["executed: Add a note about Odile Ferrand", "executed: Add the task “Send the drawings”"];
  expect((await say(words)).done).toEqual(both);
});

test("“confirm all” names what still needs its own button, and deletes nothing", async () => {
  const { say } = await talking();
  await say("Bruno lives in Lyon");
  await say("delete Odile Ferrand");
  await say("how many people do I have");
  const { reply, done } = await say("confirm all");
  expect(done).toEqual(["executed: Change Bruno Castel"]);
  expect(reply).toMatch(/Press Confirm on each of these yourself: Delete Odile Ferrand\./u);
  expect((await say("yes, delete Odile Ferrand")).done).toEqual(["executed: Delete Odile Ferrand"]);
});

test.each([
  "what is still waiting?",
  "what's waiting for my confirmation?",
  "is anything waiting for me?",
  "show me the open cards",
])("%j names what waits, also when people have that status", async (words) => {
  const { say } = await talking();
  await say(TOLD);
  await say("who is overdue");
  expect((await say(words)).reply).toMatch(
    /^2 changes wait for your Confirm: Add a note about Odile Ferrand, Add the task/u,
  );
});

test.each([
  ["yes, the city", "executed: Change Bruno Castel"],
  ["confirm the one about Odile", "executed: Change Odile Ferrand"],
  ["yes to Bruno", "executed: Change Bruno Castel"],
  ["cancel the change of Odile", "cancelled: Change Odile Ferrand"],
  ["no to Bruno", "cancelled: Change Bruno Castel"],
  ["yes, set Bruno's city to Lyon", "executed: Change Bruno Castel"],
])("%j answers one card of several, and makes nothing of the words", async (words, done) => {
  const { say } = await talking();
  await say("Bruno lives in Lyon");
  await say("Odile's company is Bench & Co");
  await say("how many people do I have");
  expect((await say(words)).done).toEqual([done]);
});

test.each(["the first one", "yes, the first", "the note"])("%j right below two cards is the first", async (words) => {
  const { say, notes } = await talking();
  await say(TOLD);
  expect((await say(words)).done).toEqual(["executed: Add a note about Odile Ferrand"]);
  expect(await notes()).toEqual([{ content: "Met Odile at the fair, she liked the bench." }]);
});

test("cards with one title are told apart by what they change, and the words that are offered confirm one", async () => {
  const { say } = await talking();
  await say("Bruno lives in Lyon");
  await say("Bruno's company is Bench & Co");
  await say("how many people do I have");
  const { reply } = await say("yes");
  expect(reply).toContain("Change Bruno Castel: location Lyon, Change Bruno Castel: company Bench & Co");
  const offered = /as in “([^”]+)”/u.exec(reply)?.[1] ?? "";
  expect((await say(offered)).reply).toBe(
    "Bruno Castel: company set to Bench & Co. This still waits: Change Bruno Castel.",
  );
  expect((await say("yes, change Bruno Castel")).reply).toBe("Bruno Castel: location set to Lyon.");
});

test("nothing is said to wait only where nothing does", async () => {
  const { say } = await talking();
  expect((await say("yes")).reply).toMatch(/^Nothing is waiting/u);
  await say("Bruno lives in Lyon");
  await say("delete the sailing task");
  const { reply } = await say("yes");
  expect(reply).toContain("Change Bruno Castel");
  expect(reply).not.toMatch(/^Nothing/u);
  expect((await say("yes, and how many people do I have")).reply).not.toMatch(/Nothing is waiting/u);
});

test.each(["yes", "confirm", "ok go ahead"])("%j to the card right above says what else still waits", async (words) => {
  const { say } = await talking();
  await say("Bruno lives in Lyon");
  await say("Odile's company is Bench & Co");
  const first = await say(words);
  expect(first.done).toEqual(["executed: Change Odile Ferrand"]);
  expect(first.reply).toMatch(/ This still waits: Change Bruno Castel\.$/u);
  const second = await say("yes");
  expect(second.done).toEqual(["executed: Change Bruno Castel"]);
  expect(second.reply).not.toContain("still wait");
});

test.each(["yes, delete Bruno", "ok yes, remove Bruno", "confirm, delete Castel"])(
  "%j confirms the one deletion that it names by a part, and no other",
  async (words) => {
    const { say } = await talking();
    await say("delete Bruno Castel");
    await say("delete Odile Ferrand");
    const { reply, done } = await say(words);
    expect(done).toEqual(["executed: Delete Bruno Castel"]);
    expect(reply).toMatch(/ This still waits: Delete Odile Ferrand\.$/u);
    // A plain yes is too little for one that was only named.
    expect((await say("yes")).done).toEqual([]);
  },
);

test.each(["yes, Bruno", "yes, delete", "yes, but do not delete Bruno", "yes, delete Ana", "should I delete Bruno?"])(
  "%j confirms no deletion among several cards",
  async (words) => {
    const { say } = await talking();
    await say("delete Bruno Castel");
    await say("Odile lives in Lyon");
    await say("who is overdue");
    expect((await say(words)).done.filter((one) => one.startsWith("executed: Delete"))).toEqual([]);
  },
);

test.each(["go back to Bruno", "ok, back to the change for Bruno", "let's get back to Bruno"])(
  "%j shows the card that waits, which a yes then confirms",
  async (words) => {
    const { say } = await talking();
    await say("Bruno lives in Lyon");
    await say("Odile lives in Ghent");
    expect((await say(words)).done).toEqual(["proposed: Change Bruno Castel"]);
    expect((await say("yes")).done).toEqual(["executed: Change Bruno Castel"]);
  },
);

test.each(["cancel the one about Odile", "cancel the change of Odile"])(
  "%j says what still waits, and the yes right after it confirms that",
  async (words) => {
    const { say } = await talking();
    await say("Bruno lives in Lyon");
    await say("Odile's company is Bench & Co");
    const { reply, done } = await say(words);
    expect(done).toEqual(["cancelled: Change Odile Ferrand"]);
    expect(reply).toMatch(/ This still waits: Change Bruno Castel\.$/u);
    expect((await say("yes")).done).toEqual(["executed: Change Bruno Castel"]);
  },
);

test.each(["just the city", "not the note", "only the location"])(
  "after %j the yes confirms what stays of two cards",
  async (words) => {
    const { say } = await talking();
    await say("Bruno lives in Lyon and he loves the sea");
    await say(words);
    expect((await say("yes")).done.filter((one) => !one.startsWith("cancelled"))).toEqual([
      "executed: Change Bruno Castel",
    ]);
  },
);
