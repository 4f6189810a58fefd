import * as z from "zod/mini";
import { fieldsFor } from "./person-fields.ts";

/** The fields of a founder that a post source may fill, when they are empty. */
export const filledFieldSchema = z.enum(fieldsFor("filled"));

/** What a filled value says about itself, until someone writes another one. */
export const FILLED_FROM = "From the LinkedIn profile";
