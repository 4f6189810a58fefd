import type { PersonRow } from "@contract/founder-list";
import { type FounderPatch, founderPatchSchema } from "@contract/founders";
import { newNoteSchema } from "@contract/notes";
import { PROFILE_URL_EXAMPLE } from "@contract/profile-url";
import * as z from "zod/mini";
import type { CellEdit, EditorKind, Parsed } from "@/components/data-grid/grid-column";
import { parseNumber, parseOption, parseText } from "@/components/data-grid/parse-cell";

/** The columns of the table that a user fills in, notes aside. */
type OwnField = keyof FounderPatch;

type PersonEdit = CellEdit<PersonRow>;

const problemOf = ({ issues }: z.core.$ZodError) => issues[0]?.message ?? "This value cannot be stored.";

/** What `parse` made of a text, if the founder's field takes it. */
function checked(field: OwnField, parsed: Parsed): Parsed {
  if ("problem" in parsed) return parsed;
  const result = z.safeParse(founderPatchSchema, { [field]: parsed.value });
  if (!result.success) return { problem: problemOf(result.error) };
  return { value: result.data[field] ?? null };
}

/** A note that can be stored; a blank one is none. */
function parseNote(text: string): Parsed {
  const parsed = parseText(text);
  if ("problem" in parsed || parsed.value === null) return parsed;
  const result = z.safeParse(newNoteSchema, { content: parsed.value });
  return result.success ? parsed : { problem: problemOf(result.error) };
}

function ownEdit(field: OwnField, kind: EditorKind, parse: (text: string) => Parsed): PersonEdit {
  return { kind, value: (person) => person[field], parse: (text) => checked(field, parse(text)) };
}

/** How each built-in column is edited. What is not here is the product's to write. */
export function builtInEdits(lists: {
  stages: readonly string[];
  statuses: readonly string[];
}): Record<string, PersonEdit> {
  const text = (field: OwnField, kind: EditorKind = "text") => ownEdit(field, kind, parseText);
  const number = (field: OwnField) => ownEdit(field, "number", parseNumber);
  const option = (field: OwnField, options: readonly string[]) => ({
    ...ownEdit(field, "select", (written) => parseOption(options, written)),
    options,
  });
  return {
    name: { ...text("name"), isRequired: true },
    email: text("email", "email"),
    company: text("company"),
    // An address is parsed as it is typed: an empty one has its own sentence.
    profileUrl: {
      ...ownEdit("profileUrl", "url", (written) => ({ value: written.trim() })),
      placeholder: PROFILE_URL_EXAMPLE,
      isRequired: true,
    },
    roleTitle: text("roleTitle"),
    industry: text("industry"),
    location: text("location"),
    owner: text("owner"),
    meetingSummaries: text("meetingSummaries", "long-text"),
    notes: { kind: "note", value: (person) => person.notes[0]?.content ?? null, parse: parseNote },
    followerCount: number("followerCount"),
    priorityScore: number("priorityScore"),
    stage: option("stage", lists.stages),
    status: option("status", lists.statuses),
  };
}
