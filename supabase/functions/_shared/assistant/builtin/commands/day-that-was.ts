import { TOLD } from "../../why-held.ts";
import { FactReader } from "./facts.ts";
import { type Reading, reading } from "./frames.ts";
import { whoOf } from "./grammar.ts";
import { fit, type Token } from "./tokens.ts";
import type { Lists } from "./values.ts";

/** "Last visit with Omar was on 18 May", "Omar's last visit was on Friday": a day of a column of days. */
export function dayThatWas(tokens: Token[], text: string, lists: Lists): Reading | null {
  const said =
    fit(
      tokens,
      "(?:our |we )?(?<f>(?:[a-z]\\S* ){1,4}?)(?:for|of|with|at) (?<p>P) (?:was|took place|happened|:) (?<d>D)",
    ) ?? fit(tokens, "(?<p>P) 's (?<f>[a-z]\\S*(?: [a-z]\\S*){0,3}?) (?:was|took place|happened|:) (?<d>D)");
  const [who] = said?.["p"] ?? [];
  const [day] = said?.["d"] ?? [];
  const field = said?.["f"] ?? [];
  const named = field.length > 0 ? new FactReader(text, lists).from(field, 0).fieldAt(0) : null;
  if (!who || day?.slot?.is !== "date" || named?.length !== field.length) return null;
  if (!("column" in named.target) || named.target.column.type !== "date") return null;
  const changes = [{ column: named.target.column, value: day.slot.date }];
  return reading({ do: "set", who: [whoOf(who, text)], changes }, { doubt: TOLD });
}
