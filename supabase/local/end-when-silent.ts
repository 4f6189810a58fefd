import { setTimeout as sleep } from "node:timers/promises";

export interface Patience {
  /** Between two questions. */
  everyMs: number;
  /** For one answer. */
  answerMs: number;
  /** How many questions in a row may stay without one. */
  silences: number;
}

/** Longer than any pause of a busy process or of a machine that wakes up. */
export const USUAL_PATIENCE: Patience = { everyMs: 10_000, answerMs: 5_000, silences: 3 };

/** Whether the server at an address says anything: one that hangs still takes connections, since the system does that for it. */
export async function answers(address: string, patienceMs: number): Promise<"answers" | "silent" | "refuses"> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(address, { signal });
    await response.body?.cancel();
    return "answers";
  } catch {
    return signal.aborted ? "silent" : "refuses";
  }
}

/** Ends a program that was silent several times in a row, for anyone who keeps it running to start it again; the result stops this. */
export function endWhenSilent(
  address: string,
  end: () => Promise<void>,
  { everyMs, answerMs, silences }: Patience = USUAL_PATIENCE,
): () => void {
  const stopping = new AbortController();
  const isOver = () => stopping.signal.aborted;
  const watch = async () => {
    let silent = 0;
    while (!isOver()) {
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      silent = !isOver() && (await answers(address, answerMs)) === "silent" ? silent + 1 : 0;
      if (silent < silences || isOver()) continue;
      silent = 0;
      await end();
    }
  };
  void watch();
  return () => stopping.abort();
}
