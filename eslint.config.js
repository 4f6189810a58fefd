import { basename } from "node:path";
import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";
import { boundaries, noBarrels } from "./eslint.boundaries.js";
import { rawCut } from "./eslint.raw-cut.js";

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|js|mjs)$/;
const JUNK_DRAWER = /^(utils|helpers|common|types|index)\./;

const DATES = "Dates and times are formatted in lib/relative-time.ts, so that they look the same everywhere.";

/** Files are named for what they hold: kebab-case, and never a junk drawer or a barrel. */
const fileName = {
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (!KEBAB_CASE.test(name)) context.report({ node, message: `'${name}' is not in kebab-case.` });
      if (JUNK_DRAWER.test(name)) context.report({ node, message: `'${name}' says nothing about what it holds.` });
    },
  }),
};

export default tseslint.config(
  {
    ignores: [
      "**/node_modules",
      "**/dist",
      "**/.data",
      "**/.temp",
      "**/test-results",
      "**/playwright-report",
      "**/*.gen.ts",
      "**/database.types.ts",
    ],
  },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ["tsconfig.json"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // A number in a sentence is plain; objects and null in one are the mistakes this rule is for.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => void save()` and `() => setOpen(true)` are how React handlers read.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      // Our interfaces are met by closures, whose methods know no `this`.
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // [...text] counts characters as Postgres does.
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
    },
  },
  // Each file has one program, and `npm run lint` takes the programs one after another: together they are too much for Node's memory.
  ...["web", "extension"].map((part) => ({
    files: [`${part}/src/**/*.{ts,tsx}`],
    languageOptions: { parserOptions: { project: [`${part}/tsconfig.json`] } },
  })),
  {
    files: ["supabase/functions/**/*.ts"],
    ignores: ["**/*.test.ts"],
    languageOptions: { parserOptions: { project: ["supabase/functions/tsconfig.json"] } },
  },
  {
    // The entry points name Deno, which only Deno's own checker knows: `deno check` types them.
    files: ["supabase/functions/*/index.ts", "supabase/functions/entry-globals.d.ts"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      parserOptions: { project: null },
      globals: { Deno: "readonly", EdgeRuntime: "readonly" },
    },
  },
  { files: ["**/*.{js,mjs}"], ignores: ["web/public/**"], languageOptions: { globals: globals.node } },
  { files: ["web/public/**/*.js"], languageOptions: { globals: globals.browser, sourceType: "script" } },
  {
    files: ["{web,extension}/src/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat["recommended-latest"]],
  },
  {
    plugins: { tracker: { rules: { "file-name": fileName, "raw-cut": rawCut } } },
    rules: {
      "tracker/file-name": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      // Our patterns contain control characters, to refuse them.
      "no-control-regex": "off",
      "max-lines": ["error", 250],
      "max-lines-per-function": ["error", 80],
    },
  },
  {
    files: ["supabase/functions/**/*.ts", "{web,extension}/src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}", "supabase/functions/*/index.ts", "supabase/functions/_shared/contract/storable.ts"],
    rules: { "tracker/raw-cut": "error" },
  },
  { files: ["supabase/functions/*/index.ts"], rules: { "tracker/file-name": "off" } },
  {
    files: ["**/*.test.{ts,tsx}", "{web,extension}/e2e/**", "web/src/components/ui/**", "eslint.*.js"],
    rules: { "max-lines-per-function": "off" },
  },
  // Lists, as long as there are things to list.
  {
    files: ["web/src/components/ui/**", "supabase/proof/tenants/tenant-rows.ts"],
    rules: { "max-lines": "off", "max-lines-per-function": "off" },
  },
  ...boundaries,
  {
    // One date format everywhere: lib/relative-time.ts has it.
    files: ["web/src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}", "web/src/lib/relative-time.ts", "web/src/lib/time-zones.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...["toLocaleDateString", "toLocaleTimeString"].map((property) => ({ property, message: DATES })),
        ...["DateTimeFormat", "RelativeTimeFormat"].map((property) => ({ object: "Intl", property, message: DATES })),
      ],
      "no-restricted-syntax": [
        "error",
        ...noBarrels,
        {
          selector: "JSXAttribute[name.name='maxLength']",
          message: "It cuts what is pasted without a word. Let the contract say how long the text may be.",
        },
      ],
    },
  },
  // What is searched for is stored nowhere.
  {
    files: ["web/src/features/finding/**", "web/src/features/search/**"],
    rules: { "no-restricted-syntax": ["error", ...noBarrels] },
  },
);
