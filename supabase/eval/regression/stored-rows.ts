import type { Sql } from "postgres";
import type { Player } from "../world.ts";

export type RowKind = "person" | "note" | "task" | "column" | "value";

interface StoredRow {
  id: string;
  kind: RowKind;
  /** A person's name, a task's title, a column's label; of a note and a value, the person's id. */
  subject: string;
  fields: Record<string, string>;
}

/** What of one row differs: every field of one that came or went, the new values ("" for none) of one that changed. */
export interface Change {
  op: "+" | "~" | "-";
  kind: Exclude<RowKind, "value">;
  subject: string;
  fields: Record<string, string>;
}

/** Everything that a user has and a person could have asked to change; values of their own columns are rows of their own. */
export async function storedRows(sql: Sql, { id }: Player): Promise<StoredRow[]> {
  const rows = await sql<(Omit<StoredRow, "fields"> & { fields: Record<string, unknown> })[]>`
    select id::text, 'person' as kind, name as subject, jsonb_strip_nulls(jsonb_build_object('url', split_part(profile_url, '/in/', 2),
      'company', company, 'role', role_title, 'industry', industry, 'location', location, 'email', email, 'followers', follower_count,
      'stage', stage, 'status', status, 'owner', owner, 'priority', priority_score, 'meetings', meeting_summaries,
      'keepInTouch', keep_in_touch_days)) as fields from public.founders where user_id = ${id}
    union all select id::text, 'note', founder_id::text, jsonb_build_object('text', content) from public.notes where user_id = ${id}
    union all select id::text, 'task', title, jsonb_strip_nulls(jsonb_build_object('person', founder_id, 'due', due_on, 'status', status,
      'repeats', recurrence, 'description', description)) from public.tasks where user_id = ${id}
    union all select id::text, 'column', label, jsonb_build_object('type', type, 'options', options) from public.custom_fields where user_id = ${id}
    union all select field_id || ' ' || founder_id, 'value', founder_id::text, jsonb_build_object(field_id, value) from public.custom_field_values
      where user_id = ${id}
    order by 1`;
  return rows.map((row) => ({
    ...row,
    fields: Object.fromEntries(Object.entries(row.fields).map(([key, value]) => [key, inWords(value)])),
  }));
}

const inWords = (value: unknown): string =>
  Array.isArray(value) ? value.join(", ") : value === true ? "yes" : value === false ? "no" : String(value);

/** What came, went and changed. A person's own columns count as fields of theirs, under the labels that the columns had before. */
export function changesBetween(before: readonly StoredRow[], after: readonly StoredRow[]): Change[] {
  const names = new Map([...after, ...before].map(({ id, subject }) => [id, subject]));
  const [was, is] = [byId(before), byId(after)];
  const isThere = (id: string) => is.has(id) || !was.has(id);
  const nameOf = (id: string) => names.get(id) ?? id;
  const changes = new Map<string, Change>();
  const note = (id: string, { kind, subject }: StoredRow, op: Change["op"], fields: Record<string, string>) => {
    if (kind === "value") {
      const label = Object.keys(fields)[0] ?? "";
      if (!isThere(subject) || !isThere(label)) return;
      const person = changes.get(subject) ?? { op: "~", kind: "person", subject: nameOf(subject), fields: {} };
      changes.set(subject, {
        ...person,
        fields: { ...person.fields, [nameOf(label)]: op === "-" ? "" : (fields[label] ?? "") },
      });
      return;
    }
    if (kind === "note" && !isThere(subject)) return;
    const held = changes.get(id);
    changes.set(id, {
      op,
      kind,
      subject: kind === "note" ? nameOf(subject) : nameOf(id),
      fields: { ...held?.fields, ...fields },
    });
  };
  for (const row of [...before, ...after].sort(
    (one, other) => Number(one.kind === "value") - Number(other.kind === "value"),
  )) {
    const [old, now] = [was.get(row.id), is.get(row.id)];
    if (old && row !== old) continue;
    if (!old) note(row.id, row, "+", said(row.fields, nameOf));
    else if (!now) note(row.id, row, "-", said(row.fields, nameOf));
    else {
      const fields = differing(old, now);
      if (row.kind === "task" && fields["person"] === "" && !isThere(old.fields["person"] ?? ""))
        delete fields["person"];
      if (Object.keys(fields).length > 0) note(row.id, row, "~", said(fields, nameOf));
    }
  }
  return [...changes.values()];
}

const byId = (rows: readonly StoredRow[]) => new Map(rows.map((row) => [row.id, row]));

/** A task's person by name; what every new task has is left out. */
const said = (fields: Record<string, string>, nameOf: (id: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, key === "person" ? nameOf(value) : value]));

/** The fields of a row that differ, with their new values; a new title, name or label is one of them. */
function differing(old: StoredRow, now: StoredRow): Record<string, string> {
  const names = { person: "name", task: "title", column: "label", note: "person", value: "person" };
  const [was, is] = [old, now].map(({ kind, subject, fields }) => ({
    ...fields,
    [names[kind]]: fields[names[kind]] ?? subject,
  }));
  const keys = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
  return Object.fromEntries(keys.flatMap((key) => (was?.[key] === is?.[key] ? [] : [[key, is?.[key] ?? ""]])));
}
