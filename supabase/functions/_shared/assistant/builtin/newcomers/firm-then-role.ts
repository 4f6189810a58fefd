import { isDepartment, isPlace } from "./person-words.ts";

/** Roles that stand behind the name of a firm: "Hearthstack CEO", "Tin Roof Labs VP Engineering". */
const BEHIND =
  /^(?<firm>[\p{Lu}\d][\p{L}\p{M}\p{N}&'’.-]*(?: (?:(?:of|and|&|the|de|la) )?[\p{Lu}\d][\p{L}\p{M}\p{N}&'’.-]*){0,3}?)(?:['’]s)? (?<role>C[A-Z]O(?: (?:and|&) (?:co-?)?founder)?|[SE]?VP(?: (?:of )?\p{Lu}\p{L}+)?|[Hh]ead of \p{L}+|[Mm]anaging [Dd]irector|MD|GM|[Pp]resident|(?:[Cc]o-?)?[Ff]ounder(?: (?:and|&|\+) C[A-Z]O)?|[Oo]wner)$/u;
/** Words before a role that are part of it, and no firm: "Interim CEO", "Group Product Owner". */
const OF_ROLE =
  /^(?:interim|acting|deputy|former|ex|co|vice|assistant|group|global|regional|national|founding|fractional|executive|senior|junior|associate|chief|general|managing|technical|joint|incoming|outgoing|current|part-?time|serial|solo|female|founder|co-?founder|owner|president|past|honorary|product|process|business|system|service|platform|brand|data|property|home|shop|restaurant|the|new|and|c[a-z]o|[se]?vp)(?:[\s,-]|$)/iu;

/** A firm and the role in it, said as one: "Hearthstack CEO"; null for anything else. */
export function firmThenRole(words: string): { firm: string; role: string } | null {
  const { firm = "", role = "" } = BEHIND.exec(words.trim())?.groups ?? {};
  const isOfRole = firm === "" || OF_ROLE.test(firm) || isDepartment(firm) || isPlace(firm);
  return isOfRole ? null : { firm: firm.replace(/['’]s$/u, ""), role };
}

/** Whether words in capitals are a role with what it is called by: "Interim CEO", and no firm. */
export const isLedRole = (words: string): boolean => BEHIND.test(words.trim()) && OF_ROLE.test(words);
