import { expect, test } from "vitest";
import { dayHeading, hourInWords, sendingWords } from "./digest-words";

test("a digest says where else it was sent, or why not", () => {
  const sendings = [
    { channel: "app" as const, withheld: null },
    { channel: "sms" as const, withheld: "late" as const },
    { channel: "email" as const, withheld: null },
    { channel: "email" as const, withheld: "refused" as const },
  ];
  expect(sendingWords({ sendings })).toEqual([
    "Text not sent: it was too late",
    "Mail sent",
    "Mail didn't arrive: your profile says why",
  ]);
});

test("formats days and hours as people say them", () => {
  expect(["2026-11-24", "2026-11-23", "2026-11-20"].map((day) => dayHeading(day, "2026-11-24"))).toEqual([
    "Today",
    "Yesterday",
    "Fri, Nov 20",
  ]);
  expect([hourInWords(0), hourInWords(7), hourInWords(23)]).toEqual(["00:00", "07:00", "23:00"]);
});
