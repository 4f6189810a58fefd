import { startStack } from "./stack.ts";
const port = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const stack = await startStack({
  dataDir: process.env["TRACKER_DATA"] ?? ".data",
  port: port("TRACKER_PORT", 54321),
  dbPort: port("TRACKER_DB_PORT", 54322),
  webPort: port("TRACKER_WEB_PORT", 5173),
  env: {},
  seed: false,
  web: process.argv.includes("--dev") ? "dev" : "none",
  onProgress: (line) => {
    console.log(line);
  },
});
console.log(JSON.stringify({ ...stack, stop: undefined }));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stack.stop().then(() => process.exit(0)));
