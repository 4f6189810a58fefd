import type { KnownPerson } from "../../assistant-model.ts";
import type { Problem, Reading } from "../commands/frames.ts";
import type { Reader } from "../commands/tokens.ts";
import type { Lists } from "../commands/values.ts";

/** A part of what a message hands over: a sentence to read like any other, or what was read in it. */
export type BlockPart =
  { task: string; title: string; who: KnownPerson | null } | { reading: Reading | Problem; names: string[] };

/** What a block is read with. */
export interface World {
  reader: Reader;
  lists: Lists;
  /** What earlier questions were answered with: what the block is meant for, and what else was said of a newcomer. */
  given: { block: string | null; told: string };
  /** Whether the lines are the user's own words and not pasted. */
  isOwn: boolean;
  /** Whether a line is an order to Tracker. */
  isOrder: (text: string) => boolean;
}
