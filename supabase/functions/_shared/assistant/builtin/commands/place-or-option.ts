import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { literalWords } from "../literal.ts";
import { isForPlaces } from "../newcomers/column-like.ts";
import type { OwnColumn } from "../reading.ts";
import { asksItself } from "../no-choice.ts";
import { isPlace } from "./lexicon.ts";
import { outsideKept } from "./outside-kept.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const SPUN =
  "(?:(?:has|have|was|were|got|is|are|been) )*(?:an? )?(?:spun|spinning|spin)[ -]?(?:out|off)(?: company| firm)? (?:of|from) (?:the )?";
const FIRM = "(?:['’]s (?:company|firm|start-?up|business|outfit|crowd|thing))";
const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}?";
/** What may stand behind such words: another fact or an order. With anything else they are part of a story, which is noted as it was told. */
const AT_END =
  "(?=\\s*(?:[.;!]|$)|\\s*,?\\s*(?:and )?(?:stage|status|priority|owner|role|company|industry|set|move|put|mark|add|note|log|remind|make|give|change|update|create|tag)(?![\\p{L}]))";
/** What "it" is: nothing else was named before, or their firm. */
const OF_THEIRS = re(`^(?:\\W*|(?:${NAME})\\s*[:,–-]\\s*|[^,.;:]*${FIRM}(?![\\p{L}])[^]*)$`);
const OURS: Readonly<Record<string, string>> = { he: "his", she: "her", they: "their", it: "its" };

/** "Ana's firm was spun out of UCD, not Galway": an option of a list, as what it is for. */
function withSpunOut(message: string, { label, options }: OwnColumn): string {
  const some = options.map(literalWords).join("|");
  return message.replace(
    re(
      `(?<=^|[\\s,;])(?<who>he|she|they|it|${NAME})(?:${FIRM})?(?:['’](?:s|re))?(?: (?:is|are))?(?: now| actually| really)* ${SPUN}(?<option>${some})(?![\\p{L}\\p{N}])(?:,? (?:and )?(?:not|rather than|instead of) (?:from |of |out of )?(?:the )?(?:${some})(?![\\p{L}\\p{N}]))?${AT_END}`,
    ),
    (said: string, ...rest: unknown[]) => {
      const { who = "", option = "" } = rest.at(-1) as Record<string, string>;
      if (/^it$/iu.test(who) && !OF_THEIRS.test(message.slice(0, Number(rest.at(-3))))) return said;
      return `${OURS[who.toLowerCase()] ?? `${who}'s`} ${label} is ${option}`;
    },
  );
}

/** "Ana is in Galway", "Ana: in Galway": a place, where an option of another list is called the same. */
function withPlaceSaid(message: string, place: string): string {
  const words = literalWords(place);
  const own = `${words}(?:\\s(?:now|these days|at the moment|again)(?![\\p{L}]))?${AT_END}`;
  const among = `${words}(?=\\s*(?:[,.;!]|$)|\\s(?:now|and|these days|at the moment|again)(?![\\p{L}]))`;
  return message
    .replace(
      re(
        `(?<=\\p{L})(?<is>['’](?:s|re)|\\s(?:is|are))(?<now>(?: (?:now|currently|still|back|over|down|up))*) in (?=${own})`,
      ),
      "$<is>$<now> based in ",
    )
    .replace(re(`(?<=^[^\\n:.?!]{2,40}:\\s(?:[^\\n:.?!]{2,80},\\s)?)in (?=${among})`), "location ");
}

/** What is said of where someone is or comes from, where a list of the user's own has an option of that name. Other messages are unchanged. */
export const withPlaceOrOption = ({ message, columns = [] }: Pick<StepRequest, "message" | "columns">): string =>
  outsideKept(message, ["notes", "titles", "errands", "reports"], (said) => withBoth(said, columns));

function withBoth(message: string, columns: readonly OwnColumn[]): string {
  if (message.length > 300 || isNoteLead(message) || asksItself(plainWords(message).join(" "))) return message;
  const lists = columns.filter(({ type, options }) => type === "select" && options.length > 0);
  const spun = /sp[iu]n/iu.test(message) ? lists.reduce(withSpunOut, message) : message;
  if (!/(?<!\p{L})in(?!\p{L})/iu.test(spun)) return spun;
  const places = columns.filter(({ label }) => !isForPlaces(label)).flatMap(({ options }) => options.filter(isPlace));
  return places.reduce(withPlaceSaid, spun);
}
