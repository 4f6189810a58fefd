import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  [" 203.0.113.7 ", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["6.6.6.6, 203.0.113.7", "203.0.113.7"],
  ["2001:DB8:0:12::1", "2001:db8:0:12::/64"],
  ["2001:db8:0:0012:a:b:c:d", "2001:db8:0:12::/64"],
  ["2001:db8::a:b:c:d", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("reads %j as %s", (header, address) => {
  expect(clientAddress(header)).toBe(address);
});

test.each([undefined, "", ",", "unknown", "203.0.113", "x".repeat(500), "1:2:3", "1:2:3:4:5:6:7:8:9", "203.0.113.7, "])(
  "knows no address in %j, so that nobody shares one",
  (header) => {
    expect(clientAddress(header)).toBeNull();
  },
);
