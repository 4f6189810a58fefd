import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { USUAL_REACH } from "@/lib/posts-reach";
import { FreshnessStamp } from "./freshness-stamp";

const now = new Date("2026-11-21T11:05:00Z");

test("does not say again what stands beside it already", () => {
  const never = { state: "never", error: null, checkedAt: null } as const;
  const queued = { ...never, state: "queued" } as const;
  const told = { now, reach: USUAL_REACH, isTold: true };
  const { container, rerender } = render(<FreshnessStamp freshness={never} {...told} />);
  expect(container.textContent).toBe("");
  rerender(<FreshnessStamp freshness={queued} {...told} />);
  expect(container.textContent).toBe("Never refreshed");
  rerender(<FreshnessStamp freshness={never} {...told} isTold={false} />);
  expect(screen.getByText("Never refreshed")).toBeTruthy();
});
