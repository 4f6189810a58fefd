import { READ_AT_MOST } from "@contract/page-limits.ts";
import type { ProfileReading, ReadFieldKey, ReadFields } from "@contract/page-reading.ts";
import { readAbout } from "./about.ts";
import { linesOfCard } from "./card-lines.ts";
import { toLine } from "./clean-text.ts";
import { companyAmong, roleIn } from "./company.ts";
import { followersInActivity } from "./followers.ts";
import { isOfAnother, openPage, type Page } from "./open-page.ts";
import { readAddress } from "./page-address.ts";
import { type DataPerson, personInData } from "./page-data.ts";
import { dataNames, namesInTitle, type Read, readName } from "./person-name.ts";
import { signedOutPerson } from "./signed-out.ts";
import { findTopCard, photoIn } from "./top-card.ts";

const FIELDS: ReadFieldKey[] = [
  "name",
  "headline",
  "roleTitle",
  "company",
  "location",
  "followerCount",
  "photoUrl",
  "about",
];

/**
 * What a page of the network says of its person. The address is the one the user sees. Never throws: what can't be read surely is named
 * in `notRead`, and of a page that is nobody's nothing is read.
 */
export function readProfile(document: Document, address = document.URL): ProfileReading {
  const { kind, profileUrl, fields } = readSafely(document, address);
  return { kind, profileUrl, fields, notRead: profileUrl === null ? [] : FIELDS.filter((key) => !(key in fields)) };
}

function readSafely(document: Document, address: string): Omit<ProfileReading, "notRead"> {
  try {
    const page = openPage(document, address);
    return { kind: page.kind, profileUrl: page.profileUrl, fields: fieldsOf(page) };
  } catch {
    // A page can put elements in the place of what a document has; its address stays what it is.
    const { kind, profileUrl } = readAddress(address);
    return { kind, profileUrl, fields: {} };
  }
}

function fieldsOf(page: Page): ReadFields {
  if (page.profileUrl === null) return {};
  if (page.kind === "logged-out") return withoutMissing(readSignedOut(page));
  return isOfAnother(page) ? {} : withoutMissing(readSignedIn(page, page.profileUrl));
}

type Found = { [Key in ReadFieldKey]: ReadFields[Key] | null };

function readSignedIn(page: Page, profileUrl: string): Found {
  const data = personInData(page.documents, profileUrl);
  const hints = [...namesInTitle(page), ...dataNames(data)];
  const card = hints.map((hint) => findTopCard(page, hint)).find((each) => each !== null) ?? findTopCard(page, null);
  const name = readName(page, card, data);
  // A card with another name is another person's.
  const lines = card !== null && name !== null ? linesOfCard(card, page.language) : null;
  const headline = fromData(data?.headline) ?? shown(lines?.headline, READ_AT_MOST.headline);
  const company = fromData(data?.company) ?? companyAmong(page, lines?.organizations ?? [], headline?.value ?? null);
  return {
    name,
    headline,
    company,
    roleTitle: fromData(data?.roleTitle) ?? roleIn(headline, company),
    location: fromData(data?.location) ?? shown(lines?.location, READ_AT_MOST.location, "link"),
    followerCount: followersOf(page, data, lines?.followers ?? null),
    photoUrl: card && name ? shown(photoIn(card, profileUrl, name.value), READ_AT_MOST.address, "photo-address") : null,
    about: fromData(data?.about) ?? readAbout(page),
  };
}

function followersOf(
  page: Page,
  data: DataPerson | null,
  inCard: { value: number; isRounded: boolean } | null,
): Found["followerCount"] {
  if (data && data.followerCount !== null) return { value: data.followerCount, isRounded: false, from: "page-data" };
  const inActivity = followersInActivity(page);
  const count = inActivity ?? inCard;
  // Two numbers that differ are numbers of two things.
  if (count === null || (inActivity && inCard && inActivity.value !== inCard.value)) return null;
  return { value: count.value, isRounded: count.isRounded, from: inActivity ? "link" : "page-shape" };
}

function readSignedOut(page: Page): Found {
  const { name, followers, photo, ...person } = signedOutPerson(page);
  const card = name && findTopCard(page, name.value);
  const lines = card ? linesOfCard(card, page.language) : null;
  const headline = person.headline ?? shown(lines?.headline, READ_AT_MOST.headline);
  const { company } = person;
  return {
    ...person,
    name,
    headline,
    roleTitle: person.roleTitle ?? roleIn(headline, company),
    followerCount: followers && { ...followers, isRounded: false },
    photoUrl: photo,
  };
}

const fromData = (value: string | null | undefined): Read | null =>
  value == null ? null : { value, from: "page-data" };

function shown(text: string | null | undefined, most: number, from: Read["from"] = "page-shape"): Read | null {
  const value = toLine(text, most);
  return value === null ? null : { value, from };
}

function withoutMissing(found: Found): ReadFields {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));
}
