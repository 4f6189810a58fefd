import { QueryClient } from "@tanstack/react-query";
import { beforeAll, expect, test } from "vitest";
import { timelineQuery } from "@/features/timeline/timeline.queries";
import { knownEdit } from "@/lib/outbox/edit";
import { fakeServer } from "@/testing/fake-server";
import { aTask } from "@/testing/task";
import { loadEdit } from "./edit-modules";

const founderId = "0d9c7f5e-1f7c-4f0e-9a57-0d4f4a3b2c11";
const task = aTask({ founderId });
const named = { taskId: task.id, title: task.title };
const cell = { rowId: founderId, columnId: "company", value: "Bright", seen: null };
const cells = { batchId: "b", cells: [cell], names: {}, labels: {} };
const note = { id: "n", founderId, content: "Hello", seen: "Hi" };
const touch = { founderId, channel: "phone", key: "k", at: "2026-11-20T09:00:00Z" };

/** Every kind of edit that a person's timeline lists, with what it is given and what the server answers. */
const edits: Record<string, { given: unknown; reply?: unknown }> = {
  "tasks.add": { given: { id: task.id, task }, reply: task },
  "tasks.change": { given: { ...named, patch: { title: "Call" }, seen: task }, reply: task },
  "tasks.remove": { given: named },
  "tasks.removeMany": { given: { tasks: [named] } },
  "tasks.restore": { given: named },
  "tasks.move": { given: { tasks: [named], status: "todo" } },
  "notes.add": { given: note },
  "notes.change": { given: note },
  "notes.remove": { given: note },
  "touches.log": { given: touch },
  "touches.remove": { given: { touchId: 1, founderId, name: "Call" } },
  "founders.changeCells": { given: cells, reply: { conflicts: [], refused: [] } },
  "founders.undoCells": { given: { ...cells, text: "Company", mayBeMissing: false } },
};

beforeAll(() => void fakeServer({}));

test.each(Object.entries(edits))("%s has the person's timeline and its counts read again", async (kind, edit) => {
  const client = new QueryClient();
  const { queryKey } = timelineQuery(founderId, { search: "" });
  client.setQueryData(queryKey, { pages: [], pageParams: [] });
  await loadEdit(kind);
  await knownEdit(kind)?.settle?.(client, edit.given, edit.reply);
  await expect.poll(() => client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
