import type { PersonEntry } from "@contract/person-timeline";
import type { ComponentType } from "react";

export type EntryOf<Kind extends PersonEntry["kind"]> = Extract<PersonEntry, { kind: Kind }>;

interface PartProps<Kind extends PersonEntry["kind"]> {
  entry: EntryOf<Kind>;
  founderId: string;
  /** What the timeline is searched for. */
  search: string;
  now: Date;
}

/** What other features show of their records in a timeline: each its own, with what can be done about it in place. */
export interface TimelineParts {
  Note: ComponentType<PartProps<"note">>;
  Task: ComponentType<PartProps<"task">>;
  Touch: ComponentType<PartProps<"email" | "touch">>;
  Change: ComponentType<PartProps<"change">>;
}
