import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { expect, test } from "vitest";
import { rawCut } from "./eslint.raw-cut.js";

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ["**/*.ts"],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { projectService: { allowDefaultProject: ["*.ts"] }, tsconfigRootDir: import.meta.dirname },
      },
      plugins: { tracker: { rules: { "raw-cut": rawCut } } },
      rules: { "tracker/raw-cut": "error" },
    },
  ] as ESLint.Options["overrideConfig"] & object[],
});

async function faults(line: string): Promise<number> {
  const code = `const TITLE_WORDS = 60;\nexport const cut = (text: string, list: string[], atMost: number, at: number) => ${line};\n`;
  const [result] = await eslint.lintText(code, { filePath: "a-cut.ts" });
  return result?.messages.filter(({ ruleId }) => ruleId === "tracker/raw-cut").length ?? 0;
}

test.each([
  "text.slice(0, 300)",
  "text.trim().slice(0, TITLE_WORDS)",
  "text?.substring(0, atMost)",
  "`${text}…`.slice(-200)",
])("notices that %s may halve a character", async (line) => {
  expect([await faults("text"), await faults(line)]).toEqual([0, 1]);
});

test.each(["text.slice(0, at)", "text.slice(0, 10)", "list.slice(0, TITLE_WORDS)", "[...text].slice(0, 300)"])(
  "leaves %s alone",
  async (line) => {
    expect(await faults(line)).toBe(0);
  },
);
