import type { QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import FeedbackDialog from "./feedback-dialog";

const stored = () => ({ json: { id: "3f8b5a52-2d0e-4c8e-8a55-6f2d1e0c9b77", created_at: "2026-11-21T11:00:00Z" } });
let closed = 0;

beforeEach(() => {
  vi.useFakeTimers();
  closed = 0;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (client?: QueryClient) =>
  renderInApp(<FeedbackDialog userId="ada" onClose={() => (closed += 1)} />, { client });
const textarea = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const type = (text: string) => fireEvent.change(textarea(), { target: { value: text } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function send() {
  fireEvent.click(screen.getByRole("button", { name: "Send feedback" }));
  await wait(20);
}

test("asks for the words, and stops asking when they come", async () => {
  fakeServer({ feedback: stored });
  open();
  type("   ");
  await send();
  expect(screen.getByRole("alert").textContent).toBe("Please provide your feedback");
  expect(textarea().getAttribute("aria-invalid")).toBe("true");
  type("The table");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("stores the kind and the words, says 'Thank you!' and closes after a second and a half", async () => {
  const bodies: unknown[] = [];
  fakeServer({
    feedback: ({ body }) => {
      bodies.push(body);
      return { status: 201, ...stored() };
    },
  });
  open();
  fireEvent.click(screen.getByRole("radio", { name: "Feature" }));
  type("  Let me print.  ");
  await send();
  expect(bodies).toEqual([{ type: "feature", description: "Let me print." }]);
  expect(screen.getByRole("status").textContent).toBe("Thank you!");
  await wait(1_400);
  expect(closed).toBe(0);
  await wait(100);
  expect(closed).toBe(1);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("keeps what was typed when it could not be sent, and when it is closed", async () => {
  fakeServer({ feedback: () => ({ status: 403, json: { message: "no" } }) });
  open();
  type("The table jumps");
  await send();
  expect(screen.getByRole("alert").textContent).toContain("couldn’t be sent");
  expect(textarea().value).toBe("The table jumps");
  cleanup();
  open();
  expect(textarea().value).toBe("The table jumps");
});

test("forgets what was closed while it was sent, and shows it again only if it does not arrive", async () => {
  let answer: () => void = () => undefined;
  let status = 201;
  const hold = () => new Promise<void>((resolve) => (answer = resolve));
  fakeServer({ feedback: () => ({ status, ...stored(), after: hold() }) });
  const { client } = open();
  type("The table jumps");
  await send();
  cleanup();
  open(client);
  await wait(20);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("Sending...");
  answer();
  await wait(20);
  expect(textarea().value).toBe("");

  status = 403;
  type("Still jumps");
  await send();
  cleanup();
  open(client);
  answer();
  await wait(20);
  expect(textarea().value).toBe("Still jumps");
});

test("has five rows", () => {
  open();
  expect(textarea().getAttribute("rows")).toBe("5");
});
