import type { NamedColumn } from "./named-columns.ts";
import type { Piece } from "./pieces.ts";

/** Whether a comparison is with nothing but empty fields: "is she still at Kelp?", of someone without a company. */
export const isNotRecorded = (pieces: readonly Piece[], valueOf: (column: NamedColumn) => string | null): boolean =>
  pieces.every(
    ({ anyOf, columns, isNegated }) =>
      !isNegated &&
      columns.length > 0 &&
      columns.every((column) => /^(?:text|select|multiselect)$/.test(column.type) && valueOf(column) === null) &&
      anyOf.flat().every(({ is, not }) => !not && /^(?:contains|equals|any_of)$/.test(is)),
  );
