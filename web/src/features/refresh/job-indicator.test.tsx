import { aRefreshStatus } from "@/testing/refresh-status";
import { aFounder } from "@/testing/founder";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { JobIndicator } from "./job-indicator";
import { useRefreshFounder } from "./refresh.queries";

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

test("counts a refresh that this tab waits for, which the queue has not told of yet", async () => {
  fakeServer({ ...status(0, 0), "rpc/request_refresh": () => ({ json: [], after: new Promise(() => undefined) }) });
  function Refresh() {
    const { mutate } = useRefreshFounder();
    return <button onClick={() => mutate(aFounder())}>Refresh</button>;
  }
  renderInApp(
    <>
      <JobIndicator isOpen={false} onToggle={() => undefined} />
      <Refresh />
    </>,
  );
  await screen.findByRole("button", { name: "Job queue: No jobs running" });
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  const indicator = await screen.findByRole("button", { name: "Job queue: 1 running, 0 waiting" });
  expect(indicator.textContent).toBe("1 job");
});

test("is red and says the counts while a job runs", async () => {
  fakeServer(status(1, 2));
  renderInApp(<JobIndicator isOpen={false} onToggle={() => undefined} />);
  const indicator = await screen.findByRole("button", { name: "Job queue: 1 running, 2 waiting" });
  expect(indicator.querySelector("[data-running=true]")).not.toBeNull();
});
