import type { PersonEntry } from "@contract/person-timeline";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { aFounder } from "@/testing/founder";
import { fakeServer } from "@/testing/fake-server";
import { renderInApp } from "@/testing/render";
import { Timeline } from "./timeline";
import type { TimelineParts } from "./timeline-parts";
import { timelineQuery } from "./timeline.queries";

const founder = aFounder();
const note = (id: string): PersonEntry => ({
  ...{ kind: "note", id, at: "2026-11-21T09:00:00+00:00" },
  note: { id, content: id, createdAt: "2026-11-21T09:00:00+00:00" },
});
const Part = () => null;
const parts: TimelineParts = {
  Note: ({ entry }) => <button>{entry.note.content}</button>,
  ...{ Task: Part, Touch: Part, Change: Part },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["a", ["b", "c"], "b"],
  ["b", ["a", "c"], "c"],
  ["c", ["a", "b"], "b"],
  ["b", ["new", "a", "c"], "a"],
])("when the entry %s with the focus goes and %j stay, the focus goes to %s", async (gone, left, next) => {
  fakeServer({});
  const { client } = renderInApp(<Timeline founder={founder} shownPost={null} parts={parts} onWriteNote={vi.fn()} />);
  const { queryKey } = timelineQuery(founder.id, { search: "" });
  const show = (ids: readonly string[]) =>
    client.setQueryData(queryKey, {
      pages: [{ entries: ids.map(note), counts: null, next: null }],
      pageParams: [null],
    });
  await client.cancelQueries();
  show(["a", "b", "c"]);
  (await screen.findByRole("button", { name: gone })).focus();
  show(left);
  await expect.poll(() => screen.queryByRole("button", { name: gone })).toBeNull();
  expect(document.activeElement?.textContent).toBe(next);
});
