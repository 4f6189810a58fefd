import type { CustomField } from "@contract/custom-fields";
import { expect, test } from "vitest";
import {
  changedParts,
  checkField,
  emptyDraft,
  type FieldDraft,
  readDraft,
  rebased,
  withOption,
  withoutOption,
} from "./field-draft";

const draft = (given: Partial<FieldDraft>): FieldDraft => ({ ...emptyDraft, ...given });
const errorsOf = (given: Partial<FieldDraft>) => {
  const checked = checkField(draft(given), []);
  return checked.ok ? {} : checked.errors;
};

test("asks for a label, a name and options in the specification's words", () => {
  expect(errorsOf({ label: "  " })).toEqual({ label: "Field label is required", name: "Field name is required" });
  expect(errorsOf({ label: " ", name: "deal" })).toEqual({ label: "Field label is required" });
  const sentence = "Options are required for select and multiselect fields";
  expect(errorsOf({ label: "Team", type: "select" })).toEqual({ options: sentence });
  expect(errorsOf({ label: "Team", type: "multiselect", option: "  " })).toEqual({ options: sentence });
  expect(errorsOf({ label: "Team", name: "the team" }).name).toBe(
    "Field names can only have letters, digits and underscores.",
  );
});

test("builds a name from the label: lower case, an underscore for everything but letters and digits", () => {
  expect(checkField(draft({ label: " Deal Size (EUR) " }), [])).toMatchObject({
    ok: true,
    field: { label: "Deal Size (EUR)", name: "deal_size__eur_" },
  });
  expect(checkField(draft({ label: "Deal", name: "Size_1" }), [])).toMatchObject({ field: { name: "Size_1" } });
});

test("a built name is one that no other field has, also when the labels have no letter of English", () => {
  const named = (name: string): CustomField => ({
    ...{ id: name, name, label: `Column ${name}`, type: "text", options: [], required: false },
    createdAt: "2026-11-21T10:00:00Z",
  });
  const nameOf = (label: string, others: string[]) => checkField(draft({ label }), others.map(named));
  expect(nameOf("行业", [])).toMatchObject({ field: { name: "__" } });
  expect(nameOf("价格", ["__"])).toMatchObject({ field: { name: "___2" } });
  expect(nameOf("地点", ["__", "___2"])).toMatchObject({ field: { name: "___3" } });
  expect(nameOf("Size", ["SIZE"])).toMatchObject({ field: { name: "size_2" } });
  expect(nameOf("x".repeat(100), ["x".repeat(100)])).toMatchObject({ field: { name: `${"x".repeat(98)}_2` } });
  // A name that was typed is the person's own; the database says whether it is free.
  expect(checkField(draft({ label: "Size", name: "size" }), [named("size")])).toMatchObject({
    field: { name: "size" },
  });
});

test("a label that people cannot tell from another column's is refused", () => {
  const city = { id: "a", name: "city", label: "Ciudad Ángel", type: "text", options: [], required: false } as const;
  const others = [{ ...city, options: [], createdAt: "2026-11-21T10:00:00Z" }];
  expect(checkField(draft({ label: " ciudad  angel", name: "other" }), others)).toEqual({
    ok: false,
    errors: { label: "You already have a column with this label." },
  });
  expect(checkField(draft({ label: "Ciudad" }), others)).toMatchObject({ ok: true });
});

test("options are trimmed, never blank and never twice", () => {
  const one = withOption(draft({ type: "select", option: "  Seed " }));
  expect(one).toMatchObject({ options: ["Seed"], option: "" });
  expect(withOption({ ...one, option: " Seed" })).toMatchObject({ options: ["Seed"], option: " Seed" });
  expect(withOption({ ...one, option: "  " })).toMatchObject({ options: ["Seed"], option: "" });
  expect(withoutOption(one, "Seed").options).toEqual([]);
});

test("counts an option that is typed and not added yet, and drops options that the type does not have", () => {
  const typed = draft({ label: "Round", type: "select", options: ["Seed"], option: "Series A" });
  expect(checkField(typed, [])).toMatchObject({ field: { options: ["Seed", "Series A"] } });
  expect(checkField({ ...typed, type: "number" }, [])).toMatchObject({
    ok: true,
    field: { type: "number", options: [] },
  });
});

test("a draft that cannot be read is none", () => {
  const edited = { draft: draft({ label: "Team" }), from: emptyDraft };
  expect(readDraft(JSON.stringify(edited))).toEqual(edited);
  expect(readDraft(JSON.stringify(edited.draft))).toBeNull();
  expect(readDraft("")).toBeNull();
  expect(readDraft('{"label":1}')).toBeNull();
});

test("only what was changed of a column is sent, so that an option added in another tab stays", () => {
  const before = { ...emptyDraft, id: "5f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d10", createdAt: "2026-01-01T00:00:00Z" };
  const field = { ...before, name: "tags", label: "Tags", type: "select" as const, options: ["a"] };
  const checked = checkField({ ...field, label: "Labels" }, []);
  expect(checked.ok && changedParts(field, checked.field)).toEqual({ label: "Labels" });
  expect(changedParts(field, { ...field, options: ["b"] })).toEqual({ options: { added: ["b"], removed: ["a"] } });
});

test("a draft takes over what another tab made of the column, and keeps what was typed", () => {
  const from = draft({ label: "Team", type: "select", options: ["a", "b"] });
  const typed = { ...from, label: "Crew", options: ["b", "mine"], option: "half" };
  const now = { ...from, label: "Group", name: "group", required: true, options: ["a", "b", "theirs"] };
  expect(rebased({ draft: typed, from }, now)).toEqual({
    ...now,
    label: "Crew",
    options: ["b", "theirs", "mine"],
    option: "half",
  });
  expect(rebased({ draft: typed, from }, { ...from, options: ["mine"] }).options).toEqual(["mine"]);
  const asText = { ...from, type: "text" as const, options: [] };
  expect(rebased({ draft: typed, from }, asText)).toMatchObject({ type: "select", options: ["mine"] });
  expect(rebased({ draft: { ...from, label: "Crew" }, from }, asText)).toMatchObject({ type: "text", label: "Crew" });
});
