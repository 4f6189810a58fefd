import * as z from "zod/mini";
import { nullableText } from "./text.ts";

/** What the user is told about a number that cannot be stored. */
export const PHONE_REFUSED = {
  characters: "A phone number has only digits, spaces and a leading +, such as +1 415 555 2671.",
  countryCode: "Start with the country code, such as +1 415 555 2671.",
  length: "This phone number isn't complete. Check the country code and the digits.",
} as const;

/** The codes that the ITU has assigned, https://www.itu.int/pub/T-SP-E.164D. No code is the beginning of another one. */
const COUNTRY_CODE =
  /^(?:1|7|2(?:0|7|1[1-368]|[2-4]\d|5[0-8]|6\d|9[01789])|3(?:[0-469]|5\d|7[0-8]|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|0\d|9\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|00|08|5[02356]|7[08]|8[0-368])|9(?:[0-58]|6[0-8]|7[0-79]|9[2-68]))/;

/** Countries where a number begins with a 0 at home that is left out behind the country code. */
const DROPS_ZERO = new Set(
  "27 31 32 33 40 41 43 44 46 49 60 61 62 63 64 66 81 82 84 90 91 92 94 98 353 358 380 966 971 972".split(" "),
);

type ReadPhone = { ok: true; phone: string } | { ok: false; sentence: string };

/** A phone number in one of its usual spellings as E.164, `+` and 7 to 15 digits, or the sentence that says what is wrong. */
export function readPhone(text: string): ReadPhone {
  const typed = text.normalize("NFKC").trim();
  if (!/^(?:tel:)?[\s(]*\+?[\d\s().\-/\u2010-\u2015]*\d[\s)]*$/i.test(typed)) return refused("characters");
  // The 0 of "+44 (0)20 7946 0958" is dialled only at home.
  const dialled = typed.replace("(0)", "").replace(/[^\d+]/g, "");
  const international = /^(?:\+|00)(\d+)$/.exec(dialled)?.[1] ?? "";
  const code = COUNTRY_CODE.exec(international)?.[0];
  if (code === undefined) return refused("countryCode");
  const rest = international.slice(code.length);
  const national = DROPS_ZERO.has(code) ? rest.replace(/^0/, "") : rest;
  const phone = `+${code}${national}`;
  // A number of North America has ten digits behind the 1; elsewhere E.164 says no more than 15 in all, and none has under 7.
  const isComplete = code === "1" ? /^[2-9]\d{9}$/.test(national) : /^\+\d{7,15}$/.test(phone);
  return isComplete ? { ok: true, phone } : refused("length");
}

const refused = (why: keyof typeof PHONE_REFUSED): ReadPhone => ({ ok: false, sentence: PHONE_REFUSED[why] });

/** A stored number in groups that can be read aloud: `+1 415 555 2671`. */
export function formatPhone(phone: string): string {
  const code = COUNTRY_CODE.exec(phone.slice(1))?.[0] ?? "";
  const national = phone.slice(1 + code.length);
  // Groups of three; a single digit at the end joins the last group.
  return `+${code} ${national.replace(/\d{3}(?=\d{2})/g, "$& ")}`.trim();
}

/** A phone number as people type it, or null; it is stored as E.164. */
export const phoneSchema = z.pipe(
  nullableText("Phone", 50),
  z.transform((typed, context) => {
    if (typed === null) return null;
    const read = readPhone(typed);
    if (read.ok) return read.phone;
    context.issues.push({ code: "custom", message: read.sentence, input: typed });
    return z.NEVER;
  }),
);
