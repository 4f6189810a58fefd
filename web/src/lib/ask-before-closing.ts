/** Waits for `work`; meanwhile the browser asks before the tab is closed: what `work` has still to send would be lost. */
export async function askBeforeClosing<Result>(work: Promise<Result>): Promise<Result> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
  try {
    return await work;
  } finally {
    window.removeEventListener("beforeunload", ask);
  }
}
