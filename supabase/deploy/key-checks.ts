import * as z from "zod/mini";
import { inWords, NotChecked, readJson } from "./hosted-project.ts";
import type { Check } from "./run-checks.ts";

const JWT_KEYS = "Dashboard → Settings → JWT Keys";
const jwksSchema = z.object({ keys: z.array(z.object({ kid: z.optional(z.string()), alg: z.optional(z.string()) })) });
const signingKeysSchema = z.object({
  keys: z.array(z.object({ id: z.string(), algorithm: z.nullish(z.string()), status: z.nullish(z.string()) })),
});

/** The keys that tokens are signed with, and that of the schedule. */
export const keyChecks: Check[] = [
  {
    title: "keys: tokens are signed with ES256",
    find: async (project) => {
      const answer = await project.ask("/auth/v1/.well-known/jwks.json", { withoutKey: true });
      const published = readJson(jwksSchema, answer);
      if (!published) throw new NotChecked(`for /.well-known/jwks.json the project answered ${inWords(answer)}.`);
      if (!published.keys.some(({ alg }) => alg === "ES256"))
        return { why: "the project still has the old secret alone.", fix: `${JWT_KEYS} → Migrate JWT secret` };
      // That list has keys in standby, too.
      const { keys } = await project.manage(signingKeysSchema, "/config/auth/signing-keys");
      const used = keys.find(({ status }) => status === "in_use")?.algorithm ?? "no key";
      return used === "ES256" ? null : { why: `${used} is in use.`, fix: `${JWT_KEYS} → Rotate keys` };
    },
  },
  {
    title: "keys: that of personal tokens is in use",
    find: async (project) => {
      const kid = project.signingKeyId;
      if (kid === null)
        return {
          why: "TOKEN_SIGNING_KEY is there, but is no private JSON Web Key with a kid.",
          fix: "npx supabase gen signing-key --algorithm ES256, and the whole JSON on one line",
        };
      if (kid === undefined) throw new NotChecked("needs TOKEN_SIGNING_KEY, in the environment or in production.env.");
      const { keys } = await project.manage(signingKeysSchema, "/config/auth/signing-keys");
      const status = keys.find(({ id }) => id === kid)?.status ?? "not there";
      return status === "in_use"
        ? null
        : {
            why: `the key with its kid is ${status.replace("_", " ")}.`,
            fix: `${JWT_KEYS}: import it as standby, then Rotate keys`,
          };
    },
  },
  {
    title: "keys: the schedule has one of its own",
    find: async (project) => {
      const keys = await project.manage(
        z.array(z.object({ name: z.string(), type: z.nullish(z.string()) })),
        "/api-keys",
      );
      return keys.some(({ name, type }) => name === "cron" && type === "secret")
        ? null
        : { why: "no secret key is named cron.", fix: "Dashboard → Settings → API Keys → New secret key, named cron" };
    },
  },
];
