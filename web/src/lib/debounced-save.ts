/** Saves the last of several values that come quickly after each other, when none came for `waitMs` or on `flush`. */
export function debouncedSave<Value>(save: (value: Value) => void, waitMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: Value } | null = null;
  const flush = () => {
    clearTimeout(timer);
    const last = waiting;
    waiting = null;
    if (last) save(last.value);
  };
  return {
    push(value: Value) {
      waiting = { value };
      clearTimeout(timer);
      timer = setTimeout(flush, waitMs);
    },
    flush,
  };
}
