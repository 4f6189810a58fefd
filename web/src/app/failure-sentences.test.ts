import { StoreError } from "@stores/store-error";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addFounderSentence } from "@/features/founders/add-person-errors";
import { onboardingSentence } from "@/features/onboarding/onboarding-answers";
import { authErrorSentence } from "@/features/session/auth-errors";
import { reasonOr } from "@/lib/reason-or";
import { Unreachable } from "@/lib/unreachable";

/** What each screen says of something that could not be saved. */
const sentences: Record<string, (error: unknown) => string> = {
  "a person to add": addFounderSentence,
  onboarding: onboardingSentence,
  "sign-in and sign-up": authErrorSentence,
  "everything else": (error) => reasonOr("Failed to save. Please try again.", error),
};

const unanswered = new StoreError("Failed to fetch data", 500, {
  message: "Unreachable: The server could not be reached.",
});

afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(sentences))("%s", (name, sentence) => {
  test("never says that data was fetched when the server failed", () => {
    const error = name.startsWith("sign") ? new Error("{}") : new StoreError("Failed to fetch data", 500);
    expect(sentence(error)).not.toMatch(/fetch/);
    expect(sentence(error)).not.toBe("");
  });

  test("names the missing connection", () => {
    vi.stubGlobal("navigator", { onLine: false });
    const error = name.startsWith("sign") ? new Unreachable("The server could not be reached.") : unanswered;
    expect(sentence(error)).toMatch(/^You're offline\. /);
    vi.stubGlobal("navigator", { onLine: true });
    expect(sentence(error)).not.toMatch(/offline|fetch/);
  });

  test("names the limit that was met", () => {
    const limit = "A note must have 1 to 10000 characters.";
    expect(sentence(new StoreError(limit, 400))).toContain(limit);
  });
});
