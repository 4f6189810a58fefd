import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSpeechStandIn } from "../../supabase/local/speech-stand-in.ts";
import { startStack } from "../../supabase/local/stack.ts";
import { startFeedServer } from "../../supabase/tests/feed-server.ts";
import { addSites } from "./sites.ts";
import { SPOKEN } from "./speech.ts";

/** Starts the whole product on free ports, empty, with the built web app; gives how to stop it. */
export default async function startTheStack(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "tracker-e2e-"));
  const speech = await startSpeechStandIn(SPOKEN);
  const sites = await startFeedServer();
  addSites(sites);
  const stack = await startStack({
    dataDir,
    port: 0,
    dbPort: 0,
    webPort: 0,
    env: { POST_SOURCE: "sample", OPENAI_TRANSCRIBE_BASE_URL: speech.baseUrl, TEST_SITES_PORT: String(sites.port) },
    loadFirst: fileURLToPath(new URL("test-internet.ts", import.meta.url)),
    seed: false,
    demoVendors: true,
    web: "built",
    // Bcrypt's least: each journey signs up a user of its own.
    passwordCost: 4,
    onProgress: (line) => console.log(line),
  });
  // The workers inherit the environment.
  process.env["TRACKER_WEB_URL"] = stack.web;
  process.env["TRACKER_KEY"] = stack.publishableKey;
  process.env["TRACKER_DB_URL"] = stack.dbUrl;
  process.env["TRACKER_MAIL_URL"] = `${stack.supabaseUrl}/mail`;
  return async () => {
    await stack.stop();
    await speech.stop();
    await sites.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
