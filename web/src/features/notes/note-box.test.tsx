import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { type Answer, fakeServer } from "@/testing/fake-server";
import { toast } from "@/lib/toast";
import { renderInApp } from "@/testing/render";
import { NoteBox } from "./note-box";

const founderId = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";
const saved = { id: "7c0d3f7e-93ad-4c36-8a1e-0b9f6f1f4a10", content: "x", created_at: "2026-11-21T11:00:00Z" };

function show(notes: Answer) {
  const asked = fakeServer({ notes });
  renderInApp(
    <>
      <NoteBox founderId={founderId} />
      <Toaster />
    </>,
  );
  return { asked, box: screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Note" }) };
}

afterEach(() => {
  cleanup();
  toast.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("saves on Enter, with the new lines made by Shift+Enter, and is empty again", async () => {
  const bodies: unknown[] = [];
  const { box } = show(({ body }) => {
    bodies.push(body);
    return { status: 201, json: saved };
  });
  await userEvent.type(box, "first{Shift>}{Enter}{/Shift}second{Enter}");
  await waitFor(() => expect(box.value).toBe(""));
  expect(bodies).toEqual([
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, founder_id: founderId, content: "first\nsecond" },
  ]);
});

test("throws the text away on Escape, and saves nothing that is blank", async () => {
  const { asked, box } = show(() => ({ status: 201, json: saved }));
  await userEvent.type(box, "never mind{Escape}");
  expect(box.value).toBe("");
  await userEvent.type(box, "  {Enter}");
  expect(asked).toEqual([]);
});

test("keeps a note that could not be saved, and says so", async () => {
  const { box } = show(() => ({ status: 500, json: { code: "XX000", message: "no" } }));
  await userEvent.type(box, "Keep me{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("Failed to save note. Please try again.");
  expect(box.value).toBe("Keep me");
});

test("gives the server's reason when it refuses a note", async () => {
  const { box } = show(() => ({ status: 400, json: { code: "PT400", message: "This person is in the trash." } }));
  await userEvent.type(box, "Keep me{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("This person is in the trash.");
  expect(box.value).toBe("Keep me");
});

test("says how long a note may be when it is too long, keeps it, and does not send it", async () => {
  const { asked, box } = show(() => ({ status: 201, json: saved }));
  fireEvent.change(box, { target: { value: "x".repeat(12_000) } });
  await userEvent.type(box, "{Enter}");
  expect(screen.getByText("Note can be up to 10,000 characters; this is 12,000.")).toBeTruthy();
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(box.value).toHaveLength(12_000);
  expect(asked).toEqual([]);
});

test("keeps a note on the device when the server cannot be reached, and shows that it waits", async () => {
  const { box } = show(() => {
    throw new TypeError("Failed to fetch");
  });
  await userEvent.type(box, "For later{Enter}");
  const waiting = await screen.findByRole("list", { name: "Waiting to be saved" });
  expect(waiting.textContent).toContain("For later");
  expect(box.value).toBe("");
});

test("still has the text after it was closed", async () => {
  const { box } = show(() => ({ status: 201, json: saved }));
  await userEvent.type(box, "Half a thought");
  cleanup();
  expect(show(() => ({ json: [] })).box.value).toBe("Half a thought");
});
