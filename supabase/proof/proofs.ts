import { advisors } from "./advisors/advisors.ts";
import { badInput } from "./fuzz/fuzz.ts";
import type { Proof } from "./proof.ts";
import { tenantMatrix } from "./tenants/tenant-matrix.ts";
import { tokenAbuse } from "./tokens/token-abuse.ts";

/** Every proof, in the order in which they run. */
export const proofs: readonly Proof[] = [advisors, tenantMatrix, badInput, tokenAbuse];
