import { AsyncLocalStorage } from "node:async_hooks";
import { appendFileSync, writeFileSync } from "node:fs";
import { format } from "node:util";

const logFile = new AsyncLocalStorage<string>();

for (const method of ["error", "warn", "log"] as const) {
  const original = console[method].bind(console);
  console[method] = (...values: unknown[]) => {
    const file = logFile.getStore();
    if (file) appendFileSync(file, `${new Date().toISOString()} ${format(...values)}\n`);
    else original(...values);
  };
}

/**
 * Runs some of lite's work with what it says on the console going to a file that only its owner may read: it reports each
 * refused request there, with the values of the row, and prints the mails that Auth would send.
 */
export function loggedTo(file: string): <T>(work: () => T) => T {
  writeFileSync(file, "", { mode: 0o600 });
  return (work) => logFile.run(file, work);
}
