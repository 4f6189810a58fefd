import { expect, test } from "vitest";
import { quietUntil } from "./outreach-answers.ts";

test("keeps someone quiet for as long as the answer says", () => {
  const until = (answer: Parameters<typeof quietUntil>[0]) =>
    quietUntil(answer, new Date("2026-11-21T12:00:00Z")).toISOString().slice(0, 10);
  expect([
    until({ kind: "snoozed", period: "day" }),
    until({ kind: "snoozed", period: "week" }),
    until({ kind: "snoozed", period: "month" }),
    until({ kind: "touched" }),
    until({ kind: "not_useful" }),
  ]).toEqual(["2026-11-22", "2026-11-28", "2026-12-21", "2026-11-28", "2027-02-19"]);
});
