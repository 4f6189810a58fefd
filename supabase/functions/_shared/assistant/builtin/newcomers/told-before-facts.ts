import { re } from "../commands/rewording.ts";

const NAME =
  "(?-i:\\p{Lu})[\\p{L}\\p{M}'’.-]+(?: (?:(?-i:van|von|de|da|del|di|la|der|den|bin|al|el) ){0,2}(?-i:\\p{Lu})[\\p{L}\\p{M}'’.-]*){1,3}";
const FIRM =
  "(?-i:[\\p{Lu}\\d])[\\p{L}\\p{M}\\p{N}&'’-]*(?: (?:(?:of|and|&|the|de|la) )?(?-i:[\\p{Lu}\\d])[\\p{L}\\p{M}\\p{N}&'’-]*){0,3}";
const ADDRESS = "(?:https?:\\/\\/)?(?:[a-z]{2,3}\\.)?linkedin\\.com\\/in\\/[^\\s,;()<>]+";
const ROLE =
  "(?:c[a-z]o|co-?founder|founder|owner|president|(?:managing |creative |technical |finance |sales |hiring )?(?:director|manager|partner)|vp(?: of \\p{L}+| (?-i:\\p{Lu})\\p{L}+)?|head of \\p{L}+|chair|principal|buyer|editor|curator)";
const ADD =
  "(?:(?:please|pls|plz|can you|could you|so|and)\\s+)*(?:add|put|pop|save|stick) (?<who>her|him|them)(?: in| up| to (?:the|my|our) (?:list|crm|tracker))?(?:[\\s,]+(?:please|pls|plz|thanks|thx))*";

/** "Met a new portfolio CEO yesterday at the dinner, Ana Ruiz. …. Add her": who they are is said where they were met. */
const MET = re(
  `^\\W*(?:(?:hi|hey|so|ok|just)[\\s,]+)*(?:(?:i|we)(?:['’]ve)? )?(?:just )?(?<met>met|ran into|bumped into|spoke (?:to|with)|talked (?:to|with)) (?:an?|another|this|our) (?:(?:new|prospective|potential|portfolio|fellow|local|great|lovely|really|very|nice|possible) )*(?<role>${ROLE})(?: (?<where>(?!(?:called|named|of|from)\\s|(?:at|with|in) (?-i:\\p{Lu}))[^,.;:?!\\n]{3,60}?))?\\s*[,:–—-]+\\s*(?<name>${NAME})\\s*[.,;]\\s*(?<rest>[^?]*?${ADDRESS}[^?]*?)\\s*[.,;–—-]\\s*${ADD}[\\s.!]*$`,
);
/** "Co is Brightmarsh": the name of the firm. */
const CO = re(
  `(?<=(?:^|[.,;])\\s*)(?:(?:the|her|his|their) )?(?:co|company|firm|startup|start-up|outfit|business|employer)(?:['’]s| is|:)(?: called| named)? (?<firm>${FIRM})(?=\\s*[.,;]|\\s*$)`,
);
/** "They do flood sensors": what the firm does. */
const THEY_DO = re(
  `(?<=(?:^|[.,;])\\s*)(?:they|it|which)(?: all)? (?<does>(?:do|does|make|makes|sell|sells|build|builds|run|runs|grow|grows) [^.,;:?\\n]{3,60})(?=\\s*[.,;]|\\s*$)`,
);

/** "We have a search starting at Kelp: founder is Ana Ruiz (linkedin.com/in/…), …". */
const STARTING_AT = re(
  `^\\W*(?:(?:hi|hey|so|ok|new|fyi)[\\s,:]+)*(?:(?:we|i)(?:['’]ve| have| are| got| started| opened| took on| landed)*(?: got)?|there(?:['’]s| is)|got|new) (?:an? )?[^:?\\n@]{2,50}? (?:at|with|for|over at) (?<firm>${FIRM})\\s*[:.;–—-]\\s*(?:the |their )?(?<role>${ROLE})(?: (?:there )?is|['’]s|:|,)? (?<name>${NAME})(?=\\s*[,;(–—-])(?<rest>[^?\\n]*${ADDRESS}[^?\\n]*)$`,
);

const MEETS =
  "(?:(?:quick|short|first|brief|follow-?up|intro|introductory|discovery|kick-?off|zoom|phone|video|catch-?up) )*(?:call|meeting|chat|coffee|zoom|lunch|demo|intro|visit|session|interview|catch-?up|kick-?off)";
/** "Add Ana Ruiz, …, and schedule an intro call with her 3/24". */
const AND_MEET = re(
  `^(?<add>\\W*(?:(?:please|pls|can you|could you|ok|hi|hey)[\\s,]+)*(?:add|save|create|enter|new:?) (?:a |the )?(?:new )?(?:person |contact |founder )?:?\\s*(?<name>${NAME})(?=[\\s,;(:–—-])[^?\\n]*?)\\s*[,;.]?\\s+(?:and|then|also|plus|&)(?: also| then)? (?:schedule|book|set up|plan|arrange|line up|put in|pencil in|set)(?: me)? (?:an? |the )?(?<what>${MEETS})(?: (?:with|for) (?:her|him|them))?(?:,? (?<day>(?:(?:on|for|at|by|next|this|in)\\s)?[^,;:?!\\n]{3,30}?))?[\\s.!]*$`,
);

/** Someone new, where how they came up is told before their facts: the facts in the usual order. Other messages are unchanged. */
export function withToldBeforeFacts(message: string): string {
  if (!/linkedin\.com\/in\//iu.test(message) || message.length > 600 || message.trim().includes("\n")) return message;
  const met = MET.exec(message)?.groups;
  if (met) {
    const { name = "", role = "", where = "", rest = "" } = met;
    const firm = CO.exec(rest)?.groups?.["firm"];
    const does = THEY_DO.exec(rest)?.groups?.["does"];
    const facts = rest
      .replace(CO, "")
      .replace(THEY_DO, "")
      .split(/[,;.]\s+/u)
      .map((fact) => fact.replace(/^[\s,.;]+|[\s,.;]+$/gu, ""))
      .filter((fact) => fact !== "");
    const verb = /^(?:spoke|talked)/iu.test(met["met"] ?? "") ? "Spoke to" : "Met";
    // What is told beside it is offered as a note.
    const told = [
      ...(where === "" ? [] : [`${verb} ${met["who"] ?? "them"} ${where}`]),
      ...(does === undefined ? [] : [`they ${does}`]),
    ].join(", ");
    return `Add ${name}, ${role}${firm === undefined ? "" : ` at ${firm}`}, ${facts.join(", ")}${told === "" ? "" : `. ${told}`}`;
  }
  const { firm, role = "", name = "", rest = "" } = STARTING_AT.exec(message)?.groups ?? {};
  if (firm !== undefined) return `${name}, ${role} at ${firm}${rest}`;
  const meets = AND_MEET.exec(message)?.groups;
  return meets
    ? `${meets["add"] ?? ""}. Add a task: ${meets["what"] ?? ""} with ${meets["name"] ?? ""} ${meets["day"] ?? ""}`.trimEnd()
    : message;
}
