import type { ComponentType } from "react";

/** One part in one state. */
export interface Specimen {
  /** The state, in a few words. */
  name: string;
  Show: ComponentType;
  /** It covers the screen, so each theme has a frame of its own. */
  isAlone?: boolean;
}

/** The states of a few parts that are looked at together. */
export interface Family {
  name: string;
  specimens: readonly Specimen[];
}

export const LONG_NAME = "Maximiliana Theodora von und zu Hohenstein-Wallersdorf the Younger";
export const LONG_TEXT =
  "We moved the whole plant to night tariffs, which took three winters, two boards and one very patient neighbour; the figures are in the annex, and Donaudampfschifffahrtsgesellschaftskapitänswitwe is a word that cannot be broken.";
export const RIGHT_TO_LEFT = "נועה בן־דוד אל־חכים";

/** The address of one specimen in a frame. */
export function frameAddress(family: string, specimen: string, theme: "light" | "dark"): string {
  return `/design?${new URLSearchParams({ family, specimen, theme }).toString()}`;
}
