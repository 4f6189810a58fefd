export type Theme = "light" | "dark";

// /theme.js reads the same key before the first paint.
const STORAGE_KEY = "tracker-theme";
const systemIsDark = () => window.matchMedia("(prefers-color-scheme: dark)").matches;

/** The theme on screen now: the chosen one, or else the system's. */
export function currentTheme(): Theme {
  const chosen = chosenTheme();
  if (chosen !== "system") return chosen;
  return systemIsDark() ? "dark" : "light";
}

/** The theme that was chosen for this browser, or 'system' when it follows the system. */
export function chosenTheme(): Theme | "system" {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** Shows what the system says from now on. */
export function followSystem(): void {
  delete document.documentElement.dataset["theme"];
  localStorage.removeItem(STORAGE_KEY);
}

/** Shows `theme` from now on, whatever the system says. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  localStorage.setItem(STORAGE_KEY, theme);
}

/** Shows `theme` from now on. Choosing what the system says anyway goes back to following the system. */
export function chooseTheme(theme: Theme): void {
  if (theme === (systemIsDark() ? "dark" : "light")) followSystem();
  else setTheme(theme);
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
