import { afterAll, beforeAll, expect, test } from "vitest";
import {
  document,
  type FeedServer,
  networkWith,
  PUBLIC_ADDRESS,
  rssOf,
  startFeedServer,
  status,
} from "../../../../tests/feed-server.ts";
import { createFetchPublic, FetchProblem } from "./fetch-public.ts";
import { exchange } from "./http-exchange.ts";
import { isPublicAddress } from "./public-address.ts";

// Addresses that lead into the network of the server, in every notation that a URL, a name or a redirect has. Each answer of that network is
// a secret; none of them is reached. The control reaches nearly all with the same network and no guard.
let server: FeedServer;
beforeAll(async () => {
  server = await startFeedServer();
  const secret = document("application/rss+xml", rssOf("Secret", [{ id: "1", text: "Secret" }]));
  server.sites.get = (path: string) =>
    (path.startsWith("hop") ? Map.prototype.get.call(server.sites, path) : secret) as never;
});
afterAll(() => server.stop());

const inner = [
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.9",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "168.63.129.16",
];

/** An IPv4 address as URL parsers read it: dotted, short, in one number, in octal, in hex, in other digits. */
function notations(address: string): string[] {
  const parts = address.split(".").map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (value: number) => value.toString(16);
  const octal = parts.map((part) => `0${part.toString(8)}`).join(".");
  return [
    ...[
      address,
      `${a}.${b}.${c * 256 + d}`,
      `${a}.${(b * 256 + c) * 256 + d}`,
      `${whole}`,
      `0${whole.toString(8)}`,
      `0x${hex(whole)}`,
      octal,
    ],
    ...[parts.map((part) => `0x${hex(part)}`).join("."), `0x${hex(a)}.${b}.0${c.toString(8)}.${d}`, `${address}.`],
    address.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    address.replaceAll(".", "。"),
    address.replace(/\d/, (digit) => `%3${digit}`),
  ];
}
function mapped(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
  const [high, low] = [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
  return [
    ...[
      `[::ffff:${address}]`,
      `[::ffff:${high}:${low}]`,
      `[0:0:0:0:0:ffff:${address}]`,
      `[::${address}]`,
      `[::ffff:0:${address}]`,
    ],
    ...[`[64:ff9b::${address}]`, `[2002:${high}:${low}::]`, `[64:ff9b:1::${address}]`],
  ];
}
const own = [
  "[::1]",
  "[::]",
  "[fe80::1]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[ff02::1]",
  "localhost",
  "kong",
  "db",
  "metadata.google.internal",
];
const hosts = [...inner.flatMap((address) => [...notations(address), ...mapped(address)]), ...own];
const literal = hosts.map((host) => `http://${host}/`);
const dressed = inner.flatMap((host) => [
  ...[
    `http://blog.example@${host}/`,
    `http://blog.example:80@${host}/`,
    `http://${host}:8080/`,
    `http://${host}:443/`,
    `https://${host}/`,
  ],
  ...[
    `http:\\\\${host}\\`,
    `http:/${host}/`,
    ` http://${host}/ `,
    `HTTP://${host}/`,
    `http://${host}#@blog.example/`,
    `http://${host}?.blog.example`,
  ],
  ...[`http://${host}\t/`, `ftp://${host}/`, `gopher://${host}/`],
]);
const addresses = [...new Set([...literal, ...dressed])];

interface Attempt {
  name: string;
  address: string;
  /** What names are, in the order in which they are asked for. */
  resolve?: (name: string) => string[];
}
const redirects = hosts.map((host, n): Attempt => ({
  name: `redirect to ${host}`,
  address: `http://hop${n}.example/`,
}));
const named = [...inner, "::1", "::ffff:10.0.0.1", "fd00::1", "fe80::1"].flatMap((address): Attempt[] => {
  let asked = 0;
  return [
    { name: `name of ${address}`, address: "http://blog.example/", resolve: () => [address] },
    {
      name: `name of ${address} among others`,
      address: "http://blog.example/",
      resolve: () => [PUBLIC_ADDRESS, address],
    },
    {
      name: `name that becomes ${address}`,
      address: "http://hop.example/",
      resolve: () => (asked++ === 0 ? [PUBLIC_ADDRESS] : [address]),
    },
  ];
});
const attempts: Attempt[] = [...addresses.map((address) => ({ name: address, address })), ...redirects, ...named];

const privates = (connected: string[]) => connected.filter((address) => !isPublicAddress(address));

test(`no private address is reached by any of ${attempts.length} attempts`, async () => {
  hosts.forEach((host, n) =>
    server.sites.set(`hop${n}.example/`, status(302, { Location: Buffer.from(`http://${host}/`).toString("latin1") })),
  );
  // To itself: the name is asked for again.
  server.sites.set("hop.example/", status(302, { Location: "http://hop.example/" }));
  expect(attempts.length).toBeGreaterThan(400);
  const reached: string[] = [];
  for (const { name, address, resolve } of attempts) {
    const network = networkWith(server, resolve);
    const page = await createFetchPublic(network, "Tracker/1.0")(address).catch((error: unknown) => error);
    const isSecret = !(page instanceof FetchProblem) && privates(network.connected).length > 0;
    if (isSecret || privates(network.connected).length > 0) reached.push(name);
  }
  expect(reached).toEqual([]);
}, 60_000);

test(`the control: without the guard, most of the same ${attempts.length} attempts reach private addresses`, async () => {
  const reached: string[] = [];
  for (const { name, address, resolve } of attempts) {
    const network = networkWith(server, resolve);
    const naive = async (text: string, hops = 0): Promise<void> => {
      const url = new URL(text);
      if (!url.protocol.startsWith("http") || hops > 5) return;
      const host = url.hostname.replace(/^\[|\]$/g, "");
      const isLiteral = /^[\d.]+$|:/.test(host);
      const target = isLiteral ? host : (await network.resolve(host))[0];
      if (target === undefined) return;
      const connection = await network.connect({ address: target, port: 80, tlsName: null });
      const response = await exchange(connection, url, {});
      connection.close();
      const location = response.headers.get("location");
      if (location !== null) await naive(new URL(location, url).href, hops + 1);
    };
    await naive(address).catch(() => undefined);
    if (privates(network.connected).length > 0) reached.push(name);
  }
  expect(reached.length).toBeGreaterThan(200);
}, 60_000);
