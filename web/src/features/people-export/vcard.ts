import type { PersonRow } from "@contract/founder-list";

const LINE_OCTETS = 75;

/** People as vCards 4.0 (RFC 6350), for an address book. */
export function vcards(people: PersonRow[]): string {
  return people.map(vcard).join("");
}

function vcard(person: PersonRow): string {
  const { id, name, email, company, roleTitle, location, profileUrl, notes, lastRefreshedAt, createdAt } = person;
  const note = notes[0]?.content;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    `UID:urn:uuid:${id}`,
    `FN:${text(name)}`,
    `N:${nameParts(name).map(text).join(";")};;;`,
    company !== null && `ORG:${text(company)}`,
    roleTitle !== null && `TITLE:${text(roleTitle)}`,
    email !== null && `EMAIL:${text(email)}`,
    // The place is one text, written as the locality.
    location !== null && `ADR:;;;${text(location)};;;`,
    `URL:${profileUrl}`,
    note !== undefined && `NOTE:${text(note)}`,
    `REV:${(lastRefreshedAt ?? createdAt)
      .replace(/\.\d+/, "")
      .replace(/[-:](?=\d\d)/g, "")
      .replace(/\+0000$/, "Z")}`,
    "END:VCARD",
  ];
  return lines
    .filter((line) => line !== false)
    .map(folded)
    .join("");
}

/** Family name and given names, as far as one can tell. */
function nameParts(name: string): [string, string] {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  return [last ?? "", words.join(" ")];
}

function text(value: string): string {
  return value
    .replaceAll("\\", "\\\\")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replaceAll(",", "\\,")
    .replaceAll(";", "\\;");
}

/** A line of at most 75 octets, going on in lines that begin with a space; no character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ["", 0];
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      [part, octets] = ["", 1];
    }
    part += character;
    octets += size;
  }
  return `${[...parts, part].join("\r\n ")}\r\n`;
}
