// `npm run quality -- shape`: how often the product says the same thing. With -v, where.
import { readShape } from "./shape.ts";

const [what, ...flags] = process.argv.slice(2);
if (what !== "shape") {
  console.error("Usage: npm run quality -- shape [-v]");
  process.exit(2);
}
const shape = readShape(process.cwd());
const rows: [string, string[]][] = [
  ["TypeScript files that name 7 or more of a founder's columns", shape.typescript],
  ["SQL files that do", shape.sql],
  ["writers of fields", shape.writers],
  ["undo functions", shape.undos],
  ["tracker.* switches", shape.switches],
];
for (const [label, found] of rows) {
  console.log(`${String(found.length).padStart(7)}  ${label}`);
  if (flags.includes("-v")) for (const one of found) console.log(`         ${one}`);
}
console.log(`${String(shape.lines).padStart(7)}  lines of product code`);
