import fc from "fast-check";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import { canonicalProfileUrl, optionalProfileUrlSchema, PROFILE_URL_REFUSED, profileUrlSchema } from "./profile-url.ts";

const CANONICAL = "https://www.linkedin.com/in/jane-doe";

test.each([
  "https://www.linkedin.com/in/jane-doe",
  "https://www.linkedin.com/in/jane-doe/",
  "http://linkedin.com/in/jane-doe",
  "linkedin.com/in/jane-doe",
  "www.linkedin.com/in/Jane-Doe",
  "https://de.linkedin.com/in/jane-doe?trk=people-guest",
  "HTTPS://WWW.LINKEDIN.COM/IN/JANE-DOE#about",
  "  https://www.linkedin.com/in/jane%2Ddoe/recent-activity/all/  ",
])("reads %s as one person", (address) => {
  expect(canonicalProfileUrl(address)).toBe(CANONICAL);
});

test("decodes and lower-cases letters of every script", () => {
  expect(canonicalProfileUrl("https://www.linkedin.com/in/J%C3%9Crgen-M%C3%BCller")).toBe(
    "https://www.linkedin.com/in/jürgen-müller",
  );
  expect(canonicalProfileUrl("https://www.linkedin.com/in/ΝΙΚΟΣ")).toBe("https://www.linkedin.com/in/νικοσ");
  expect(canonicalProfileUrl("https://www.linkedin.com/in/İpek")).toBe("https://www.linkedin.com/in/ipek");
  expect(canonicalProfileUrl("https://www.linkedin.com/in/jose\u0301")).toBe("https://www.linkedin.com/in/josé");
});

test.each(["", "  ", undefined])("asks for an address instead of %j", (address) => {
  expect(z.safeParse(profileUrlSchema, address).error?.issues[0]?.message).toBe("LinkedIn URL is required");
});

test("leaves out an optional address that is blank, and refuses one that is none", () => {
  for (const blank of ["", "  ", null]) expect(z.parse(optionalProfileUrlSchema, blank)).toBeNull();
  expect(z.parse(optionalProfileUrlSchema, "linkedin.com/in/Jane-Doe")).toBe(CANONICAL);
  expect(z.safeParse(optionalProfileUrlSchema, "::::").error?.issues[0]?.message).toBe(PROFILE_URL_REFUSED);
});

test.each([
  "jane-doe",
  "https://www.linkedin.com/",
  "https://www.linkedin.com/in/",
  "https://www.linkedin.com/company/acme",
  "https://www.linkedin.com.evil.example/in/jane",
  "https://evil.example/linkedin.com/in/jane",
  "https://user@www.linkedin.com/in/jane",
  "https://www.linkedin.com:8443/in/jane",
  "https://www.linkedin.com\\in\\jane",
  "javascript:https://www.linkedin.com/in/jane",
  "https://www.linkedin.com/in/%FF%FE",
  "https://www.linkedin.com/in/%C3",
  "https://www.linkedin.com/in/jane%00doe",
  "https://www.linkedin.com/in/jane%2",
  "https://www.linkedin.com/in/jane%2525",
  "https://www.linkedin.com/in/a%2Fb",
  "https://www.linkedin.com/in/jane doe",
  "https://www.linkedin.com/in/jane\u200bdoe",
  "https://www.linkedin.com/in/..",
  "https://www.linkedin.com/in/<script>",
  `https://www.linkedin.com/in/${"a".repeat(101)}`,
])("refuses %j", (address) => {
  expect(canonicalProfileUrl(address)).toBeNull();
  expect(z.safeParse(profileUrlSchema, address).error?.issues[0]?.message).toBe(PROFILE_URL_REFUSED);
});

test("gives an address that it reads as itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (slug) => {
      const canonical = canonicalProfileUrl(`https://www.linkedin.com/in/${slug}`);
      if (canonical !== null) expect(canonicalProfileUrl(canonical)).toBe(canonical);
    }),
  );
});
