import { slipsBetween } from "../../spelling.ts";
import type { Token } from "./tokens.ts";

const SHORTEST = 4;
/** In words shorter than this another letter makes another word. */
const LONG = 8;
/** Words of their own, however near they are to one that a question may have: a contract is no contact. */
const OTHERS = new Set(
  "form forms setting settings loading handlers stats contract contracts tracing holders logging linked trough closes states tracer managers manger sage quiet lots locking cores biased stated stating filed files remainder pasting pasted thought though traced archives passes exits awaiting spend spent send sending place places placed plane plan plans price prices trail trial board broad dairy diary angle united untied casual causal martial marital form thrown crash cash trash chase case cause sauce scared sacred clams calms beard bread bared least steal slate stale tales swap swaps wasp pilot pilots offer offers office officer officers bill bills mall malls meal meals hosting hosts posture poster posters noticed notice notices contest contests contain context content contents counter country counts ownership showed shown shower lowered powered lived lives lively listen lesson lessons loan loans learn earn earned early yearly nearly dearly clearly close closet closer chores cores scores stores store story stories staged stages stake stack stock stuck track truck tasty taste tastes task asked masked meet meets melt belt felt".split(
    " ",
  ),
);
const COMMON = new Set("have what when with many which where whose email tasks notes posts stage people".split(" "));
const INFLECTION = /^(?:s|d|ed|es|n|en|e|r|er|ing|ly|al)$/;

function isNear(written: string, meant: string): boolean {
  if (meant.length < SHORTEST || Math.abs(written.length - meant.length) > 1) return false;
  const starts = written[0] === meant[0] || (written[0] === meant[1] && written[1] === meant[0]);
  if (!starts || slipsBetween(written, meant) > 1) return false;
  // "wants" is no slip of "want".
  const [short, long] = written.length < meant.length ? [written, meant] : [meant, written];
  if (long.startsWith(short) && !COMMON.has(meant) && INFLECTION.test(long.slice(short.length))) return false;
  // "Send" is no "spend": of four letters only words that nearly every question has are read.
  if (written.length !== meant.length)
    return (meant.length > SHORTEST || COMMON.has(meant)) && (written.length > 4 || COMMON.has(meant));
  return isSwapped(written, meant) || (meant.length >= LONG && isVowelSlip(written, meant));
}

const VOWEL = /^[aeiouy]$/;
/** Whether the slip is one vowel for another, which people mistake. A different consonant is a different word ("employees", "employers"). */
function isVowelSlip(written: string, meant: string): boolean {
  const at = [...meant].findIndex((letter, no) => letter !== written[no]);
  return VOWEL.test(meant[at] ?? "") && VOWEL.test(written[at] ?? "");
}

/** The tokens with those at some places put right where they are nearly a word that is understood; null when none is. */
export function corrected(
  tokens: readonly Token[],
  unclear: readonly number[],
  words: (length: number) => readonly string[],
): Token[] | null {
  const fixed = new Map<number, string>();
  for (const at of unclear) {
    const written = tokens[at]?.plain ?? "";
    if (OTHERS.has(written)) continue;
    if (written.length < 3 || !/^\p{L}+$/u.test(written)) continue;
    const near = [-1, 0, 1].flatMap((more) => words(written.length + more)).filter((word) => isNear(written, word));
    const swapped = near.filter((word) => isSwapped(written, word));
    const [only, another] = new Set(swapped.length > 0 ? swapped : near);
    if (only !== undefined && another === undefined) fixed.set(at, only);
  }
  return fixed.size === 0 ? null : tokens.map((token, at) => ({ ...token, plain: fixed.get(at) ?? token.plain }));
}

const isSwapped = (one: string, other: string) => [...one].sort().join("") === [...other].sort().join("");
