import type { Founder } from "@contract/founders";
import { createContext, useContext } from "react";

/** What changes under the rows without any row changing. */
export interface PeopleLive {
  now: Date;
  /** Founders with a refresh waiting or running. */
  busyIds: ReadonlySet<string>;
  onRefresh: (founder: Founder) => void;
}

export const PeopleLiveContext = createContext<PeopleLive>({
  now: new Date(0),
  busyIds: new Set(),
  onRefresh: () => undefined,
});

export const usePeopleLive = (): PeopleLive => useContext(PeopleLiveContext);
