import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = {
  "@contract": at("supabase/functions/_shared/contract"),
  "@stores": at("supabase/functions/_shared/stores"),
  "@": at("web/src"),
};

/** Tests that make databases of their own, which a given Supabase (TRACKER_TEST_*) does not let anybody do. */
const scratchTests = [
  "supabase/tests/{mail,mail-sending,model-outages,notifications,outbox,queue,queue-budget,queue-given-back,queue-lanes,queue-schedule,row-maxima,stored-posts,stored-sizes,vendor-ceiling,vendor-kills,vendor-runs,vendor-states}.test.ts",
];

/** Tests that are mostly waiting for programs of their own: `npm test` runs them beside the others, with another stack. */
const wholeTests = ["supabase/proof/**/*.test.ts", "supabase/local/start.test.ts"];

/** Machines differ by a factor of ten in speed: what is waited for has the time to come. */
const patient = { testTimeout: 180_000, expect: { poll: { timeout: 15_000 } } };

const onStack = {
  ...patient,
  environment: "node" as const,
  // As in `unit`: nothing is mocked, and what a file has loaded the next one need not.
  isolate: false,
  globalSetup: ["supabase/tests/one-stack.ts"],
  hookTimeout: 240_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          ...patient,
          environment: "node",
          // Without module mocks, files share nothing that could leak from one into the next.
          isolate: false,
          include: [
            "*.test.ts",
            "supabase/{deploy,functions,quality,training}/**/*.test.ts",
            "supabase/local/vendors/*.test.ts",
            "extension/*.test.ts",
            "extension/src/!(reading)/**/*.test.ts",
            "web/{src,api-reference,hosting,landing,service-worker,static-pages}/**/*.test.ts",
            "web/*.test.ts",
          ],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "dom",
          ...patient,
          environment: "happy-dom",
          setupFiles: ["web/src/testing/patience.ts"],
          // Each file in a context of its own: as much apart as processes of their own are, for a third of their work.
          pool: "vmThreads",
          // A page's readers take a document.
          include: ["{web,extension}/src/**/*.test.tsx", "extension/src/reading/**/*.test.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          ...onStack,
          name: "stack",
          include: ["supabase/{eval,tests,local}/**/*.test.ts"],
          exclude: [
            ...wholeTests,
            "supabase/local/vendors/**",
            ...(process.env["TRACKER_TEST_SUPABASE_URL"] ? scratchTests : []),
          ],
        },
      },
      {
        resolve: { alias },
        test: { ...onStack, name: "whole", include: wholeTests },
      },
    ],
  },
});
