import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type HttpServer, isOurHost, serveHttp } from "./http-server.ts";

let server: HttpServer;
beforeAll(async () => {
  server = await serveHttp(0, "TRACKER_PORT");
});
afterAll(() => server.stop());

/** fetch() does not let its caller choose the Host header. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(server.url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

test("asks for patience until it knows what to answer", async () => {
  expect((await fetch(server.url)).status).toBe(503);
  server.answerWith(() => new Response("inside"));
  expect(await (await fetch(server.url)).text()).toBe("inside");
});

test.each(["127.0.0.1", "127.0.0.1:5173", "localhost", "LOCALHOST:80"])("answers to the name %s", async (host) => {
  expect(await statusFor(host)).toBe(200);
});

test.each(["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:5173", "10.0.0.1"])(
  "refuses a page that reached it under the name %s",
  async (host) => {
    expect(await statusFor(host)).toBe(403);
  },
);

test("refuses a request without a name", () => {
  expect(isOurHost(undefined)).toBe(false);
});

test("says which port is in use and which variable changes it", async () => {
  const port = Number(new URL(server.url).port);
  await expect(serveHttp(port, "TRACKER_WEB_PORT")).rejects.toThrow(
    `Port ${port} is in use: stop what uses it, or set TRACKER_WEB_PORT to another port (0 for any free one).`,
  );
});
