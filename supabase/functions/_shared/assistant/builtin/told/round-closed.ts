import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";

/** "Closed their Series A", "landed its seed round": which round it was. */
const CLOSED =
  /(?<!\p{L})(?:(?<have>has|have|had|['’]s|['’]ve)\s+)?(?:(?:just|finally|now|officially|successfully|also)\s+)*(?:closed|completed|landed|wrapped up|secured|finali[sz]ed)\s+(?:on\s+)?(?:(?:his|her|their|its|the|a|an|our)\s+)?(?:(?:new|first|latest|big)\s+)*(?<round>\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*)?)(?:\s+(?:round|raise|funding|financing))?(?!\s+(?:last|in)\s+(?:year|20\d\d))/giu;

/** A text in which a round that is one of the user's own choices, and was closed, is said as one that was raised: closing it is no stage. */
export const withRoundClosed = (text: string, columns: readonly OwnColumn[]): string =>
  text.replace(CLOSED, (said: string, ...found) => {
    const { round = "", have } = found.at(-1) as Record<string, string | undefined>;
    const option = roundIn(round, columns);
    return option === null ? said : `${have === undefined ? "" : `${have} `}raised a ${option}`;
  });

function roundIn(words: string, columns: readonly OwnColumn[]): string | null {
  const said = plainWords(words).filter((word) => !/^(?:round|raise|funding|financing)$/u.test(word));
  const options = columns.filter(({ type }) => type === "select").flatMap((column) => column.options);
  const [only, another] = options.filter((option) => plainWords(option).join(" ") === said.join(" "));
  return only !== undefined && another === undefined && /^(?:series|seed|pre|angel|bridge|round)/iu.test(only)
    ? only
    : null;
}
