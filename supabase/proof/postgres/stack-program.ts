// A whole stack as a program, to be hurt: interrupted-stack.ts runs it. Its first message says where it answers.
import { startStack } from "../../local/stack.ts";

const [dataDir = ""] = process.argv.slice(2);
const ports = { port: 0, dbPort: 0, webPort: 0 };
const quiet = { env: {}, seed: false, web: "none" as const, onProgress: () => undefined };
const { stop, ...addresses } = await startStack({ dataDir, ...ports, ...quiet });
const end = () => void stop().finally(() => process.exit(0));
process.on("SIGTERM", end);
// The process that hurts it is gone.
process.on("disconnect", end);
process.send?.(addresses);
