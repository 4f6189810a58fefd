import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { literalWords } from "../literal.ts";
import { re } from "./rewording.ts";

/** Short forms of roles, as their titles write them. */
const IN_FULL: Readonly<Record<string, string>> = {
  md: "managing director",
  gm: "general manager",
  vp: "vice president",
};
const ROLE =
  "(?<role>ceo|cto|cfo|coo|cmo|md|gm|vp|(?:co-?)?founder|director|managing director|owner|president|chair|head)";
const POSTS = /(?<!\p{L})(?:post(?:ed|s|ing)?|publish(?:ed)?|shared?)(?!\p{L})/iu;
const ASKS = /^\W*(?:(?:so|and|ok|okay|please)[\s,]+)*(?:has|have|did|does|what|any|anything|when|show|is)(?!\p{L})/iu;
/** Someone new is added with their firm and role. */
const ADDS =
  /linkedin\.com|(?<!\S)in\/\p{L}|^\W*(?:(?:please|pls)\s+)*(?:add|save|create|new)\s+(?!(?:an?\s+)?(?:notes?|tasks?|reminder))/iu;

/** The only one at a firm that a message names, with the firm's name; null where it names someone, or several are there. */
function firmsNamed(people: readonly KnownPerson[]): Map<string, readonly KnownPerson[]> {
  const at = new Map<string, readonly KnownPerson[]>();
  for (const person of people.filter(({ by, company }) => by === "company" && company !== null))
    at.set(person.company ?? "", [...(at.get(person.company ?? "") ?? []), person]);
  return at;
}

/**
 * "Log in notes of Kelp CEO …", "Kelp's MD": who has that role at the firm, as "the Kelp CEO". Whether Kelp's founder posted is asked of the
 * only one who is there: anyone may be called so. Other messages are unchanged.
 */
export function withRoleAtFirm({ message, people }: Pick<StepRequest, "message" | "people">): string {
  if (message.length > 400 || people.some(({ by }) => by === "name" || by === "part") || ADDS.test(message))
    return message;
  for (const [firm, there] of firmsNamed(people)) {
    const [only, another] = there;
    const named = re(
      `(?<![\\p{L}\\p{N}])(?<the>(?:the|our|that|my) )?${literalWords(firm)}(?<of>['’]s)? ${ROLE}(?<more>['’]s)?(?![\\p{L}\\p{N}])(?! (?-i:\\p{Lu}))`,
    );
    const found = named.exec(message);
    // What is behind a colon may be the text of a note.
    if (!found || (!found.groups?.["the"] && /[:"“→]/u.test(message.slice(0, found.index)))) continue;
    const { role = "", more = "", the } = found.groups ?? {};
    if (only && !another && ASKS.test(message) && POSTS.test(message))
      return message.replace(named, `${only.name}${more}`);
    const full = IN_FULL[role.toLowerCase()] ?? role;
    if (found.groups?.["of"] !== undefined && full === role) continue;
    return message.replace(named, `${the ?? "the "}${firm} ${full}${more}`);
  }
  return message;
}
