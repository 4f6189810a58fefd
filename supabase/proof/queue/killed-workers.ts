import { setTimeout as pause } from "node:timers/promises";
import { waitUntil } from "../../local/wait-until.ts";
import { addUserWithFounders, type ScratchDatabase } from "../../tests/make-scratch-database.ts";
import { startWorker, type WorkerProcess } from "../../tests/worker-process.ts";
import { firstOf, type Proof, type ProofContext } from "../proof.ts";
import { effectsOf, NO_FENCING, NO_LANES, NO_RECLAIMING } from "./effects.ts";
import { crowdOneLane, killOnce, LEASE_MS, prepare, usersOfJobs, wakeTooLate } from "./small-runs.ts";
import { turnsAtOnce, workLog } from "./work-log.ts";

const SIZES = {
  short: { users: 6, founders: 20, workers: 3, kills: 8, freezes: 1, poison: 1, patience: 60_000 },
  long: { users: 50, founders: 200, workers: 5, kills: 100, freezes: 20, poison: 20, patience: 900_000 },
};
const LONGEST_JOB: [number, number] = [20, 80];
const POISON_ATTEMPTS = 3;
/** Past the worker's lease of a second. */
const FREEZE_MS = 2_000;

interface Harm {
  kills: number;
  freezes: number;
  poisoned: number;
}

/** Keeps workers at the jobs, killing and freezing them in the middle of some, until nothing is left to do. */
async function harass(
  database: ScratchDatabase,
  poison: Set<string>,
  size: ProofContext["size"],
  say: ProofContext["say"],
) {
  const plan = SIZES[size];
  const every = Math.max(2, Math.floor((plan.users * plan.founders) / (plan.kills + plan.freezes) / 2));
  const harm: Harm = { kills: 0, freezes: 0, poisoned: 0 };
  const workers = new Set<WorkerProcess>();
  const log = workLog(LEASE_MS);
  let holds = 0;
  let isOver = false;
  const replace = async (worker: WorkerProcess) => {
    workers.delete(worker);
    await worker.kill();
    if (!isOver) startOne();
  };
  const freeze = async (worker: WorkerProcess) => {
    worker.send("SIGSTOP");
    await pause(FREEZE_MS);
    worker.send("SIGCONT");
  };
  const heard = (line: string, worker: WorkerProcess) => {
    log.hear(line, worker);
    const [, job] = /^holds (\d+)/.exec(line) ?? [];
    if (job === undefined || !workers.has(worker)) return;
    holds += 1;
    if (holds % 2_000 === 0) say(`${holds} jobs begun, ${harm.kills} workers killed, ${harm.freezes} frozen`);
    if (poison.has(job)) {
      harm.poisoned += 1;
      void replace(worker);
    } else if (holds % every === 0 && harm.kills < plan.kills) {
      harm.kills += 1;
      void replace(worker);
    } else if (holds % every === 1 && harm.freezes < plan.freezes) {
      harm.freezes += 1;
      void freeze(worker);
    }
  };
  const startOne = () => workers.add(startWorker(database.url, LONGEST_JOB, heard, poison));
  for (let count = 0; count < plan.workers; count += 1) startOne();
  const isDone = async () => (await effectsOf(database.sql)).unfinished === 0;
  const finished = await waitUntil(isDone, plan.patience, 500);
  isOver = true;
  await Promise.all([...workers].map((worker) => worker.kill()));
  return {
    ...harm,
    finished,
    atOnce: turnsAtOnce(log.turns, await usersOfJobs(database.sql)),
    turns: log.turns.length,
  };
}

/** Each of the three harms alone, under a change of the queue that takes its guard away, or under none. */
async function smallRuns(dbUrl: string, fencing: string, reclaiming: string, lanes: string) {
  return {
    effects: await wakeTooLate(dbUrl, fencing),
    lost: await killOnce(dbUrl, reclaiming),
    atOnce: await crowdOneLane(dbUrl, lanes),
  };
}

/** Killed and frozen workers lose nothing and do nothing twice. */
export const killedWorkers: Proof = {
  name: "workers",
  claim:
    "workers killed or frozen in the middle of their jobs lose nothing, do nothing twice, and never two jobs of a user at once",
  needsEmbedded: true,
  async run({ stack, size, say }) {
    const plan = SIZES[size];
    const database = await prepare(stack.dbUrl, "proof_workers");
    try {
      await database.sql`update queue.settings set max_running = ${plan.workers}`;
      for (let user = 0; user < plan.users; user += 1) await addUserWithFounders(database.sql, plan.founders);
      const poison = await database.sql<{ id: string }[]>`
        update queue.jobs set max_attempts = ${POISON_ATTEMPTS}
        where id in (select id from queue.jobs order by md5(id::text) limit ${plan.poison}) returning id`;
      const harm = await harass(database, new Set(poison.map(({ id }) => id)), size, say);
      const { done, dead, unfinished, lost, doubled, attemptsLost } = await effectsOf(database.sql);
      const real = await smallRuns(stack.dbUrl, "", "", "");
      const control = await smallRuns(stack.dbUrl, NO_FENCING, NO_RECLAIMING, NO_LANES);
      const zeroes = { lost: lost + unfinished, doubled, atOnce: harm.atOnce };
      const isWell =
        harm.finished &&
        Object.values(zeroes).every((count) => count === 0) &&
        real.effects === 1 &&
        real.lost === 0 &&
        real.atOnce === 0 &&
        dead === plan.poison &&
        harm.kills === plan.kills &&
        harm.freezes === plan.freezes &&
        harm.poisoned === plan.poison * POISON_ATTEMPTS;
      return {
        figures: {
          "jobs, users, workers": `${plan.users * plan.founders}, ${plan.users}, ${plan.workers}`,
          "workers killed, by poison jobs, frozen": `${harm.kills}, ${harm.poisoned}, ${harm.freezes}`,
          "attempts that were cut short in the middle of a job": attemptsLost + harm.poisoned,
          "jobs done, dead by poison": `${done}, ${dead}`,
          "turns that the workers logged": harm.turns,
          "jobs lost, effects doubled, turns of a user at once": Object.values(zeroes).join(", "),
          "the same in small: lost to a kill, effects of a worker that woke too late, at once": `${real.lost}, ${real.effects}, ${real.atOnce}`,
        },
        ok: isWell,
        control: {
          "jobs lost to the same kill when no lease is taken back": control.lost,
          "effects of the same late worker without fencing": control.effects,
          "turns at once of the same user without lanes": control.atOnce,
        },
        controlFailed: control.lost > 0 && control.effects > 1 && control.atOnce > 0,
        faults: firstOf(isWell ? [] : [JSON.stringify({ ...harm, ...zeroes, done, dead, unfinished, real })]),
      };
    } finally {
      await database.drop();
    }
  },
};
