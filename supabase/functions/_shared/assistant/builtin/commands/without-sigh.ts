import type { StepRequest } from "../../assistant-model.ts";
import { re } from "./rewording.ts";

const SIGH = re(
  "^\\W*(?:ugh+|argh+|ouch|damn|oof|phew|yikes|sigh|wow|whoa|bummer|crap|well well|oh wow|oh man|hooray|woo+(?: ?hoo)?|yay|huzzah|blimey|geez|jeez|ha(?:ha)+)[\\s.!,…:–—-]+(?=\\S+\\s+\\S+\\s+\\S)",
);

/** News behind a sigh, "Ugh. Ivo turned us down", without it; where a question is open, a message stays as it is. */
export const withoutSigh = ({ message, state }: StepRequest): string => {
  const said = state?.question ? message : message.replace(SIGH, "");
  return said === message ? message : `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
};
