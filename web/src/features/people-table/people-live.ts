import type { PersonRow } from "@contract/founder-list";
import type { Founder } from "@contract/founders";
import { createContext, type MouseEventHandler, useContext } from "react";
import { type PostsReach, USUAL_REACH } from "@/lib/posts-reach";
import { isUnderWay, liveFreshness, type LiveRefreshes, NO_REFRESHES } from "./live-refreshes";

/** What changes under the rows without any row changing. */
export interface PeopleLive {
  now: Date;
  refreshes: LiveRefreshes;
  reach: PostsReach;
  onRefresh: (founder: Founder) => void;
  /** Follows a link inside the app. */
  onFollow: MouseEventHandler<HTMLAnchorElement>;
  /** Opens a path of the app. */
  onOpen: (path: string) => void;
  /** How many suggestions people have, by id. */
  suggested?: Readonly<Record<string, number>> | undefined;
}

export const PeopleLiveContext = createContext<PeopleLive>({
  now: new Date(0),
  refreshes: NO_REFRESHES,
  reach: USUAL_REACH,
  onRefresh: () => undefined,
  onFollow: () => undefined,
  onOpen: () => undefined,
});

export const usePeopleLive = (): PeopleLive => useContext(PeopleLiveContext);

/** The current state of a person's posts. */
export function useFreshness(person: PersonRow) {
  const { now, refreshes, reach, onRefresh, onFollow } = usePeopleLive();
  const freshness = liveFreshness(person, refreshes);
  return { now, reach, onRefresh, onFollow, freshness, isBusy: isUnderWay(freshness) };
}
