// Supabase's runtime is Deno 2.1 (V8 13.0), older than the Deno that the embedded stack runs. What it lacks must not pass `npm run types`.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const folder = dirname(fileURLToPath(import.meta.url));

/** What the compiler says of a line of a function, with the settings of `tsconfig.json`. */
function faultsOf(line: string): string[] {
  const path = `${folder}/tsconfig.json`;
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(path, ts.sys.readFile).config, ts.sys, folder);
  const name = `${folder}/line.ts`;
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(name, `export {};\n${line}\n`, ts.ScriptTarget.ES2024)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([name], { ...options, incremental: false, noUnusedLocals: false }, host);
  const file = program.getSourceFile(name);
  return ts
    .getPreEmitDiagnostics(program, file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

test.each([
  'Uint8Array.fromBase64("");',
  'RegExp.escape("");',
  "Error.isError(1);",
  "Temporal.Now.instant();",
  "Promise.try(() => 1);",
  "Iterator.from([1]);",
  "new Map().getOrInsert(1, 1);",
  "Math.sumPrecise([1]);",
  "using file = { [Symbol.dispose]() {} };",
])("%s does not pass", (line) => {
  expect(faultsOf(line)).not.toEqual([]);
});

test.each(['"".toWellFormed();', "Object.groupBy([1], String);", "AbortSignal.any([]);", "Promise.withResolvers();"])(
  "%s passes",
  (line) => {
    expect(faultsOf(line)).toEqual([]);
  },
);
