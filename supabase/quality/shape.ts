import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { personFields } from "../functions/_shared/contract/person-catalogue.ts";

/** The columns whose lists are counted: those that a user wrote when the counting began, so that counts can be compared. */
const COLUMNS = [
  ...["name", "profile_url", "company", "role_title", "industry", "location", "email", "follower_count"],
  ...["stage", "status", "owner", "priority_score", "meeting_summaries"],
];
/** A file that names this many of them lists a founder's fields. */
const MANY = 7;

/** How often the product says the same thing: what `npm run quality -- shape` prints. */
export interface Shape {
  /** Product files that name seven or more of a founder's columns. */
  typescript: string[];
  sql: string[];
  /** Functions and stores that set the fields of a founder who is there. */
  writers: string[];
  /** Functions that undo a user's change, by name: ways to undo, without the steps of one that another calls. */
  undos: string[];
  /** Settings of one transaction that triggers read. */
  switches: string[];
  /** Lines of product code that are not blank. */
  lines: number;
}

/** Reads a checked-out tree. Throws when `root` is not a git work tree. */
export function readShape(root: string): Shape {
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter(isProduct)
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
  const code = files.filter(({ path }) => /\.tsx?$/.test(path));
  const sql = files
    .filter(({ path }) => path.endsWith(".sql"))
    .map((file) => ({ ...file, text: withoutComments(file.text) }));
  return {
    typescript: code.filter(({ text }) => columnsIn(wordsOfTypeScript(text)) >= MANY).map(({ path }) => path),
    sql: sql.filter(({ text }) => columnsIn(wordsOfSql(text)) >= MANY).map(({ path }) => path),
    writers: [
      ...sql.flatMap(({ text }) => functionsIn(text).filter(writesFields).map(nameOf)),
      ...code.filter(updatesFounders).map(({ path }) => path),
    ],
    undos: waysToUndo(sql.flatMap(({ text }) => functionsIn(text))),
    switches: [...new Set(sql.flatMap(({ text }) => text.match(/\btracker\.[a-z_]+/g) ?? []))].sort(),
    lines: [...code, ...sql].reduce(
      (sum, { text }) => sum + text.split("\n").filter((line) => line.trim() !== "").length,
      0,
    ),
  };
}

/** The product is what is deployed: no tests, benches, proofs, local stack, sample data or generated files. */
function isProduct(path: string): boolean {
  if (!/^(?:web\/src|supabase\/functions|supabase\/migrations|extension)\//.test(path)) return false;
  if (/(?:^|\/)(?:testing|sample)\//.test(path) || /\.(?:test|gen)\.tsx?$/.test(path)) return false;
  return /\.(?:tsx?|sql)$/.test(path) && basename(path) !== "database.types.ts";
}

const camel = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const columnsIn = (words: ReadonlySet<string>) =>
  COLUMNS.filter((column) => words.has(column) || words.has(camel(column))).length;

/** Every identifier of a file, and the words of its short texts: "role_title, company" names two columns, a sentence none. */
function wordsOfTypeScript(text: string): Set<string> {
  const words = new Set<string>();
  const source = ts.createSourceFile("file.tsx", text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) words.add(node.text);
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      for (const item of node.text.split(",")) if (/^\s*[a-z][A-Za-z_]*\s*$/.test(item)) words.add(item.trim());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return words;
}

const withoutComments = (sql: string) => sql.replace(/--.*$/gm, "");
/** Every name of a SQL file, and the quoted texts that are one word. */
const wordsOfSql = (sql: string) =>
  new Set(sql.replace(/'(?:[^']|'')*'/g, (quoted) => (/\s/.test(quoted) ? " " : quoted)).match(/[A-Za-z_]+/g) ?? []);

/** Each function of a migration, from its name to the next `create`. */
const functionsIn = (sql: string) =>
  sql.split(/^(?=create (?:or replace )?)/m).filter((part) => /^create (?:or replace )?function /.test(part));
const nameOf = (text: string) => /function ([a-z_.]+)/.exec(text)?.[1] ?? "";

/** Work that a worker puts back into its queue is not a user's change. */
const UNDO = /^(?:public|private)\.((?:undo|restore|take_back|put_back)[a-z_]*)$/;
function waysToUndo(functions: string[]): string[] {
  const undos = functions.filter((text) => UNDO.test(nameOf(text)));
  const isCalled = (name: string) => undos.some((text) => nameOf(text) !== name && text.includes(`${name}(`));
  const ways = undos.map(nameOf).filter((name) => !isCalled(name));
  return [...new Set(ways.map((name) => UNDO.exec(name)?.[1] ?? name))];
}
const WRITTEN = Object.values(personFields).map(({ column }) => column);
/** One column, several in brackets, or whatever a format has there. */
const SETS_FIELD = new RegExp(
  `update (?:only )?public\\.(?:founders|%[0-9$]*I)[^;]*?\\bset\\b[^;]*?(?:%[0-9$]*[Is]|\\b(?:${WRITTEN.join("|")})\\b[\\w\\s,]*\\)?\\s*=)`,
);
const writesFields = (text: string) => SETS_FIELD.test(text);
const updatesFounders = ({ text }: { text: string }) => /\.from\("founders"\)\s*\.update\(/.test(text);
