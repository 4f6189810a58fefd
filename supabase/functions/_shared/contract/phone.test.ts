import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { formatPhone, PHONE_REFUSED, phoneSchema, readPhone } from "./phone.ts";

test.each([
  ["+44 20 7946 0958", "+442079460958"],
  ["0044 20 7946 0958", "+442079460958"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["+44 020 7946 0958", "+442079460958"],
  ["+44\u00a020\u20117946\u20110958", "+442079460958"],
  ["+1 (415) 555-2671", "+14155552671"],
  ["+1.415.555.2671", "+14155552671"],
  ["tel:+1-415-555-2671", "+14155552671"],
  ["+14155552671", "+14155552671"],
  ["＋１ ４１５ ５５５ ２６７１", "+14155552671"],
  ["+49 (30) 901820", "+4930901820"],
  ["+39 06 6982", "+39066982"],
  ["+225 07 12 34 56 78", "+2250712345678"],
  ["(+33) 1 23 45 67 89", "+33123456789"],
  ["+91 98765 43210", "+919876543210"],
  ["+683 4002", "+6834002"],
])("reads %s", (typed, phone) => {
  expect(readPhone(typed)).toEqual({ ok: true, phone });
});

test.each([
  ["abc", "characters"],
  ["+", "characters"],
  ["()", "characters"],
  ["call me", "characters"],
  ["+1 415 555 2671 ext. 12", "characters"],
  ["+1 415 555 2671; +1 415 555 2672", "characters"],
  ["+1 415 +555 2671", "characters"],
  ["(415) 555-2671", "countryCode"],
  ["415-555-2671", "countryCode"],
  ["020 7946 0958", "countryCode"],
  ["+999 123 456", "countryCode"],
  ["+0 123 456 789", "countryCode"],
  ["+1 555 2671", "length"],
  ["+1 415 555 26711", "length"],
  ["+44 20", "length"],
  ["+49 1234567890123456", "length"],
] as const)("refuses %s and says why", (typed, why) => {
  expect(readPhone(typed)).toEqual({ ok: false, sentence: PHONE_REFUSED[why] });
  expect(z.safeParse(phoneSchema, typed).error?.issues[0]?.message).toBe(PHONE_REFUSED[why]);
});

test("takes nothing for an answer", () => {
  for (const typed of [null, "", "  "]) expect(z.parse(phoneSchema, typed)).toBeNull();
});

test.each([
  ["+14155552671", "+1 415 555 2671"],
  ["+442079460958", "+44 207 946 0958"],
  ["+33123456789", "+33 123 456 789"],
  ["+4930901820", "+49 309 018 20"],
  ["+6834002", "+683 4002"],
])("shows %s as %s", (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

test("reads what it shows as the same number, and what it stored as itself", () => {
  const spelling = fc.stringMatching(/^(\+|00)[1-9][0-9 ()./-]{5,18}$/);
  fc.assert(
    fc.property(spelling, (typed) => {
      const read = readPhone(typed);
      if (!read.ok) return;
      expect(read.phone).toMatch(/^\+[1-9][0-9]{6,14}$/);
      expect(readPhone(read.phone)).toEqual(read);
      expect(readPhone(formatPhone(read.phone))).toEqual(read);
    }),
  );
});
