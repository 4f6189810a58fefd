import { expect, test } from "vitest";
import { refreshAllMessages } from "./messages";

const { queued } = refreshAllMessages;

test("says how many were queued, and never that nothing was a success", () => {
  expect(queued({ queuedJobs: 3, totalProfiles: 50 })).toBe(
    "Successfully queued 3 refresh jobs! Jobs run one at a time in the background.",
  );
  expect(queued({ queuedJobs: 0, totalProfiles: 50 })).toBe("Everyone is already in the queue.");
  expect(queued({ queuedJobs: 0, totalProfiles: 0 })).toBe("You have no people to refresh yet.");
});
