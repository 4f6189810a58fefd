/** A worker's own account of one job, in milliseconds of the machine's clock. */
export interface Turn {
  jobId: string;
  began: number;
  ended: number;
}

/**
 * Gathers what workers say of their work. A turn lies within its lease however slow the lines are: it begins once the claim has
 * answered, and ends before the job is handed in or, for a worker that was killed or frozen, a lease after it asked for work.
 */
export function workLog(leaseMs: number): { turns: Turn[]; hear(line: string, worker: unknown): void } {
  const turns: Turn[] = [];
  const open = new Map<unknown, Turn>();
  return {
    turns,
    hear(line, worker) {
      const [, jobId, asked, held] = /^holds (\d+) asked (\S+) held (\S+)/.exec(line) ?? [];
      if (jobId !== undefined) {
        const turn = { jobId, began: Number(held), ended: Number(asked) + leaseMs };
        turns.push(turn);
        open.set(worker, turn);
      }
      const [, at] = /^hands in \d+ at (\S+)/.exec(line) ?? [];
      const turn = open.get(worker);
      if (at !== undefined && turn) turn.ended = Math.min(turn.ended, Number(at));
    },
  };
}

/** How many turns began while another one of the same user was under way. */
export function turnsAtOnce(turns: readonly Turn[], userOf: ReadonlyMap<string, string>): number {
  const latestEnd = new Map<string, number>();
  let atOnce = 0;
  for (const { jobId, began, ended } of turns.toSorted((a, b) => a.began - b.began)) {
    // Frozen before it could begin: its lease was over.
    if (ended <= began) continue;
    const user = userOf.get(jobId) ?? "";
    const before = latestEnd.get(user) ?? -Infinity;
    if (began < before) atOnce += 1;
    latestEnd.set(user, Math.max(before, ended));
  }
  return atOnce;
}
