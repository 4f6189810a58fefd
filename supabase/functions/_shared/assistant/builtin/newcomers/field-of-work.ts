import type { Step } from "./labelled-facts.ts";
import { isDepartment, isRole } from "./person-words.ts";

const DOES =
  /^(?:(?:[Ss]he|[Hh]e|[Tt]hey|who)(?:['’]s|\s+is)?\s+)?(?:does|works in|working in|is in|deals in|specialis(?:es|ing) in)\s+(?<field>\p{Ll}[\p{Ll}-]+(?:\s(?!(?:in|at|for|with|of|from|and|by)\s)\p{Ll}[\p{Ll}-]+){0,2})\s+(?<where>(?:in|from|out of|near)\s+\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)*)$/u;

/** "Does geothermal in Cork", "works in heat pumps in Leeds": a field of work, and where; null for a role or a department. */
export function fieldOfWork(text: string): Step | null {
  const { field, where } = DOES.exec(text)?.groups ?? {};
  if (field === undefined || where === undefined || isDepartment(field) || isRole(field)) return null;
  return { changes: [{ field: "industry", value: field }], rest: where.replace(/^(?:from|out of|near)\s/u, "in ") };
}
