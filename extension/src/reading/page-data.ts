import { READ_AT_MOST } from "@contract/page-limits.ts";
import { toLine, toLines } from "./clean-text.ts";
import { isSlugOf } from "./page-address.ts";

/** A value in a page's embedded data, as JSON has them. */
export type DataObject = Record<string, unknown>;

const SOURCE_AT_MOST = 4_000_000;
const ALL_AT_MOST = 12_000_000;
const OBJECTS_AT_MOST = 60_000;
const DEPTH_AT_MOST = 200;

/** The documents of the page's embedded data that can be parsed and pass the filter: the classic layout's, and the rows of the server-driven one. */
export function pageData(documents: Document[], isWanted: (text: string) => boolean): unknown[] {
  let read = 0;
  return documents.flatMap((document) =>
    [...document.querySelectorAll('code[id^="bpr-guid-"], script#rehydrate-data')].flatMap((source) => {
      const text = source.textContent;
      read += text.length;
      if (text.length > SOURCE_AT_MOST || read > ALL_AT_MOST) return [];
      const rows = source.id === "rehydrate-data" ? flightRows(text) : [text];
      return rows.filter(isWanted).flatMap(parsed);
    }),
  );
}

/** The values of `application/ld+json`, which a signed-out visitor gets. */
export function linkedData(document: Document): unknown[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .slice(0, 20)
    .flatMap(({ textContent }) => (textContent.length > SOURCE_AT_MOST ? [] : parsed(textContent)));
}

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    return [];
  }
}

/**
 * The JSON rows of a React Flight stream. A row that begins with `T` and a length in bytes holds raw text, in which a stranger may write
 * anything: it is passed over by its length, never parsed. https://github.com/facebook/react/tree/main/packages/react-server/src
 */
function flightRows(script: string): string[] {
  const [pieces] = parsed(script.slice(script.indexOf("["), script.lastIndexOf("]") + 1));
  if (!Array.isArray(pieces)) return [];
  const bytes = new TextEncoder().encode(pieces.filter((piece) => typeof piece === "string").join(""));
  const decoder = new TextDecoder();
  const rows: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(0x3a, at);
    const head = colon < 0 ? -1 : colon + 1;
    if (head < 0) break;
    if (bytes[head] === 0x54) {
      const comma = bytes.indexOf(0x2c, head);
      const length = comma - head > 12 ? NaN : parseInt(decoder.decode(bytes.subarray(head + 1, comma)), 16);
      // Without its length nobody can say where a text ends.
      if (!Number.isSafeInteger(length)) break;
      at = comma + 1 + length;
      continue;
    }
    const end = bytes.indexOf(0x0a, head);
    rows.push(decoder.decode(bytes.subarray(head, end < 0 ? bytes.length : end)));
    if (end < 0) break;
    at = end + 1;
  }
  return rows;
}

/** Every object in some values, without recursion, up to a limit of them. */
export function objectsIn(values: unknown[]): DataObject[] {
  const found: DataObject[] = [];
  const open = values.map((value) => ({ value, depth: 0 }));
  for (let next = open.pop(); next && found.length < OBJECTS_AT_MOST; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== "object" || value === null || depth > DEPTH_AT_MOST) continue;
    if (!Array.isArray(value)) found.push(value as DataObject);
    const inside: unknown[] = Array.isArray(value) ? value : Object.values(value);
    for (let at = inside.length - 1; at >= 0; at -= 1) {
      const each = inside[at];
      if (typeof each === "object" && each !== null) open.push({ value: each, depth: depth + 1 });
    }
  }
  return found;
}

/** What the page's data says of the person it names by their slug. Nothing where it says two things. */
export interface DataPerson {
  firstName: string | null;
  lastName: string | null;
  headline: string | null;
  about: string | null;
  location: string | null;
  followerCount: number | null;
  /** The one job without an end. */
  roleTitle: string | null;
  company: string | null;
}

const ABOUT_A_PERSON =
  /"(?:publicIdentifier|fsd_profilePosition|[^"]{0,9}urn:li:fsd_(?:profilePosition|followingState|geo):)/;

export function personInData(documents: Document[], profileUrl: string): DataPerson | null {
  const objects = objectsIn(pageData(documents, (text) => ABOUT_A_PERSON.test(text)));
  const ours = objects.filter(({ publicIdentifier }) => isSlugOf(publicIdentifier, profileUrl));
  if (ours.length === 0) return null;
  const ids = new Set(ours.flatMap(({ entityUrn }) => asText(entityUrn)?.split(":").at(-1) ?? []));
  const belongs = (urn: unknown, kind: string) =>
    asText(urn)?.includes(`:${kind}:`) === true &&
    String(urn)
      .split(/[:(),]/)
      .some((part) => ids.has(part));
  const text = (key: string) => asText(only(ours.map((each) => each[key])));
  const jobs = objects.filter(
    ({ entityUrn, dateRange }) => belongs(entityUrn, "fsd_profilePosition") && !asObject(dateRange)?.["end"],
  );
  const job = jobs.length === 1 ? jobs[0] : undefined;
  const states = objects.filter(({ entityUrn }) => belongs(entityUrn, "fsd_followingState"));
  const followers = only(states.map(({ followerCount }) => followerCount));
  return {
    firstName: toLine(text("firstName"), READ_AT_MOST.name),
    lastName: toLine(text("lastName"), READ_AT_MOST.name),
    headline: toLine(text("headline") ?? text("occupation"), READ_AT_MOST.headline),
    about: toLines(text("summary"), READ_AT_MOST.about),
    location: toLine(placeOf(ours, objects), READ_AT_MOST.location),
    followerCount: typeof followers === "number" && Number.isInteger(followers) ? followers : null,
    roleTitle: toLine(asText(job?.["title"]), READ_AT_MOST.roleTitle),
    company: toLine(asText(job?.["companyName"]), READ_AT_MOST.company),
  };
}

/** The place of a person, which the data names by its id or holds in place. */
function placeOf(ours: DataObject[], objects: DataObject[]): string | null {
  const places = ours.flatMap((each) => {
    const place = asObject(each["geoLocation"]);
    const id = place?.["*geo"] ?? place?.["geoUrn"];
    const named = objects.find(({ entityUrn }) => id !== undefined && entityUrn === id) ?? asObject(place?.["geo"]);
    return [named?.["defaultLocalizedName"] ?? each["locationName"]];
  });
  return asText(only(places));
}

const asText = (value: unknown) => (typeof value === "string" ? value : null);
const asObject = (value: unknown) => (typeof value === "object" && value !== null ? (value as DataObject) : undefined);

/** The one value of several sources; null where they do not agree. */
function only(values: unknown[]): unknown {
  const present = new Set(values.filter((value) => typeof value === "number" || (asText(value) ?? "").trim() !== ""));
  return present.size === 1 ? [...present][0] : null;
}
