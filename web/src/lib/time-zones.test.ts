import { expect, test } from "vitest";
import { searchTimeZones, timeZoneNamed, timeZones } from "./time-zones";

const winter = new Date("2026-11-22T12:00:00Z");
const summer = new Date("2026-07-01T12:00:00Z");

test("says how far a zone is from UTC, which changes with the season", () => {
  expect(timeZoneNamed("Europe/London", winter).label).toBe("Europe/London (UTC+0)");
  expect(timeZoneNamed("Europe/London", summer).label).toBe("Europe/London (UTC+1)");
  expect(timeZoneNamed("Asia/Kolkata", winter).label).toBe("Asia/Kolkata (UTC+5:30)");
  expect(timeZoneNamed("America/New_York", winter).label).toBe("America/New York (UTC-5)");
  expect(timeZoneNamed("UTC", winter).label).toBe("UTC");
});

test("finds a zone by its city in any case, by region and by offset", () => {
  const zones = timeZones(["Asia/Calcutta"], winter);
  const named = (text: string) => searchTimeZones(zones, text).map(({ name }) => name);
  expect(named("new york")).toEqual(["America/New_York"]);
  expect(named("europe lond")).toEqual(["Europe/London"]);
  expect(named("Europe/London")).toEqual(["Europe/London"]);
  expect(named("utc+5:30")).toContain("Asia/Calcutta");
  expect(named("kolkata").length).toBeGreaterThan(0);
  expect(named("kyiv").length).toBeGreaterThan(0);
  expect(named("nowhere")).toEqual([]);
  expect(named("")).toHaveLength(zones.length);
});
