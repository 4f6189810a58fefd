import type { CatalogueFunction } from "./catalogue.ts";
import { argumentsFor } from "./function-arguments.ts";
import { type Probe, quote } from "./probes.ts";
import type { Tenant } from "./tenant-rows.ts";

/**
 * Calls of a function about the victim's records: with the ids, lists and documents that its parameters ask for, and on
 * request with every other id in each place.
 */
export function functionProbes(
  fn: CatalogueFunction,
  victim: Tenant,
  { rows, everyId }: { rows: Map<string, string>; everyId: boolean },
): Probe[] {
  const uuids = [victim.userId, ...Object.values(victim.ids).filter((id) => id.includes("-"))];
  const hasId = fn.parameters.some(({ type }) => type === "uuid");
  const ids = hasId && everyId ? [null, ...uuids] : [null];
  return ids.flatMap((id) => {
    const options = fn.parameters.map((parameter) => argumentsFor(parameter, victim, { id, rows }));
    // Who may not call it at all is refused whatever it is given.
    const calls = fn.isGranted && id === null ? Math.max(1, ...options.map(({ length }) => length)) : 1;
    return Array.from({ length: calls }, (_, turn): Probe => {
      const values = options.map((list) => list[Math.min(turn, list.length - 1)] ?? "null");
      if (fn.isVariadic) values.push(`variadic ${values.pop() ?? ""}`);
      const call = `${quote(fn.schema)}.${quote(fn.name)}(${values.join(", ")})`;
      const statement = `select to_jsonb(r) from (select ${call}) r`;
      return { operation: "call", target: `${fn.schema}.${fn.name}`, kind: "reads", statement, isCall: true };
    });
  });
}
