// REST and Auth as a program of their own, which ends when it loses a connection to the database: rest-and-auth-process.ts starts it
// again. postgres.js cannot be trusted after a loss (porsager/postgres, issues 1066, 1154 and 1208): it throws where nobody can catch
// it, or waits for ever. Standard input is a pipe from the stack that closes when the stack ends, even by `kill -9`.
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { GATEWAY_HEADER, isFromGateway, PEER_HEADER } from "./gateway-secret.ts";
import { KEEP_ALIVE_MS } from "./http-server.ts";
import { connect } from "./postgres/bootstrap.ts";
import { answerFailure } from "./postgrest-errors.ts";
import { type LiteOptions, makeRestAndAuth } from "./rest-and-auth.ts";

/** What the stack sends first. */
export interface ServeOptions extends Omit<LiteOptions, "mailbox" | "onLost" | "later"> {
  port: number;
  gatewaySecret: string;
}

process.stdin.on("end", () => process.exit(0)).resume();
process.on("SIGTERM", () => process.exit(0));

const [options] = (await once(process, "message")) as [ServeOptions];
const { dbPort, secrets, port, gatewaySecret } = options;

/** Bytes: more than the gateway takes, whose own headers come on top. */
const HEADERS_MAX_BYTES = 65_536;

const server = createAdaptorServer({
  serverOptions: { maxHeaderSize: HEADERS_MAX_BYTES, keepAliveTimeout: KEEP_ALIVE_MS },
  // createAdaptorServer speaks plain HTTP unless it is told otherwise.
  fetch: (request, bindings) => answer(request, bindings as HttpBindings),
});

/** Waits for a database that was killed together with us. */
async function waitForDatabase(): Promise<void> {
  const login = { port: dbPort, user: "supabase_auth_admin", password: secrets.databasePassword };
  const sql = connect(login, { fetch_types: false });
  while ((await sql`select 1`.catch((error: unknown) => error)) instanceof Error) await sleep(100);
  await sql.end();
}

/** Mails are kept by the stack, which outlives us. */
const mailbox: LiteOptions["mailbox"] = {
  send: ({ to, subject, html, text }) => {
    process.send?.({ mail: { to, subject, html, text } });
    return Promise.resolve();
  },
};

/** How long requests on other connections may take to end after one connection is lost. */
const LAST_REQUESTS_MS = 500;

function endSoon(): void {
  // The gateway waits with what it cannot hand on.
  server.close(() => process.exit(1));
  setTimeout(() => process.exit(1), LAST_REQUESTS_MS);
}

/** What goes on after an answer; /mail waits for it. */
const unfinished = new Set<Promise<unknown>>();

function later(work: Promise<unknown>): void {
  const done: Promise<unknown> = work
    .catch((error: unknown) => console.error(error))
    .finally(() => unfinished.delete(done));
  unfinished.add(done);
}

process.on("message", (message: { settle: number }) => {
  void Promise.all(unfinished).then(() => process.send?.({ settled: message.settle }));
});

await waitForDatabase();
const { rest, auth } = await makeRestAndAuth({ ...options, mailbox, onLost: endSoon, later });

async function answer(request: Request, bindings: HttpBindings): Promise<Response> {
  const { [GATEWAY_HEADER]: said, [PEER_HEADER]: peer } = bindings.incoming.headers;
  if (!isFromGateway(said, gatewaySecret)) return new Response("Not found\n", { status: 404 });
  const isAuth = new URL(request.url).pathname.startsWith("/auth/");
  try {
    return await (isAuth ? auth : rest)(request, typeof peer === "string" ? peer : null);
  } catch (error) {
    return answerFailure(error, isAuth);
  }
}

server.listen(port, "127.0.0.1");
