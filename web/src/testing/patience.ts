import { configure } from "@testing-library/react";

// As long as vitest.config.ts has everything else wait: on a busy machine a second is nothing.
configure({ asyncUtilTimeout: 15_000 });
