import { expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { liveFreshness, NO_REFRESHES, settledSince, toFollow } from "./live-refreshes";

const state = (id: string, is: "queued" | "running" | "fresh" | "failed") =>
  aPersonRow({ id, freshness: { state: is, error: is === "failed" ? "Signed out." : null, checkedAt: null } });
const live = { waitedIds: new Set(["asked"]), runningIds: new Set(["runs"]), activeIds: new Set(["runs", "waits"]) };

test("says what is under way now, and keeps the last successful check", () => {
  const checkedAt = "2026-11-21T10:00:00Z";
  const of = (id: string) =>
    liveFreshness({ id, freshness: { state: "failed", error: "Signed out.", checkedAt } }, live);
  expect(of("asked")).toEqual({ state: "running", error: null, checkedAt });
  expect(of("runs").state).toBe("running");
  expect(of("waits")).toEqual({ state: "queued", error: null, checkedAt });
  expect(of("rests")).toEqual({ state: "failed", error: "Signed out.", checkedAt });
});

test("follows what runs before what waits, and not everybody at once", () => {
  const many = Array.from({ length: 40 }, (_, at) => state(`q${at}`, "queued"));
  const followed = toFollow([...many, state("f", "fresh"), state("r", "running")], NO_REFRESHES);
  expect(followed.slice(0, 2)).toEqual(["r", "q0"]);
  expect(followed).toHaveLength(20);
  expect(followed).not.toContain("f");
});

test("finds whose refresh has left the queue", () => {
  const people = [state("done", "fresh"), state("stale", "queued"), state("waits", "queued"), state("calm", "fresh")];
  const before = { activeFounderIds: ["done", "waits"], pending: 2, running: 0 };
  const now = { activeFounderIds: ["waits"], pending: 1, running: 0 };
  expect(settledSince(before, now, people)).toEqual(["done", "stale"]);
});

test("does not take someone for done who a long queue leaves unnamed", () => {
  const people = [state("far back", "queued")];
  const now = { activeFounderIds: ["first"], pending: 900, running: 1 };
  expect(settledSince(undefined, now, people)).toEqual([]);
});
