import { advisors } from "./advisors/advisors.ts";
import { canaryScan } from "./canaries/canary-scan.ts";
import { badInput } from "./fuzz/fuzz.ts";
import { rateLimiter } from "./limits/rate-limiter.ts";
import { interruptedStack } from "./postgres/interrupted-stack.ts";
import { killedPostgres } from "./postgres/killed-postgres.ts";
import type { Proof } from "./proof.ts";
import { fairness } from "./queue/fairness.ts";
import { killedWorkers } from "./queue/killed-workers.ts";
import { soak } from "./soak/soak.ts";
import { tenantMatrix } from "./tenants/tenant-matrix.ts";
import { tokenAbuse } from "./tokens/token-abuse.ts";

/** Every proof, in the order in which they run. */
export const proofs: readonly Proof[] = [
  advisors,
  tenantMatrix,
  canaryScan,
  badInput,
  tokenAbuse,
  killedWorkers,
  killedPostgres,
  interruptedStack,
  fairness,
  rateLimiter,
  soak,
];
