import { literal } from "../literal.ts";
import type { OwnColumn } from "../reading.ts";

const KEPT = /(?<!\p{L})(?:note[ds]?|log|logged|jot|description|\n)(?!\p{L})/iu;

/** "Tick 'NDA signed' for Per": the label of a column, without the marks around it. What is to be kept as it is typed has them. */
export const withoutQuotedLabels = (message: string, columns: readonly OwnColumn[]): string =>
  (KEPT.test(message) ? [] : columns).reduce(
    (text, { label }) =>
      text.replace(new RegExp(`(?<![\\p{L}\\p{N}:])["'“‘«](${literal(label)})["'”’»](?![\\p{L}\\p{N}])`, "giu"), "$1"),
    message,
  );
