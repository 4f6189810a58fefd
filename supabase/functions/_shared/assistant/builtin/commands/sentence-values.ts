import { isRole } from "../newcomers/person-words.ts";
import type { Frame } from "./frames.ts";

/** "Yusuf's co-founder left" is no role of his. */
export const saysSentence = (frame: Frame): boolean =>
  frame.do === "set" &&
  frame.changes.some(
    (change) =>
      "field" in change &&
      /^(?:roleTitle|company|location)$/.test(change.field) &&
      (isAmount(change.value ?? "") ||
        /\s(?:left|quit|leaves|resigned|died|is|was|has|went|moved|called|rang|wants|says|said|picked|chose|hired|fired|voted|decided|promised|signed|sold|bought|got|gets|came|comes|takes|holds|fits|needs|costs|opens|closes|weighs|measures|leaks|breaks|broke|starts|ends|seats|stands|requires|we|our)(?:\s|$)/u.test(
          change.value ?? "",
        )),
  );

/** "She is at 95 kg", "he's at 40 percent": an amount is no company and no place. */
export const isAmount = (words: string): boolean =>
  /^(?:about |around |over |under |up to |nearly |almost )?[$€£]?\d[\d.,]*\s*(?:%|[a-zäöü]{1,3}(?:\s|$)|kilos?|tons?|tonnes?|litres?|liters?|euros?|dollars?|pounds?|percent|points?|hours?|days?|weeks?|months?|years?|pieces?|metres?|meters?|people|pallets?)/u.test(
    words.trim(),
  ) || /^[$€£]?\d[\d.,]*$/u.test(words.trim());

/** "Got the job at Planeta": a name of one word is no role that someone is told to have. */
export const namesNoRole = (frame: Frame): boolean =>
  frame.do === "set" &&
  frame.changes.some(
    (change) =>
      "field" in change &&
      change.field === "roleTitle" &&
      /^\p{Lu}\p{Ll}+$/u.test(change.value ?? "") &&
      !isRole(change.value ?? ""),
  );

const GAINS =
  /(?:\s(?:has|have|had|got|gets|hired|hires|found|finds|needs?|wants?|takes? on|took on|is getting|(?:is )?looking for|brought in|met)|['’](?:ve|s) got)\s+(?:(?:now|just|also|got|finally|hired)\s+)*(?:an?|another|(?:his|her|their)(?: own)?|two|three|some)\s+(?:(?:new|second|third|further|extra|good|great|young|first)\s+)*\p{Ll}/u;
/** "Ana: hired a new CFO", "new buyer (Pia Kern)", "promoted his brother to …": someone else's role, who is named or of theirs. */
const OF_ANOTHER =
  /(?:^|[\s:])(?:hired|appointed|recruited|promoted|poached|brought (?:in|on)|took on|replaced)\s+(?!as\s)(?:an?|the|his|her|their|another|two|three|some|\p{Lu})|(?:^|:\s*)(?:an?\s+)?new\s+[^():,]{2,40}?\s*(?:\(|:|,\s*(?:called|named)\s|called\s|named\s)\s*\p{Lu}/u;
/** "She has a new board member": another one, whose role is none of hers. */
export const gainsSomebody = (text: string): boolean =>
  (GAINS.test(` ${text}`) || OF_ANOTHER.test(text)) &&
  !/(?<![\p{L}])(?:role|job|title|position|post)(?![\p{L}])/iu.test(text);

/** Whether a change gives someone a role. */
export const setsRole = (frame: Frame): boolean =>
  frame.do === "set" && frame.changes.some((change) => "field" in change && change.field === "roleTitle");
