/** Where an actor's items keep what a post needs: paths of keys with dots, of which the first that holds something counts. */
export interface ApifyFields {
  /** The address that was asked for, by which an item belongs to a person. */
  target: string[];
  /** Texts that hold ids of the post: addresses, urns. */
  ids: string[];
  /** An activity id by itself, in digits. */
  activityId: string[];
  address: string[];
  content: string[];
  postedAt: string[];
  image: string[];
  video: string[];
  /** Present on a plain repost only: who passed it on. `author` is then who wrote it. */
  repostedBy: string[];
  /** Present on a quote only: the post that is quoted. */
  quoted: string[];
  article: string[];
  authorSlug: string[];
  authorUrl: string[];
  /** The parts of the author's name, in their order, and the line under it. */
  authorName: string[];
  authorHeadline: string[];
  /** Present on a row that tells of an error. */
  error: string[];
}

/** The actor that is asked when none is named, and the shape that is expected of an actor that is not listed. */
export const DEFAULT_ACTOR = "harvestapi/linkedin-profile-posts";

// Shapes of November 2026. Actors come and go: a new one is an entry here and its id in the settings.
const harvest: ApifyFields = {
  target: ["query.targetUrl"],
  ids: ["linkedinUrl", "socialContent.shareUrl", "shareUrn", "entityId"],
  activityId: ["id"],
  address: ["linkedinUrl"],
  content: ["content"],
  postedAt: ["postedAt.timestamp", "postedAt.date"],
  image: ["postImages.0.url", "article.image.url", "document.coverPages.0"],
  video: ["postVideo.videoUrl"],
  repostedBy: ["repostedBy"],
  quoted: ["repost"],
  article: ["newsletterUrl"],
  authorSlug: ["author.publicIdentifier"],
  authorUrl: ["author.linkedinUrl"],
  authorName: ["author.name"],
  authorHeadline: ["author.info"],
  error: ["error", "errorMessage"],
};

const FIELDS: Record<string, ApifyFields> = {
  [DEFAULT_ACTOR]: harvest,
  "supreme_coder/linkedin-post": {
    ...harvest,
    target: ["inputUrl"],
    ids: ["urn", "url"],
    activityId: [],
    address: ["url"],
    content: ["text"],
    postedAt: ["postedAtISO"],
    image: ["images.0"],
    video: ["video"],
    quoted: ["resharedPost"],
    authorSlug: ["author.publicId"],
    authorUrl: [],
    authorName: ["author.firstName", "author.lastName"],
    authorHeadline: ["author.occupation"],
  },
};

export function fieldsOf(actorId: string): ApifyFields {
  return FIELDS[actorId.replace("~", "/")] ?? harvest;
}

/** What the first of these paths holds; undefined when none of them holds anything. */
export function readPath(item: unknown, paths: string[]): unknown {
  for (const path of paths) {
    let value: unknown = item;
    for (const key of path.split(".")) {
      value =
        typeof value === "object" && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined;
    }
    if (value !== undefined && value !== null && value !== "") return value;
  }
  return undefined;
}
