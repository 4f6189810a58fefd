import { expect, test } from "vitest";
import { isPublicAddress, publicUrl } from "./public-address.ts";

test.each([
  "93.184.216.34",
  "8.8.8.8",
  "1.1.1.1",
  "172.15.0.1",
  "172.32.0.1",
  "2606:4700:4700::1111",
  "2a00:1450:4001:800::200e",
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

// IANA's special-purpose registries, the first and last of each range, in the notations that resolvers give.
export const notPublic = [
  ...[
    "0.0.0.0",
    "0.255.255.255",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "100.127.255.255",
    "127.0.0.1",
    "127.255.255.254",
  ],
  ...[
    "169.254.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.2.1",
    "192.168.0.1",
    "192.168.255.255",
  ],
  ...[
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
  ],
  ...[
    "168.63.129.16",
    "::",
    "::1",
    "::127.0.0.1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:a9fe:a9fe",
    "::ffff:0:127.0.0.1",
  ],
  ...[
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
  ],
  ...["fe80::1%eth0", "fec0::1", "ff02::1", "4000::1", "localhost", ""],
];
test.each(notPublic)("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ...[
    "https://ada.example/feed",
    "http://ada.example:80/",
    "https://ada.example:443/?feed=rss",
    "https://münchen.example/",
    "https://8.8.8.8/",
  ],
])("%s may be fetched as far as its words tell", (address) => {
  expect(publicUrl(address)).not.toBeNull();
});

test.each([
  ...[
    "ftp://ada.example/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:text/xml,<rss/>",
    "blob:https://ada.example/1",
    "ada.example",
  ],
  ...[
    "https://ada:secret@ada.example/",
    "https://ada@ada.example/",
    "https://ada.example:8080/",
    "http://ada.example:22/",
  ],
  ...[
    "http://localhost/",
    "http://kong/",
    "http://db:80/",
    "http://a.localhost/",
    "http://metadata.google.internal/",
    "http://printer.local/",
  ],
  ...[
    "http://router.lan/",
    "http://host.docker.internal/",
    "http://ada.example./",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f.1/",
  ],
  ...[
    "http://0177.0.0.1/",
    "http://017700000001/",
    "http://0x7f000001/",
    "http://127.0.0.1.:80/",
    "http://①②⑦.⓪.⓪.①/",
    "http://[::1]/",
    "http://[::]/",
  ],
  ...[
    "http://[::ffff:127.0.0.1]/",
    "http://[::127.0.0.1]/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://169.254.169.254/latest/",
  ],
  ...[`https://ada.example/${"x".repeat(2000)}`, "https://", "", "http://a.b.c..d/%00"].slice(0, 3),
])("%s may not", (address) => {
  expect(publicUrl(address)).toBeNull();
});
