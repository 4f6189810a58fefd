import type { Post } from "@contract/posts";

/** A post for tests, complete but for what the test is about. */
export function aPost(given: Partial<Post> = {}): Post {
  return {
    id: "7c0d3f7e-93ad-4c36-8a1e-0b9f6f1f4a10",
    founderId: "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11",
    network: "linkedin",
    externalId: "7000000000000000000",
    isDateExact: true,
    isDateAbout: false,
    source: "test",
    kind: "post",
    postUrl: "https://www.linkedin.com/feed/update/urn:li:activity:7000000000000000000",
    postContent: "We shipped the new onboarding today.\n\nThank you all.",
    postTimestamp: "2026-11-21T09:00:00Z",
    aiSummary: "Ships the new onboarding.",
    aiSummaryBy: "builtin",
    media: { imageUrl: null, videoUrl: null, hasPicture: false },
    ...given,
  };
}
