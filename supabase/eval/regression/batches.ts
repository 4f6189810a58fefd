import { readFileSync } from "node:fs";
import type { Verdict } from "./judge.ts";

/** Requests that were written from the specification and the screens alone, before the assistant was tried with them. */
export const BATCHES = [
  2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 34, 37, 41, 44,
  45, 48, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61,
] as const;

/** What a user of a batch has. Days ago count from `now`; a url is the last part of a LinkedIn address. */
export interface BatchWorld {
  /** The time of every request, with its zone. */
  now: string;
  /** Null where the user keeps the lists that everyone begins with. */
  stages: string[] | null;
  statuses: string[] | null;
  columns: { label: string; type: string; options?: string[] }[];
  people: {
    name: string;
    url: string;
    addedDaysAgo?: number;
    lastContactDaysAgo?: number;
    /** Values of the user's own columns, by label. */
    values?: Record<string, unknown>;
    notes?: { daysAgo: number; text: string }[];
    posts?: { daysAgo: number; text: string }[];
    touches?: { daysAgo: number; channel: string; text: string }[];
    [field: string]: unknown;
  }[];
  tasks: {
    title: string;
    person?: string;
    due?: string;
    status?: string;
    recurrence?: string;
    description?: string;
    madeDaysAgo?: number;
    doneDaysAgo?: number;
  }[];
}

/** One request or conversation, and what must be stored or said afterwards. */
export interface BatchItem {
  id: string;
  /** What the user types; "/confirm" presses Confirm on all open cards. They are pressed at the end too. */
  turns: string[];
  /** Every row that must differ at the end, as `expected-rows.ts` reads them. Nothing else may. */
  writes?: string[];
  /** Other rows that are as right. */
  or?: string[][];
  /** Facts that the last reply must hold ("a // b" is either; "@1 a" is of the first reply). Dates as 2026-11-30. */
  says?: string[];
  /** Facts that it must not hold. */
  never?: string[];
  /** The people that the reply must name, and no others of the world; "Jane Doe?" may be named. */
  names?: string[];
}

export interface Batch {
  no: number;
  world: BatchWorld;
  items: BatchItem[];
}

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

/** A batch as the files beside this one have it. */
export function readBatch(no: number): Batch {
  const lines = textOf(`batch-${no}.jsonl`).trim().split("\n");
  return {
    no,
    world: JSON.parse(textOf(`batch-${no}-world.json`)) as BatchWorld,
    items: lines.map((line) => JSON.parse(line) as BatchItem),
  };
}

/** Which items are not met, and what comes of each instead: {batch: {item: verdict}}. */
export type KnownFailures = Record<string, Record<string, Verdict>>;

export const KNOWN_FAILURES = new URL("known-failures.json", import.meta.url);

export function readKnownFailures(): KnownFailures {
  return JSON.parse(readFileSync(KNOWN_FAILURES, "utf8")) as KnownFailures;
}
