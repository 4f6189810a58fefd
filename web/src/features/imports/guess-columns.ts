import type { CustomField } from "@contract/custom-fields";
import { columnLabels } from "@contract/founder-list";
import {
  eachField,
  fieldLabel,
  isPersonField,
  personFieldKeys,
  type PersonFieldKey,
  personFields,
} from "@contract/person-fields";

/** What a file's column can become: a field of a person, a part of the name, a note, or a custom field by its id. */
export const importTargets = {
  ...eachField(personFieldKeys, fieldLabel),
  firstName: "First name",
  lastName: "Last name",
  lastTouchAt: columnLabels.lastTouchAt,
  note: columnLabels.notes,
};
export type ImportTarget = keyof typeof importTargets;

/** The target of a column that becomes a new custom column. */
export const NEW_COLUMN = "new column";

/** By column of the file: a target, a custom field's id, `NEW_COLUMN`, or null for a column that is skipped. */
export type ColumnMapping = (string | null)[];

/** How other products call the parts of a person that are no field of their own; the fields' names are in the catalogue. */
const otherNames: Record<Exclude<ImportTarget, PersonFieldKey>, string[]> = {
  firstName: ["first", "givenname", "forename", "vorname", "prenom", "nombre"],
  lastName: ["last", "surname", "familyname", "nachname", "nom", "apellido", "apellidos"],
  lastTouchAt: [
    ...["lasttouch", "lastcontact", "lastcontactdate", "lastcontactedat", "lastinteraction", "lastspoke"],
    ...["lastactivity", "lastactivitydate", "lastemail", "lastinteractiondate", "letzterkontakt", "lastreachedout"],
  ],
  note: ["note", "comment", "comments", "remarks", "description", "notizen", "bemerkungen", "remarques"],
};
const namesOf = (target: ImportTarget): readonly string[] =>
  isPersonField(target) ? personFields[target].headers : otherNames[target];

const plain = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

interface Named {
  target: ImportTarget;
  /** The lower the surer. */
  rank: number;
}
const targetByHeader = new Map<string, Named>(
  // The keys are those of the same object.
  (Object.keys(importTargets) as ImportTarget[]).flatMap((target) =>
    [target, importTargets[target], ...namesOf(target)].map((name, rank) => [plain(name), { target, rank }] as const),
  ),
);

/** Whether a cell reads like the header of a column that we know. */
export function knowsHeader(cell: string): boolean {
  return targetByHeader.has(plain(cell)) || plain(cell) === "connectedon";
}

const LOOKS_LIKE_PROFILE = /^(https?:\/\/)?([\w-]+\.)?linkedin\.com\/in\//i;
const LOOKS_LIKE_EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Whether a cell is the address of a person's profile. */
export const isProfile = (cell: string): boolean => LOOKS_LIKE_PROFILE.test(cell.trim());

/** What each column most likely is: by its header, a custom field of that name, or what its cells look like. Nothing is guessed twice. */
export function guessColumns(headers: string[], rows: string[][], fields: CustomField[]): ColumnMapping {
  const taken = new Set<string>();
  const take = (target: string | undefined) => {
    if (target === undefined || taken.has(target)) return null;
    taken.add(target);
    return target;
  };
  const fieldOf = (header: string) =>
    fields.find(({ name, label }) => plain(label) === plain(header) || plain(name) === plain(header))?.id;
  const samples = headers.map((_, column) => rows.map((cells) => cells[column]?.trim() ?? "").filter(Boolean));
  const mapping = headers.map((header) => take(fieldOf(header)));
  for (const { column, target } of byCertainty(headers, samples)) mapping[column] ??= take(target);
  const counts = (looks: RegExp) =>
    samples.map((cells, column) => (mapping[column] === null ? cells.filter((cell) => looks.test(cell)).length : 0));
  // A column of websites may have only a few profiles in it, and still nothing else names anybody.
  const profiles = counts(LOOKS_LIKE_PROFILE);
  const emails = counts(LOOKS_LIKE_EMAIL).map((count, column) =>
    count * 10 >= (samples[column]?.length ?? 0) * 6 ? count : 0,
  );
  for (const [target, found] of [["profileUrl", profiles] as const, ["email", emails] as const]) {
    const most = Math.max(0, ...found);
    if (most > 0) mapping[found.indexOf(most)] ??= take(target);
  }
  return mapping;
}

/** The columns whose headers say what they are, the surest first. One without any cells is left out, unless there are none at all. */
function byCertainty(headers: string[], samples: string[][]): (Named & { column: number })[] {
  const hasCells = samples.some((cells) => cells.length > 0);
  const isOther = (cells: string[], target: ImportTarget) => {
    if (cells.length === 0) return hasCells;
    // Outlook writes Normal as everybody's priority.
    if (target === "priorityScore" || target === "followerCount") return !cells.some((cell) => /\d/.test(cell));
    // A website is often called URL too.
    const isWebsite = (cell: string) => /^https?:/i.test(cell) && !/linkedin/i.test(cell);
    return target === "profileUrl" && cells.some(isWebsite) && !cells.some((cell) => LOOKS_LIKE_PROFILE.test(cell));
  };
  return headers
    .flatMap((header, column) => {
      const named = targetByHeader.get(plain(header));
      return named && !isOther(samples[column] ?? [], named.target) ? [{ ...named, column }] : [];
    })
    .sort((one, other) => one.rank - other.rank || one.column - other.column);
}
