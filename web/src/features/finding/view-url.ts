import { type Filter, filterSchema, FILTERS_AT_MOST, type Sort, sortSchema } from "@contract/founder-list";
import * as z from "zod/mini";
import type { PeopleView } from "@/features/founders/founders.queries";

const NOTHING = "~";

/** What the filter is compared with, as parts of an address. */
function valueParts(filter: Filter): string[] {
  switch (filter.is) {
    case "contains":
    case "equals":
      return [filter.text];
    case "between":
      return [filter.min, filter.max].map((bound) => (bound === null ? NOTHING : String(bound)));
    case "during":
      return [filter.from ?? NOTHING, filter.to ?? NOTHING];
    case "any_of":
      return filter.options.map((option) => option ?? NOTHING);
    case "checked":
      return [String(filter.value)];
    default:
      return [];
  }
}

const numberOrNull = (part: string | undefined) => (part === undefined || part === NOTHING ? null : Number(part));
const dayOrNull = (part: string | undefined) => (part === undefined || part === NOTHING ? null : part);

/** What the parts of an address would be as a filter; the schema says whether it is one. */
function fromParts([column, is, ...values]: string[]): unknown {
  switch (is) {
    case "contains":
    case "equals":
      return { column, is, text: values[0] };
    case "between":
      return { column, is, min: numberOrNull(values[0]), max: numberOrNull(values[1]) };
    case "during":
      return { column, is, from: dayOrNull(values[0]), to: dayOrNull(values[1]) };
    case "any_of":
      return { column, is, options: values.map((value) => (value === NOTHING ? null : value)) };
    case "checked":
      return { column, is, value: values[0] === "true" };
    default:
      return { column, is };
  }
}

// A tilde of its own is nothing; one that was typed, and the colon between parts, are written as percent codes.
const escape = (part: string) =>
  part === NOTHING ? part : encodeURIComponent(part).replaceAll(NOTHING, "%7E").replaceAll(":", "%3A");

function unescape(part: string): string {
  try {
    return part === NOTHING ? part : decodeURIComponent(part);
  } catch {
    return part;
  }
}

function writeFilter(filter: Filter): string {
  const typed = filter.is === "contains" || filter.is === "equals";
  const parts = valueParts(filter).map((part) => (typed && part === NOTHING ? "%7E" : escape(part)));
  return [filter.column, filter.is, ...parts].join(":");
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

/** The view that an address asks for, or null when it says nothing of one. What it has that is no filter or sort is left out. */
export function readView(address: URLSearchParams): PeopleView | null {
  if (!NAMES.some((name) => address.has(name))) return null;
  return {
    search: (address.get("q") ?? "").slice(0, 500),
    sort: readSort(address.get("sort")),
    filters: address.getAll("f").flatMap(readFilter).slice(0, FILTERS_AT_MOST),
  };
}

/** The address with `view` in it instead of the one it asked for; other parameters stay. */
export function writeView(address: URLSearchParams, { search, sort, filters }: PeopleView): URLSearchParams {
  const written = new URLSearchParams(address);
  for (const name of NAMES) written.delete(name);
  if (search !== "") written.set("q", search);
  if (sort) written.set("sort", `${sort.direction === "descending" ? "-" : ""}${sort.column}`);
  for (const filter of filters) written.append("f", writeFilter(filter));
  return written;
}
