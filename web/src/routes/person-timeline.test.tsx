import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { toast } from "@/lib/toast";
import { type Answer, fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { entryId as id, founder, none, note, task, touch } from "@/testing/timeline-entries";
import { PersonTimeline } from "./person-timeline";

interface Asked {
  given: { kinds?: string[]; search?: string; before?: { id: string } | null };
}

/** A server with these entries, two of them on each page. */
function show(
  entries: { kind: string; id: string; at: string }[],
  answers: Record<string, Answer> = {},
  address = "/",
) {
  const given: Asked["given"][] = [];
  const counts = { ...none };
  for (const { kind } of entries) counts[kind as keyof typeof none] += 1;
  const timeline: Answer = ({ body }) => {
    const asked = (body as Asked).given;
    given.push(asked);
    const wanted = entries.filter(({ kind }) => asked.kinds?.includes(kind) !== false);
    const from = asked.before ? wanted.findIndex((entry) => entry.id === asked.before?.id) + 1 : 0;
    const [page, last] = [wanted.slice(from, from + 2), wanted[from + 1]];
    const next = last && wanted.length > from + 2 ? { at: last.at, kind: last.kind, id: last.id } : null;
    return { json: { entries: page, next, ...(asked.before ? {} : { counts }) } };
  };
  const asked = fakeServer({ "rpc/person_timeline": timeline, ...answers });
  const shown = (
    <>
      <PersonTimeline founder={founder} shownPost={null} />
      <Toaster />
    </>
  );
  return { asked, given, ...renderInApp(shown, { at: address }) };
}

afterEach(() => {
  cleanup();
  toast.clear();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const item = async (text: string) => (await screen.findByText(text)).closest("li") ?? document.body;

test("earlier entries are read from where the last page ended, until there are no more", async () => {
  const { given } = show([note(5, "five"), note(4, "four"), note(3, "three")]);
  await userEvent.click(await screen.findByRole("button", { name: "Show earlier" }));
  await screen.findByText("three");
  expect(given.find(({ before }) => before)?.before).toMatchObject({ kind: "note", id: id(4) });
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Show earlier" })).toBeNull();
});

test("chips tell how many there are, and narrow the list; the search is asked of the server", async () => {
  const { given } = show([note(5, "five"), task(4, "Call")]);
  const chips = await screen.findByRole("group", { name: "Show" });
  await waitFor(() => expect(within(chips).getByRole("button", { name: "Notes 1" })).toBeTruthy());
  await userEvent.click(within(chips).getByRole("button", { name: "Emails" }));
  expect(await screen.findByText("No emails yet")).toBeTruthy();
  await userEvent.type(screen.getByRole("textbox", { name: "Search the timeline" }), "zurich{Enter}");
  expect(await screen.findByText("Nothing found for “zurich”")).toBeTruthy();
  expect(given.at(-1)).toMatchObject({ kinds: ["email"], search: "zurich" });
  await userEvent.click(screen.getByRole("button", { name: "All 3" }));
  expect(given.some(({ kinds, search }) => kinds === undefined && search === "zurich")).toBe(true);
});

test("the address says what is shown", async () => {
  const { given } = show([note(5, "five"), task(4, "Call")], {}, "/people/x?show=notes&find=zu");
  await screen.findByText("five");
  expect(given[0]).toMatchObject({ kinds: ["note"], search: "zu" });
  expect(screen.getByRole("button", { name: "Notes 1" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Search the timeline" }).value).toBe("zu");
});

test("what a search found is shown where it has the words, of a note, an email and a task alike", async () => {
  const long = `${"We talked a lot. ".repeat(60)}The pension scheme comes next.${" More soon.".repeat(60)}`;
  const entries = [note(5, long), touch(4, `Plans\n\n${long}`), task(3, "Call", { description: long })];
  show(entries, {}, "/people/x?find=pension");
  await userEvent.click(await screen.findByRole("button", { name: "Show earlier" }));
  await waitFor(() => expect(screen.getAllByText("pension").map(({ tagName }) => tagName)).toHaveLength(3));
  const all = screen.getAllByRole("listitem");
  for (const one of all) expect(one.textContent).toMatch(/….{30,45}pension scheme.{60,160}…/);
  await userEvent.click(screen.getByRole("button", { name: "Show more of this note" }));
  expect(all[0]?.textContent).toContain(long);
  expect(all[0]?.querySelector("mark")?.textContent).toBe("pension");
});

test("a timeline that cannot be loaded says so and can be retried", async () => {
  let status = 403;
  show([note(5, "five")], {
    "rpc/person_timeline": () => ({ status, json: { code: "42501", message: "You may not do this." } }),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Error loading timeline: ");
  status = 404;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Error loading timeline: ");
});

test("a note is edited in place: Enter saves it, Escape does not", async () => {
  const bodies: unknown[] = [];
  show([note(5, "five")], {
    "rpc/change_note": ({ body }) => {
      bodies.push(body);
      return { json: { content: "x", isConflict: false } };
    },
  });
  const first = await item("five");
  await userEvent.click(within(first).getByRole("button", { name: "Edit note" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Edit note" }), " never{Escape}");
  expect(bodies).toEqual([]);
  await userEvent.click(within(await item("five")).getByRole("button", { name: "Edit note" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Edit note" }), "{Shift>}{Enter}{/Shift}six{Enter}");
  await waitFor(() => expect(bodies).toEqual([{ note_id: id(5), content: "five\nsix", seen: "five" }]));
});

test("leaving a note saves it, and an empty one closes unchanged", async () => {
  const bodies: unknown[] = [];
  show([note(5, "five")], {
    "rpc/change_note": ({ body }) => {
      bodies.push(body);
      return { json: { content: "x", isConflict: false } };
    },
  });
  await userEvent.click(within(await item("five")).getByRole("button", { name: "Edit note" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Edit note" }), { target: { value: " " } });
  fireEvent.blur(screen.getByRole("textbox", { name: "Edit note" }));
  await userEvent.click(within(await item("five")).getByRole("button", { name: "Edit note" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Edit note" }), { target: { value: "left" } });
  fireEvent.blur(screen.getByRole("textbox", { name: "Edit note" }));
  await waitFor(() => expect(bodies).toMatchObject([{ content: "left" }]));
});

test("a note that is left for another screen is saved on the way, and kept where it cannot be", async () => {
  const bodies: unknown[] = [];
  let status = 500;
  show([note(5, "five")], {
    "rpc/change_note": ({ body }) => {
      bodies.push(body);
      return status === 200 ? { json: { content: "x", isConflict: false } } : { status, json: { message: "no" } };
    },
  });
  const typeOver = async (text: string) => {
    const field = screen.getByRole("textbox", { name: "Edit note" });
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
    cleanup();
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ content: text, seen: "five" }));
  };
  await userEvent.click(within(await item("five")).getByRole("button", { name: "Edit note" }));
  await typeOver("five and a half");
  status = 200;
  show([note(5, "five")]);
  expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Edit note" })).value).toBe(
    "five and a half",
  );
});

test("an edited note has buttons to save it and to cancel", async () => {
  const bodies: unknown[] = [];
  show([note(5, "five")], {
    "rpc/change_note": ({ body }) => {
      bodies.push(body);
      return { json: { content: "x", isConflict: false } };
    },
  });
  await userEvent.click(within(await item("five")).getByRole("button", { name: "Edit note" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Edit note" }), " never");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(within(await item("five")).getByRole("button", { name: "Edit note" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Edit note" }), " six");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(bodies).toMatchObject([{ content: "five six" }]));
});

test("a note that was changed elsewhere is asked about, and what was typed is kept when that is wanted", async () => {
  const seen: unknown[] = [];
  show([note(5, "five")], {
    "rpc/change_note": ({ body }) => {
      seen.push((body as { seen: string }).seen);
      return { json: { content: "theirs", isConflict: seen.length === 1 } };
    },
  });
  await userEvent.click(within(await item("five")).getByRole("button", { name: "Edit note" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Edit note" }), " mine{Enter}");
  const question = await screen.findByText(/changed elsewhere since you opened it. It says “theirs” now/);
  expect(question).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
  await waitFor(() => expect(seen).toEqual(["five", "theirs"]));
});

test("a note that could not be saved stays open with what was typed", async () => {
  show([note(5, "five")], { "rpc/change_note": () => ({ status: 500, json: { code: "XX000", message: "no" } }) });
  await userEvent.click(within(await item("five")).getByRole("button", { name: "Edit note" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Edit note" }), " six{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("Failed to save note. Please try again.");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Edit note" }).value).toBe("five six");
});

test("a note that is deleted goes at once, and waits where the server cannot be reached", async () => {
  const { outbox } = show([note(5, "five"), note(4, "four")], {
    notes: () => {
      throw new TypeError("Failed to fetch");
    },
  });
  await userEvent.click(within(await item("five")).getByRole("button", { name: "Delete note" }));
  await waitFor(() => expect(screen.queryByText("five")).toBeNull());
  await waitFor(() => expect(outbox.read()).toMatchObject([{ kind: "notes.remove" }]));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("five")).toBeTruthy();
});

test("a task is ticked with its box at once, and of one that recurs it says how often it was done", async () => {
  const { outbox } = show([task(5, "Call", { recurrence: "weekly", due_on: "2026-12-24", done_before: 2 })], {
    tasks: () => {
      throw new TypeError("Failed to fetch");
    },
  });
  const entry = await item("Call");
  expect(entry.textContent).toContain("Weekly · done 2 times before");
  await userEvent.click(within(entry).getByRole("checkbox", { name: "Done: Call" }));
  await waitFor(() => expect(within(entry).getByRole("checkbox").getAttribute("aria-checked")).toBe("true"));
  await waitFor(() =>
    expect(outbox.read()).toMatchObject([{ kind: "tasks.change", variables: { patch: { status: "done" } } }]),
  );
});

test("an email is shown by its subject, and deleting it is taken back", async () => {
  show([touch(5, "Hello\n\nDear Ada")], { "rpc/delete_touch": () => ({ status: 500, json: { message: "no" } }) });
  const entry = await item("Hello");
  await userEvent.click(within(entry).getByRole("button", { name: "Delete this email" }));
  expect((await screen.findByRole("alert")).textContent).toBe("This could not be deleted. Please try again.");
  expect(await screen.findByText("Hello")).toBeTruthy();
});
