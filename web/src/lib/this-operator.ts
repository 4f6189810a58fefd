import { operatorFrom } from "./operator";

/** Who runs the installation that this build is for. */
export const operator = operatorFrom(import.meta.env);
