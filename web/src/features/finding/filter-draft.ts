import { type Filter, type FilterTest, filterTests } from "@contract/founder-list";
import type { FilterableColumn } from "./filterable-columns";
import { relativeDays, spanOf } from "./relative-days";

/** A filter while it is being written: every kind of value at once, as its fields have them. */
export interface FilterDraft {
  is: FilterTest;
  text: string;
  min: string;
  max: string;
  from: string;
  to: string;
  /** Of `relativeDays`. */
  span: string;
  options: readonly (string | null)[];
  value: boolean;
}

const empty: Omit<FilterDraft, "is"> = {
  ...{ text: "", min: "", max: "", from: "", to: "", span: "last 30", options: [], value: true },
};

/** The tests that are offered for a column: those of its type, without one that needs options where there are none. */
export function testsFor({ type, options }: FilterableColumn): readonly FilterTest[] {
  return filterTests[type].filter((test) => test !== "any_of" || options.length > 0);
}

export function newDraft(column: FilterableColumn): FilterDraft {
  return { ...empty, is: testsFor(column)[0] ?? "filled" };
}

const written = (value: number | string | null) => (value === null ? "" : String(value));

/** What the fields show of a filter that is there. */
export function draftOf(filter: Filter): FilterDraft {
  const { is } = filter;
  switch (filter.is) {
    case "contains":
    case "equals":
      return { ...empty, is, text: filter.text };
    case "between":
      return { ...empty, is, min: written(filter.min), max: written(filter.max) };
    case "during":
      return { ...empty, is, from: written(filter.from), to: written(filter.to) };
    case "within":
      return { ...empty, is, span: relativeDays.find(isSpan(filter))?.id ?? empty.span };
    case "any_of":
      return { ...empty, is, options: filter.options };
    case "checked":
      return { ...empty, is, value: filter.value };
    default:
      return { ...empty, is };
  }
}

const isSpan =
  (filter: { from: number | null; to: number | null }) =>
  ({ from, to }: { from: number | null; to: number | null }) =>
    from === filter.from && to === filter.to;

/** The filter that a draft means, or the sentence that says what is missing. */
export function filterOf(column: FilterableColumn["id"], draft: FilterDraft): Filter | string {
  switch (draft.is) {
    case "contains":
    case "equals": {
      const text = draft.text.trim();
      return text === "" ? "Type what to look for." : { column, is: draft.is, text };
    }
    case "between":
      return numbers(column, draft);
    case "during":
      return days(column, draft);
    case "within": {
      const span = spanOf(draft.span);
      return span ? { column, is: "within", from: span.from, to: span.to } : "Choose when.";
    }
    case "any_of":
      return draft.options.length === 0
        ? "Choose one at least."
        : { column, is: "any_of", options: [...draft.options] };
    case "checked":
      return { column, is: "checked", value: draft.value };
    default:
      return { column, is: draft.is };
  }
}

function numbers(column: FilterableColumn["id"], draft: FilterDraft): Filter | string {
  const [min, max] = [draft.min, draft.max].map((text) => (text.trim() === "" ? null : Number(text))) as [
    number | null,
    number | null,
  ];
  if (min === null && max === null) return "Type one number at least.";
  if (![min, max].every((bound) => bound === null || Number.isFinite(bound))) return "Type a number.";
  if (min !== null && max !== null && min > max) return "The first number is the smaller one.";
  return { column, is: "between", min, max };
}

function days(column: FilterableColumn["id"], draft: FilterDraft): Filter | string {
  const from = draft.from || null;
  const to = draft.to || null;
  if (from === null && to === null) return "Choose one day at least.";
  if (from !== null && to !== null && from > to) return "The first day is the earlier one.";
  return { column, is: "during", from, to };
}
