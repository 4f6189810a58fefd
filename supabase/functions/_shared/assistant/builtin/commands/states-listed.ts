import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { sentenceCase } from "../wording.ts";
import { oneMeant } from "./one-meant.ts";
import { isOnlyWhy } from "./only-why.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const HELLO = "\\W*(?:(?:hey|hi|ok|okay|so|and|also|please|pls)[\\s,]+)*";
/** "3 things: …", "a few quick updates - …". */
const HEAD = re(
  `^${HELLO}(?:(?:a )?(?:couple(?: of)?|few)|two|three|four|five|six|some|[2-9])(?: (?:more|quick|small|status|stage|pipeline|little))*(?: (?:things|changes|updates|moves|bits|ones|edits|people))\\s*(?::|[–—-]|\\.|,)\\s*(?=\\p{L})`,
);
const MORE = /\s*(?:[,;\n]\s*(?:and\s+|then\s+)?|\.\s+|\s+and\s+|\s+then\s+)/iu;
const PIECE = re(
  "^(?<who>\\p{L}[\\p{L}\\p{M}'’-]*(?:\\s[\\p{L}\\p{M}'’-]+){0,2}?)\\s*(?:\\s(?:(?:is|are|goes|go|moves|moved|becomes|should (?:be|go)|gets|went|turned|has gone)\\s+)?(?:(?:now|back|over|up|down)\\s+)*(?:(?:in|to|into|on|at|as)\\s+)?(?:the\\s+)?(?:(?:stage|status)\\s+)?|['’]s\\s+(?:now\\s+)?|\\s*(?:=|→|->|=>|:|[–—])\\s*)(?<value>[^,;:?!\\n]{1,40}?)(?:\\s+(?:now|please|pls))*[\\s.!]*$",
);

/** One word that may be the name of someone who is not found: it is said, and nothing is stored for them. */
const STRANGER =
  /^(?!(?:he|she|it|they|we|i|you|this|that|who|all|both|everyone|stage|status|set|move|put|and|call|make|next|then|mark|the)$)\p{L}{2,20}$/iu;

/** "Ana is cold, Leo hot, Mia goes to Parked": several people, each with a stage or a status of theirs; null for anything else. */
function listed(message: string, { people, user }: StepRequest): string | null {
  const pieces = message.replace(HEAD, "").trim().split(MORE);
  if (pieces.length < 2 || pieces.length > 8) return null;
  const lists = [user.stages, user.statuses];
  const found = pieces.map((piece) => {
    const { who = "", value = "" } = PIECE.exec(piece)?.groups ?? {};
    const said = plainWords(value).join(" ");
    const options = lists.flat().filter((option) => said !== "" && plainWords(option).join(" ") === said);
    const person = who === "" ? null : oneMeant(who, people);
    const name = person?.name ?? (STRANGER.test(who) ? sentenceCase(who) : null);
    const [option = "", another] = options;
    return name !== null && option !== "" && another === undefined
      ? { name, person, text: `${name} is ${option}` }
      : null;
  });
  const all = found.filter((one) => one !== null);
  const names = new Set(all.map(({ name }) => name));
  const isList = all.length === found.length && names.size === all.length && all.some(({ person }) => person !== null);
  return isList ? `${all.map(({ text }) => text).join(". ")}.` : null;
}

const GROUP =
  "(?:everyone|everybody|everything|whoever|whatever|anyone|anybody|all(?: of)?(?: the)?(?: people| leads| accounts| clients| contacts| customers)?(?: that| who(?:m)?)?)";
const OWNER = "(?-i:\\p{Lu})[\\p{L}\\p{M}.-]*";
/** "Everyone Kim owns should go to Lea, she's on leave", "whatever Kim has should be Lea's now". */
const OWNED = re(
  `^${HELLO}(?:${GROUP} (?<owner>${OWNER}) (?:owns|has|had|looks after|handles|covers|owned)|all (?:of )?(?<of>${OWNER})['’]s? (?:people|leads|accounts|clients|contacts|customers|stuff|folks)) (?:(?:should|must|can|needs? to|has to|have to|will|is to|are to) )?(?:now )?(?:(?:go(?:es)?|moves?|be (?:handed|given|moved|reassigned|passed|transferred|switched)|passes|pass|belongs?)(?: over)? to (?<to>${OWNER})|(?:be|is|are) (?:now )?(?<whose>${OWNER})['’]s)(?: now| please| from now on| instead)*(?:\\s*[,;.–—-]+\\s*(?:(?:because|since|as|cause)\\s+)?(?<why>[^?!\\n]{4,60}?))?[\\s.!]*$`,
);
function handedOn(message: string): string | null {
  const { owner, of, to, whose, why } = OWNED.exec(message)?.groups ?? {};
  const [from, next] = [owner ?? of, to ?? whose];
  if (from === undefined || next === undefined || (why !== undefined && !isOnlyWhy(why))) return null;
  return `everyone ${from} owns goes to ${next}`;
}

/** States of several people in one breath, or the people of one owner for another, as plain orders. Other messages are unchanged. */
export function withStatesListed(request: StepRequest): string {
  const { message } = request;
  if (message.length > 260 || /[?"“”]/u.test(message) || isNoteLead(message)) return message;
  return handedOn(message) ?? listed(message, request) ?? message;
}
