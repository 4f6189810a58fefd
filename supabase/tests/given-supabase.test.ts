import { expect, test } from "vitest";
import { givenSupabase } from "./given-supabase.ts";

const env = {
  TRACKER_TEST_SUPABASE_URL: "http://127.0.0.1:54321/",
  TRACKER_TEST_DB_URL: "postgresql://postgres:postgres@127.0.0.1:54322/postgres",
  TRACKER_TEST_PUBLISHABLE_KEY: "sb_publishable_x",
  TRACKER_TEST_SECRET_KEY: "sb_secret_x",
};

test("takes the Supabase that the environment names, and never stops it", async () => {
  const given = givenSupabase(env);
  expect(given).toMatchObject({ api: "http://127.0.0.1:54321/functions/v1/api", isEmbedded: false, jwtSecret: null });
  await given?.stop();
});

test("takes none when none is named, and says what is missing of half a one", () => {
  expect(givenSupabase({})).toBeNull();
  expect(() => givenSupabase({ ...env, TRACKER_TEST_DB_URL: "" })).toThrow("set TRACKER_TEST_DB_URL too");
});
