import type { OwnColumn } from "../reading.ts";
import { literal } from "../literal.ts";
import { re } from "./rewording.ts";

const FIELDS = "stage|status|prio(?:rity)?|score|owner|role|company|location|city|industry|e-?mail";

/** "Ana sold the cellar. Note that, prio 70": what was told is noted, and the value behind it is an order of its own. */
export function withNotedBefore(message: string, columns: readonly OwnColumn[] | undefined): string {
  const field = [FIELDS, ...(columns ?? []).map(({ label }) => literal(label))].join("|");
  const behind = re(
    `(?<=\\S[.!;]\\s+)((?:please |and )?(?:note|log|record|write|jot) (?:that|this|it)(?: down)?),? (?:and )?(?=(?:(?:her|his|their|the) )?(?:${field})(?:\\s|:|=))`,
  );
  return message.replace(behind, "$1. Set ");
}
