import { afterEach, beforeEach, expect, test } from "vitest";
import { type Answer, type FeedServer, networkWith, startFeedServer, status } from "../../tests/feed-server.ts";
import { createFetchPicture, fetchPictures, PICTURE_MAX_BYTES } from "./fetch-pictures.ts";
import type { PictureOutcome, WantedPicture } from "./picture-queue.ts";

let server: FeedServer;
beforeEach(async () => {
  server = await startFeedServer();
});
afterEach(() => server.stop());

const PNG = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(100, 7)]);
const bytes =
  (content: Buffer, type = "image/png"): Answer =>
  (_, response) =>
    response.writeHead(200, { "Content-Type": type }).end(content);

/** What came of fetching these, by their addresses, and which addresses of the network someone connected to. */
async function fetched(addresses: string[], network: WantedPicture["network"] = "linkedin") {
  const internet = networkWith(server);
  const outcomes = new Map<string, PictureOutcome>();
  const left = addresses.map((address): WantedPicture => ({ userId: "", postId: "", address, network, attempt: 1 }));
  const queue = {
    claim: (most: number) => Promise.resolve(left.splice(0, most)),
    end: ({ address }: WantedPicture, outcome: PictureOutcome) => {
      outcomes.set(address, outcome);
      return Promise.resolve(true);
    },
  };
  const fetchPicture = createFetchPicture(internet, "Tracker/1.0");
  while ((await fetchPictures(queue, fetchPicture, new AbortController().signal)) > 0);
  return { outcomes, connected: internet.connected };
}
const outcomeOf = async (address: string, network?: WantedPicture["network"]) =>
  (await fetched([address], network)).outcomes.get(address);

test("a picture comes as its bytes, through redirects, and says who asks for what", async () => {
  let accept: string | undefined;
  server.sites.set("cdn.example/moved", status(302, { Location: "http://media.licdn.com/dms/image/1" }));
  server.sites.set("media.licdn.com/dms/image/1", (request, response) => {
    accept = request.headers.accept;
    bytes(PNG)(request, response);
  });
  expect(await outcomeOf("http://cdn.example/moved")).toEqual({
    content: PNG.toString("base64"),
    reason: null,
    mayTryAgain: false,
  });
  expect(accept).toMatch(/^image\//);
});

test("exactly 300 KB are taken and not a byte more, whatever the site says of its length", async () => {
  server.sites.set("cdn.example/most", bytes(Buffer.alloc(PICTURE_MAX_BYTES, 1)));
  server.sites.set("cdn.example/more", bytes(Buffer.alloc(PICTURE_MAX_BYTES + 1, 1)));
  server.sites.set("cdn.example/endless", (_, response) => {
    const more = () => {
      while (response.writable && response.write(PNG));
      if (response.writable) response.once("drain", more);
    };
    more();
  });
  expect((await outcomeOf("http://cdn.example/most"))?.content).toHaveLength((PICTURE_MAX_BYTES / 3) * 4);
  for (const path of ["more", "endless"]) {
    expect(await outcomeOf(`http://cdn.example/${path}`)).toEqual({
      content: null,
      reason: "The page is larger than 300 KB.",
      mayTryAgain: false,
    });
  }
});

test.each([
  ["https://www.linkedin.com/in/ada", "linkedin"],
  ["https://de.linkedin.com/feed/update/1.png", "linkedin"],
  ["https://LinkedIn.com./x.png", "linkedin"],
  ["https://LINKEDIN.COM/x.png", "captured"],
  ["https://lnkd.in/x", "linkedin"],
  ["http://cdn.example/to-linkedin", "linkedin"],
  ["http://cdn.example/to-inside", "linkedin"],
  ["https://media.licdn.com/dms/image/1", "feed"],
  ["https://127.0.0.1/x.png", "linkedin"],
  ["https://[::1]/x.png", "captured"],
  ["https://db.internal/x.png", "feed"],
  ["https://user:secret@cdn.example/x.png", "feed"],
  ["https://cdn.example:8443/x.png", "feed"],
  ["data:image/png;base64,AAAA", "linkedin"],
  ["file:///etc/passwd", "linkedin"],
] as const)("%s of a post of the network %s is never asked for", async (address, network) => {
  server.sites.set("cdn.example/to-linkedin", status(302, { Location: "https://www.linkedin.com/in/ada" }));
  server.sites.set("cdn.example/to-inside", status(302, { Location: "http://10.0.0.7/x.png" }));
  const { outcomes, connected } = await fetched([address], network);
  expect(outcomes.get(address)).toMatchObject({ content: null, mayTryAgain: false });
  expect(server.asked.filter((path) => !path.startsWith("cdn.example/to-"))).toEqual([]);
  expect(connected.length).toBeLessThanOrEqual(1);
});

test.each([
  [404, false],
  [403, false],
  [410, false],
  [429, true],
  [500, true],
  [503, true],
])("status %i: whether it is worth another try is %s", async (code, mayTryAgain) => {
  server.sites.set("cdn.example/x.png", status(code));
  expect(await outcomeOf("http://cdn.example/x.png")).toEqual({
    content: null,
    reason: `The site answered with error ${code}.`,
    mayTryAgain,
  });
});

test("one that can't be had costs no other one", async () => {
  const addresses = Array.from({ length: 30 }, (_, at) => `http://cdn.example/${at}`);
  for (const [at, address] of addresses.entries())
    server.sites.set(address.slice(7), at % 3 === 0 ? ({ socket }) => void socket.destroy() : bytes(PNG));
  const { outcomes } = await fetched(addresses);
  expect([...outcomes.values()].filter(({ content }) => content !== null)).toHaveLength(20);
  expect([...outcomes.values()].filter(({ mayTryAgain }) => mayTryAgain)).toHaveLength(10);
});
