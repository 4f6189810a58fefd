import type { Given } from "./commands/read-clause.ts";

/** What the answer to a question gives for reading the message again. */
export function givenBy(given: Record<string, string>): Given {
  return {
    people: Object.fromEntries(
      Object.entries(given).flatMap(([key, id]) => (key.startsWith("person:") ? [[key.slice(7), id]] : [])),
    ),
    date: given["date:"] ?? null,
    told: given["told:"] ?? "",
    block: given["block:"] ?? null,
  };
}
