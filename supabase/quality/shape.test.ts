import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readShape } from "./shape.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A work tree with these files. */
function treeOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "shape-"));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  execFileSync("git", ["init", "-q"], { cwd: root });
  execFileSync("git", ["add", "-A"], { cwd: root });
  return root;
}

const SEVEN = "name, company, role_title, industry, location, email, stage";

test("counts who lists a founder's columns, writes them, undoes and switches", () => {
  const shape = readShape(
    treeOf({
      "web/src/keys.ts": `export const keys = { name: 1, company: 2, roleTitle: 3, industry: 4, location: 5, email: 6, stage: 7 };\n`,
      "web/src/text.ts": `export const columns = "${SEVEN}";\n`,
      "web/src/six.ts": `export const columns = "name, company, role_title, industry, location, email";\n`,
      "web/src/prose.ts": `// ${SEVEN}\nexport const sentence = "A name, a company and an industry";\n`,
      "web/src/keys.test.ts": `export const columns = "${SEVEN}";\n`,
      "supabase/functions/stores/founders.ts": `db.from("founders").update(row);\n`,
      "supabase/migrations/1.sql": `-- ${SEVEN}
create function private.write_column() as $$ begin execute format('update public.founders f set %I = 1'); end $$;
create function private.swap() as $$ update public.founders f set (created_at, about) = (select now(), 'x') $$;
create function private.touch() as $$ update public.founders set last_touch_at = now() $$;
create function private.undo_part() as $$ select set_config('tracker.undoing', 'on', true) $$;
create function private.undo_merge() as $$ select private.undo_part() $$;
create function public.undo_merge() as $$ select private.undo_merge() $$;
create function public.restore() as $$ select private.undo_part() $$;
create function queue.put_back_job() as $$ select 1 $$;
create function public.list_people() as $$ select ${SEVEN} from public.founders where owner = 'not, a, list' $$;
`,
    }),
  );
  expect(shape).toMatchObject({
    typescript: ["web/src/keys.ts", "web/src/text.ts"],
    sql: ["supabase/migrations/1.sql"],
    writers: ["private.write_column", "private.swap", "supabase/functions/stores/founders.ts"],
    undos: ["undo_merge", "restore"],
    switches: ["tracker.undoing"],
  });
});

test("at most three files of the product and five of the database's list a founder's fields", () => {
  const { typescript, sql } = readShape(process.cwd());
  expect(typescript.length, typescript.join(", ")).toBeLessThanOrEqual(3);
  expect(sql.length, sql.join(", ")).toBeLessThanOrEqual(5);
});

test("one function of the product sets a person's fields, one undoes, and one setting says what is being done", () => {
  const { writers, undos, switches } = readShape(process.cwd());
  expect(writers).toEqual(["private.write_fields"]);
  expect(undos).toEqual(["undo"]);
  // The other two are the queue's.
  expect(switches).toEqual(["tracker.batch", "tracker.settling", "tracker.woken"]);
});
