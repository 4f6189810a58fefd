import { describe, expect, test } from "vitest";
import { addDays } from "../../../contract/calendar-date.ts";
import { AskedConversation } from "./testing/asked-conversation.ts";
import type { AskedPerson } from "./testing/asked-rows.ts";
import { HEAT, OWNERS, randomFrom, randomRows, STAGES, TODAY } from "./testing/random-rows.ts";

type Fits = (person: AskedPerson) => boolean;
const SEEDS = Array.from({ length: 24 }, (_, seed) => seed + 1);
const worldOf = (seed: number) => {
  const rows = randomRows(seed);
  const ask = (...turns: string[]) => {
    const conversation = new AskedConversation(rows, { today: TODAY, stages: STAGES });
    return turns.map((turn) => conversation.ask(turn)).at(-1) ?? "";
  };
  const random = randomFrom(seed + 1000);
  const pick = <One>(some: readonly One[]): One => some[Math.floor(random() * some.length)] as One;
  return { people: rows.people, tasks: rows.tasks ?? [], ask, pick };
};

const counted = (reply: string) =>
  /^No(?:ne)?:|^I can.t tell:[^\n]* no one fits /u.test(reply)
    ? 0
    : Number(/(?:^|\. )(\d+) (?:person|people)/u.exec(reply)?.[1]);
const named = (reply: string) => [...reply.matchAll(/\[([^\]]+)\]\(\/people\//gu)].map(([, name = ""]) => name);
const number = (value: number) => new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }).format(value);
const budgetOf = ({ own }: AskedPerson) => (typeof own?.["Budget"] === "number" ? own["Budget"] : null);
const is =
  (key: "owner" | "stage", value: string): Fits =>
  (person) =>
    person[key] === value;

const groups: [said: (value: string) => string[], values: readonly string[], fits: (value: string) => Fits][] = [
  [
    (one) => [
      `how many people does ${one.toLowerCase()} look after`,
      `how many does ${one} own?`,
      `count everyone ${one} handles`,
      `who does ${one} manage`,
    ],
    OWNERS,
    (one) => is("owner", one),
  ],
  [
    (one) => [`who is in ${one}?`, `show me everyone in ${one.toLowerCase()}`, `hey how many are in stage ${one}`],
    STAGES,
    (one) => is("stage", one),
  ],
  [
    (one) => [`which people are ${one.toLowerCase()}`, `who's ${one}?`, `list the ${one.toLowerCase()} ones please`],
    HEAT,
    (one) =>
      ({ own }) =>
        own?.["Heat"] === one,
  ],
  [
    (one) => [`who is from ${one.toLowerCase()}`, `do we have anybody from ${one} in here?`, `anyone in ${one}?`],
    ["France", "Japan", "Brazil"],
    (one) =>
      ({ location }) =>
        (location ?? "").includes(one),
  ],
  [
    (one) => [`any ${one} people?`, `show me the ${one.toLowerCase()} contacts`],
    ["French", "Japanese", "Brazilian"],
    (one) =>
      ({ location }) =>
        (location ?? "").includes({ French: "France", Japanese: "Japan" }[one] ?? "Brazil"),
  ],
];

describe.each(SEEDS)("in world %i", (seed) => {
  const { people, ask, pick } = worldOf(seed);
  const count = (fits: Fits) => people.filter(fits).length;

  test("people of an owner, stage, option or country are those of the rows", () => {
    for (const [said, values, fits] of groups) {
      const value = pick(values);
      const question = pick(said(value));
      const reply = ask(question);
      expect({ question, reply, count: counted(reply) }).toEqual({ question, reply, count: count(fits(value)) });
    }
  });

  test("a number that is compared fits who has such a number", () => {
    const limit = pick([10, 30, 60]) * 1000;
    const said = pick([`${limit / 1000}k`, String(limit)]);
    for (const [question, fits] of [
      [
        pick([`which budgets are above ${said}`, `who has a budget over ${said}?`, `budget more than ${said}`]),
        (value: number) => value > limit,
      ],
      [pick([`whose budget is under ${said}`, `budgets below ${said}?`]), (value: number) => value < limit],
      [`who has a budget between ${said} and 80k`, (value: number) => value >= limit && value <= 80_000],
    ] as const) {
      const reply = ask(question);
      const expected = count((person) => budgetOf(person) !== null && fits(budgetOf(person) ?? 0));
      expect({ question, reply, count: counted(reply) }).toEqual({ question, reply, count: expected });
    }
  });

  test("sums and averages are those of the rows, of all and of an owner", () => {
    const owner = pick(OWNERS);
    for (const [among, fits] of [
      ["", () => true],
      [` of ${owner}`, is("owner", owner)],
    ] as [string, Fits][]) {
      const values = people.filter(fits).flatMap((person) => budgetOf(person) ?? []);
      const sum = values.reduce((all, one) => all + one, 0);
      const question = pick([
        `what is the total budget${among}`,
        `how much budget${among} in total?`,
        `sum of the budgets${among}`,
      ]);
      const reply = ask(question);
      if (values.length === 0) expect(reply).toMatch(/^None|^I can't answer that: I did not understand “/u);
      else
        expect({ question, reply }).toEqual({
          question,
          reply: expect.stringContaining(`total: ${number(sum)}.`) as string,
        });
      const average = ask(`average budget${among}`);
      if (values.length > 0) expect(average).toContain(`average: ${number(sum / values.length)}.`);
    }
    const all = people.flatMap((person) => budgetOf(person) ?? []);
    if (all.length > 0)
      expect(ask("how much is in the pipeline altogether")).toContain(`: ${number(all.reduce((a, b) => a + b, 0))}.`);
  });

  test("the biggest, the smallest and the hottest are those of the rows", () => {
    const owner = pick(OWNERS);
    const mine = people.filter(is("owner", owner)).filter((person) => budgetOf(person) !== null);
    const most = Math.max(...mine.map((person) => budgetOf(person) ?? 0));
    const reply = ask(pick([`biggest budget of ${owner}?`, `who has the largest budget of ${owner.toLowerCase()}`]));
    if (mine.length === 0) expect(reply).toMatch(/^None/u);
    else expect(named(reply)).toEqual(mine.filter((person) => budgetOf(person) === most).map(({ name }) => name));
    const heat = [...HEAT].reverse().find((option) => people.some(({ own }) => own?.["Heat"] === option));
    const those = people.filter(({ own }) => own?.["Heat"] === heat).map(({ name }) => name);
    const hottest = ask(pick(["who is hottest", "which of my contacts is the hottest?", "hottest people"]));
    if (heat !== undefined)
      expect({ hottest, names: named(hottest).sort() }).toEqual({ hottest, names: those.slice(0, 10).sort() });
  });

  test("those with no owner are counted however that is said", () => {
    const nobodys = count(({ owner }) => !owner);
    for (const question of [
      "who has nobody looking after them",
      "who is unassigned",
      "people without an owner",
      "who belongs to nobody",
    ]) {
      const reply = ask(question);
      expect({ question, reply, count: counted(reply) }).toEqual({ question, reply, count: nobodys });
    }
  });

  test("people the user has not talked to are counted from the dates in the rows", () => {
    const question = pick([
      "who have i not talked to in over a month?",
      "who haven't I spoken to for more than a month",
    ]);
    const day = "2030-05-05";
    const expected = people.filter(({ lastTouchAt }) => !lastTouchAt || lastTouchAt.slice(0, 10) < day);
    const reply = ask(question);
    expect({ reply, count: counted(reply) }).toEqual({ reply, count: expected.length });
  });

  test("a share is of all people, and the others of a condition are the rest", () => {
    const stage = pick(STAGES);
    const fitting = count(is("stage", stage));
    const percent = Math.round((fitting / people.length) * 1000) / 10;
    expect(ask(`what percentage of people is in ${stage}`)).toContain(
      `${number(percent)} %: ${fitting} of ${people.length} people`,
    );
    expect(counted(ask(`who is in ${stage}`, "and who isn't?"))).toBe(people.length - fitting);
    expect(counted(ask(`who is in ${stage}`, "how many is that"))).toBe(fitting);
    const owner = pick(OWNERS);
    const both = (person: AskedPerson) => person.owner === owner && person.stage === stage;
    expect(counted(ask(`show me everyone ${owner} owns`, `only those in ${stage}`))).toBe(count(both));
  });

  test("tasks of a day, and when one is due, are those of the rows", () => {
    const { tasks } = worldOf(seed);
    const open = tasks.filter(({ status }) => status !== "done");
    const day = addDays(TODAY, 2);
    const reply = ask(
      pick(["is there anything for friday?", "what do i have on friday", "remind me what i have on friday"]),
    );
    const due = open.filter(({ dueDate }) => dueDate === day);
    for (const { title } of due) expect(reply).toContain(title);
    if (due.length === 0) expect(reply).toMatch(/^None/u);
    const [one] = open.filter(({ dueDate }) => dueDate);
    if (!one) return;
    const [first = "", , noun = ""] = one.title.split(" ");
    const when = ask(`when do i have to ${first.toLowerCase()} the ${noun}`);
    expect(when).toContain(`${one.title}: due `);
    const isLate = (one.dueDate ?? "") < TODAY;
    expect(ask(`is the ${noun} task late?`)).toMatch(isLate ? /^Yes\./u : /^No\./u);
  });
});

test.each([
  ["what's Amara's shoe size", /no field or column/],
  ["what is Amara's phone number?", /no field or column for “phone number”/],
  ["whats the emial of amara", /Email: p0@example\.test|no email/],
])("%s: what is not kept is said, and a slip is read", (question, said) => {
  expect(worldOf(3).ask(question)).toMatch(said);
});
