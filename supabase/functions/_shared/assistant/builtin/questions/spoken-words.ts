import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";

export const re = (source: string) => new RegExp(source, "iu");
export const END = "[\\s?.!]*$";
/** Words before a question that ask nothing. */
export const SOFT = "(?:(?:and|so|ok|okay|hey|hi|please|tell me|do you know)[\\s,]+)*";
export const LEAD = "(?:(?:and|so|ok|okay|hey|hi|please|tell me|do you know|remind me)[\\s,]+)*";
export const WHO =
  "(?:who(?:['’]s|['’]ve)?(?: all| else)?|(?:which|what) (?:one|ones|of (?:them|those|us|our people)|\\p{L}{3,})|any(?:one|body)|whoever)";
export const bare = (label: string): string => label.replace(/\([^)]*\)/gu, " ").trim();
export const partsOf = ({ label }: OwnColumn): string[] => plainWords(bare(label));
export const onlyOne = <Thing>([first, another]: readonly Thing[]): Thing | null => (first && !another ? first : null);
