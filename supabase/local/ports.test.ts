import { createServer } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { StartError } from "./part.ts";
import { freePort, lostPort } from "./ports.ts";

test("a port that someone else took meanwhile is told apart from other reasons not to start", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const taken: unknown = await freePort(port, "TRACKER_PORT").catch((error: unknown) => error);
  server.close();
  expect(taken).toBeInstanceOf(StartError);
  expect(lostPort(taken)).toBe(true);
  const postgres = "The database in x does not start (could not create any TCP/IP sockets): restore that folder.";
  expect(lostPort(new StartError(postgres))).toBe(true);
  expect(lostPort(new StartError("The database in x does not start (invalid checkpoint record)."))).toBe(false);
  expect(lostPort(new Error("Port 1 is in use"))).toBe(false);
});
