import {
  type Filter,
  filterSchema,
  FILTERS_AT_MOST,
  SEARCH_MAX_LENGTH,
  type Sort,
  sortSchema,
} from "@contract/founder-list";
import * as z from "zod/mini";
import type { PeopleView } from "@/features/founders/founders.queries";
import { cutText, storable } from "@contract/storable";

const NOTHING = "~";

/** What the filter is compared with, as parts of an address; null is nothing. */
function valueParts(filter: Filter): (string | null)[] {
  switch (filter.is) {
    case "contains":
    case "equals":
      return [filter.text];
    case "between":
      return [filter.min, filter.max].map((bound) => bound?.toString() ?? null);
    case "during":
      return [filter.from, filter.to];
    case "within":
      return [filter.from, filter.to].map((days) => days?.toString() ?? null);
    case "any_of":
      return filter.options;
    case "checked":
      return [String(filter.value)];
    default:
      return [];
  }
}

const asNumber = (part: string | null | undefined) => (part === null || part === undefined ? part : Number(part));

/** What the parts of an address would be as a filter; the schema says whether it is one. */
function fromParts([column, is, ...values]: (string | null)[]): unknown {
  switch (is) {
    case "contains":
    case "equals":
      return { column, is, text: values[0] };
    case "between":
      return { column, is, min: asNumber(values[0]), max: asNumber(values[1]) };
    case "during":
      return { column, is, from: values[0], to: values[1] };
    case "within":
      return { column, is, from: asNumber(values[0]), to: asNumber(values[1]) };
    case "any_of":
      return { column, is, options: values };
    case "checked":
      return { column, is, value: values[0] === "true" };
    default:
      return { column, is };
  }
}

// A tilde that was typed, and a colon, are written as percent codes: alone, a tilde is nothing, and a colon parts.
const escape = (part: string | null) => (part === null ? NOTHING : encodeURIComponent(part).replaceAll(NOTHING, "%7E"));

function unescape(part: string): string | null {
  if (part === NOTHING) return null;
  try {
    return storable(decodeURIComponent(part));
  } catch {
    return storable(part);
  }
}

function writeFilter(filter: Filter): string {
  return [filter.column, filter.is, ...valueParts(filter).map(escape)].join(":");
}

function readFilter(text: string): Filter[] {
  const parsed = z.safeParse(filterSchema, fromParts(text.split(":").map(unescape)));
  return parsed.success ? [parsed.data] : [];
}

function readSort(text: string | null): Sort | null {
  if (text === null) return null;
  const isDown = text.startsWith("-");
  const sort = { column: text.slice(isDown ? 1 : 0), direction: isDown ? "descending" : "ascending" };
  const parsed = z.safeParse(sortSchema, sort);
  return parsed.success ? parsed.data : null;
}

const NAMES = ["q", "sort", "f"] as const;
const VIEW_ID = "view";

/** The view that an address asks for, or null when it says nothing of one. What it has that is no filter or sort is left out. */
export function readView(address: URLSearchParams): PeopleView | null {
  if (!NAMES.some((name) => address.has(name))) return null;
  return {
    search: cutText(address.get("q") ?? "", SEARCH_MAX_LENGTH),
    sort: readSort(address.get("sort")),
    filters: address.getAll("f").flatMap(readFilter).slice(0, FILTERS_AT_MOST),
  };
}

/**
 * The address with `view` in it instead of the one it asked for, and the id of the saved view that it began as, if any; other
 * parameters stay. One that began as a saved view and asks for nothing has an empty search, which tells it from a link to that view.
 */
export function writeView(address: URLSearchParams, view: PeopleView, viewId: string | null): URLSearchParams {
  const { search, sort, filters } = view;
  const written = new URLSearchParams(address);
  for (const name of [...NAMES, VIEW_ID]) written.delete(name);
  if (viewId !== null) written.set(VIEW_ID, viewId);
  if (search !== "" || (viewId !== null && filters.length === 0 && sort === null)) written.set("q", search);
  if (sort) written.set("sort", `${sort.direction === "descending" ? "-" : ""}${sort.column}`);
  for (const filter of filters) written.append("f", writeFilter(filter));
  return written;
}

/** The saved view that an address names, whether there is one or not. */
export const readViewId = (address: URLSearchParams): string | null => address.get(VIEW_ID);

/** The same where it can be one: what someone wrote there by hand is not kept with the user's preferences, which would be refused. */
export function readKeptViewId(address: URLSearchParams): string | null {
  const id = z.safeParse(z.uuid(), readViewId(address));
  return id.success ? id.data : null;
}
