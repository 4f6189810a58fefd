import { aRefreshStatus } from "@/testing/refresh-status";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { JobIndicator } from "./job-indicator";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const status = (running: number, pending: number) => ({
  "rpc/refresh_status": () => ({
    json: aRefreshStatus({ pending, running, total: pending + running }),
  }),
});

test("is green and says so while no job runs", async () => {
  fakeServer(status(0, 0));
  renderInApp(<JobIndicator isOpen={false} onToggle={() => undefined} />);
  const indicator = await screen.findByRole("button", { name: "Job queue: No jobs running" });
  expect(indicator.querySelector("[data-running=false]")).not.toBeNull();
});

test("is red and says the counts while a job runs", async () => {
  fakeServer(status(1, 2));
  renderInApp(<JobIndicator isOpen={false} onToggle={() => undefined} />);
  const indicator = await screen.findByRole("button", { name: "Job queue: 1 running, 2 waiting" });
  expect(indicator.querySelector("[data-running=true]")).not.toBeNull();
});
