import * as z from "zod/mini";
import { type Founder, type FounderPatch, founderPatchSchema, newFounderSchema } from "../../contract/founders.ts";
import {
  eachField,
  fieldLabel,
  labelInSentence,
  optionalFields,
  personFieldKeys,
  type PersonFieldKey,
  personFields,
} from "../../contract/person-fields.ts";
import { toFounderRow } from "../../stores/founders.ts";
import { fieldOf, valueFor, writtenTo } from "./custom-values.ts";
import { maybe, type Plan, recordId, shown, text, type Tool, ToolRefusal, writeTool, type Written } from "./tool.ts";

/** The most people that one call changes. */
export const BULK_AT_MOST = 50;

const hints: Partial<Record<PersonFieldKey, string>> = {
  name: "Full name",
  profileUrl: "LinkedIn URL, only as the user gave it",
  stage: "One of the user's stages",
  status: "One of the user's statuses",
};
const fields = eachField(personFieldKeys, (key) =>
  maybe(personFields[key].type === "number" ? z.number() : text(hints[key] ?? fieldLabel(key))),
);
const patchSchema = z.object(fields);
const clearable = z.enum(optionalFields);

/** What the model gave of a patch: null means that a field stays. Throws ToolRefusal with the first thing wrong. */
function patchOf(given: z.output<typeof patchSchema>, clear: string[]): FounderPatch {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== ""));
  const parsed = z.safeParse(founderPatchSchema, {
    ...set,
    ...Object.fromEntries(clear.map((field) => [field, null])),
  });
  if (!parsed.success) throw new ToolRefusal(parsed.error.issues[0]?.message ?? "A field is not valid.");
  if (Object.keys(parsed.data).length === 0) throw new ToolRefusal("There is nothing to change.");
  return parsed.data;
}

function writtenBy(patch: FounderPatch): Written[] {
  return changesIn(patch).map(([key, value]): Written => {
    const field = fieldLabel(key);
    if (value === null) return { kind: "cleared", field, value: "" };
    const { type } = personFields[key];
    return { kind: type === "number" ? "number" : type === "select" ? "choice" : "text", field, value: String(value) };
  });
}

/** The fields that a patch sets or clears, with their new values. */
const changesIn = (patch: FounderPatch) =>
  personFieldKeys.flatMap((key) => (patch[key] === undefined ? [] : [[key, patch[key]] as const]));

/** The names by which someone can mean a person. */
export const namesOf = ({ name, company }: Pick<Founder, "name" | "company">): string[] => [
  name,
  ...(company ? [company] : []),
];

const ownValues = z.array(z.object({ fieldId: recordId("fieldId"), value: text("As set_custom_value takes it") }));

const createFounder = writeTool({
  name: "create_founder",
  description:
    "Follows a new person, with values of the user's own columns. profileUrl, the address of their LinkedIn profile, is needed: when the user did not give it, ask for it instead of calling.",
  label: "Adding a person",
  input: z.object({ ...fields, values: z.optional(maybe(ownValues)) }),
  plan: async ({ db }, { values, ...given }): Promise<Plan> => {
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== ""));
    if (set["profileUrl"] === undefined)
      throw new ToolRefusal("The address of their LinkedIn profile is needed: ask the user for it.");
    const parsed = z.safeParse(newFounderSchema, set);
    if (!parsed.success) throw new ToolRefusal(parsed.error.issues[0]?.message ?? "A field is not valid.");
    const { name } = parsed.data;
    const patch = Object.fromEntries(Object.entries(parsed.data).filter(([, value]) => value !== null)) as FounderPatch;
    const own = await Promise.all(
      (values ?? []).map(async ({ fieldId, value }) => {
        const field = await fieldOf(db, fieldId);
        return { field, value: valueFor(field, value) };
      }),
    );
    const withOwn = own.length > 0 && {
      values: Object.fromEntries(own.map(({ field, value }) => [field.id, value])),
      names: Object.fromEntries(own.map(({ field }) => [field.id, field.label])),
    };
    return {
      title: `Add ${name}`,
      saidWhenDone: `Added ${name}.`,
      saidWhenThere: "You already follow the person of that LinkedIn profile.",
      operation: { kind: "insert", table: "founders", row: toFounderRow(patch), ...withOwn },
      founderId: null,
      recordId: null,
      targets: [],
      writes: [...writtenBy(patch), ...own.map(({ field, value }) => writtenTo(field, value))],
      alwaysConfirm: null,
    };
  },
});

const updateFounder = writeTool({
  name: "update_founder",
  description: "Changes fields of one person. Null leaves a field as it is; name in `clear` what is to become empty.",
  label: "Changing a person",
  input: z.object({ founderId: recordId("founderId"), patch: patchSchema, clear: z.array(clearable) }),
  plan: async ({ founders }, { founderId, patch: given, clear }): Promise<Plan> => {
    const founder = await founders.get(founderId);
    const patch = patchOf(given, clear);
    const changed = changesIn(patch).map(
      ([key, value]) => `${labelInSentence(key)} ${value === null ? "cleared" : `set to ${shown(value) ?? ""}`}`,
    );
    return {
      title: `Change ${founder.name}`,
      saidWhenDone: `${founder.name}: ${changed.join(", ")}.`,
      saidWhenThere: `${founder.name} has that already: ${changed.join(", ").replaceAll(" set to ", " ")}.`,
      operation: {
        kind: "update",
        table: "founders",
        ids: [founder.id],
        row: toFounderRow(patch),
        names: { [founder.id]: founder.name },
      },
      founderId: founder.id,
      recordId: founder.id,
      targets: [namesOf(founder)],
      writes: writtenBy(patch),
      // The address decides whose posts are read, and the old one's are forgotten.
      alwaysConfirm:
        patch.profileUrl !== undefined && patch.profileUrl !== founder.profileUrl
          ? "The posts of the old address will be removed."
          : null,
    };
  },
});

const updateFounders = writeTool({
  name: "update_founders",
  description: `Changes the same fields of several people at once (at most ${BULK_AT_MOST}); always waits for the user's confirmation.`,
  label: "Changing several people",
  input: z.object({
    founderIds: z.array(recordId("founderIds")).check(z.minLength(1), z.maxLength(BULK_AT_MOST)),
    patch: patchSchema,
    clear: z.array(clearable),
  }),
  plan: async (context, { founderIds, patch: given, clear }): Promise<Plan> => {
    const ids = [...new Set(founderIds)];
    const patch = patchOf(given, clear);
    if (patch.name !== undefined || patch.profileUrl !== undefined || patch.email !== undefined)
      throw new ToolRefusal("Names and addresses are changed one person at a time.");
    const founders = await Promise.all(ids.map((id) => context.founders.get(id)));
    const [first, second] = founders;
    const who = first && !second ? first.name : `${founders.length} people`;
    return {
      title: `Change ${who}`,
      saidWhenDone: `Changed ${who}.`,
      saidWhenThere: "They all have that already.",
      operation: {
        kind: "update",
        table: "founders",
        ids,
        row: toFounderRow(patch),
        names: Object.fromEntries(founders.map(({ id, name }) => [id, name])),
      },
      founderId: null,
      recordId: null,
      targets: founders.map(namesOf),
      writes: writtenBy(patch),
      alwaysConfirm: "Several people would be changed at once.",
    };
  },
});

const deleteFounder = writeTool({
  name: "delete_founder",
  description: "Moves a person with all notes and posts to the trash; always waits for the user's confirmation.",
  label: "Looking at what would be deleted",
  input: z.object({ founderId: recordId("founderId") }),
  plan: async ({ founders }, { founderId }): Promise<Plan> => {
    const founder = await founders.get(founderId);
    return {
      title: `Delete ${founder.name}`,
      saidWhenDone: `Deleted ${founder.name}. They stay in the trash for 30 days.`,
      saidWhenThere: `${founder.name} is gone already.`,
      operation: { kind: "delete", table: "founders", ids: [founder.id], names: { [founder.id]: founder.name } },
      founderId: founder.id,
      recordId: founder.id,
      targets: [namesOf(founder)],
      writes: [],
      alwaysConfirm: "Deleting needs your confirmation.",
    };
  },
});

export const founderTools: readonly Tool[] = [createFounder, updateFounder, updateFounders, deleteFounder];
