import * as z from "zod/mini";

/** The fields of a founder that a post source may fill, when they are empty. */
export const filledFieldSchema = z.enum(["company", "roleTitle", "industry", "location", "email", "followerCount"]);
export type FilledField = z.infer<typeof filledFieldSchema>;

/** What a filled value says about itself, until somebody writes another one. */
export const FILLED_FROM = "From the LinkedIn profile";
