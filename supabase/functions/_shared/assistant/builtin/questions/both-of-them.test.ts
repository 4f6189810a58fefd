import { describe, expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";
import type { AskedPerson } from "./testing/asked-rows.ts";
import { HEAT, OWNERS, randomFrom, randomRows, STAGES, TODAY } from "./testing/random-rows.ts";

describe.each(Array.from({ length: 12 }, (_, seed) => seed + 31))("in world %i", (seed) => {
  const rows = randomRows(seed);
  const random = randomFrom(seed);
  const pick = <One>(some: readonly One[]): One => some[Math.floor(random() * some.length)] as One;
  const ask = (question: string) =>
    new AskedConversation(rows, { today: TODAY, stages: STAGES })
      .ask(question)
      .replaceAll(/\]\(\/people\/[^)]*\)/gu, "]");
  const [one, other] = [rows.people[seed % 3], rows.people[3 + (seed % 3)]] as [AskedPerson, AskedPerson];
  const [first, second] = [one, other].map(({ name }) => name.split(" ")[0] ?? "");

  test("what is asked of two people at once is so only where it is so of both", () => {
    const heat = pick(HEAT);
    for (const [question, fits] of [
      [`are ${first} and ${second} both ${heat}?`, ({ own }) => own?.["Heat"] === heat],
      [`do ${first} and ${second} both have an owner?`, ({ owner }) => Boolean(owner)],
      [`do both ${first} and ${second} have a note?`, ({ notes = [] }) => notes.length > 0],
    ] as [string, (person: AskedPerson) => boolean][]) {
      const reply = ask(question);
      const isBoth = fits(one) && fits(other);
      expect({ question, reply }).toEqual({
        question,
        reply: expect.stringMatching(isBoth ? /^Yes/u : /^No/u) as string,
      });
      for (const person of [one, other])
        if (!fits(person) && (fits(one) || fits(other))) expect(reply.split("Not:")[1]).toContain(person.name);
    }
  });

  test("two have the same where the rows have it, and else the answer says who has what", () => {
    for (const [key, said] of [
      ["owner", pick([`do ${first} and ${second} have the same owner?`, `do ${first} and ${second} share an owner?`])],
      ["stage", `are ${first} and ${second} at the same stage?`],
      ["company", `do ${first} and ${second} work at the same company?`],
      ["location", `do ${first} and ${second} live in the same city?`],
    ] as const) {
      const reply = ask(said);
      const [a, b] = [one[key] ?? null, other[key] ?? null];
      // Where someone lives or works is so, recorded or not.
      const isUnknown = /^(?:company|location)$/.test(key) && (a === null || b === null);
      const begins = isUnknown ? /^I don't know/u : a !== null && a === b ? /^Yes/u : /^No/u;
      expect({ said, reply }).toEqual({
        said,
        reply: expect.stringMatching(begins) as string,
      });
      if (a !== b) for (const value of [a, b]) expect(reply).toContain(value ?? `no ${key}`);
    }
  });

  test("two owners are counted each by themselves", () => {
    const [a = "", b = ""] = OWNERS.filter((owner) => rows.people.some((person) => person.owner === owner));
    if (b === "") return;
    const stage = pick(STAGES);
    for (const question of [
      `do ${a} and ${b} both have someone in ${stage}?`,
      `do both ${a} and ${b} own someone in stage ${stage}?`,
      `do ${a} and ${b} each look after anyone in ${stage}?`,
    ]) {
      const counts = [a, b].map(
        (name) => rows.people.filter(({ owner, stage: at }) => owner === name && at === stage).length,
      );
      const reply = ask(question);
      expect({ question, reply }).toEqual({
        question,
        reply: expect.stringMatching(counts.every((count) => count > 0) ? /^Yes/u : /^No/u) as string,
      });
      for (const [no, name] of [a, b].entries())
        expect(reply).toContain(`${name} has ${counts[no] === 0 ? "none" : String(counts[no])}`);
    }
  });
});

test("what two share is not answered of each of them where it is not understood", () => {
  const [one, other] = randomRows(5).people;
  const said = new AskedConversation(randomRows(5), { today: TODAY, stages: STAGES }).ask(
    `do ${one?.name ?? ""} and ${other?.name ?? ""} have the same shoe size?`,
  );
  expect(said).not.toMatch(/^(?:Yes|No)\b/u);
});
