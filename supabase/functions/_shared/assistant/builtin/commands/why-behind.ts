import type { StepRequest } from "../../assistant-model.ts";

/** "…, I gave her a discount": why it is to be so. */
const WHY =
  /(?<=\S)\s*(?:,|\s[-–—])\s*(?:(?:because|as|since|cos|cause)\s+)?(?:(?:i|we)\s+(?:gave|promised|offered|owe|agreed|had to|have to|need to|want to|are|were)|(?:i|we)['’](?:re|m|ve)|(?:no|not a|haven['’]?t (?:got )?a)\s+(?:clue|idea)|not sure|don['’]?t know|dunno|can['’]?t remember)(?:\s(?!to\s|that\s+on\s)[\p{L}\p{M}'’%\d]+){1,8}[\s.!]*$/iu;
const ORDER =
  /^\W*(?:(?:please|pls|kindly|can you|could you|ok|okay|and|so|also)[\s,]+)*(?:set|change|update|make|put|move|mark|clear|wipe|empty|remove|delete|drop|everyone|everybody|all)\s/iu;
const READS_AS =
  /^\W*\p{L}[^,:;.!?\n]{2,60}?\s+(?:should|must|needs to|has to|ought to)\s+(?:now\s+)?(?:be|read|say|show)\s/iu;

/** An order without the reason that the user gives behind it. */
export const withoutWhy = ({ message }: Pick<StepRequest, "message">): string =>
  (ORDER.test(message) || READS_AS.test(message)) && !message.includes(":") ? message.replace(WHY, "") : message;
