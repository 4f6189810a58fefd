/** What was typed as a web address, trimmed: people say it without https://, so that is put before it. Blank stays blank. */
export function asWebAddress(text: string): string {
  const trimmed = text.trim();
  return trimmed === "" || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}
