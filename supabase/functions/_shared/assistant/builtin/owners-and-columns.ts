import type { StepRequest } from "../assistant-model.ts";
import { NOTHING_GIVEN, type ReadClause, readClauses } from "./commands/read-clauses.ts";
import type { OwnColumn } from "./reading.ts";
import type { Call } from "./script.ts";
import { mayNameOwner } from "./vocabulary/owners.ts";

/** The owners that people have. */
export function ownersInUse(call: Call): string[] {
  const { groups = [] } = call("query_people", {
    ...{ anyOf: [], ids: null, search: null, sort: null, limit: 1, figuresOf: "owner" },
  });
  return groups.flatMap(({ value }) => (value === null ? [] : [value]));
}

/** With the owners in use, looked up where a clause is about one or is not whole without, where it may name one of them. */
export function withOwners(call: Call, request: StepRequest, columns: readonly OwnColumn[]): StepRequest {
  const clauses = request.mode === "agent" ? readClauses(request, columns, NOTHING_GIVEN) : [];
  if (clauses.every((clause) => isWhole(clause) && !setsOwner(clause))) return request;
  const owners = ownersInUse(call);
  // What names none of them was read already, and is read the same.
  const said = `${request.message} ${JSON.stringify(request.state?.question ?? null)}`;
  return mayNameOwner(said, owners) ? { ...request, user: { ...request.user, owners } } : request;
}

const isWhole = ({ kind, readings }: ReadClause) =>
  !/^(?:command|report|out_of_scope|correction)$/.test(kind) ||
  readings.some(
    (one) => "frame" in one && one.left.length === 0 && one.frame.do !== "add_person" && one.doubt === null,
  );
const setsOwner = ({ readings }: ReadClause): boolean =>
  readings.some(
    (one) =>
      "frame" in one &&
      [one.frame, ...one.more].some(
        (frame) => "changes" in frame && frame.changes.some((change) => "field" in change && change.field === "owner"),
      ),
  );

/** The user's own columns, looked up where nobody gave them and a clause is not whole without. */
export function columnsFor(call: Call, request: StepRequest): OwnColumn[] {
  if (readClauses(request, [], NOTHING_GIVEN).every(isWhole)) return [];
  return (call("list_custom_fields", {}).fields ?? []) as OwnColumn[];
}
