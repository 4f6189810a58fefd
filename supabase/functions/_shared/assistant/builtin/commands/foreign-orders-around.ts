import type { StepRequest } from "../../assistant-model.ts";

/** "Herinner me er vrijdag aan om Ana te bellen": the day stands within the verb. */
const HERINNER =
  /^\s*(?:(?:hey|hoi|graag|alsjeblieft)[\s,]+)*herinner\s+(?:me|mij|ons)\s+er\s+(?:op\s+)?(?<day>morgen|overmorgen|vandaag|(?:volgende\s+|komende\s+)?(?:maan|dins|woens|donder|vrij|zater|zon)dag)\s+aan\s+(?:om\s+|dat\s+ik\s+)?(?<what>\S[^\n]{3,120}?)[\s.!]*$/iu;
/** "Passe Ana en Warm et mets Leo comme responsable": he is hers. */
const PASSE =
  /^(?<lead>\W*(?:(?:[Ss]tp|[Ss]vp|[Aa]lors|[Oo]k)[\s,]+)*)[Pp]asse[rz]?\s+(?<who>\p{Lu}[\p{L}\p{M}'’-]*)\s+en\s/u;
const COMME =
  /(?<!\p{L})(?<verb>mets|mettez|met|mettre)\s+(?<who>\p{Lu}[\p{L}\p{M}'’-]*)\s+comme\s+(?:responsable|propriétaire|owner)(?=\s*[.!]*$)/iu;

/** An order in Dutch or French whose words stand around another part, with that part in its usual place. */
export function foreignAround({ message }: Pick<StepRequest, "message">): string {
  const { day, what } = HERINNER.exec(message)?.groups ?? {};
  if (what !== undefined) return `herinner me eraan om ${what} op ${day ?? ""}`;
  const who = PASSE.exec(message)?.groups?.["who"];
  if (who === undefined) return message;
  return message.replace(COMME, `$<verb> $<who> comme propriétaire ${/^[aeiouyhé]/iu.test(who) ? "d'" : "de "}${who}`);
}
