// Deno runs this in each function's process, with the function's index.ts as argument, and a module to load before it, if a test has one. Standard input is a pipe from the stack
// that closes when the stack ends, even by `kill -9`: then the function ends too.
import process from "node:process";

/** The parts of Deno's server that are used here. */
type Handler = (request: Request, ...rest: unknown[]) => Response | Promise<Response>;
declare const Deno: { serve(handler: Handler): unknown };

process.stdin.on("end", () => process.exit(0)).resume();

const [entry, secretName = "", first] = process.argv.slice(2);
const secret = process.env[secretName];
if (!entry || !secret)
  throw new Error("Which function? Give the address of its index.ts, and the variable of the secret.");
// The function is not to know it. While its code is watched, this file runs again in the same process, and has to.
if (!process.env["TRACKER_WATCHES"]) Reflect.deleteProperty(process.env, secretName);

// A page of any name, or a program of this machine, finds the port: what the gateway says of its callers is true of its requests only.
const serve = Deno.serve.bind(Deno);
Deno.serve = (handler) =>
  serve((request, ...rest) => {
    if (request.headers.get("x-tracker-gateway") !== secret) {
      return new Response("Only the gateway may call this.\n", { status: 403 });
    }
    const headers = new Headers(request.headers);
    for (const name of ["x-tracker-gateway", "x-tracker-peer"]) headers.delete(name);
    return handler(new Request(request, { headers }), ...rest);
  });
if (first) await import(first);
await import(entry);
