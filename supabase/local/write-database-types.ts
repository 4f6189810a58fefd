// `npm run types:database`: writes stores/database.types.ts again from the migrations.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { databaseTypes } from "./database-types.ts";
import { startStack } from "./stack.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const dataDir = mkdtempSync(join(tmpdir(), "tracker-types-"));
const onProgress = (line: string) => console.log(line);
const ports = { port: 0, dbPort: 0, webPort: 0 };
const stack = await startStack({ dataDir, ...ports, env: {}, seed: false, web: "none", onProgress });
const file = join(root, "supabase/functions/_shared/stores/database.types.ts");
writeFileSync(file, await databaseTypes(root, stack.dbUrl));
await stack.stop();
rmSync(dataDir, { recursive: true, force: true });
