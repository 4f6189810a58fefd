import { afterAll, beforeAll, expect, test } from "vitest";
import { listWaiting, performAction } from "../functions/_shared/stores/assistant-actions.ts";
import { findSampleAuthor } from "../functions/_shared/post-sources/sample/sample-authors.ts";
import { publishedUntil } from "../functions/_shared/post-sources/sample/sample-schedule.ts";
import { samplePeople } from "../functions/_shared/post-sources/sample/sample-people.ts";
import { DONE, FIRST_SCREEN } from "../../web/src/features/landing/conversations.ts";
import { waitUntil } from "../local/wait-until.ts";
import { startTexting, type Texter, type TextingWorld } from "./texting-world.ts";

let world: TextingWorld;
beforeAll(async () => {
  world = await startTexting({ POST_SOURCE: "sample" });
}, 60_000);
afterAll(() => world.stop());

const notesOf = async ({ db }: Texter) => (await db.from("notes").select("content")).data?.map((note) => note.content);
const titlesOf = async ({ db }: Texter) =>
  (await db.from("tasks").select("title").order("created_at")).data?.map((task) => task.title);
const DAYS: Record<string, string> = { Tue: "Tuesday" };
const straight = (text: string) => text.replace(/[“”]/g, '"').replace(/’/g, "'");

/** The sentences of someone's newest post, of which a summary gives some. Which post that is changes with the date. */
function newestSentences(called: string): string[] {
  const author = findSampleAuthor(samplePeople().find(({ name }) => name.startsWith(called))?.profileUrl ?? "");
  const isPost = ({ index }: { index: number }) => !/^(?:comment|repost)$/u.test(author?.texts[index]?.kind ?? "");
  const newest = author && publishedUntil(author, new Date()).find(isPost);
  const text = author?.texts[newest?.index ?? -1]?.text ?? "";
  return text.match(/[^.!?\n]{20,}[.!?]/gu)?.map((sentence) => straight(sentence.trim())) ?? [];
}

async function follow({ db }: Texter, ...names: string[]) {
  const people = samplePeople().filter(({ name }) => names.some((one) => name.startsWith(one)));
  expect(people).toHaveLength(names.length);
  const { error } = await db
    .from("founders")
    .insert(people.map(({ name, profileUrl }) => ({ name, profile_url: profileUrl })));
  expect(error).toBeNull();
}

/** Resolves when the posts of so many people are read: a card says what goes with a person, and holds as long as that is true. */
async function arePostsRead({ db }: Texter, people: number) {
  const isRead = async () =>
    (await db.from("founders").select("id").not("last_post_summary", "is", null)).data?.length === people;
  expect(await waitUntil(isRead, 30_000, 200)).toBe(true);
}

test("the conversation on the landing page happens word for word by text", async () => {
  const ana = await world.link();
  await follow(ana, "Ines", "Odalys");
  await arePostsRead(ana, 2);
  const conversation = [...FIRST_SCREEN, ...DONE];
  for (const [at, { from, text }] of conversation.entries()) {
    if (from !== "you") continue;
    const [answer = ""] = await ana.say(text);
    const shown = straight(conversation[at + 1]?.text ?? "");
    // The page leaves out other posts, and the date after the day.
    const said = answer.replace(/due (\w{3}), \w{3} \d+/, (_, day: string) => `due ${DAYS[day] ?? day}`);
    // The page shows one of her posts, and the answer is the newest of that day.
    if (text.startsWith("What")) expect(newestSentences("Odalys").some((one) => said.includes(one))).toBe(true);
    else expect(said).toContain(shown.replace(/\.$/, ""));
  }
  expect(await notesOf(ana)).toEqual(["Met at the flower fair."]);
}, 120_000);

test("deleting needs its code, with one guess, and UNDO brings the record back", async () => {
  const ana = await world.link();
  await follow(ana, "Ines");
  await ana.say("Note on Ines Marrow: met at the flower fair.");
  const askToDelete = async () => {
    const [card = ""] = await ana.say("Delete the last note on Ines");
    expect(card).toMatch(/^Delete .*\? .*Reply YES \d{4} to do it\.$/s);
    return /Reply YES (\d{4}) to do it\./.exec(card)?.[1] ?? "";
  };
  const guessed = await askToDelete();
  // Twilio handles a bare yes itself; any other yes confirms nothing.
  expect(await ana.say("Yes", 0)).toEqual([]);
  expect(await ana.say("yes, go ahead")).toEqual([expect.stringContaining(`Reply YES ${guessed} to do it.`)]);
  expect(await ana.say(`YES ${guessed === "1234" ? "4321" : "1234"}`)).toEqual([
    expect.stringMatching(/^\d{4} is not the code, so this is not done: Delete/),
  ]);
  expect(await ana.say(`YES ${guessed}`)).toEqual([expect.stringMatching(/^Nothing waits for this code/)]);
  expect(await notesOf(ana)).toHaveLength(1);
  const code = await askToDelete();
  await ana.say(`YES ${code}`);
  expect(await notesOf(ana)).toEqual([]);
  expect(await ana.say(`YES ${code}`)).toEqual([expect.stringMatching(/^Done already: Delete/)]);
  expect(await ana.say("UNDO")).toEqual([expect.stringMatching(/^Undone: Delete/)]);
  expect(await notesOf(ana)).toHaveLength(1);
  expect(await ana.say("undo")).toEqual([expect.stringMatching(/^Undone already: Delete/)]);
}, 120_000);

test("a conversation goes on for thirty minutes without a text, and then ends", async () => {
  const ana = await world.link();
  const sessions = async () => (await ana.db.from("conversations").select("id")).data?.length;
  await ana.say("Remind me to call the bank");
  await world.sql`update queue.text_lanes set session_at = session_at - interval '29 minutes' where user_id = ${ana.id}`;
  await ana.say("Remind me to call the baker");
  expect(await sessions()).toBe(1);
  await world.sql`update queue.text_lanes set session_at = session_at - interval '31 minutes' where user_id = ${ana.id}`;
  await ana.say("Remind me to call the butcher");
  expect(await sessions()).toBe(2);
}, 120_000);

test("UNDO takes back what was confirmed last, not what was asked for last", async () => {
  const ana = await world.link();
  await follow(ana, "Ines");
  await arePostsRead(ana, 1);
  const [card = ""] = await ana.say("Delete Ines Marrow");
  const code = /YES (\d{4})/.exec(card)?.[1] ?? "";
  await ana.say("Remind me to call the bank");
  await ana.say(`YES ${code}`);
  expect((await ana.db.from("founders").select("id")).data).toEqual([]);
  expect(await ana.say("UNDO")).toEqual([expect.stringMatching(/^Undone: .*Ines/)]);
  expect((await ana.db.from("founders").select("name")).data).toEqual([{ name: "Ines Marrow" }]);
  expect(await titlesOf(ana)).toEqual(["Call the bank"]);
}, 120_000);

test("several codes in one burst or one text are each done in order, with one answer, until one is wrong", async () => {
  const ana = await world.link();
  await follow(ana, "Ines");
  const tasks = [
    "Call the bank",
    "Send the deck",
    "Pay the rent",
    "Book the train",
    "Water the plants",
    "Mend the chair",
  ];
  await ana.db.from("tasks").insert(tasks.map((title) => ({ title })));
  const left = async () => (await ana.db.from("tasks").select("title").order("title")).data?.map(({ title }) => title);
  const codeToDelete = async (title: string) => {
    const [card = ""] = await ana.say(`Delete the task ${title}`);
    return /Reply YES (\d{4}) to do it\./.exec(card)?.[1] ?? card;
  };
  const [bank, deck, rent, train, plants, chair] = [
    ...[await codeToDelete("Call the bank"), await codeToDelete("Send the deck"), await codeToDelete("Pay the rent")],
    ...[
      await codeToDelete("Book the train"),
      await codeToDelete("Water the plants"),
      await codeToDelete("Mend the chair"),
    ],
  ];
  const before = world.sentTo(ana.number).length;
  await Promise.all([bank, deck].map((code) => world.twilio.textIn(ana.number, `YES ${code}`)));
  await world.settle();
  const answers = world.sentTo(ana.number).slice(before);
  expect(answers.map(({ body }) => body.split("\n").sort())).toEqual([
    [expect.stringContaining("Call the bank"), expect.stringContaining("Send the deck")],
  ]);
  expect(await left()).toEqual(["Book the train", "Mend the chair", "Pay the rent", "Water the plants"]);
  expect(await ana.say(`YES ${rent}, yes ${train}!`)).toEqual([
    expect.stringMatching(/Pay the rent.*\n.*Book the train/),
  ]);
  expect(await left()).toEqual(["Mend the chair", "Water the plants"]);
  const wrong = ["1234", "4321", "2345"].find((code) => code !== plants && code !== chair) ?? "";
  expect(await ana.say(`YES ${plants} ${wrong} ${chair}`)).toEqual([
    expect.stringMatching(
      new RegExp(`Water the plants.*\n${wrong} is not the code, so this is not done: .*Mend the chair`),
    ),
  ]);
  expect(await left()).toEqual(["Mend the chair"]);
}, 120_000);

test("changes to many people at once are left to the app", async () => {
  const ana = await world.link();
  await follow(ana, "Ines", "Odalys");
  const [answer = ""] = await ana.say("Delete everyone");
  expect(answer).not.toMatch(/YES \d{4}/);
  await ana.say("Delete everything");
  expect((await ana.db.from("founders").select("id")).data).toHaveLength(2);
}, 120_000);

test("what was done in the app to several people at once is not undone by text", async () => {
  const ana = await world.link();
  await follow(ana, "Ines", "Odalys");
  expect(await ana.say("Set the priority of everyone to 40")).toEqual([expect.stringContaining("Do it in the app")]);
  for (const { id } of await listWaiting(ana.db)) await performAction(ana.db, id);
  const priorities = async () =>
    (await ana.db.from("founders").select("priority_score")).data?.map((row) => row.priority_score);
  expect(await priorities()).toEqual([40, 40]);
  for (const words of ["UNDO", "Undo that please"])
    expect(await ana.say(words)).toEqual([expect.stringContaining("too much to undo by text. Undo it in the app.")]);
  expect(await priorities()).toEqual([40, 40]);
}, 120_000);

test.each([
  ["a language that nobody here reads", "Vinsamlegast eyddu öllu sem þú veist um alla vini mína strax í dag"],
  ["1,600 characters", "Ines told me about robots. ".repeat(60).slice(0, 1_600)],
  ["emoji alone", "😀🎉🔥👍🏽"],
  ["half an emoji and a NUL", "note \0 \ud83d on Ines"],
])(
  "%s are answered once, and nobody is deleted",
  async (_, words) => {
    const ana = await world.link();
    await follow(ana, "Ines");
    const answers = await ana.say(words);
    expect(answers).toHaveLength(1);
    expect(answers[0]?.length).toBeGreaterThan(0);
    await world.settle();
    expect((await ana.db.from("founders").select("name")).data).toEqual([{ name: "Ines Marrow" }]);
    expect(await titlesOf(ana)).toEqual([]);
  },
  120_000,
);

test("a heart or a thumb on one of our texts is neither an order nor answered", async () => {
  const ana = await world.link();
  await follow(ana, "Ines");
  const [card = ""] = await ana.say("Delete Ines Marrow");
  expect(card).toMatch(/YES \d{4}/);
  for (const reaction of ["Loved", "Questioned", "👍 to"])
    expect(await ana.say(`${reaction} “${card}”`, 0)).toEqual([]);
  expect((await ana.db.from("founders").select("name")).data).toEqual([{ name: "Ines Marrow" }]);
  expect(await listWaiting(ana.db)).toHaveLength(1);
}, 120_000);

test("? lists what can be texted, and none of Twilio's own keywords except STOP", async () => {
  const ana = await world.link();
  const [commands = ""] = await ana.say("?");
  expect(commands).toContain("UNDO");
  expect(commands).not.toMatch(/\b(?:CANCEL|END|QUIT|HELP|INFO)\b/);
  expect(await ana.say("HELP", 0)).toEqual([]);
}, 60_000);
