import * as z from "zod/mini";
import { canonicalProfileUrl, ENCODED_AT_MOST } from "./profile-address.ts";
import { nullableText, requiredText } from "./text.ts";

export { canonicalProfileUrl };

/** The sentence wherever a URL is refused; the database has the same. */
export const PROFILE_URL_REFUSED = "Enter a LinkedIn URL, such as https://www.linkedin.com/in/jane-doe.";
export const PROFILE_URL_EXAMPLE = "https://www.linkedin.com/in/jane-doe";

const toCanonical = z.transform((address: string, context) => {
  const canonical = canonicalProfileUrl(address);
  if (canonical !== null) return canonical;
  context.issues.push({ code: "custom", message: PROFILE_URL_REFUSED, input: address });
  return z.NEVER;
});

/** Takes any form of a profile's address and gives the canonical one. */
export const profileUrlSchema = z.pipe(requiredText("LinkedIn URL", ENCODED_AT_MOST + 100), toCanonical);

/** The same for an address that may be missing: blank becomes null. */
export const optionalProfileUrlSchema = z.pipe(
  nullableText("LinkedIn URL", ENCODED_AT_MOST + 100),
  z.nullable(toCanonical),
);
