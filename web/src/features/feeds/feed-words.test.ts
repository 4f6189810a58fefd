import type { Feed } from "@contract/feeds";
import { expect, test } from "vitest";
import { feedLine, feedName } from "./feed-words";

const feed: Feed = {
  id: "6f0c7e3e-6d3c-4d38-8a53-6c43a3a4a001",
  founderId: "6f0c7e3e-6d3c-4d38-8a53-6c43a3a4a002",
  address: "https://www.blog.example/feed/",
  title: null,
  status: "waiting",
  reason: null,
  failingSince: null,
  readAt: null,
  nextReadAt: "2026-11-23T14:30:00Z",
  createdAt: "2026-11-23T09:00:00Z",
};
const place = { locale: "en-GB", timeZone: "UTC" };

test.each<[Partial<Feed>, string]>([
  [{}, "Reading it for the first time…"],
  [{ status: "connected" }, "Connected"],
  [{ status: "nothing_new" }, "Nothing new"],
  [{ status: "limited" }, "Limited until 23 Nov 2026, 14:30"],
  [
    { status: "failing", failingSince: "2026-11-21T09:00:00Z", reason: "The site could not be reached." },
    "Failing since 21 Nov 2026. The site could not be reached.",
  ],
  [
    { status: "stopped", nextReadAt: null, reason: "The site says that this feed is gone for good." },
    "Stopped. The site says that this feed is gone for good.",
  ],
])("%j is said as '%s'", (change, line) => {
  expect(feedLine({ ...feed, ...change }, place)).toBe(line);
});

test("a feed is called what it calls itself, else where it is", () => {
  expect(feedName({ ...feed, title: "Ada's blog" })).toBe("Ada's blog");
  expect(feedName(feed)).toBe("blog.example/feed");
});
