import { installation } from "./installation";

/** Whose posts can be fetched for the user. */
export interface PostsReach {
  /** Those of any LinkedIn profile; without it, of sample people only. */
  readsLinkedIn: boolean;
  /** What keeps their own source from being asked, in a sentence. */
  trouble: string | null;
  /** False until it has been read. */
  isKnown: boolean;
}

/** Without a source of the user's own. */
export const USUAL_REACH: PostsReach = { readsLinkedIn: installation.fetchesRealPosts, trouble: null, isKnown: true };

/** Where the user connects a source. */
export const DATA_SOURCES_PATH = "/profile#data-sources";
