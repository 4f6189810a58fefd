import type { Frame } from "./frames.ts";

/** "Yusuf's co-founder left" is no role of his. */
export const saysSentence = (frame: Frame): boolean =>
  frame.do === "set" &&
  frame.changes.some(
    (change) =>
      "field" in change &&
      /^(?:roleTitle|company|location)$/.test(change.field) &&
      /\s(?:left|quit|leaves|resigned|died|is|was|has|went|moved|called|rang|wants|says|said)(?:\s|$)/u.test(
        change.value ?? "",
      ),
  );
