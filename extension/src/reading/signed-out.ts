import { READ_AT_MOST } from "@contract/page-limits.ts";
import { toLine, toLines } from "./clean-text.ts";
import type { Page } from "./open-page.ts";
import { readAddress } from "./page-address.ts";
import { type DataObject, linkedData, objectsIn } from "./page-data.ts";
import type { Read } from "./person-name.ts";
import { photoAddress } from "./top-card.ts";

/** What a signed-out visitor's page says of its person in data and tags: a profile is shown to search engines as a Person of schema.org. */
export interface SignedOutPerson {
  name: Read | null;
  headline: Read | null;
  roleTitle: Read | null;
  company: Read | null;
  location: Read | null;
  about: Read | null;
  followers: Read<number> | null;
  photo: Read | null;
}

export function signedOutPerson(page: Page): SignedOutPerson {
  const [document] = page.documents;
  const person = document && personOf(document, page.profileUrl);
  const tag = (name: string) => document?.querySelector(`meta[property="${name}"]`)?.getAttribute("content") ?? null;
  // Tags are of the page that was loaded; their own address says whose it was.
  const isTagged = readAddress(tag("og:url") ?? "").profileUrl === page.profileUrl;
  const title = isTagged ? withoutNetwork(tag("og:title")) : null;
  const name = line(person?.["name"], READ_AT_MOST.name);
  const job = asList(person?.["jobTitle"])[0];
  const employer = asObjects(person?.["worksFor"])[0];
  const followers = asObjects(person?.["interactionStatistic"]).find(({ interactionType }) =>
    /FollowAction$/.test(asText(interactionType)),
  );
  const count = followers?.["userInteractionCount"];
  return {
    name: read(name) ?? nameAmong(title),
    headline: headlineIn(title, name, line(employer?.["name"], READ_AT_MOST.company)),
    roleTitle: read(line(job, READ_AT_MOST.roleTitle)),
    company: read(line(employer?.["name"], READ_AT_MOST.company)),
    location: read(line(asObjects(person?.["address"])[0]?.["addressLocality"], READ_AT_MOST.location)),
    about: read(lines(person?.["description"])),
    followers:
      typeof count === "number" && Number.isInteger(count) && count >= 0 ? { value: count, from: "meta" } : null,
    photo: read(
      photoAddress(asObjects(person?.["image"])[0]?.["contentUrl"]) ??
        (isTagged ? photoAddress(tag("og:image")) : null),
    ),
  };
}

/** The Person in the page's data that is the one of its address. */
function personOf(document: Document, profileUrl: string | null): DataObject | undefined {
  return objectsIn(linkedData(document)).find(
    (each) =>
      each["@type"] === "Person" &&
      [each["url"], each["sameAs"]].flatMap(asList).some((url) => readAddress(asText(url)).profileUrl === profileUrl),
  );
}

const withoutNetwork = (title: string | null) =>
  toLine(title, READ_AT_MOST.name + READ_AT_MOST.headline)?.replace(/\s*\|\s*LinkedIn$/u, "") ?? null;

/** "Name - Headline": a name that has a dash of its own is told from the headline only by the data. */
function nameAmong(title: string | null): Read | null {
  const parts = title?.split(" - ") ?? [];
  return parts.length === 1 || parts.length === 2 ? read(line(parts[0], READ_AT_MOST.name)) : null;
}

function headlineIn(title: string | null, name: string | null, company: string | null): Read | null {
  if (title === null || name === null || !title.startsWith(`${name} - `)) return null;
  const rest = line(title.slice(name.length + 3), READ_AT_MOST.headline);
  return rest === null || rest === company || title.endsWith("...") || title.endsWith("…") ? null : read(rest);
}

const read = (value: string | null): Read | null => (value === null ? null : { value, from: "meta" });
const asText = (value: unknown) => (typeof value === "string" ? value : "");
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 50) : [value]);
const asObjects = (value: unknown) =>
  asList(value).filter((each): each is DataObject => typeof each === "object" && each !== null);

/** The network hides parts from visitors behind asterisks. */
const isHidden = (text: string) => /\*{3}/.test(text);
const line = (value: unknown, most: number) => (isHidden(asText(value)) ? null : toLine(asText(value), most));
const lines = (value: unknown) => (isHidden(asText(value)) ? null : toLines(asText(value), READ_AT_MOST.about));
