/** `work`, one run at a time: who asks during a run gets another one after it, and waits for both. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isAskedAgain = false;
  let running: Promise<void> | null = null;
  const run = async () => {
    while (isAskedAgain) {
      isAskedAgain = false;
      await work();
    }
  };
  return () => {
    isAskedAgain = true;
    running ??= run().finally(() => (running = null));
    return running;
  };
}
