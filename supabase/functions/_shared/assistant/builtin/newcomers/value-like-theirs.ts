import type { StepRequest } from "../../assistant-model.ts";
import type { OwnColumn } from "../reading.ts";
import { oneMeant } from "../commands/one-meant.ts";
import { literalWords } from "../literal.ts";
import { re } from "../commands/rewording.ts";

const PROFILE = /linkedin\.com\/in\//iu;
const THEIRS = "(?:\\p{L}[\\p{L}\\p{M}'’-]*(?: \\p{L}[\\p{L}\\p{M}'’-]*){0,3})";
/** "TRL same as Mikkel's there, so 6". */
const SAME_SO = re(
  `(?<=[,.;(]\\s*|\\s(?:and|with)\\s)(?<label>\\p{L}[\\p{L}\\p{N} ]{1,30}?)[\\s:]+(?:is )?(?:the )?same as ${THEIRS}(?: there| here| too)?\\s*[,;:(–—-]?\\s*(?:so|i\\.e\\.|that is|that['’]s|meaning|namely|=)\\s+(?=[\\p{L}\\p{N}])`,
);
/** "Language Dutch, same as Jan's". */
const SAME_BEHIND = re(
  `(?<=[,.;(]\\s*[^,.;()@/]{3,50}?)\\s*[,(–—-]?\\s+(?:the )?same as ${THEIRS}['’]s?(?: there| here)?\\)?(?=\\s*(?:[.,;!]|$))`,
);

/** "First call is done so put that as stage": the value of a list, and which one it is of. */
const putAs = (choice: string) =>
  re(
    `(?<!\\p{L})(?:the )?${literalWords(choice)}(?: (?:is|was|has been|are|were|got|just)(?: (?:done|made|held|had|over|complete|completed|finished|behind (?:us|them)|agreed|yes|now|already))+)?\\s*[,;:–—-]?\\s+(?:so|and|please|which)?,? ?(?:please )?(?:put|set|use|take|enter|have|make|choose|pick) (?:that|this|it) (?:in )?(?:as|for|under|to be|be|is) (?:the |his |her |their |a )?(?<label>stage|status)(?: please| then| for (?:him|her|them))*(?=\\s*(?:[.,;!]|$))`,
  );

const someOf = (choices: readonly string[]): string => `(?:${choices.map(literalWords).join("|")})(?![\\p{L}\\p{N}])`;
/** "Regions: Denmark, Sweden": several of one list are joined, so that none of them is where someone lives. */
const withListJoined = (message: string, { label, options }: OwnColumn): string =>
  message.replace(
    re(`(?<!\\p{L})${literalWords(label)}\\s*[:=]?\\s+${someOf(options)}(?:,\\s*${someOf(options)})+`),
    (list) => list.replace(/,\s*/gu, " and "),
  );

/** "Same outfit as Ana": where someone who is there works. */
const SAME_FIRM_AS = re(
  `(?<=[,;(]\\s*)(?:(?:also|from|at|in|of|with|works?|the|that)\\s+)*same (?:place|company|firm|employer|team|outfit|crowd|shop|studio|office|lab|business|organi[sz]ation|group|fund|agency|house|start-?up|lot|workplace) as (?<who>${THEIRS})(?: too| as well)?(?=\\s*(?:[.,;!)]|$))`,
);
const withFirmOfTheirs = (message: string, people: StepRequest["people"]): string =>
  message.replace(SAME_FIRM_AS, (all: string, ...rest: unknown[]) => {
    const { who = "" } = rest.at(-1) as Record<string, string>;
    const firm = oneMeant(who.replace(/['’]s?$/u, ""), people)?.company ?? null;
    return firm === null ? all : `company: ${firm}`;
  });

/** What is said of a newcomer's values around the values themselves, without it. Other messages are unchanged. */
export function withValuesAlone(
  given: string,
  { user, columns = [], people }: Pick<StepRequest, "user" | "columns" | "people">,
): string {
  if (!PROFILE.test(given) || given.length > 600) return given;
  const lists = columns.filter(({ type, options }) => type === "multiselect" && options.length > 1);
  const said = lists
    .reduce(withListJoined, withFirmOfTheirs(given, people))
    .replace(SAME_SO, "$<label> ")
    .replace(SAME_BEHIND, "");
  if (!/\s(?:stage|status)(?!\p{L})/iu.test(said)) return said;
  return [...user.stages, ...user.statuses].reduce(
    (text, choice) => text.replace(putAs(choice), `$<label> ${choice}`),
    said,
  );
}
