import type { PersonSource } from "@contract/person-sources";
import { expect, test } from "vitest";
import { cadenceInWords } from "./cadence-words";

const now = new Date("2026-11-20T12:00:00Z");
const place = { locale: "en-GB", timeZone: "UTC" };
const source = { kind: "profile", state: "connected", nextAt: "2026-11-20T18:50:00Z", everySeconds: 43_200 } as const;

test.each<[Partial<PersonSource>, string]>([
  [{}, "Every 12 hours · next in 7 h"],
  [{ everySeconds: 3600 }, "Every hour · next in 7 h"],
  [{ everySeconds: 86_400 }, "Every day · next in 7 h"],
  [{ everySeconds: 604_800 }, "Every 7 days · next in 7 h"],
  [{ state: "nothing_new", nextAt: "2026-11-20T12:25:10Z" }, "Every 12 hours · next in 25 min"],
  [{ nextAt: "2026-11-20T11:00:00Z" }, "Every 12 hours · next soon"],
  [{ nextAt: "2026-11-23T11:00:00Z" }, "Every 12 hours · next on 23 Nov 2026"],
  [{ state: "failing" }, "Tried again in 7 h"],
  [{ kind: "feed", state: "limited" }, "The site asked us to wait; next in 7 h"],
  [{ state: "waiting", nextAt: null }, "The first check is on its way"],
  [{ state: "unknown", nextAt: null }, "Not found; checked again when you refresh or change the address"],
  [{ state: "unknown", nextAt: null, everySeconds: null }, "Checked only when you refresh"],
  [{ kind: "feed", state: "stopped", nextAt: null }, "Not read any more: this feed has ended"],
  [{ nextAt: null, everySeconds: null }, "Checked only when you refresh"],
  [{ nextAt: null }, "This profile is checked when you refresh"],
])("says of a source with %j: %s", (given, words) => {
  expect(cadenceInWords({ ...source, ...given }, now, true, place)).toBe(words);
});

test.each<[number | null, string]>([
  [86_400, "Checked once you connect a data source"],
  [null, "Checked only when you refresh"],
])("without a source that reads LinkedIn, of one that is read every %s seconds: %s", (everySeconds, words) => {
  const unknown = { ...source, state: "unknown", nextAt: null, everySeconds } as const;
  expect(cadenceInWords(unknown, now, false, place)).toBe(words);
});
