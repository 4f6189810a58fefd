import { expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";
import { HEAT, OWNERS, randomFrom, randomRows, STAGES, TODAY } from "./testing/random-rows.ts";

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed + 71);

test.each(SEEDS)("in world %i, “and is not …” narrows the people who the question begins with", (seed) => {
  const rows = randomRows(seed);
  const random = randomFrom(seed);
  const pick = <One>(some: readonly One[]): One => some[Math.floor(random() * some.length)] as One;
  const [stage, heat, owner] = [pick(STAGES), pick(HEAT), pick(OWNERS)];
  for (const [question, fits] of [
    [`who is in stage ${stage} and is not ${heat}?`, (one) => one.stage === stage && one.own?.["Heat"] !== heat],
    [`who is in stage ${stage} and is ${heat}?`, (one) => one.stage === stage && one.own?.["Heat"] === heat],
    [`who has an owner and is not ${heat}?`, (one) => Boolean(one.owner) && one.own?.["Heat"] !== heat],
    [`which people are ${heat} and have no owner?`, (one) => one.own?.["Heat"] === heat && !one.owner],
    [
      `who has more than 5000 followers and is not in ${stage}?`,
      (one) => (one.followerCount ?? 0) > 5000 && one.stage !== stage,
    ],
    [
      `who is owned by ${owner} and does not have a note?`,
      (one) => one.owner === owner && (one.notes ?? []).length === 0,
    ],
  ] as [string, (person: (typeof rows.people)[number]) => boolean][]) {
    if (question.includes(owner) && !rows.people.some((one) => one.owner === owner)) continue;
    const reply = new AskedConversation(rows, { today: TODAY, stages: STAGES }).ask(question);
    const expected = rows.people.filter(fits).length;
    const said =
      expected === 0 ? /^No(?:ne)?: no one fits/u : new RegExp(`^${String(expected)} (?:person|people) `, "u");
    expect({ question, reply }).toEqual({ question, reply: expect.stringMatching(said) as string });
  }
});

test("what is asked of someone else behind an “and” stays a question of its own", () => {
  const rows = randomRows(4);
  const [one, other] = rows.people.map(({ name }) => name.split(" ")[0] ?? "");
  const reply = new AskedConversation(rows, { today: TODAY, stages: STAGES }).ask(
    `is ${one ?? ""} Hot and is ${other ?? ""} Frosty?`,
  );
  expect(reply.split("\n\n")).toHaveLength(2);
});
