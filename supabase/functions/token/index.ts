// The only holder of the signing key: a valid personal token in, the same user's own token for a minute out.
import { createClient } from "@supabase/supabase-js";
import { namedKey, parseEnvironment } from "../_shared/server/environment.ts";
import { createApp } from "./app.ts";
import { parseSigningKey, signToken } from "./sign-token.ts";

const environment = parseEnvironment(Deno.env.toObject());
const key = parseSigningKey(Deno.env.get("TOKEN_SIGNING_KEY"));
const worker = createClient(environment.SUPABASE_URL, namedKey(environment.SUPABASE_SECRET_KEYS, "default"), {
  db: { schema: "worker" },
  auth: { persistSession: false, autoRefreshToken: false },
});

Deno.serve(
  createApp({
    redeem: async (hash) => {
      const { data, error } = await worker.rpc("redeem_token", { hash });
      if (error) throw new Error(`worker.redeem_token failed: ${error.code}`);
      return data;
    },
    redeemCode: async ({ hash, challenge, tokenHash }) => {
      const { data, error } = await worker.rpc("redeem_extension_code", { hash, challenge, token_hash: tokenHash });
      if (error) throw new Error(`worker.redeem_extension_code failed: ${error.code}`);
      return data as unknown;
    },
    redeemTurn: async (lease) => {
      const { data, error } = await worker.rpc("redeem_text_turn", { lease });
      if (error) throw new Error(`worker.redeem_text_turn failed: ${error.code}`);
      return data as unknown;
    },
    sign: (redeemed) => signToken(key, redeemed, `${environment.SUPABASE_URL}/auth/v1`, new Date()),
  }),
);
