import fc from "fast-check";
import { expect, test } from "vitest";
import { normaliseSampleItem } from "./sample-item.ts";

const item = {
  type: "post",
  urn: "urn:li:activity:7329207003942125568",
  shareUrn: "urn:li:ugcPost:7329207002977443840",
  linkedinUrl: "https://www.linkedin.com/posts/demo_activity-7329207003942125568",
  text: "Hello",
  resharedPost: null,
  postedAt: { timestamp: 1747419119821 },
  media: [
    { type: "image", url: "/sample/roof.svg" },
    { type: "video", url: "https://media.example/roof.mp4" },
  ],
};

test("turns an item into a post", () => {
  expect(normaliseSampleItem(item)).toEqual([
    {
      network: "linkedin",
      scope: "",
      externalId: "7329207003942125568",
      aliases: ["7329207002977443840"],
      kind: "post",
      postUrl: "https://www.linkedin.com/posts/demo_activity-7329207003942125568",
      content: "Hello",
      postedAt: "2025-05-16T18:11:59.821Z",
      isDateExact: true,
      imageUrl: "/sample/roof.svg",
      videoUrl: "https://media.example/roof.mp4",
    },
  ]);
});

test("makes do with a type and an id", () => {
  expect(normaliseSampleItem({ type: "comment", urn: "7329207003942125568" })).toEqual([
    {
      network: "linkedin",
      scope: "",
      externalId: "7329207003942125568",
      aliases: [],
      kind: "comment",
      postUrl: "https://www.linkedin.com/feed/update/urn:li:activity:7329207003942125568",
      content: "",
      postedAt: null,
      isDateExact: true,
      imageUrl: null,
      videoUrl: null,
    },
  ]);
});

test("shows of a repost without own words the words that were passed on", () => {
  const repost = { ...item, type: "repost", text: "", resharedPost: { author: "Ines", text: "We opened." } };
  expect(normaliseSampleItem(repost)[0]?.content).toBe("We opened.");
  expect(normaliseSampleItem({ ...repost, text: "Look!" })[0]?.content).toBe("Look!");
});

test.each([
  ["a script for an address", { linkedinUrl: "javascript:alert(1)" }],
  ["a foreign address", { linkedinUrl: "https://evil.example/" }],
])("does not take over %s", (_, change) => {
  expect(normaliseSampleItem({ ...item, ...change })[0]?.postUrl).toBe(
    "https://www.linkedin.com/feed/update/urn:li:activity:7329207003942125568",
  );
});

test.each([
  [{ media: [{ type: "image", url: "javascript:alert(1)" }, null, { type: "image", url: "//evil.example/a" }] }],
  [{ media: "x" }],
])("leaves out media that are none: %j", (change) => {
  expect(normaliseSampleItem({ ...item, ...change })[0]).toMatchObject({ imageUrl: null, videoUrl: null });
});

test.each([
  [null],
  ["text"],
  [{}],
  [{ ...item, type: "reaction" }],
  [{ ...item, urn: "urn:li:activity:soon" }],
  [{ ...item, urn: undefined }],
])("finds no post in %j", (raw) => {
  expect(normaliseSampleItem(raw)).toEqual([]);
});

test("never fails, and gives only text that can be stored", () => {
  const garbled = fc.record(
    Object.fromEntries(
      Object.entries(item).map(([key, value]) => [
        key,
        fc.oneof(fc.constant(value), fc.anything(), fc.string({ unit: "binary" })),
      ]),
    ),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(garbled, fc.anything()), (raw) => {
      for (const { content } of normaliseSampleItem(raw)) {
        expect(content.isWellFormed()).toBe(true);
        expect(content).not.toContain("\0");
      }
    }),
  );
});
