// So long without scrolling, the reader has stopped to look.
const REST_MS = 1_000;

/** Calls `then` after so many ms, but not while anything is being scrolled: for what can wait and would make that falter. */
export function whenAtRest(then: () => void, afterMs: number): void {
  const dueAt = Date.now() + afterMs;
  const done = () => {
    document.removeEventListener("scroll", scrolled, { capture: true });
    then();
  };
  let timer = setTimeout(done, afterMs);
  function scrolled() {
    clearTimeout(timer);
    timer = setTimeout(done, Math.max(REST_MS, dueAt - Date.now()));
  }
  document.addEventListener("scroll", scrolled, { capture: true, passive: true });
}
