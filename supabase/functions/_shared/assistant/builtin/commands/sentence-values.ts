import { isRole } from "../newcomers/person-words.ts";
import type { Frame } from "./frames.ts";

/** "Yusuf's co-founder left" is no role of his. */
export const saysSentence = (frame: Frame): boolean =>
  frame.do === "set" &&
  frame.changes.some(
    (change) =>
      "field" in change &&
      /^(?:roleTitle|company|location)$/.test(change.field) &&
      /\s(?:left|quit|leaves|resigned|died|is|was|has|went|moved|called|rang|wants|says|said|picked|chose|hired|fired|voted|decided|promised|signed|sold|bought|got|gets|came|comes|we|our)(?:\s|$)/u.test(
        change.value ?? "",
      ),
  );

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
