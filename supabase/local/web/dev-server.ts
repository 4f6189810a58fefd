import { join } from "node:path";
import { type Child, startChild } from "../child.ts";
import { isListening } from "../functions.ts";
import { keepRunning } from "../keep-running.ts";
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

/** Vite, which shows each change of the web app at once; one that dies is replaced. */
export async function startDevServer(options: DevServerOptions): Promise<Part> {
  const start = () => serve(options);
  const kept = keepRunning(await start(), start);
  return {
    name: "web",
    check: async () => {
      if (!(await isListening(options.port))) throw new Error("Vite is not running.");
    },
    stop: () => kept.stop(({ child }) => child.stop("SIGTERM")),
  };
}

/** Starts Vite, which ends by itself when its input closes with us. */
async function serve({
  root,
  dataDir,
  port,
  gatewayPort,
  webEnv,
  onOutput,
}: DevServerOptions): Promise<{ child: Child }> {
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
  return { child };
}
