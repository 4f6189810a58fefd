import type { PersonRow } from "@contract/founder-list";
import { founderPatchSchema } from "@contract/founders";
import { newNoteSchema } from "@contract/notes";
import { eachField, optionalFields, personFieldKeys, type PersonFieldKey, personFields } from "@contract/person-fields";
import { PROFILE_URL_EXAMPLE } from "@contract/profile-url";
import * as z from "zod/mini";
import type { CellEdit, EditorKind, Parsed } from "@/components/data-grid/grid-column";
import { parseNumber, parseOption, parseText } from "@/components/data-grid/parse-cell";

type PersonEdit = CellEdit<PersonRow>;

const problemOf = ({ issues }: z.core.$ZodError) => issues[0]?.message ?? "This value cannot be stored.";

/** What `parse` made of a text, if the founder's field takes it. */
function checked(field: PersonFieldKey, parsed: Parsed): Parsed {
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

function ownEdit(field: PersonFieldKey, kind: EditorKind, parse: (text: string) => Parsed): PersonEdit {
  return {
    kind,
    value: (person) => person[field],
    // A priority that was worked out for them is not theirs.
    stored: (person) => (field === "priorityScore" && person.priorityScoreBy === "outreach" ? null : person[field]),
    parse: (text) => checked(field, parse(text)),
  };
}

const loadOwners = async () => (await import("./owners.queries")).ownersInUse();

/** How each built-in column is edited. What is not here is the product's to write. */
export function builtInEdits(lists: {
  stages: readonly string[];
  statuses: readonly string[];
}): Record<string, PersonEdit> {
  const edit = (key: PersonFieldKey): PersonEdit => {
    const isRequired = !(optionalFields as readonly string[]).includes(key);
    const { type } = personFields[key];
    if (type === "select") {
      const options = key === "stage" ? lists.stages : lists.statuses;
      return { ...ownEdit(key, type, (written) => parseOption(options, written)), options };
    }
    if (type === "number") return ownEdit(key, type, parseNumber);
    if (key === "owner") return { ...ownEdit(key, "text", parseText), suggest: loadOwners };
    if (type !== "url") return { ...ownEdit(key, type, parseText), isRequired };
    // A URL is parsed as it is typed: an empty one has its own sentence.
    const url = ownEdit(key, type, (written) => ({ value: written.trim() }));
    return { ...url, placeholder: PROFILE_URL_EXAMPLE, isRequired };
  };
  return {
    ...eachField(personFieldKeys, edit),
    notes: { kind: "note", value: (person) => person.notes[0]?.content ?? null, parse: parseNote },
  };
}
