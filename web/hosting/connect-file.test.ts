import { expect, test } from "vitest";
import { connectFile } from "./connect-file-plugin.ts";

test("tells the browser extension where the calls are answered: at the app's own address, or at the backend it was built for", () => {
  expect(JSON.parse(connectFile({}))).toEqual({ api: "/functions/v1/api", key: null });
  const hosted = { VITE_SUPABASE_URL: "https://x.supabase.co", VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
  expect(JSON.parse(connectFile(hosted))).toEqual({
    api: "https://x.supabase.co/functions/v1/api",
    key: "sb_publishable_x",
  });
});
