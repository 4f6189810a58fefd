import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const SORRY =
  "(?:[\\s,.!…–—-]+(?:no|nope|oh|oops|ah|wait|sorry|actually|rather|i mean|i meant|scratch that|my bad|or rather))+[\\s,.!…–—-]+";
const ASKED = "\\W*(?:(?:please|pls|hey|hi|ok|okay|so|and|uh|um|can you|could you|would you|let['’]?s)[\\s,]+)*";
const WAY = "(?:forwards?|back|backwards?|earlier|later|up|down|out)";
const DAY_SAID = "(?: to [^,.;!?…\\n]{3,20}?)?";
/** "Bring the call forward… sorry, back! To Monday". */
const OTHER_WAY = re(
  `^(?<order>${ASKED}(?:bring|move|push|pull|shift|put|get) [^\\n"“:.?!,;]{3,60}?) (?<first>${WAY})${DAY_SAID}${SORRY}(?:make (?:it|that) )?(?<other>${WAY})(?<mark>[\\s,.!…–—-]+)(?=(?:to|until|till|by) )`,
);
const VALUE = '[^\\s,.;:!?…\\n"“]+(?: [^\\s,.;:!?…\\n"“]+){0,2}?';
/** "Put her down as parked, no sorry, not parked, make it pilot": the value is taken back by its name. */
const NOT_THAT = re(
  `^(?<order>${ASKED}(?:put|set|move|change|mark|make|switch|update|bump|shift|push|give|assign|rename) [^\\n"“:?]{2,80}? (?:as|to|in|into|on|at|under) (?:an? |the )?)(?<value>${VALUE})${SORRY}not (?:an? |the |as |in |to )?\\k<value>[\\s,.;!…–—-]+(?:but |rather )?(?:(?:i mean|i meant|make (?:it|that|him|her|them)|put (?:him|her|them|it) (?:in|on|at|as)|it['’]?s|it should be|should be) )?(?=\\p{L})`,
);

/** "Move her to Warm... wait she is warm. Hot so": what they have already is not meant. */
const IS_THAT = re(
  `^(?<order>${ASKED}(?:put|set|move|change|mark|make|switch|update|bump|shift|push|give|assign) [^\\n"“:?]{2,80}? (?:as|to|in|into|on|at|under) (?:an? |the )?)(?<value>${VALUE})[\\s,.!…–—-]+(?:(?:no|oh|ah|wait|sorry|hang on|hold on|actually)[\\s,.!…]+)+(?:he|she|they|it)(?:['’]s|['’]re| is| are)(?: in| at| on)?(?: already)? \\k<value>(?: already)?[\\s,.;!…–—-]+(?:(?:so|then|make (?:it|that)|i mean)[\\s,]+)?(?<other>${VALUE})(?: (?:so|then|please|instead))*[\\s.!]*$`,
);

/** An order in which a word is put right at once: with the right one only. Other messages are unchanged. */
export function withPutRightMidway(message: string): string {
  if (message.length > 240 || isNoteLead(message)) return message;
  const way = OTHER_WAY.exec(message);
  const { order = "", first = "", other = "" } = way?.groups ?? {};
  if (way && first.toLowerCase() !== other.toLowerCase()) {
    const rest = message.slice(way[0].length);
    // To a day, both ways are the same move; by a length, the way counts.
    const said = /^by (?:an? |one |two |three |four |five |six |\d)/iu.test(rest) ? ` ${other}` : "";
    const moved = said === "" ? order.replace(/(?<!\p{L})(?:bring|push|pull|put|get)(?!\p{L})/iu, "move") : order;
    return `${moved}${said} ${rest}`;
  }
  return message.replace(NOT_THAT, "$<order>").replace(IS_THAT, "$<order>$<other>");
}
