import type { Sql } from "postgres";
import { type TokenScope, tokenScopeSchema } from "../../functions/_shared/contract/endpoint.ts";
import { readCatalogue } from "./catalogue.ts";
import type { Probe } from "./probes.ts";
import { probesOf } from "./sql-matrix.ts";
import { type Actor, type Effect, SqlProber, victimsRows } from "./sql-prober.ts";
import type { Tenant } from "./tenant-rows.ts";

/** What everybody's requests do: they are counted. */
const COUNTED = ["public.take_request", "private.take_callers_request"];
/** The one thing that a token to save people may ask. */
const LOOKED_UP = ["public.find_founder", "private.find_founder"];
/** What it may add besides people: posts of those who are there. */
const HANDED_IN = ["public.hand_in_posts", "private.hand_in_posts"];
/** What the extension asks, and what it adds. */
const OF_EXTENSION = {
  reading: [
    "extension_person",
    "extension_people",
    "extension_account",
    "extension_note",
    "extension_task",
    "extension_save",
  ],
  changing: ["extension_note", "extension_task", "extension_save", "hand_in_posts"],
};
const isOfExtension = (names: readonly string[], target: string) =>
  names.includes(target.replace(/^(public|private)\./, ""));
/** What only a session reads, and what only a session changes. */
const FOR_SESSIONS = {
  reading: ["public.personal_tokens"],
  changing: ["public.profiles", "public.personal_tokens", "public.delete_account", "private.delete_account"],
};

/** Whether a scope covers what a probe did with its holder's own rows; the contract says the same of the API's calls. */
const covers: Record<TokenScope, (probe: Probe, effect: Effect) => boolean> = {
  capture: ({ target }, { owned, changed }) =>
    (owned === 0 || LOOKED_UP.includes(target)) && (!changed || [...COUNTED, ...HANDED_IN].includes(target)),
  extension: ({ target }, { owned, changed }) =>
    (owned === 0 || isOfExtension(OF_EXTENSION.reading, target)) &&
    (!changed || COUNTED.includes(target) || isOfExtension(OF_EXTENSION.changing, target)),
  read: ({ target }, { owned, changed }) =>
    (owned === 0 || !FOR_SESSIONS.reading.includes(target)) && (!changed || COUNTED.includes(target)),
  write: ({ target }, { owned, changed }) =>
    (owned === 0 || !FOR_SESSIONS.reading.includes(target)) && (!changed || !FOR_SESSIONS.changing.includes(target)),
};

export interface ScopeMatrixResult {
  probes: number;
  /** What a token did to its own holder's rows beyond its scope, in words. */
  beyond: string[];
  /** How much of each scope's own was done: a token that is refused everything would prove nothing. */
  done: Record<TokenScope, number>;
}

/** Tries everything on a user's rows as that user's own personal tokens, turned into theirs for a minute. */
export async function scopeMatrix(sql: Sql, holder: Tenant, only?: string): Promise<ScopeMatrixResult> {
  const catalogue = await readCatalogue(sql);
  const { rows } = await victimsRows(sql, catalogue, holder);
  const probes = probesOf(catalogue, holder, rows, false).filter(
    ({ target }) => only === undefined || target.startsWith(only),
  );
  const connection = await sql.reserve();
  const prober = new SqlProber(connection, catalogue, holder, rows);
  const result: ScopeMatrixResult = { probes: 0, beyond: [], done: { capture: 0, extension: 0, read: 0, write: 0 } };
  try {
    for (const scope of tokenScopeSchema.options) {
      const claims = { sub: holder.userId, role: "authenticated", tracker_scope: scope };
      const actor: Actor = { name: `a token to ${scope}`, role: "authenticated", claims };
      for (const probe of probes) {
        result.probes += 1;
        const effect = await prober.effectOf(actor, probe);
        if (effect.owned > 0 || effect.changed) result.done[scope] += 1;
        if (covers[scope](probe, effect)) continue;
        const what = effect.changed ? "changed" : "read";
        result.beyond.push(`${actor.name}: ${probe.operation} ${probe.target}: its holder's rows ${what}`);
      }
    }
    return result;
  } finally {
    connection.release();
  }
}
