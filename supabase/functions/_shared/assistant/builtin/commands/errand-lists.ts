import { findDates } from "../find-dates.ts";

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}.'’-]*(?: (?-i:\p{Lu})[\p{L}\p{M}.'’-]*){0,3}`;
const ERRANDS: Readonly<Record<string, string>> = {
  ...{ call: "call", calls: "call", calling: "call", phone: "call", ring: "ring", visit: "visit", mail: "email" },
  ...{ email: "email", "e-mail": "email", text: "text", thank: "thank", chase: "chase", ping: "ping" },
  ...{ invite: "invite", "follow-up": "follow up with", "follow up": "follow up with", invoice: "invoice" },
};
const VERBS = Object.keys(ERRANDS).join("|");
const LIST = new RegExp(
  String.raw`^\s*(?:(?:please|ok|so|hey|the|my|our|today['’]s|tomorrow['’]s|here is|new)[\s,]+)*(?<errand>${VERBS})[ -](?:list|round|sheet)(?<early> for [^:]{3,20})?\s*(?::|–|—|-)\s*(?<names>${NAME}(?:, ${NAME})*,? (?:and|&) ${NAME}|${NAME}(?:, ${NAME})+)\s*[,;.–—-]+\s*(?:(?:and|please|can you|could you|make|add|create|put|set|i want|i need|i['’]d like|give me)\s+)*(?:an?|one)\s+(?:task|reminder|to-?do)\s*(?:(?:for|per|to)\s+)?(?:each|every one|all|person)(?:\s+(?:of\s+(?:them|these|those)|one|person))?[\s,:]*(?<when>[^,;:.?!\n]{0,30}?)(?:\s+(?:please|pls|thanks))*[\s.!]*$`,
  "iu",
);

/** "Call list: Ana, Leo, Kim – a task for each tomorrow": a task for each of them, a line each. Other messages are unchanged. */
export function withErrandList(message: string, today: string): string {
  const { errand = "", names = "", when = "", early = "" } = LIST.exec(message)?.groups ?? {};
  const verb = ERRANDS[errand.toLowerCase()];
  const day = (when === "" ? early : when).trim();
  if (verb === undefined || (day !== "" && findDates(day, today).length !== 1)) return message;
  return names
    .split(/,?\s+(?:and|&)\s+|,\s*/u)
    .map((name) => `add a task: ${verb} ${name} ${day}`.trim())
    .join("\n");
}
