/** What a page of the network is, as far as it can be told. */
export type PageKind = "profile" | "own-profile" | "activity" | "company" | "group" | "logged-out" | "unknown";

/** What a profile's page shows of its person; null is what could not be read, which is never saved over a value. */
export interface ProfileReading {
  /** Of the address: `jane-doe` of /in/jane-doe. */
  slug: string;
  name: string | null;
  headline: string | null;
  roleTitle: string | null;
  company: string | null;
  location: string | null;
  followerCount: number | null;
  photoUrl: string | null;
  about: string | null;
}

/** A post on the page in view. */
export interface PostReading {
  /** The digits of its `activity`, `ugcPost` or `share` id; null where the page tells none. */
  id: string | null;
  authorSlug: string;
  content: string;
  /** ISO 8601; null where the page tells none. */
  publishedAt: string | null;
  isTimeApproximate: boolean;
}

export interface PageReading {
  kind: PageKind;
  profile: ProfileReading | null;
  posts: PostReading[];
}
