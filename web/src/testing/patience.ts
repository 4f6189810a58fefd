import { configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { toast } from "@/lib/toast";

// As long as vitest.config.ts has everything else wait: on a busy machine a second is nothing.
configure({ asyncUtilTimeout: 15_000 });

// The tests of a file share the one place for messages: an error of one would keep the next one's waiting.
afterEach(() => toast.clear());
