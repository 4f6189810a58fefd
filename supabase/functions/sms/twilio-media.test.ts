import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FeedServer, networkWith, PUBLIC_ADDRESS, startFeedServer, status } from "../../tests/feed-server.ts";
import { createFetchPublic } from "../_shared/post-sources/feed/fetch-public.ts";
import { createTwilioMedia, MEDIA_FETCH, MEDIA_MAX_BYTES, MediaProblem } from "./twilio-media.ts";

const account = { accountSid: `AC${"a".repeat(32)}`, authToken: "12345" };
const ids = { messageId: `MM${"b".repeat(32)}`, mediaId: `ME${"c".repeat(32)}` };
const PATH = `/2010-04-01/Accounts/${account.accountSid}/Messages/${ids.messageId}/Media/${ids.mediaId}`;
const TOKEN = `Basic ${btoa(`${account.accountSid}:${account.authToken}`)}`;
const STORAGE = "mms.twiliocdn.example";
const sound = new Uint8Array([0x4f, 0x67, 0x67, 0x53, 1, 2, 3]);

/** Twilio's API on this machine. */
let answers: Map<string, RequestListener>;
let requests: { method: string; path: string; token: string | undefined }[];
let api: ReturnType<typeof createServer>;
let url: string;
/** Every public site. */
let sites: FeedServer;
beforeEach(async () => {
  [answers, requests] = [new Map<string, RequestListener>(), []];
  api = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push({ method: request.method ?? "", path, token: request.headers.authorization });
    const answer = answers.get(path);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  sites = await startFeedServer();
});
afterEach(async () => {
  await sites.stop();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

function media({ timeMs = 5_000, network = networkWith(sites) } = {}) {
  const fetchPublic = createFetchPublic(network, "Tracker/1.0", MEDIA_FETCH);
  return createTwilioMedia({ account, apiUrl: `${url}/`, fetchPublic, timeMs });
}
const redirect =
  (to: string): RequestListener =>
  (_, response) => {
    response.writeHead(307, { Location: to }).end();
  };
const problem = (work: Promise<unknown>) =>
  work.then(
    () => "nothing",
    (error: unknown) => (error instanceof MediaProblem ? error.kind : error),
  );
/** Sends forever, and notes when it is cut off. */
const endless = (response: ServerResponse, chunk = Buffer.alloc(64 * 1024)) => {
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", more).writeHead(200);
  more();
};

test("fetches a file with the account's token, and from Twilio's storage without it", async () => {
  const tokens: unknown[] = [];
  answers.set(PATH, redirect(`https://${STORAGE}/file?Signature=s`));
  sites.sites.set(`${STORAGE}/file?Signature=s`, (request, response) => {
    tokens.push(request.headers.authorization);
    response.writeHead(200).end(sound);
  });
  const network = networkWith(sites);
  expect(await media({ network }).fetch(ids)).toEqual(sound);
  expect(requests).toEqual([{ method: "GET", path: PATH, token: TOKEN }]);
  expect([tokens, network.connected]).toEqual([[undefined], [PUBLIC_ADDRESS]]);
});

test("follows a redirect to the API's own host, without the token", async () => {
  answers.set(PATH, redirect("/storage?Signature=s"));
  answers.set("/storage?Signature=s", (_, response) => response.writeHead(200).end(sound));
  expect(await media().fetch(ids)).toEqual(sound);
  expect(requests.map(({ token }) => token)).toEqual([TOKEN, undefined]);
});

test("reads a file from the first response", async () => {
  answers.set(PATH, (_, response) => response.writeHead(200).end(sound));
  expect(await media().fetch(ids)).toEqual(sound);
});

test.each([
  ["http", `http://${STORAGE}/file`],
  ["another port of the API's host", "http://127.0.0.1:1/file"],
  ["a private address", "https://10.0.0.1/file"],
  ["this machine", "https://127.0.0.1/file"],
  ["a name of this machine", "https://localhost/file"],
  ["the cloud's own data", "https://169.254.169.254/latest/meta-data"],
  ["another kind of address", "file:///etc/passwd"],
  ["a name and a password", `https://user:word@${STORAGE}/file`],
  ["nothing that is an address", "https://"],
])("does not follow Twilio to %s", async (_, location) => {
  answers.set(PATH, redirect(location));
  sites.sites.set(`${STORAGE}/file`, (_request, response) => response.writeHead(200).end(sound));
  const network = networkWith(sites);
  expect(await problem(media({ network }).fetch(ids))).toBe("unreachable");
  expect([network.connected, sites.asked, requests.length]).toEqual([[], [], 1]);
});

test("does not follow it to a name that leads to a private address", async () => {
  answers.set(PATH, redirect(`https://${STORAGE}/file`));
  const network = networkWith(sites, () => ["10.0.0.1"]);
  expect(await problem(media({ network }).fetch(ids))).toBe("unreachable");
  expect(network.connected).toEqual([]);
});

test("follows one redirect and not two, on either host", async () => {
  answers.set(PATH, redirect(`https://${STORAGE}/one`));
  sites.sites.set(`${STORAGE}/one`, status(307, { Location: `https://${STORAGE}/two` }));
  sites.sites.set(`${STORAGE}/two`, (_, response) => response.writeHead(200).end(sound));
  expect(await problem(media().fetch(ids))).toBe("unreachable");
  expect(sites.asked).toEqual([`${STORAGE}/one`]);
  answers.set(PATH, redirect("/one"));
  answers.set("/one", redirect("/two"));
  answers.set("/two", (_, response) => response.writeHead(200).end(sound));
  expect(await problem(media().fetch(ids))).toBe("unreachable");
  expect(requests.map(({ path }) => path)).not.toContain("/two");
});

test("accepts a file of 5 MB and not one byte more, whatever Content-Length says", async () => {
  const full = new Uint8Array(MEDIA_MAX_BYTES);
  answers.set(PATH, (_, response) => response.writeHead(200).end(full));
  expect((await media().fetch(ids)).length).toBe(MEDIA_MAX_BYTES);
  answers.set(PATH, (_, response) => {
    response.writeHead(200);
    response.write(full);
    response.end("x");
  });
  expect(await problem(media().fetch(ids))).toBe("too_large");
});

test.each(["the API", "the storage"])("%s is cut off when it sends without end", async (which) => {
  const cutOff = new Promise<void>((resolve) => {
    const send: RequestListener = (_, response) => {
      response.on("close", () => {
        resolve();
      });
      endless(response);
    };
    answers.set(PATH, which === "the API" ? send : redirect(`https://${STORAGE}/file`));
    sites.sites.set(`${STORAGE}/file`, send);
  });
  expect(await problem(media().fetch(ids))).toBe("too_large");
  await cutOff;
});

test("a file that is missing, forbidden or late is unreachable", async () => {
  expect(await problem(media().fetch(ids))).toBe("unreachable");
  answers.set(PATH, (_, response) => response.writeHead(401).end());
  expect(await problem(media().fetch(ids))).toBe("unreachable");
  answers.set(PATH, redirect(`https://${STORAGE}/gone`));
  expect(await problem(media().fetch(ids))).toBe("unreachable");
  answers.set(PATH, () => undefined);
  expect(await problem(media({ timeMs: 100 }).fetch(ids))).toBe("unreachable");
  answers.set(PATH, (_, response) => void response.writeHead(200).write("OggS"));
  expect(await problem(media({ timeMs: 100 }).fetch(ids))).toBe("unreachable");
  answers.set(PATH, redirect(`https://${STORAGE}/slow`));
  sites.sites.set(`${STORAGE}/slow`, () => undefined);
  expect(await problem(media({ timeMs: 100 }).fetch(ids))).toBe("unreachable");
});

test("deletes a file with the account's token; a missing file is no failure, a refusal is", async () => {
  answers.set(`${PATH}.json`, (_, response) => response.writeHead(204).end());
  await media().remove(ids);
  expect(requests).toEqual([{ method: "DELETE", path: `${PATH}.json`, token: TOKEN }]);
  answers.clear();
  await media().remove(ids);
  answers.set(`${PATH}.json`, (_, response) => response.writeHead(500).end());
  await expect(media().remove(ids)).rejects.toThrow("500");
});
