import type { StepRequest } from "../../assistant-model.ts";
import { re } from "../commands/rewording.ts";
import { literalWords } from "../literal.ts";

const ADDRESS = "(?:https?:\\/\\/)?(?:[a-z]{2,3}\\.)?linkedin\\.com\\/in\\/[^\\s,;()<>]+?";
/** "Two for you. Ana Ruiz, Kelp, linkedin.com/in/…". */
const FOR_YOU =
  /^\W*(?:(?:hi|hey|ok|okay|so|right|morning)[\s,!]+)*(?:(?:a )?(?:couple|few)|two|three|four|five|[2-5])(?: more)?(?: (?:new )?(?:people|newbies|newcomers|new ones|names|contacts))? for (?:you|us|me|the system)(?: to add)?\s*[.:;!–—-]+\s+(?=\p{Lu})/iu;
const FULL = "(?<name>(?-i:\\p{Lu})[\\p{L}\\p{M}.'’-]+(?: (?-i:\\p{Lu})[\\p{L}\\p{M}.'’-]*){1,3})";
/** "Save linkedin.com/in/jane-doe please. Jane Doe, status Warm". */
const ADDRESS_THEN = re(
  `^\\W*(?:(?:please|pls|can you|could you|hey|hi)[\\s,]+)*(?:save|add|store|keep|put in) (?<url>${ADDRESS})(?: (?:please|pls|for me|would you|will you))*\\s*[.!:;,–—-]+\\s+${FULL}(?<rest>,\\s[^?\\n]+?)[\\s.]*$`,
);
/** "She runs the Limerick street arts lot, Spraoi na Sráide". */
const THE_LOT =
  /(?<=(?:runs|owns|leads|founded|heads|manages|with|for|from|at) )(?:the|that|an?) [^,.;:\n@/]{3,40}? (?:lot|crowd|outfit|bunch|gang|collective|folks|people|crew),\s+(?:called\s+)?(?=(?-i:\p{Lu})[^,.;:\n@/]{2,50}[.,;]\s)/iu;
const OWN_FIRM =
  /(?<=[\p{L},] )(?:who )?(?:has|got|['’]s got|has got) (?:(?:his|her|their) own|an?) (?:firm|company|business|studio|agency|outfit),?(?: called)? (?=(?-i:\p{Lu}))/iu;
/** "…, Kelp Foods. Does 3k orders a day": goes on about the same one, and asks nothing. */
const DOES =
  /(?<=linkedin\.com\/in\/[^?\n]{3,300})[.;]\s+(?=(?:does|has|uses|ships|runs on|is on|sells|handles|moves|processes|currently|already|now)\s[^?\n]{3,120}$)/iu;
/** "Ana Ruiz, she leads sales at Kelp", "… in my list? She is heading partnerships at Kelp": what they are the head of. */
const HEADS =
  /\s*[.,;?!–—-]+\s+(?:(?:she|he|they|who)(?:['’]s|['’]re|\s+is|\s+are)?|currently|presently)\s+(?:(?:currently|presently|now)\s+)?(?:heads?|heading|leads?|leading)\s+(?:up\s+)?(?:the\s+|their\s+)?(?<what>(?!(?:a|an|all|it|us|to)\s)\p{Ll}[\p{L}-]*(?:\s(?:(?:and|&)\s)?(?!(?:at|for|and|of)\s)\p{Ll}[\p{L}-]*){0,2}?)(?:\s+team)?\s+(?:at|for)\s+(?=(?-i:\p{Lu}))/iu;
/** "Ana Ruiz of Kelp should also be in the tracker, linkedin.com/in/…, do the needful". */
const SHOULD_BE_IN = re(
  `^\\W*(?:(?:please|pls|hi|also|and)[\\s,]+)*(?<who>(?-i:\\p{Lu})[\\p{L}\\p{M}.'’-]+(?: [\\p{L}\\p{M}\\p{N}&.'’-]+){1,7}?),? (?:should|must|needs to|has to|ought to) (?:also |too )?be (?:in|on) (?:the |my |our |this )?(?:tracker|crm|system|list|database|network|here)(?: (?:too|also|as well))?\\s*[,.;:–—-]+\\s*(?<url>${ADDRESS})(?:\\s*[,.;–—-]+\\s*(?:(?:please|pls|kindly|so) )*(?:do the needful|add (?:him|her|them)|thanks|please|pls))*[\\s.!]*$`,
);
const IN = "(?:pop|put|stick|bung|chuck|drop|get|add|save|shove|list)";
const KINDLY = "(?: (?:would|will|could|can) you|,? please|,? pls|,? ta|,? thanks)*";

/** A stage that begins like the words before a place ("On the radar"), as one value. */
function withOwnStages(message: string, { user }: StepRequest): string {
  const lists = [
    ...user.stages.map((one) => ["stage", one] as const),
    ...user.statuses.map((one) => ["status", one] as const),
  ];
  return lists.reduce((said, [field, one]) => {
    const own = `[“"]?${literalWords(one)}[”"]?(?![\\p{L}\\p{N}])`;
    if (!/^(?:on|in|at|to|as|with|for|from|by|under|off|out)\s/iu.test(one)) return said;
    const behind = said.replace(
      re(
        `(?:\\s*[,;.–—-]+)?\\s+(?:(?:so|and|can you|could you|please)[\\s,]+)*${IN} (?:him|her|them) (?:in |on |down )?(?:as|at|under|to) (?:the )?${own}${KINDLY}[\\s.?!]*$`,
      ),
      `, add them, ${field} "${one}"`,
    );
    return behind.replace(
      re(
        `(?<=[\\s,])(?:(?:in )?(?:as|at) |(?:(?:at|in|on) )?(?:the )?${field}(?:\\s*:| is| =)? |(?:he|she)['’]s (?:still |now )?)${own}`,
      ),
      `, ${field} "${one}"`,
    );
  }, message);
}

/** Someone to add who is told of in everyday words beside their address, as a plain order. Other messages are unchanged. */
export function withNewcomersPlainly(request: StepRequest): string {
  const { message } = request;
  if (!/linkedin\.com\/in\//iu.test(message) || message.length > 1200 || message.includes("\n")) return message;
  if (FOR_YOU.test(message)) return `add these people: ${message.replace(FOR_YOU, "")}`;
  const { url, name = "", rest = "" } = ADDRESS_THEN.exec(message)?.groups ?? {};
  const first = url === undefined || /linkedin\.com\//iu.test(rest) ? message : `add ${name}, ${url}${rest}`;
  const there = SHOULD_BE_IN.exec(first)?.groups;
  if (there) return `add ${there["who"] ?? ""}, ${there["url"] ?? ""}`;
  return withOwnStages(
    first.replace(DOES, ", ").replace(HEADS, ", head of $<what> at ").replace(THE_LOT, "").replace(OWN_FIRM, "runs "),
    request,
  );
}
