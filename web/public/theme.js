// Runs before the first paint, so that a chosen theme never flashes the other one. The policy forbids inline scripts.
try {
  const theme = localStorage.getItem("tracker-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be switched off; the system's theme applies then.
}
