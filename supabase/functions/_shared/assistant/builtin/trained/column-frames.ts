import type { Frame } from "../commands/frames.ts";
import { NO_NAME } from "../columns/column-words.ts";
import type { OwnColumn } from "../reading.ts";
import { sentenceCase } from "../wording.ts";
import type { Intent } from "./intents.ts";
import { targetOf } from "./person-frames.ts";
import { inSlot, type SlotWords, type Understood } from "./understood.ts";

const TYPES: readonly [RegExp, OwnColumn["type"]][] = [
  [/\b(?:multi\w*|several|more than one|tags?|labels?|mehrfach\w*|varias)\b/iu, "multiselect"],
  [/\b(?:dropdown|drop-down|select|choices?|options?|pick|single|list|auswahl|lista)\b/iu, "select"],
  [/\b(?:yes|boolean|checkbox|check|tick\w*|true|toggle|ja|oui)\b/iu, "boolean"],
  [
    /\b(?:numbers?|numeric|amount|money|currency|integer|percent\w*|euros?|dollars?|zahl|n[uú]mero|nombre)\b/iu,
    "number",
  ],
  [/\b(?:dates?|days?|datum|fecha)\b/iu, "date"],
  [/\b(?:text|words|string|free|note|texto|texte)\b/iu, "text"],
];

/** What a text wants of the user's own columns; null where a slot that it needs is not there. */
export function columnFrame(intent: Intent, slots: readonly SlotWords[], read: Understood): Frame | null {
  const [field] = inSlot(slots, "field");
  if (!field) return null;
  const options = inSlot(slots, "option").map(({ words }) => sentenceCase(words));
  const [title] = inSlot(slots, "title");
  if (intent === "add_column") {
    const said = inSlot(slots, "type").map(({ words }) => words)[0] ?? "";
    const typed = TYPES.find(([pattern]) => pattern.test(said))?.[1];
    const type = options.length > 0 ? (typed === "multiselect" ? typed : "select") : typed;
    if (type === undefined && /\b(?:birthdays?|deadline|date)\b/iu.test(field.words))
      return { do: "add_column", label: sentenceCase(field.words), type: "date", options };
    return { do: "add_column", label: sentenceCase(field.words), type: type ?? "text", options };
  }
  const target = targetOf(field.words, read);
  const column = target && "column" in target ? target.column : null;
  if (!column) return null;
  if (intent === "delete_column") return { do: "delete_column", label: column.label };
  if (intent === "rename_column" && title && !NO_NAME.test(title.words))
    return { do: "change_column", column, label: sentenceCase(title.words), added: [], removed: [] };
  if (intent === "add_option" && options.length > 0 && column.options.length > 0)
    return { do: "change_column", column, label: null, added: options, removed: [] };
  return null;
}
