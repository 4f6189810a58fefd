export type Theme = "light" | "dark";

// /theme.js reads the same key before the first paint.
const STORAGE_KEY = "tracker-theme";
const systemIsDark = () => window.matchMedia("(prefers-color-scheme: dark)").matches;

/** The theme on screen now: the chosen one, or else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "light" || chosen === "dark") return chosen;
  return systemIsDark() ? "dark" : "light";
}

/** Shows `theme` from now on. Choosing what the system says anyway goes back to following the system. */
export function chooseTheme(theme: Theme): void {
  const followsSystem = theme === (systemIsDark() ? "dark" : "light");
  if (followsSystem) {
    delete document.documentElement.dataset["theme"];
    localStorage.removeItem(STORAGE_KEY);
  } else {
    document.documentElement.dataset["theme"] = theme;
    localStorage.setItem(STORAGE_KEY, theme);
  }
}

/** Calls `changed` when the system's theme or the chosen one changes; returns how to stop. */
export function watchTheme(changed: () => void): () => void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  system.addEventListener("change", changed);
  return () => {
    chosen.disconnect();
    system.removeEventListener("change", changed);
  };
}
