import * as z from "zod/mini";
import {
  type CadenceCounts,
  cadenceCountsSchema,
  type DataSource,
  type DataSourceKind,
  dataSourceSchema,
  type SourceConnection,
  type SourceRun,
  sourceRunSchema,
} from "../contract/data-sources.ts";
import type { Db } from "./db.ts";
import { camelCased, removed, replyOf, rowsOf, run } from "./rows.ts";
import { rowsOrThrow } from "./store-error.ts";

const SOURCE_COLUMNS =
  "source, agent_id, actor_id, connected_at, chosen_at, daily_ceiling, is_paused, problem, problem_reason, problem_since, try_again_at" as const;
const RUN_COLUMNS =
  "id, source, state, people, failed_people, cost_usd, problem_reason, submitted_at, finished_at" as const;

/** How many runs the profile shows. */
const LAST_RUNS = 8;

/** The caller's connected sources. Throws StoreError. */
export async function listDataSources(db: Db): Promise<DataSource[]> {
  const { data, error } = await db.from("data_sources").select(SOURCE_COLUMNS).order("source");
  return rowsOrThrow(data, error).map((row) => z.parse(dataSourceSchema, camelCased(row)));
}

/** The caller's last runs, newest first. Throws StoreError. */
export async function listSourceRuns(db: Db): Promise<SourceRun[]> {
  const query = db.from("source_runs").select(RUN_COLUMNS);
  const { data, error } = await query.order("submitted_at", { ascending: false }).order("id").limit(LAST_RUNS);
  return rowsOrThrow(data, error).map((row) => z.parse(sourceRunSchema, camelCased(row)));
}

/** Connects a source, or gives it another key; the caller has accepted the terms. Throws StoreError. */
export async function connectDataSource(
  db: Db,
  { source, key, agentId, actorId, checksPeople = true }: SourceConnection,
): Promise<void> {
  const terms = { source_name: source, accepts_terms: true, checks_people: checksPeople };
  await run(db.rpc("connect_source", { ...terms, key, agent: agentId, actor: actorId }));
}

/** How many of the caller's people no source knew yet: who a new one is asked about first. Throws StoreError. */
export async function countUnknownPeople(db: Db): Promise<number> {
  const query = db.from("founders").select("id", { count: "exact", head: true });
  const { count, error } = await query
    .eq("last_refresh_outcome", "unknown_profile")
    .or("refresh_cadence.is.null,refresh_cadence.neq.off");
  rowsOrThrow(error ? null : [], error);
  return count ?? 0;
}

/** Tries a source again that had a problem. Throws StoreError. */
export async function retryDataSource(db: Db, source: DataSourceKind): Promise<void> {
  await run(db.rpc("retry_source", { source_name: source }));
}

/** Throws StoreError: 404 when it is not connected. */
export async function updateDataSource(
  db: Db,
  source: DataSourceKind,
  change: { dailyCeiling?: number; isPaused?: boolean },
): Promise<void> {
  const columns = {
    ...(change.dailyCeiling !== undefined && { daily_ceiling: change.dailyCeiling }),
    ...(change.isPaused !== undefined && { is_paused: change.isPaused }),
  };
  await removed(db.from("data_sources").update(columns).eq("source", source).select("source"), "It is not connected.");
}

/** Has this source asked from now on, and not another one. Throws StoreError: 404 when it is not connected. */
export async function chooseDataSource(db: Db, source: DataSourceKind): Promise<void> {
  // The database takes its own clock.
  const chosen = { chosen_at: new Date().toISOString() };
  await removed(db.from("data_sources").update(chosen).eq("source", source).select("source"), "It is not connected.");
}

/** Disconnects a source; its key is deleted. Throws StoreError. */
export async function disconnectDataSource(db: Db, source: DataSourceKind): Promise<void> {
  await removed(db.from("data_sources").delete().eq("source", source).select("source"), "It is not connected.");
}

/** How many of the caller's people the schedule checks how often. Throws StoreError. */
export const countCadences = (db: Db): Promise<CadenceCounts> => replyOf(cadenceCountsSchema, db.rpc("cadence_counts"));

/** What a vendor says when a run of the caller's source is over; null when it is not connected. Throws StoreError. */
export async function getSourceHook(db: Db, source: DataSourceKind): Promise<string | null> {
  return (await replyOf(z.string(), db.rpc("own_source_hook", { source_name: source }))) || null;
}

/** A vendor says that a run is over. 0, the seconds to wait when it came too often, or null for a hook that nobody has. Throws StoreError. */
export async function ringSourceHook(db: Db, source: DataSourceKind, hook: string): Promise<number | null> {
  const seconds = await replyOf(z.int(), db.rpc("ring_source_hook", { source_name: source, hook }));
  return seconds < 0 ? null : seconds;
}

/** The person who the caller added last, to try a source with; null with nobody. Throws StoreError. */
export async function findTestPerson(db: Db): Promise<{ id: string; name: string } | null> {
  const query = db.from("founders").select("id, name").order("created_at", { ascending: false }).order("id").limit(1);
  return (await rowsOf(query))[0] ?? null;
}
