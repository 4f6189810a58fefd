import type { AnyOf, Condition } from "../../stores/people-questions.ts";
import type { KnownPerson } from "../assistant-model.ts";
import { asKnown } from "./by-name.ts";
import type { Call } from "./script.ts";

/** So many are read at most: more are nobody in particular. */
export const MOST = 6;

/** Those of the user's people who meet conditions. */
export const thosePeople = (anyOf: AnyOf, call: Call): KnownPerson[] =>
  (
    call("query_people", { ...{ anyOf, ids: null, search: null, sort: null, limit: MOST, figuresOf: null } })
      .founders ?? []
  ).map(asKnown);

/** The condition that a field contains some words. */
export const containing = (column: "company" | "location" | "industry" | "roleTitle", text: string): Condition => ({
  column,
  is: "contains",
  text,
  not: false,
});
