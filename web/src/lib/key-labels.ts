const isMac = () => typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent);

const NAMES: Record<string, string> = {
  enter: "↵",
  esc: "Esc",
  escape: "Esc",
  shift: "⇧",
  up: "↑",
  down: "↓",
  left: "←",
  right: "→",
  space: "Space",
  delete: "Del",
};

/** The labels on the keys of a shortcut such as "mod+k" or "g p", on this person's keyboard. */
export function keyLabels(keys: string, mac = isMac()): string[] {
  return keys.split(/[ +]/).map((key) => {
    if (key === "mod") return mac ? "⌘" : "Ctrl";
    return NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  });
}
