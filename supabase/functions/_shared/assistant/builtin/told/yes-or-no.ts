import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import type { OwnColumn } from "../reading.ts";
import { DONE, isPartOf, tellingParts } from "./label-words.ts";

const END = String.raw`(?=\s*$|[\s.]+(?:now|today|already|yesterday|at last|finally|this|last|in full|safely|too|as well|heute|hoy|since|as of)(?:\s|$|\.))`;
const IS = String.raw`(?:is|are|was|'s|has been|have been|has come|came|come|got|went)(?: now| already| finally| safely| all)*`;
/** What says by other words that a thing is so. */
const SAID_SO: Readonly<Record<string, RegExp>> = {
  paid: new RegExp(
    String.raw`\b(?:landed|arrived|cleared|received|settled|transferred|wired|came through|come through|made the payment|bezahlt|gezahlt|uberwiesen|eingegangen|angekommen|pagado|pagada|pago|recibido|llegado|ingresado|paye|payee|verse|recu|arrive)\b|\b${IS} (?:in|through|here|there)${END}`,
    "u",
  ),
  done: new RegExp(
    String.raw`\b(?:finished|completed?|happened|took place|passed|through|wrapped up|erledigt|fertig|gemacht|hecho|hecha|terminado|fait|faite|termine)\b|\b${IS} (?:over|behind (?:us|them))${END}`,
    "u",
  ),
  signed: /\b(?:signs|signature is (?:in|there)|unterschrieben|unterzeichnet|firmado|firmada|firmo|signe|signee)\b/u,
  sent: /\b(?:went out|gone out|shipped|posted|mailed|is out|verschickt|geschickt|gesendet|enviado|enviada|envoye|envoyee)\b/u,
  received: /\b(?:arrived|came in|come in|landed|is (?:in|here)|erhalten|angekommen|recibido|llegado|recu)\b/u,
  granted: new RegExp(
    String.raw`\b(?:came through|come through|went through|gone through|got through|approved|issued|given|erteilt|bewilligt|genehmigt|accorde(?:e|s|es)?|delivre(?:e|s|es)?|obtenu(?:e|s|es)?|concedid[oa]|otorgad[oa]|aprobad[oa])\b|(?:^|\s)${IS} (?:in|through|here|there)${END}|\b(?:got|received|obtained) (?:his|her|their|the|its)\b`,
    "u",
  ),
};
/** The participle of a verb that has another form, as people tell of it. */
const FORMS: Readonly<Record<string, RegExp>> = {
  paid: /\b(?:paid|pays)\b/u,
  sent: /\bsent\b/u,
  done: /\b(?:done|did)\b/u,
};
/** What says that the opposite is so: a scaffold that is down is not up. */
const OPPOSITES: Readonly<Record<string, RegExp>> = {
  up: /\b(?:down|taken down|came down|removed|gone)\b/u,
  down: /\b(?:up|put up|went up)\b/u,
  open: /\b(?:closed|shut)\b/u,
  closed: /\b(?:open|opened|reopened)\b/u,
  granted:
    /\b(?:refused|rejected|denied|turned down|declined|revoked|withdrawn|missing|abgelehnt|verweigert|refuse(?:e|s|es)?|rechazad[oa]|denegad[oa])\b/u,
};
const STILL_OPEN =
  /(?:^|\s)(?:not|never|no|without|yet to|waiting (?:for|on)|owes?|outstanding|missing|overdue|still open|unpaid|unsigned|nicht|kein\w*|fehlt|falta|aun no|todavia no|pas|manque)(?=\s|$|\.)/u;
/** What may come, what is asked, and what is only half so. */
const NOT_SO_YET =
  /(?:^|\s)(?:will|would|going to|gonna|wants?|promis\w+|ask(?:s|ed|ing)?|should|must|has to|have to|needs?|can|could|may|might|plans?|hopes?|intends?|about to|when|once|before|until|till|tomorrow|next|soon|please|refund\w*|half|part|parts|partly|some|most|first instal\w+|whether|wird|werde|soll|muss|va a|quiere|debe|doit|veut|back|for it|late)(?=\s|$)/u;
/** "She has paid": of the only thing that is paid. */
const ALONE =
  /^(?:(?:and|but|so|also|well|just|now|turns out|good news|finally)\s+)*(?:they|she|he)?(?: 's)?(?: (?:has|have|had|did|still|also|now|just|already|finally|not|never|ever))* ?(?<verb>[\p{L}]+)(?: (?:up|yet|now|already|today|yesterday|this morning|in full|at last|last night|last week))*[\s.]*$/u;

const HAS =
  /^(?:(?:and|but|so|also|well|just|now|from now on|since then|these days|good news|finally)\s+)*(?:they|she|he)?(?: 's)?(?: (?:has|have|is|are|now|also|just|already|finally|from now on))* ?(?:sends?|sending|sent us|takes?|taken|took|taking|uses?|using|has|have|gets?|getting|got|bought|signed up for|subscribed to|opted for|is on|added|switched to|chose|activated)\s/u;
const HAS_NO_MORE =
  /(?:^|\s)(?:stopped|stops|quit|gave up|given up|cancell?ed|dropped|ended|no longer|not \S+ (?:\S+ ){0,4}any ?more)(?=\s|$)/u;
const HAS_NOT =
  /^(?:(?:and|but|so|also|well|now|actually|turns out)\s+)*(?:they|she|he) (?:(?:still|actually|currently) )*(?:does|do) not (?:(?:even|actually|currently) )?(?:have|own|use|take|get)(?: got)? (?!to\s|the time)/u;
const THING_WORDS_MOST = 7;
/** "Needs scaffolding after all": the verb that the label begins with. */
const VERBS: Readonly<Record<string, string>> = {
  needs: "(?:needs|need|requires|braucht|benotigt|necesita)",
  wants: "(?:wants|want)",
  likes: "(?:likes|loves)",
  uses: "(?:uses|is using)",
  has: "(?:has|got|has got)",
};
function verbFact(plain: string, things: readonly string[], column: OwnColumn) {
  const [first = "", ...rest] = tellingWords(column);
  const verb = VERBS[first];
  const own = things.filter((thing) => thing !== first);
  const said =
    verb &&
    new RegExp(
      String.raw`^(?:(?:and|but|so|also|well|now)\s+)*(?:they|she|he) (?:(?:still|now|also|really|actually) )*(?<no>(?:does|do|did) not (?:\S+ )?(?:need|want|like|use|have)|no longer ${verb}|${verb} no)?(?:${verb})? ?(?:an?|the|some|any)? ?(?<what>.+?)(?: (?:after all|now|too|as well|any ?more|for (?:it|this|that)))*[\s.]*$`,
      "u",
    ).exec(plain)?.groups;
  if (!said || rest.length === 0 || own.length === 0) return null;
  const words = (said["what"] ?? "").split(/[^\p{L}\p{N}]+/u);
  const isNamed = own.every((thing) => words.some((word) => isPartOf(word, thing)));
  const isMeant = said["no"] !== undefined || new RegExp(`\\b${verb}\\b`, "u").test(plain);
  return isNamed && words.length === own.length && isMeant
    ? { column, value: said["no"] === undefined ? "yes" : "no" }
    : null;
}
const tellingWords = ({ label }: OwnColumn): string[] => plainWords(label);

/** "Sends digital files now", "cancelled the servicing plan": a thing that someone has or has not, which the label names. */
function hasThing(
  plain: string,
  things: readonly string[],
  column: OwnColumn,
): Extract<Change, { column: OwnColumn }> | null {
  const words = plain.split(/[^\p{L}\p{N}]+/u);
  const isNamed = things.length > 0 && things.every((thing) => words.some((word) => isPartOf(word, thing)));
  if (!isNamed || !isTheirs(plain) || words.length > things.length + THING_WORDS_MOST) return null;
  if (HAS_NOT.test(plain)) return { column, value: "no" };
  if (HAS_NO_MORE.test(plain))
    return /\b(?:will|would|may|might|wants? to)\b/u.test(plain) ? null : { column, value: "no" };
  // "Plan" of a servicing plan is no plan to have one.
  const rest = words.filter((word) => !things.some((thing) => isPartOf(word, thing))).join(" ");
  return HAS.test(plain) && !NOT_SO_YET.test(rest) && !STILL_OPEN.test(rest) ? { column, value: "yes" } : null;
}

/** "The deposit landed", "hasn't paid yet": what a story says of something that is so or not. */
export function yesOrNo(
  plain: string,
  column: OwnColumn,
  columns: readonly OwnColumn[],
): Extract<Change, { column: OwnColumn }> | null {
  const { things, act } = partsOf(column);
  if (act === null) return verbFact(plain, things, column) ?? hasThing(plain, things, column);
  if (NOT_SO_YET.test(plain) || (act === "granted" && OF_PAPERS.test(plain))) return null;
  const words = plain.split(/[^\p{L}\p{N}]+/u);
  const isDone = isSaid(plain, words, act);
  const isOpposite = OPPOSITES[act]?.test(plain) ?? false;
  const isOpen = STILL_OPEN.test(plain) || isOpposite;
  if (isOpposite && isDone) return null;
  const isNamed = things.length > 0 && things.every((thing) => words.some((word) => isPartOf(word, thing)));
  // "Hasn't paid": of anyone.
  const alone = ALONE.exec(plain)?.groups?.["verb"];
  const others = columns.filter((other) => other.type === "boolean" && partsOf(other).act === act);
  const isAlone = act !== "granted" && alone !== undefined && isSaid(alone, [alone], act) && others.length === 1;
  if (!isAlone && !(isNamed && (isDone || isOpen) && isTheirs(plain))) return null;
  if (isNamed && isOpen && !isDone && act !== "paid" && !isOpposite && !/\b(?:not|no)\b/u.test(plain)) return null;
  return { column, value: isOpen ? "no" : "yes" };
}

/** "The permit application is in" is of the application. */
const OF_PAPERS =
  /\b(?:application|form|request|office|fee|hearing|process|question|meeting|papers?|needed|necessary|required)\b/u;
/** Other words of a label for the same act. */
const SAME_ACTS: Readonly<Record<string, string>> = {
  ...{ approved: "granted", obtained: "granted" },
};

/** "Training" is not trained. */
const isSaid = (plain: string, words: readonly string[], act: string): boolean =>
  (FORMS[act]?.test(plain) ??
    words.some((word) => isPartOf(word, act) && word.endsWith("ing") === act.endsWith("ing"))) ||
  (SAID_SO[act]?.test(plain) ?? false);

/** "Freya's brother has paid the deposit" tells of someone else. */
const isTheirs = (plain: string): boolean =>
  !/\b(?:someone|we|i|you)\b/u.test(plain) &&
  !/\bthey 's \p{L}+ (?:has|had|is|was|paid|signed|sent|did)\b(?! (?:in|paid|been|done|signed|sent|through|not))/u.test(
    plain,
  );

/** "Deposit paid" is a thing and what is done with it. */
function partsOf(column: OwnColumn): { things: string[]; act: string | null } {
  const parts = tellingParts(column);
  const said = parts.findLast((part) => DONE.test(part)) ?? null;
  const things = parts.filter((part) => part !== said);
  return { things, act: said === null ? null : things.length > 0 ? (SAME_ACTS[said] ?? said) : said };
}
