import { inject } from "vitest";
import { makeScratchDatabase, type ScratchDatabase } from "./make-scratch-database.ts";

export { addUserWithFounders, type ScratchDatabase, withoutAutovacuum } from "./make-scratch-database.ts";

/** Makes one on the server of the run's stack; `role` postgres owns it, as it owns the real one. */
export function createScratchDatabase(name: string): Promise<ScratchDatabase> {
  return makeScratchDatabase(inject("stack").dbUrl, name);
}
