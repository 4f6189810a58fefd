import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { LatestEntries } from "./latest-entries";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const founderId = "7c0d3f7e-93ad-4c36-8a1e-000000000001";
const id = (number: number) => `7c0d3f7e-93ad-4c36-8a1e-${String(number).padStart(12, "0")}`;
const at = (number: number) => `2026-11-${String(number).padStart(2, "0")}T10:00:00+00:00`;

const note = (number: number, content: string) => ({
  ...{ kind: "note", id: id(number), at: at(number) },
  entry: { id: id(number), content, created_at: at(number) },
});
const task = (number: number, title: string, status: "todo" | "done", due_on: string | null = null) => ({
  ...{ kind: "task", id: id(number), at: at(number) },
  entry: {
    ...{ id: id(number), title, description: null, status, due_on, recurrence: null, recurs_from: null },
    ...{ founder_id: founderId, board_position: "a0", completed_at: null, created_at: at(number) },
    ...{ founder_name: "Grace", next_due_on: null, done_before: 0 },
  },
});

const entries = [
  ...[9, 8, 7, 6].map((number) => note(number, `Note ${number}`)),
  task(5, "Done already", "done"),
  ...[4, 3].map((number) => task(number, `Task ${number}`, "todo")),
  ...[2, 1].map((number) => task(number, `Task ${number}`, "todo", at(20 + number).slice(0, 10))),
];

/** As the database answers: of the kinds that are asked for, as many as are asked for. */
const timeline: Answer = ({ body }) => {
  const { kinds, limit } = (body as { given: { kinds: string[]; limit: number } }).given;
  const wanted = entries.filter(({ kind }) => kinds.includes(kind));
  return { json: { entries: wanted.slice(0, limit), next: null } };
};

const linesOf = async (title: string) =>
  within(await screen.findByRole("region", { name: title }))
    .queryAllByRole("listitem")
    .map((item) => item.querySelector("p")?.textContent);

test("shows three of each, the newest first, of the tasks those that are open and due first, and says where there are none", async () => {
  fakeServer({ "rpc/person_timeline": timeline });
  renderInApp(<LatestEntries founderId={founderId} />);
  expect(await linesOf("Notes")).toEqual(["Note 9", "Note 8", "Note 7"]);
  expect(await linesOf("Open tasks")).toEqual(["Task 1", "Task 2", "Task 4"]);
  const tasks = within(screen.getByRole("region", { name: "Open tasks" })).getAllByRole("listitem");
  expect(tasks.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Task 1Due .*21.*2026/),
    expect.stringMatching(/^Task 2Due .*22.*2026/),
    "Task 4No due date",
  ]);
  expect(await linesOf("Posts")).toEqual([]);
  expect(screen.getByText("No posts yet.")).toBeTruthy();
});

test("says that the entries could not be loaded, and loads them when asked again", async () => {
  let isAway = true;
  fakeServer({
    "rpc/person_timeline": (request) => (isAway ? { status: 500, json: {} } : timeline(request)),
  });
  renderInApp(<LatestEntries founderId={founderId} />);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Error loading timeline: Failed to fetch AI timeline",
  );
  isAway = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await linesOf("Notes")).toHaveLength(3);
});
