import postgres, { type Sql } from "postgres";
import { signUp } from "../people.ts";
import { withoutSchedule } from "../paused-schedule.ts";
import { firstOf, type Proof, type ProofContext, type ProofOutcome } from "../proof.ts";
import { httpMatrix } from "./http-probes.ts";
import { scopeMatrix } from "./scope-matrix.ts";
import { sqlMatrix } from "./sql-matrix.ts";
import { httpControl, tenantControls } from "./tenant-controls.ts";
import { addTenantRows } from "./tenant-rows.ts";

const LEAST_PROBES = 2_000;

/** Tenants are apart, and a user's tokens keep to their scope: nobody reads, counts, changes, deletes or refers to anything of another user, over SQL and over HTTP. */
export const tenantMatrix: Proof = {
  name: "tenants",
  claim: "no user reaches anything of another, whatever table, view, function and operation",
  needsEmbedded: false,
  async run(context) {
    const sql = postgres(context.stack.dbUrl, { max: 2, onnotice: () => undefined });
    return withoutSchedule(context.stack, sql, () => tryEverything(sql, context)).finally(() => sql.end());
  },
};

async function tryEverything(sql: Sql, { stack, size }: ProofContext): Promise<ProofOutcome> {
  const [victim, other] = await Promise.all([signUp(stack, "Victim"), signUp(stack, "Other")]);
  const tenant = await addTenantRows(sql, victim.id);
  const otherTenant = await addTenantRows(sql, other.id);
  const inSql = await sqlMatrix(sql, { victim: tenant, other: otherTenant }, { size });
  const scopes = await scopeMatrix(sql, tenant);
  const overHttp = await httpMatrix(stack, sql, { victim, other, tenant });
  const leaks = [...inSql.leaks, ...overHttp.leaks];
  const probes = inSql.probes + overHttp.probes;
  const control = stack.isEmbedded ? await tenantControls(stack.dbUrl) : null;
  const controlOverHttp = stack.isEmbedded ? await httpControl(stack, sql, { victim, other, tenant }) : null;
  const unproven = [...inSql.unproven, ...inSql.malformed, ...overHttp.unproven];
  return {
    figures: {
      "relations, functions, references between users' rows": `${inSql.relations}, ${inSql.functions}, ${inSql.references}`,
      "probes over SQL": inSql.probes,
      "probes over HTTP": overHttp.probes,
      leaks: leaks.length,
      "probes as the owner's own personal tokens": scopes.probes,
      "beyond their scope": scopes.beyond.length,
      "within their scope": `capture ${scopes.done.capture}, extension ${scopes.done.extension}, read ${scopes.done.read}, write ${scopes.done.write}`,
      "refused over SQL, by SQLSTATE": inSql.refusals,
    },
    ok:
      leaks.length + scopes.beyond.length + unproven.length === 0 &&
      Object.values(scopes.done).every((done) => done > 0) &&
      probes >= LEAST_PROBES,
    control: { ...control?.figures, ...controlOverHttp?.figures },
    controlFailed: control && controlOverHttp && control.missed === 0 && controlOverHttp.isSeen,
    faults: firstOf([
      ...unproven,
      ...scopes.beyond,
      ...leaks.map(({ actor, operation, target, what }) => `${actor}: ${operation} ${target}: ${what}`),
    ]),
  };
}
