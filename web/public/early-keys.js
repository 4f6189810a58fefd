// Runs before the program is there: keeps the keys that are pressed meanwhile, for src/lib/typed-ahead.ts to take over.
{
  const keys = [];
  const keep = (event) => {
    const isOpening = (event.ctrlKey || event.metaKey) && (event.key === "k" || event.key === "j");
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.isComposing || event.repeat || !(isOpening || isPlain) || event.key === "Tab") return;
    keys.push(event);
    // The browser has a meaning of its own for these.
    if (isOpening) event.preventDefault();
  };
  addEventListener("keydown", keep, true);
  window.earlyKeys = {
    take() {
      removeEventListener("keydown", keep, true);
      return keys;
    },
  };
}
