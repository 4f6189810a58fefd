/** Roles that stand behind the name of a firm: "Hearthstack CEO", "Tin Roof Labs VP Engineering". */
const BEHIND =
  /^(?<firm>[\p{Lu}\d][\p{L}\p{M}\p{N}&'’.-]*(?: (?:(?:of|and|&|the|de|la) )?[\p{Lu}\d][\p{L}\p{M}\p{N}&'’.-]*){0,3}?)(?:['’]s)? (?<role>(?:(?:[Cc]o-?)?[Ff]ounder(?: (?:and|&|\+) )?)?(?:C[A-Z]O(?: (?:and|&) (?:co-?)?founder)?|[SE]?VP(?: (?:of )?\p{Lu}\p{L}+)?|[Hh]ead of \p{L}+|[Mm]anaging [Dd]irector|MD|GM|[Pp]resident)|(?:[Cc]o-?)?[Ff]ounder|[Oo]wner)$/u;
/** Words before a role that are part of it, and no firm: "Interim CEO". */
const OF_ROLE =
  /^(?:interim|acting|deputy|former|ex|co|vice|assistant|group|global|regional|new|founding|fractional|executive|senior|junior|associate|chief|general|managing|technical|joint|the|incoming|outgoing|current|part-?time|serial|solo|female|and|founder|cofounder|co-founder|owner|president)(?:[\s-]|$)|^(?:c[a-z]o|[se]?vp)(?:[\s,]|$)/iu;

/** A firm and the role in it, said as one: "Hearthstack CEO"; null for anything else. */
export function firmThenRole(words: string): { firm: string; role: string } | null {
  const { firm = "", role = "" } = BEHIND.exec(words.trim())?.groups ?? {};
  return firm === "" || OF_ROLE.test(firm) ? null : { firm, role };
}
