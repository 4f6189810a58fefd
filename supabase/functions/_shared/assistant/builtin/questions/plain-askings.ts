import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isAkin } from "../vocabulary/akin.ts";

const SOFT = String.raw`^\W*(?:(?:and|so|ok|okay|hey|hi|please|now|tell me|remind me|can you tell me|do you know)[\s,]+)*`;
const END = String.raw`(?:[\s,]+(?:please|pls|again|exactly|then))*[\s?.!]*$`;
const asking = (source: string): RegExp => new RegExp(`${SOFT}${source}${END}`, "iu");
const PERIOD = String.raw`(?<when>(?:in|since|this|last|over the last|during|on|today|yesterday|between|after|before)(?!\p{L})[^?\n]{0,40}?)`;
const LIST = String.raw`(?:(?:the|our|my)\s+)?(?:list|tracker|crm|network|database|table|books|radar)`;
const WHO = String.raw`(?:(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?: (?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,3}|him|her|them)`;
const MEETING = String.raw`(?:zoom|call|meeting|review|chat|lunch|dinner|breakfast|coffee|catch-?\s?up|conversation|session|interview|demo|visit)`;
const INFINITIVES: Readonly<Record<string, string>> = {
  ...{ spoke: "speak", talked: "talk", met: "meet", called: "call", emailed: "email", mailed: "email", saw: "see" },
  ...{ wrote: "write", contacted: "contact", had: "have", heard: "hear", phoned: "call", texted: "text", rang: "call" },
};

/** What is asked in everyday words, and how it is asked plainly. */
const WORDINGS: readonly (readonly [RegExp, string | ((said: Record<string, string | undefined>) => string)])[] = [
  // "How many people are on here in total?"
  [
    asking(
      String.raw`how many (?:people|contacts|persons|names|records)\s+(?:are|do (?:i|we) have|have (?:i|we)(?: got)?|is|there are)(?:\s+there)?\s+(?:on|in|inside)?\s*(?:here|this|it)(?:[\s,]+(?:in total|in all|altogether|all in all|total|right now|now|at the moment))*`,
    ),
    "how many people do I have in total?",
  ],
  // "Date I last had contact with Tom?"
  [
    asking(
      String.raw`(?:what(?:['’]s| is| was)?\s+)?(?:the\s+)?(?:date|day|time)\s+(?:that |when |on which )?(?:i|we)\s+last\s+(?<verb>${Object.keys(INFINITIVES).join("|")})(?<rest>\s[^?\n]{2,60}?)`,
    ),
    ({ verb = "", rest = "" }) =>
      `when did I last ${INFINITIVES[verb.toLowerCase()] ?? verb}${rest.replace(/(?<=\s)w\/\s*/u, "with ")}?`,
  ],
  [
    asking(
      String.raw`(?:what(?:['’]s| is| was)?\s+)?(?:the\s+)?(?:date|day)\s+of\s+(?:my|our|the)\s+last\s+(?:contact|conversation|chat|touch)\s+with\s+(?<who>\p{L}[^?\n]{1,50}?)`,
    ),
    "when did I last have contact with $<who>?",
  ],
  // "Who came onto the list in February?"
  [
    asking(
      String.raw`(?:who(?:['’]s| has| is| all)?|which (?:people|ones)(?: have)?)\s+(?:all\s+)?(?:came|come|got|gone|went|joined|new|newly|landed|made it)(?:\s+(?:on|onto|on to|in|into|to|new on))?\s+${LIST}\s+${PERIOD}`,
    ),
    "who was added $<when>?",
  ],
  // "Who put us on to Ana?"
  [
    asking(
      String.raw`who\s+(?:(?:first|originally)\s+)?(?:put (?:me|us) (?:on(?:to| to)|in (?:touch|contact) with)|pointed (?:me|us) (?:to|towards|at)|tipped (?:me|us) off about|connected (?:me|us) (?:to|with)|hooked (?:me|us) up with)\s+(?<who>\p{L}[^?\n]{1,50}?)`,
    ),
    "who introduced us to $<who>?",
  ],
  // "Who sent Tadhg our way?"
  [
    asking(
      String.raw`(?:who|whom)\s+(?:(?:first|originally)\s+)?(?:(?:sent|steered|threw|put|pushed|brought|directed|passed)\s+(?<who>${WHO})\s+(?:our|my) way|(?:brought|sent|got) (?:me|us)\s+(?<brought>${WHO})|brought\s+(?<to>${WHO})\s+to (?:me|us)|did\s+(?<from>${WHO})\s+come (?:from|through|via|by way of))`,
    ),
    ({ who, brought, to, from }) => `who introduced us to ${who ?? brought ?? to ?? from ?? ""}?`,
  ],
  // "People I've let go cold, say over 2 months with no contact".
  [
    asking(
      String.raw`(?:(?:list|show me|find|give me|who are|are there|is there|which|the|my|our|any|all)\s+)*(?:people|contacts|those|ones|anyone|anybody|who|founders|clients|leads)?\s*(?:(?:that|who|whom|have|has)\s+)*(?:(?:i|we)(?:['’]ve| have)?\s+)?(?:let (?:go (?:cold|quiet|stale)|slip(?: away)?|slide|drift(?: away)?|cool off)|(?:gone|went|going|grown|fallen) (?:cold|quiet|silent|stale)|neglected|lost touch with)(?:\s*[,;(–—-]+\s*|\s+)(?:(?:say|like|meaning|so|i\.e\.|as in|that is|e\.g\.|i mean)[\s,]+)?(?:for\s+)?(?:(?:over|more than|at least|longer than|about|around|roughly)\s+)?(?<count>\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+(?<unit>(?:week|month|day|year)s?)(?:\s+(?:or (?:more|longer)|plus))?(?:\s+(?:with no|without(?: an?y?)?|of no|no)\s+(?:contact|word|call|calls|touch|news|reply|sign of life)(?: at all)?)?\)?`,
    ),
    ({ count = "", unit = "" }) => `who have I not contacted in ${count} ${unit}?`,
  ],
  // "What did Ana say in that Zoom in January?": what is kept of meetings.
  [
    asking(
      String.raw`what\s+(?:(?:did|has)\s+(?<who>\p{L}[\p{L}\p{M}'’.-]*(?: (?-i:\p{Lu})[\p{L}\p{M}'’.-]*){0,3})\s+(?:say|said|tell (?:me|us)|told (?:me|us)|mention|mentioned)|(?<other>\p{L}[\p{L}\p{M}'’.-]*(?: (?-i:\p{Lu})[\p{L}\p{M}'’.-]*){0,3})\s+(?:said|told (?:me|us)|mentioned))\s+(?:in|on|at|during)\s+(?:the|that|our|this|my|her|his|their)\s+(?:(?!on\s)[\p{L}-]+\s+){0,3}?${MEETING}(?:\s+(?:in|on|of|from|last|this|at|back)\s[^?\n]{2,40}?)?`,
    ),
    ({ who, other }) => `what is the meeting summary of ${who ?? other ?? ""}?`,
  ],
  // "Of the founders at Kelp, whose deck are we still missing?"
  [
    asking(
      String.raw`(?:out of|of|among|from)\s+(?:(?:all|the|my|our|those)\s+)*(?<group>\p{L}[^,?\n]{2,50}?),?\s+whose\s+(?<what>[^?\n,]{2,40}?)\s+(?:(?:are|am)\s+(?:i|we)\s+(?:still\s+)?(?:missing|lacking|short of|without)|(?:have(?:n['’]t)?|do(?:n['’]t)?)\s+(?:i|we)\s+(?:still\s+)?(?:not\s+)?(?:have|got|need)(?:\s+yet)?|is\s+(?:still\s+)?(?:missing|outstanding))`,
    ),
    "which $<group> have no $<what>?",
  ],
  // "Top score and who has it".
  [
    asking(
      String.raw`(?:what(?:['’]s| is)?\s+)?(?:the\s+)?(?<most>top|highest|biggest|largest|lowest|smallest)\s+(?!(?:up|the|of|off|on)\s)(?<what>\p{L}[^?\n,]{2,40}?),?\s+and\s+(?:who(?:['’]s| has| is)?(?:\s+(?:got|has|it|with|got it|has it))?|whose(?:\s+is it|\s+it is)?)`,
    ),
    ({ most = "", what = "" }) => `who has the ${/^top$/iu.test(most) ? "highest" : most} ${what}?`,
  ],
];

/** "Add up the cheques for the Spring lot", "what's the cheque total of the angels". */
const SUM = new RegExp(
  String.raw`${SOFT}(?:(?:add|total|tot|sum|count)\s+up\s+(?:all\s+)?(?:the\s+)?(?<label>\p{L}[^?!.\n]{1,40}?)|(?:what(?:['’]s| is)\s+)?(?:the\s+)?(?<noun>\p{L}[^?!.\n]{1,40}?)\s+(?:total|sum))\s+(?:of|for|from|across|in)\s+(?:all\s+)?(?:the\s+|my\s+|our\s+)?(?<who>\p{L}[^?!.\n]{1,50}?)(?:\s+(?:lot|crowd|bunch|batch|gang|folks|group|crew))?${END}`,
  "iu",
);

/** "The total … of the two in the data room": how many they are is no value. */
const COUNTED =
  /(?<=(?:^|\s)(?:total|sum|average|combined|overall|mean|much)(?!\p{L})[^?\n]{0,60}\s(?:of|for|by|from|across|between) )(?:all |the |both |those |these )*(?:of the )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|both)(?: (?:people|ones|of them|founders|firms|companies|clients))? (?=(?:in|at|on|who|with|from)(?!\p{L}))/iu;
/** "The total being raised by the people in …": a column by its verb. */
const DONE_BY = new RegExp(
  String.raw`${SOFT}(?:(?:give|show|tell) me\s+)?(?:what(?:['’]s| is)\s+)?(?:the\s+)?(?:total|sum|combined (?:amount|total|sum)|overall (?:amount|total)|total amount)(?:\s+(?:that(?:['’]s| is)|currently|being|is))*\s+(?<verb>\p{L}{3,12}ed) by (?<who>\p{L}[^?!.\n]{1,60}?)${END}`,
  "iu",
);

/** A question in everyday words as it is asked plainly; other messages are unchanged. */
export function askedInPlainWords(request: Pick<StepRequest, "message" | "columns">): string {
  const { columns = [] } = request;
  if (request.message.length > 140 || request.message.includes("\n")) return request.message;
  const message = request.message.replace(COUNTED, "the people ");
  const by = DONE_BY.exec(message)?.groups;
  const [done, more] = columns.filter(
    ({ label: own, type }) => by && type === "number" && plainWords(own).some((word) => isAkin(word, by["verb"] ?? "")),
  );
  if (by && done && !more) return `total ${done.label} of ${by["who"] ?? ""}`;
  const { label, noun, who } = SUM.exec(message)?.groups ?? {};
  const named = plainWords(label ?? noun ?? "").join(" ");
  const column = columns.find(({ label: own, type }) => {
    const plain = plainWords(own).join(" ");
    return type === "number" && (named === plain || named === `${plain}s`);
  });
  if (column && who !== undefined) return `total ${column.label} for ${who}`;
  for (const [pattern, plainly] of WORDINGS) {
    const found = pattern.exec(message);
    if (found) return typeof plainly === "string" ? message.replace(pattern, plainly) : plainly(found.groups ?? {});
  }
  return message;
}
