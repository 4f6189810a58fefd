import type { StepRequest } from "../../assistant-model.ts";
import { re } from "./rewording.ts";

const SIGH = re(
  "^\\W*(?:ugh+|argh+|ouch|damn|oof|phew|yikes|sigh|wow|whoa|bummer|crap|well well|oh wow|oh man|hooray|woo+(?: ?hoo)?|yay|huzzah|blimey|geez|jeez|ha(?:ha)+)[\\s.!,…:–—-]+(?=\\S+\\s+\\S+\\s+\\S)",
);

/** "Grand. Move him to Hot": content with what was answered. */
const CONTENT = re(
  "^\\W*(?:(?:that['’]?s |ah |oh |ok |okay )?(?:grand|lovely|sweet|happy days|good stuff|nice one|super|smashing|perfect|brilliant))(?: (?:so|job|stuff))?[.!,…–—]+\\s+(?=(?:move|set|put|change|mark|make|add|remind|delete|remove|note|push|assign|update|task|rename|give)\\s+\\S+\\s+\\S)",
);

/** News behind a sigh, "Ugh. Ivo turned us down", without it; where a question is open, a message stays as it is. */
export const withoutSigh = ({ message, state }: StepRequest): string => {
  const said = state?.question ? message : message.replace(SIGH, "").replace(CONTENT, "");
  return said === message ? message : `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
};
