import type { Change } from "../commands/frames.ts";
import { asName, roleOf } from "./person-words.ts";

/** What a phrase says of someone's work, as changes of their fields. */
export const workOf = (role: string | undefined, company: string | undefined): Change[] => [
  ...(role ? [{ field: "roleTitle" as const, value: roleOf(role.trim()) }] : []),
  ...(company ? [{ field: "company" as const, value: asName(company.trim().replace(/^the\s+(?=\S)/u, "")) }] : []),
];
