import type { StepRequest } from "../../assistant-model.ts";
import { isNoteLead } from "./split-clauses.ts";

const LIVES_IN =
  /(?<=[\p{L}\p{M}'’,;]\s+(?:(?:now|who|and|also|still|currently)\s+){0,2})(?<verb>lives|live|living)\s+in\s+(?=\p{Lu})/gu;

/** "Ana lives in Goa" where a stage, a status or an option is called Live: it says where, as "is based in". Other messages are unchanged. */
export function withoutOtherLive({
  message,
  user,
  columns = [],
}: Pick<StepRequest, "message" | "user" | "columns">): string {
  const options = [...user.stages, ...user.statuses, ...columns.flatMap((column) => column.options)];
  if (isNoteLead(message) || !options.some((one) => /^lives?$/iu.test(one))) return message;
  return message.replace(
    LIVES_IN,
    (_, verb: string) => `${/^living$/iu.test(verb) ? "" : verb === "live" ? "are " : "is "}based in `,
  );
}
