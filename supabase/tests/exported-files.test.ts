import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { choiceKey } from "../../web/src/features/imports/choices.ts";
import type { CustomField } from "../functions/_shared/contract/custom-fields.ts";
import type { ImportAdditions, ImportDocument } from "../functions/_shared/contract/imports.ts";
import { listCustomFields } from "../functions/_shared/stores/custom-fields.ts";
import { addImport, listImportRows, runImport, uploadImportRows } from "../functions/_shared/stores/imports.ts";
import { type NamedUser, signUp } from "./named-user.ts";
import { runWhole } from "./upload-people.ts";

/** What the browser makes of a file. Its modules are of another TypeScript project, so the compiler cannot follow an import of them. */
interface BrowserReader {
  exportedFiles: { tool: string; bytes: Uint8Array; people: number; others: number }[];
  exportedRows(
    bytes: Uint8Array,
    fields: CustomField[],
    lists: { stage: string[]; status: string[] },
    keepsSkipped: boolean,
  ): Promise<{
    rows: { row: number; document: ImportDocument; cells: { cell: string; readings: string[][] }[] }[];
    additions: ImportAdditions;
  }>;
}
const browser = "../../web/src/testing/exported-rows.ts";
const { exportedFiles, exportedRows } = (await import(browser)) as BrowserReader;

let sql: Sql;
let ada: NamedUser;
beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
beforeEach(async () => {
  ada = await signUp("Ada");
});
afterAll(() => sql.end());

async function importFile(fileName: string, bytes: Uint8Array, keepsSkipped: boolean) {
  const [lists] = await sql<{ stage: string[]; status: string[] }[]>`
    select founder_stages as stage, founder_statuses as status from public.profiles where id = ${ada.id}`;
  const fields = await listCustomFields(ada.db);
  const file = await exportedRows(bytes, fields, lists ?? { stage: [], status: [] }, keepsSkipped);
  const { id } = await addImport(ada.db, { fileName, rowCount: file.rows.length, additions: file.additions });
  await uploadImportRows(
    ada.db,
    id,
    file.rows.map(({ row, document }) => ({ row, document })),
  );
  const { expected } = await runImport(ada.db, id, { isDry: true });
  const { outcomes } = await runWhole(ada.db, id);
  // What the preview says is what happens.
  expect(outcomes).toEqual(expected);
  return { file, outcomes, lines: await listImportRows(ada.db, id) };
}

/** All that is stored of a person, as text. */
async function storedOf(founderId: string | null): Promise<string> {
  const stored = await sql`
    select to_jsonb(f) as person,
      (select jsonb_agg(v.value) from public.custom_field_values v where v.founder_id = f.id) as values,
      (select jsonb_agg(n.content) from public.notes n where n.founder_id = f.id) as notes,
      (select jsonb_agg(a.happened_at) from public.activities a where a.founder_id = f.id and a.type = 'touch') as touches
    from public.founders f where f.user_id = ${ada.id} and f.id = ${founderId}`;
  return JSON.stringify(stored);
}

test.each(exportedFiles)("every cell of $tool is in the database, in a note, or in the report", async (exported) => {
  const { bytes, people, others } = exported;
  const { file, outcomes, lines } = await importFile("people.csv", bytes, true);
  expect(outcomes).toEqual({ created: people, ...(others > 0 && { refused: others }) });
  expect(lines.map(({ row }) => row)).toEqual(file.rows.map(({ row }) => row));
  for (const [index, line] of lines.entries()) {
    // A refused row is in the results as a whole.
    if (line.outcome === "refused") continue;
    const known = choiceKey((await storedOf(line.founderId)) + JSON.stringify(line.skippedFields));
    const cells = file.rows[index]?.cells ?? [];
    expect(cells.length).toBeGreaterThan(2);
    const lost = cells.filter(({ readings }) => !readings.some((parts) => parts.every((part) => known.includes(part))));
    expect(lost.map(({ cell }) => cell)).toEqual([]);
  }
});

test("files of every tool add everybody once, and nothing when they come again", async () => {
  const counted = () => sql<{ people: number; notes: number }[]>`
    select (select count(*)::int from public.founders where user_id = ${ada.id}) as people,
      (select count(*)::int from public.notes where user_id = ${ada.id}) as notes`;
  for (const { tool, bytes, people } of exportedFiles) {
    const { outcomes } = await importFile(tool, bytes, false);
    expect(outcomes, tool).toMatchObject({ created: people });
  }
  const before = await counted();
  expect(before[0]?.people).toBe(exportedFiles.reduce((sum, { people }) => sum + people, 0));
  for (const { tool, bytes, people, others } of exportedFiles) {
    const { outcomes } = await importFile(tool, bytes, false);
    expect(outcomes, tool).toEqual({ unchanged: people, ...(others > 0 && { refused: others }) });
  }
  expect(await counted()).toEqual(before);
});
