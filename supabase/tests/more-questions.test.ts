import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { newPlayer, type Player } from "../eval/world.ts";
import { plantNetwork } from "./asked-people.ts";
import { ask } from "./asking.ts";

const sql = postgres(inject("stack").dbUrl, { max: 2, onnotice: () => undefined });
let player: Player;
beforeAll(async () => {
  player = await newPlayer(inject("stack"));
  await plantNetwork(sql, player);
});
afterAll(() => sql.end());

const listed = (reply: string) => [...reply.matchAll(/^- \[([^\]]+)\]/gmu)].map(([, name = ""]) => name);
const titles = (reply: string) =>
  [...reply.matchAll(/^- ([^([\n,]+?)(?: \(|,|$)/gmu)].map(([, title = ""]) => title.trim());

describe("tasks, by when they are due, were done, and whose", () => {
  test.each([
    ["What is overdue?", ["Send the deck"]],
    ["Welche Aufgaben sind überfällig?", ["Send the deck"]],
    ["¿Qué tareas están atrasadas?", ["Send the deck"]],
    ["Quelles tâches sont en retard ?", ["Send the deck"]],
    ["What is due today?", ["Book a room"]],
    ["What do I have to do tomorrow?", ["Call Omar about robots"]],
    ["What is due this week?", ["Book a room", "Call Omar about robots", "Plan the offsite"]],
    ["Tasks for Greta", ["Renew the contract"]],
    ["Which tasks are in progress?", ["Renew the contract"]],
    ["Do I have tasks without a due date?", ["Write a thank-you letter"]],
    ["What did I finish last week?", ["Review the term sheet"]],
    ["Show completed tasks", ["Review the term sheet", "Pay the invoice"]],
    ["Which tasks mention robots?", ["Call Omar about robots"]],
    ["What is my next task?", ["Send the deck"]],
  ])("%s", async (question, expected) => {
    const reply = await ask(player, [question]);
    expect({ reply, titles: titles(reply) }).toEqual({ reply, titles: expected });
  });

  test.each(["What is due next week?", "Do I have overdue tasks for Omar?", "Are there tasks about penguins?"])(
    "%s says that there is none",
    async (question) => expect(await ask(player, [question])).toMatch(/^None/),
  );
});

describe("notes and posts, quoted from what was found", () => {
  test.each([
    ["What did I note about Jane?", ["Asked about pricing", "Likes ships"]],
    ["Any notes about pricing?", ["Asked about pricing"]],
    ["Notes that mention Greta", ["Wants an intro to Greta"]],
    ["Notes from last week", ["Asked about pricing", "Wants an intro"]],
    ["What did Jane post?", ["battery plant"]],
    ["Posts about hiring", ["Hiring engineers"]],
    ["Has Jane posted anything about batteries?", ["battery plant"]],
    ["Search for Lisbon", ["Lisbon office"]],
    ["What's new with Tomas?", ["pricing page"]],
  ])("%s", async (question, quotes) => {
    const reply = await ask(player, [question]);
    for (const quote of quotes) expect(reply).toContain(quote);
    expect(reply.split("\n").filter((line) => line.startsWith("- "))).toHaveLength(quotes.length);
  });

  test("what was found nowhere is not there", async () => {
    expect(await ask(player, ["Any notes about elephants?"])).toMatch(/^None/);
    expect(await ask(player, ["Did Greta post this week?"])).toMatch(/^None/);
  });
});

describe("a question that goes on with the one before it", () => {
  test.each([
    [
      ["Who is in Berlin?", "and in Paris?"],
      ["John Miller", "Omar Haddad"],
    ],
    [["Who is in Berlin?", "and with more than 6000 followers?"], ["Jane Doe"]],
    [["Who works at Acme?", "which of those have no email?"], ["Aiko Tanaka"]],
    [["Show my leads", "only in Bergen"], ["Greta Olsen"]],
    [
      ["Who is in Berlin?", "and in Paris?", "how many of them have an email?"],
      ["John Miller", "Omar Haddad"],
    ],
  ])("%j", async (turns, names) => {
    const reply = await ask(player, turns);
    expect({ reply, names: listed(reply).sort() }).toEqual({ reply, names });
  });

  test.each([
    [["Who is in Berlin?", "Tell me about the second one"], /Last contacted: never/],
    [["Tell me about Jane", "What tasks does she have?"], /Send the deck/],
    [["Tell me about Jane", "What is her deal size?"], /Deal size: 50/],
    [["Tell me about Omar", "What about Greta?"], /greta@halden\.test/],
  ])("%j", async (turns, says) => expect(await ask(player, turns)).toMatch(says));
});

describe("orders, sums and how many of each", () => {
  test.each([
    ["The three people with the most followers", ["Tomás Rivera", "Jane Doe", "Mei Lin"]],
    ["Top 2 by deal size", ["Omar Haddad", "Tomás Rivera"]],
    ["The 2 people with the lowest followers", ["Aiko Tanaka", "Omar Haddad"]],
  ])("%s", async (question, names) => expect(listed(await ask(player, [question]))).toEqual(names));

  test.each([
    ["Who did I talk to most recently?", /Jane Doe/],
    ["How many people per stage?", /Lead: 2[^]*empty: 4/],
    ["Which companies do I have?", /Acme: 2[^]*Halden: 1/],
    ["What is the average deal size?", /83\.75[^]*4 people/],
    ["What is the total deal size of people in Berlin?", /60[^]*2 people/],
    ["What stages do I have?", /- Lead\n- Contacted/],
    ["What options does Round have?", /- Seed\n- Series A\n- Series B/],
  ])("%s", async (question, says) => expect(await ask(player, [question])).toMatch(says));
});

test("asks which of two people is meant, and says when there is nobody of that name", async () => {
  expect(await ask(player, ["What is John's email?"])).toMatch(
    /^Which one do you mean: John Miller \(Initech\), John Smith/,
  );
  expect(await ask(player, ["What is Robert's email?"])).toBe("I don't find Robert among your people.");
  expect(await ask(player, ["Who is in Madrid?"])).toMatch(/^None/);
});
