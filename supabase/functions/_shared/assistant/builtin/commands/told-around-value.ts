import type { StepRequest } from "../../assistant-model.ts";
import { literalWords } from "../literal.ts";
import { plainWords } from "../../words.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";
import { oneMeant } from "./one-meant.ts";
import { PLEASE, re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const WHO = "(?<who>[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}&'’. -]{1,40}?)";
const AND_SO = "\\s*[,;.!–—-]+\\s*(?:(?:so|and|please|pls|can you|could you|kindly)[\\s,]+)*";
/** "We have revised the MDR for Rohan, it's 0.95 now". */
const REVISED = re(
  `^\\W*(?:(?:so|fyi|ok|and|btw)[\\s,]+)*(?:we|i)(?:['’]ve| have)?(?: just| now| finally| also)* (?:revised|changed|updated|renegotiated|re-?quoted|cut|raised|lowered|increased|reduced|dropped|bumped|adjusted|corrected|agreed(?: on)?|fixed|settled(?: on)?|moved|negotiated)(?: (?:up|down))? (?:the |a new |his |her |their |our )?(?<label>\\p{L}[\\p{L}\\p{N} -]{1,30}?) (?:for|of|with|at) ${WHO}\\s*[,;.–—-]+\\s*(?:(?:and|so) )?(?:(?:it|that)(?:['’]s| is)(?: now)?(?: at)?|now(?: at| it['’]s| it is)?|it (?:now )?(?:stands|sits) at) (?<value>[$€£₹]?\\d[\\d.,]*(?: ?(?:k|m|cr|crores?|lakhs?|%|percent))?)(?: now| from now on)?[\\s.!]*$`,
);
const OPTION_TOLD =
  "(?:accepts?|takes?|uses?|has|have|supports?|does|offers?|got|added|started(?: with)?|runs?|needs?|wants?|buys?|sells?|does)(?: also| now)*";
const UNSURE =
  /(?<!\p{L})(?:not|never|may|might|could|would|will|if|when|asked|says?|said|thinks?)(?!\p{L})|n['’]t|\?/iu;

/** "From today Sid will be handling Ana instead of Jo": whose they are from now on. */
const HANDED = re(
  `^\\W*(?:(?:so|fyi|ok|and|btw|please note)[\\s,]+)*(?:(?:(?:from|starting|effective|as of) (?:today|now(?: on)?|tomorrow|this week|next week|monday)|going forward|henceforth|now)[\\s,]+)?(?<owner>(?!(?:the|this|that|these|he|she|it|they|who|our|my|your|an?|now|we|you|i|there|everyone|nobody|no one|what)(?!\\p{L}))(?-i:\\p{Lu}\\p{Ll})[\\p{L}\\p{M}-]+(?: (?-i:\\p{Lu})[\\p{L}\\p{M}-]+)?) (?:will be|is|is now|will now be) (?:now )?(?:handling|looking after|managing|taking care of|taking over|covering|owning|in charge of|responsible for|the owner of) ${WHO}(?:['’]s? (?:account|file|deal|relationship))?(?: (?:from|after|instead of|in place of|not|and not|rather than) (?<other>(?-i:\\p{Lu})[\\p{L} ]{1,30}?))?(?:,? (?:from (?:today|now(?: on)?|tomorrow)|now|going forward))?[\\s.!]*$`,
);

/** What is told around a value (what was revised, who handles someone, what they accept now), in the plain words for it. Other messages are unchanged. */
export function withToldAround({
  message,
  people,
  columns = [],
}: Pick<StepRequest, "message" | "people" | "columns">): string {
  if (
    message.length > 180 ||
    message.includes("\n") ||
    isNoteLead(message) ||
    UNSURE.test(message.replace(/(?<=\p{L}) will (?:now )?be (?=\p{L}+ing)/iu, " is "))
  )
    return message;
  const revised = REVISED.exec(message)?.groups;
  const words = plainWords(revised?.["label"] ?? "");
  const named = words.length === 0 ? null : (fieldNamed(words, columns) ?? fieldMeant(words, columns));
  if (revised && named && "column" in named.target && named.target.column.type === "number")
    return `${revised["who"] ?? ""}'s ${named.target.column.label} is now ${revised["value"] ?? ""}`;
  const { owner = "", who: theirs = "" } = HANDED.exec(message)?.groups ?? {};
  const person = theirs === "" ? null : oneMeant(theirs, people);
  if (person && oneMeant(owner, people) === null) return `${person.name}'s owner is now ${owner}`;
  for (const { label, options } of columns.filter((one) => one.type === "multiselect")) {
    const option = `(?<option>${[...options]
      .sort((a, b) => b.length - a.length)
      .map(literalWords)
      .join("|")})`;
    const found = re(
      `^\\W*${WHO} ${OPTION_TOLD} ${option}(?: (?:also|too|as well|now|already))*${AND_SO}(?:add|put|include|tick|enter) (?:it|that|this|the same)(?: too| also)? (?:to|in|into|under|on|for) (?:the |their |his |her |its )?${literalWords(label)}(?: (?:too|please|pls|also|as well))*[\\s.!]*$`,
    ).exec(message)?.groups;
    const own = options.find((one) => one.toLowerCase() === found?.["option"]?.toLowerCase());
    if (found && own !== undefined) return `add ${own} to ${label} of ${found["who"] ?? ""}`;
  }
  return message;
}

/** "In Payment modes also have 'BNPL' and 'Cards'": quoted options of a column that is named first. */
export function withOptionsQuoted({ message, columns = [] }: Pick<StepRequest, "message" | "columns">): string {
  if (message.length > 200 || message.includes("\n") || isNoteLead(message)) return message;
  for (const { label } of columns.filter((one) => one.options.length > 0)) {
    const list = re(
      `^\\W*${PLEASE}(?:in|under|for|to|into) (?:the )?(?:(?:column|field|list|options?(?: of)?) )?["“'‘]?${literalWords(label)}["”'’]?(?: (?:column|field|list|options))?,? (?:(?:also|please|we|i|pls|now|should|must|let['’]?s|want to|need to) )*(?:have|include|keep|add|need|want|show|put|allow|offer)(?: also| the options?| options?| as options)*\\s*:?\\s+(?<list>["“'‘][^?\\n]{2,120}["”'’])(?: (?:too|also|as well|as options?|please|pls))*[\\s.!]*$`,
    ).exec(message)?.groups?.["list"];
    const quoted = Array.from(
      (list ?? "").matchAll(/["“'‘](?<own>[^"“”‘’']{1,40})["”'’]/gu),
      ({ groups }) => groups?.["own"]?.trim() ?? "",
    );
    const rest = (list ?? "")
      .replace(/["“'‘][^"“”‘’']{1,40}["”'’]/gu, "")
      .replace(/(?<!\p{L})(?:and|or|plus)(?!\p{L})|[\s,&/]/giu, "");
    if (quoted.length > 0 && rest === "")
      return `add the options ${quoted.map((one) => `"${one}"`).join(", ")} to the column "${label}"`;
  }
  return message;
}
