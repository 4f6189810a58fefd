// `npm test` builds the web app before it starts the stacks that serve it, so that they do not each do so at the same time.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { buildWeb } from "./build.ts";

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
await buildWeb(root, {}, (line) => console.log(line));
