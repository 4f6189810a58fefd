/** A firm's name: "Kelp Works", "Tamr Club". */
const FIRM = String.raw`\p{Lu}[\p{L}\p{M}\p{N}&'’-]*(?:\s[\p{Lu}\p{N}&][\p{L}\p{M}\p{N}&'’-]*){0,3}`;
const KIND = String.raw`(?:thing|start-?up|app|company|business|shop|platform|store|outfit|brand|project|venture|firm|marketplace|agency|studio|chain|service|tool|software)`;
const WHO = String.raw`(?<![\p{L}])(?:[Ss]he|[Hh]e|[Tt]hey|[Ww]ho)(?:['’]s|\s(?:is|are|has))?\s(?:(?:just|now|recently|also|then|once)\s)*`;

/** "She does the e-commerce thing Kelp in Jeddah": what it is, and how it is called. */
const DOES_THING = new RegExp(
  String.raw`${WHO}(?:does|do|doing|runs?|running|has|have|owns?|started|founded|built|building|leads?|opened|launched)\s(?:the|an?|this|that|his own|her own|their own)\s(?:[\p{L}-]+\s){0,4}?${KIND},?\s(?:(?:called|named)\s)?(?=${FIRM})`,
  "gu",
);
/** "She moved to Dubai to start Kelp", "he left Acme to found Kelp". */
const TO_START = new RegExp(
  String.raw`${WHO}(?:(?:moved|relocated|went|came|returned|flew)(?:\s(?:back|over|out|down|up))?\s(?:to|home to)\s(?<place>\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,2})|(?:left|quit)\s[^,;.:\n]{2,40}?)\s(?:to|and)\s(?:start(?:ed)?|found(?:ed)?|launch(?:ed)?|build|built|run|set up|open(?:ed)?|join(?:ed)?|lead|head|create(?:d)?)\s(?:(?:the|an?|his|her|their)\s(?:own\s)?(?:[\p{L}-]+\s){0,4}?${KIND},?\s(?:(?:called|named)\s)?)?(?=${FIRM})`,
  "gu",
);

/** A text in which it is said plainly at which firm a newcomer is, where it tells what the firm is or how they came to it. */
export const withFirmTold = (text: string): string =>
  text
    .replace(DOES_THING, "works at ")
    .replace(TO_START, (_, place?: string) => `${place === undefined ? "" : `lives in ${place}, `}works at `);
