// Deno runs this in each function's process, with the function's index.ts as argument. Standard input is a pipe from the stack
// that closes when the stack ends, even by `kill -9`: then the function ends too.
import process from "node:process";

process.stdin.on("end", () => process.exit(0)).resume();

const [entry] = process.argv.slice(2);
if (!entry) throw new Error("Which function? Give the address of its index.ts.");
await import(entry);
