import { describe, expect, test } from "vitest";
import { AskedConversation } from "./testing/asked-conversation.ts";
import type { AskedPerson } from "./testing/asked-rows.ts";
import { HEAT, OWNERS, randomFrom, randomRows, STAGES, TODAY } from "./testing/random-rows.ts";

type Fits = (person: AskedPerson) => boolean;
type Pick = <One>(some: readonly One[]) => One;

const worldOf = (seed: number) => {
  const rows = randomRows(seed);
  const ask = (...turns: string[]) => {
    const conversation = new AskedConversation(rows, { today: TODAY, stages: STAGES });
    return turns.map((turn) => conversation.ask(turn)).at(-1) ?? "";
  };
  const random = randomFrom(seed + 500);
  const pick: Pick = (some) => some[Math.floor(random() * some.length)] as (typeof some)[number];
  return { people: rows.people, tasks: rows.tasks ?? [], ask, pick };
};
const named = (reply: string) => [...reply.matchAll(/\[([^\]]+)\]\(\/people\//gu)].map(([, name = ""]) => name);

/** Who is asked about, as the question names them: all, or a group of them. */
const subjects: ((pick: Pick) => { every: string[]; none: string[]; all: string[]; fits: Fits })[] = [
  () => ({
    every: ["everybody", "everyone", "each person", "every contact"],
    none: ["nobody", "no one"],
    all: ["all my people", "all of my contacts"],
    fits: () => true,
  }),
  (pick) => {
    const owner = pick(OWNERS);
    return {
      every: [`everyone of ${owner}'s`, `each of ${owner}'s people`],
      none: [`none of ${owner}'s people`],
      all: [`all ${owner}'s people`, `all of ${owner}'s people`],
      fits: (person) => person.owner === owner,
    };
  },
  (pick) => {
    const stage = pick(["Prospect", "Talking"]);
    return {
      every: [`everyone in stage ${stage}`, `everybody in ${stage}`],
      none: [`nobody in stage ${stage}`, `none of the people in ${stage}`],
      all: [`all people in ${stage}`, `all my people in stage ${stage}`],
      fits: (person) => person.stage === stage,
    };
  },
];
/** What is asked of them: behind "is", or behind "does". */
const predicates: ((pick: Pick, owners: string[]) => { is: string[]; does: string[]; fits: Fits })[] = [
  (pick) => {
    const heat = pick(HEAT);
    return { is: [heat, heat.toLowerCase()], does: [], fits: ({ own }) => own?.["Heat"] === heat };
  },
  (pick, owners) => {
    const owner = pick(owners);
    return { is: [`owned by ${owner}`], does: [`belong to ${owner}`], fits: (person) => person.owner === owner };
  },
  () => ({ is: ["owned", "assigned to someone"], does: ["have an owner"], fits: ({ owner }) => Boolean(owner) }),
  () => ({
    is: ["in France", "from France"],
    does: ["live in France"],
    fits: ({ location }) => (location ?? "").includes("France"),
  }),
  () => ({ is: ["in Berlin"], does: ["live in Berlin"], fits: () => false }),
  () => ({ is: [], does: ["have a note"], fits: ({ notes = [] }) => notes.length > 0 }),
  () => ({ is: [], does: ["have a budget"], fits: ({ own }) => typeof own?.["Budget"] === "number" }),
  () => ({
    is: [],
    does: ["have more than 5000 followers"],
    fits: ({ followerCount }) => (followerCount ?? 0) > 5000,
  }),
  (pick, owners) => {
    const [heat, name] = [pick(HEAT), pick(owners)];
    return {
      is: [`${heat} and owned by ${name}`],
      does: [],
      fits: ({ own, owner }) => own?.["Heat"] === heat && owner === name,
    };
  },
  (pick) => {
    const heat = pick(HEAT);
    return { is: [`not ${heat}`], does: [], fits: ({ own }) => own?.["Heat"] !== heat };
  },
];

/** What the answer has to begin with, and who it has to name, by the rows. */
const expected = (all: AskedPerson[], fits: Fits, isNone: boolean) => {
  const against = all.filter((person) => fits(person) === isNone);
  const shown = against
    .map(({ name }) => name)
    .sort()
    .slice(0, 5);
  if (all.length === 0) return { begins: /^None/u, names: [] };
  return { begins: against.length === 0 ? /^Yes/u : /^No[,:]/u, names: shown };
};

describe.each(Array.from({ length: 12 }, (_, seed) => seed + 1))("in world %i", (seed) => {
  const { people, tasks, ask, pick } = worldOf(seed);

  test("a question about everyone or no one is answered from the rows, and names the exceptions", () => {
    for (const predicateOf of predicates) {
      const subject = pick(subjects)(pick);
      const predicate = predicateOf(
        pick,
        people.flatMap(({ owner }) => owner ?? []),
      );
      const all = people.filter(subject.fits);
      const is = predicate.is.length > 0 ? pick(predicate.is) : null;
      const does = predicate.does.length > 0 ? pick(predicate.does) : null;
      const asked: [string, boolean][] = [
        ...(is === null
          ? []
          : ([
              [`is ${pick(subject.every)} ${is}?`, false],
              [`are ${pick(subject.all)} ${is}?`, false],
              [`is ${pick(subject.none)} ${is}?`, true],
            ] as [string, boolean][])),
        ...(does === null
          ? []
          : ([
              [`does ${pick(subject.every)} ${does}?`, false],
              [`do ${pick(subject.all)} ${does}?`, false],
              [`does ${pick(subject.none)} ${does}?`, true],
            ] as [string, boolean][])),
      ];
      for (const [question, isNone] of asked) {
        const reply = ask(question);
        const { begins, names } = expected(all, predicate.fits, isNone);
        expect({ question, reply }).toEqual({ question, reply: expect.stringMatching(begins) as string });
        expect({ question, reply, names: named(reply) }).toEqual({ question, reply, names });
      }
    }
  });

  test("all of those who were listed are asked about by “all of them” and “they all”", () => {
    const owner = pick(OWNERS);
    const all = people.filter((person) => person.owner === owner);
    const heat = pick(HEAT);
    const { begins, names } = expected(all, ({ own }) => own?.["Heat"] === heat, false);
    for (const question of [`are all of them ${heat}?`, `are they all ${heat}?`, `is each of them ${heat}?`]) {
      const reply = ask(`who does ${owner} own?`, question);
      if (all.length > 0)
        expect({ question, reply }).toEqual({ question, reply: expect.stringMatching(begins) as string });
      expect({ question, reply, names: named(reply) }).toEqual({ question, reply, names });
    }
  });

  test("someone who is left out counts for neither", () => {
    const [first] = people;
    const without = first?.name.split(" ")[0] ?? "";
    const { begins, names } = expected(people.slice(1), ({ owner }) => Boolean(owner), false);
    for (const question of [
      `does everyone but ${without} have an owner?`,
      `do all my people except ${without} have an owner?`,
    ]) {
      const reply = ask(question);
      expect({ question, reply }).toEqual({ question, reply: expect.stringMatching(begins) as string });
      expect({ question, names: named(reply).filter((name) => !reply.includes(`without ${name}`)) }).toEqual({
        question,
        names,
      });
    }
  });

  test("whether all tasks are so is as the rows have it", () => {
    const [{ person = "" } = {}] = tasks;
    const first = person.split(" ")[0] ?? "";
    type Task = (typeof tasks)[number];
    const isDone = ({ status }: Task) => status === "done";
    const isDated = ({ dueDate }: Task) => Boolean(dueDate);
    const theirs = tasks.filter((task) => task.person === person);
    for (const [question, all, fits] of [
      ["are all tasks done?", tasks, isDone],
      ["is every task finished?", tasks, isDone],
      ["are all my to-dos done?", tasks, isDone],
      ["do all tasks have a due date?", tasks, isDated],
      ["does every task have a person?", tasks, () => true],
      [`is every task of ${first}'s done?`, theirs, isDone],
      [`are ${first}'s tasks all done?`, theirs, isDone],
      [`are all tasks for ${first} done?`, theirs, isDone],
    ] as [string, Task[], (task: Task) => boolean][]) {
      const reply = ask(question);
      expect({ question, reply }).toEqual({
        question,
        reply: expect.stringMatching(all.every(fits) ? /^Yes/u : /^No,/u) as string,
      });
      const lacking = all.filter((task) => !fits(task));
      for (const task of tasks) expect(reply.includes(task.title)).toBe(lacking.includes(task));
    }
  });
});

test.each(["is everybody happy?", "are all Prospects blue?", "does everyone like Wanda's cake?", "is every task fun?"])(
  "%s: where a part of the question is not understood, it is not answered by the rest",
  (question) => {
    expect(worldOf(2).ask(question)).not.toMatch(/^(?:Yes|No)\b|^\d+ (?:person|people|open task)/u);
  },
);
