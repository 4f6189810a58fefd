/**
 * Who may import what: shared → features → app, one way (ARCHITECTURE's layers as lint rules).
 * ESLint does not merge two settings of one rule, so each folder gets its whole list in one place.
 */

const pattern = (regex, message) => ({ regex, message });

const nodeModules = pattern("^node:", "Shared code runs in the browser, in Deno and in Node: no node: modules here.");
const barrels = pattern("(^|/)index(\\.tsx?)?$", "Import the file itself; there are no barrel files.");

const featureMessage = "A feature imports its own files (./…) and another feature's .queries, nothing else of it.";
const upwards = "shared → features → routes → app: imports go one way.";
const throughQueries = "Only *.queries.ts talk to the server; components use their hooks.";
const throughAlias = pattern("supabase/functions", "Use @contract/… and @stores/….");

const folders = [
  {
    files: ["supabase/functions/_shared/**/*.ts"],
    ignores: ["supabase/functions/_shared/{contract,stores}/**"],
    patterns: [nodeModules, pattern("(^|/)(api|jobs|sms|local)/", "_shared/ knows none of the functions built on it.")],
  },
  {
    files: ["supabase/functions/_shared/contract/**/*.ts"],
    patterns: [pattern("^(?!zod/mini$|\\./)", "A contract imports only zod/mini and other contracts.")],
  },
  {
    files: ["supabase/functions/_shared/stores/**/*.ts"],
    patterns: [
      pattern(
        "^(?!(@supabase/supabase-js|zod/mini)$|\\./|\\.\\./contract/)",
        "A store imports supabase-js, zod/mini, contracts and other stores.",
      ),
    ],
  },
  {
    files: ["supabase/functions/api/**/*.ts"],
    patterns: [nodeModules, pattern("(^|/)(jobs|sms|local)/", "A function imports its own files and _shared/.")],
  },
  {
    files: ["supabase/functions/jobs/**/*.ts"],
    patterns: [nodeModules, pattern("(^|/)(api|sms|local)/", "A function imports its own files and _shared/.")],
  },
  {
    files: ["supabase/functions/sms/**/*.ts"],
    patterns: [nodeModules, pattern("(^|/)(api|jobs|local)/", "A function imports its own files and _shared/.")],
  },
  {
    files: ["web/src/{lib,components}/**/*.{ts,tsx}"],
    patterns: [barrels, throughAlias, pattern("(^@|\\.\\.)/(features|routes|app)(/|$)", upwards)],
  },
  {
    files: ["web/src/features/**/*.ts"],
    patterns: featurePatterns(),
  },
  {
    files: ["web/src/features/**/*.tsx"],
    patterns: [...featurePatterns(), pattern("^(@stores/|@supabase/)", throughQueries)],
  },
  {
    files: ["web/src/routes/**/*.{ts,tsx}"],
    patterns: [
      barrels,
      throughAlias,
      pattern("(^@|\\.\\.)/app(/|$)", upwards),
      pattern("^(@stores/|@supabase/)", throughQueries),
    ],
  },
  { files: ["web/src/app/**/*.{ts,tsx}"], patterns: [barrels, throughAlias] },
  {
    files: ["extension/src/**/*.{ts,tsx}"],
    ignores: ["extension/src/{content,reading}/**"],
    patterns: [
      barrels,
      pattern("supabase/functions", "Use @contract/…."),
      pattern("^@stores/", "The extension calls the API only."),
    ],
  },
  {
    files: ["extension/src/{content,reading}/**/*.{ts,tsx}"],
    patterns: [
      barrels,
      pattern("supabase/functions", "Use @contract/…."),
      pattern(
        "^(react|@stores/)|(^|/)(background|view)/",
        "What runs in the network's pages knows neither React nor the background.",
      ),
    ],
  },
];

function featurePatterns() {
  return [
    barrels,
    pattern("(^@|\\.\\.)/(routes|app)(/|$)", upwards),
    pattern("^@/features/(?!([^/]+)/\\1\\.queries(\\.ts)?$)", featureMessage),
    pattern("^\\.\\./(?!([^/.]+)/\\1\\.queries(\\.ts)?$)", featureMessage),
  ];
}

const runtimeGlobals = ["Deno", "process", "Buffer", "require", "__dirname", "global"].map((name) => ({
  name,
  message: "Shared code is plain Web platform: take it as an argument from the function's index.ts.",
}));

const tests = ["**/*.test.{ts,tsx}"];

/** For `no-restricted-syntax`, which a later rule of that name would take away. */
export const noBarrels = [
  { selector: "ExportAllDeclaration", message: "Import the file itself; there are no barrel files." },
];

export const boundaries = [
  ...folders.map(({ files, ignores = [], patterns }) => ({
    name: `boundary of ${files[0]}`,
    files,
    ignores: [...ignores, ...tests],
    rules: { "no-restricted-imports": ["error", { patterns }] },
  })),
  {
    name: "the Web platform only",
    files: ["supabase/functions/**/*.ts", "{web,extension}/src/**/*.{ts,tsx}"],
    ignores: ["supabase/functions/*/index.ts", ...tests],
    rules: { "no-restricted-globals": ["error", ...runtimeGlobals] },
  },
  {
    name: "no barrel files",
    files: ["**/*.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": ["error", ...noBarrels],
    },
  },
];
