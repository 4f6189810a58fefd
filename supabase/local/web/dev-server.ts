import { join } from "node:path";
import { startChild } from "../child.ts";
import { isListening } from "../functions.ts";
import { type Part, StartError } from "../part.ts";
import { waitUntil } from "../wait-until.ts";

export interface DevServerOptions {
  root: string;
  dataDir: string;
  port: number;
  /** Where Vite sends what is the backend's. */
  gatewayPort: string;
  /** Settings of the app. */
  webEnv: Record<string, string>;
  onOutput(text: string): void;
}

/** Vite, which shows each change of the web app at once. It ends by itself when its input closes with us. */
export async function startDevServer({
  root,
  dataDir,
  port,
  gatewayPort,
  webEnv,
  onOutput,
}: DevServerOptions): Promise<Part> {
  const { CI: _, ...environment } = process.env; // With CI set, Vite would outlive its input.
  const logFile = join(dataDir, "vite.log");
  const child = startChild(
    process.execPath,
    [join(root, "node_modules/vite/bin/vite.js"), "--clearScreen", "false", "--logLevel", "warn"],
    {
      cwd: join(root, "web"),
      env: { ...environment, ...webEnv, TRACKER_PORT: gatewayPort, TRACKER_WEB_PORT: String(port) },
      logFile,
      onOutput,
    },
  );
  await waitUntil(async () => !child.isRunning() || (await isListening(port)), 60_000);
  if (!child.isRunning()) throw new StartError(`Vite does not start (${child.complaint()}); ${logFile} has the rest.`);
  return {
    name: "web",
    check: async () => {
      if (!(await isListening(port))) throw new Error("Vite is not running.");
    },
    stop: () => child.stop("SIGTERM"),
  };
}
