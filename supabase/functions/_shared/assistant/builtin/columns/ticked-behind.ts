import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

/** "Ana paid, tick the deposit": a yes in the one column that begins so. */
const TICKS =
  /(?<before>\S)\s*[,.!;–-]+\s*(?:(?:so|and|please|pls|now)\s+)*(?:tick|check|flag)\s+(?:off\s+)?(?:the\s+|her\s+|his\s+|their\s+)?(?<label>\p{L}[\p{L}\p{N} ]{2,30}?)(?:\s+(?:box|column|off))?(?:\s+for\s+(?:her|him|them))?[\s.!]*$/iu;

/** The one yes-or-no column that is ticked behind what is told: by how its name begins or, as "that", by a word of what is told. */
function tickedColumn(message: string, columns: readonly { label: string; type: string }[]): string | null {
  const label = plainWords(TICKS.exec(message)?.groups?.["label"] ?? "").join(" ");
  if (label === "") return null;
  const isThat = /^(?:that|it|this)$/.test(label);
  const told = ` ${plainWords(message.replace(TICKS, "$<before>")).join(" ")} `;
  const [one, other] = columns.filter(({ label: own, type }) => {
    const words = plainWords(own).join(" ");
    return type === "boolean" && (isThat ? told.includes(` ${words} `) : `${words} `.startsWith(`${label} `));
  });
  return one && !other ? one.label : null;
}

/** What is ticked behind what is told, as an order that names the column. */
export function tickedBehind({ message, columns = [] }: Pick<StepRequest, "message" | "columns">): string {
  const ticked = tickedColumn(message, columns);
  return ticked === null ? message : message.replace(TICKS, `$<before>. Mark ${ticked} as yes`);
}
