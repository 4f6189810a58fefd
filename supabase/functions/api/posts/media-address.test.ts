import { expect, test } from "vitest";
import { withMediaAddresses } from "./media-address.ts";

const SITE = "https://tracker.example";

test.each([
  ["/sample/robot-arm.svg", SITE, "https://tracker.example/sample/robot-arm.svg"],
  ["https://media.example/a.png", SITE, "https://media.example/a.png"],
  [null, SITE, null],
  // Nobody told the API where the site is.
  ["/sample/robot-arm.svg", null, "/sample/robot-arm.svg"],
])("gives %s on %s as %s", (path, siteUrl, address) => {
  expect(withMediaAddresses({ media: { imageUrl: path, videoUrl: null, hasPicture: true } }, siteUrl).media).toEqual({
    imageUrl: address,
    videoUrl: null,
    hasPicture: true,
  });
  expect(
    withMediaAddresses({ media: { imageUrl: null, videoUrl: path, hasPicture: true } }, siteUrl).media.videoUrl,
  ).toBe(address);
});
