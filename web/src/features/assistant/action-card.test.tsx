import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { AssistantAction } from "@contract/assistant";
import { actionOf } from "@/testing/assistant";
import { renderInApp } from "@/testing/render";
import { ActionCard } from "./action-card";

afterEach(cleanup);

/** What a card says of its one field: what is struck through, and the whole. */
function shownOf(given: Partial<AssistantAction>) {
  renderInApp(<ActionCard action={actionOf(given)} />);
  const value = screen.getByRole("definition");
  return [value.querySelector("del")?.textContent ?? null, value.textContent];
}
const field = (before: string | null, after: string | null) => [{ record: null, field: "Stage", before, after }];

test.each<[string, Partial<AssistantAction>, [string | null, string]]>([
  ["what was and becomes", { changes: field("Lead", "Meeting") }, ["Lead", "Lead →  becomes Meeting"]],
  ["what is so already, once", { status: "already_exists", changes: field("Lead", "Lead") }, [null, "Lead"]],
  ["what is cleared", { changes: field("Lead", null) }, ["Lead", "Lead →  becomes empty"]],
  [
    "undone, what is so again",
    { status: "undone", changes: field("Lead", "Meeting") },
    ["Meeting", "Meeting →  becomes Lead"],
  ],
  ["what was cleared and is there again", { status: "undone", changes: field("Lead", null) }, [null, "Lead"]],
  [
    "an addition that was undone, as gone",
    { status: "undone", tool: "create_task", changes: field(null, "Call") },
    ["Call", "Call"],
  ],
  [
    "what a deletion would take",
    { status: "proposed", tool: "delete_task", changes: field("Call", null) },
    [null, "Call"],
  ],
  ["what a deletion took", { tool: "delete_task", changes: field("Call", null) }, ["Call", "Call"]],
  [
    "a deletion that was undone, as there",
    { status: "undone", tool: "delete_task", changes: field("Call", null) },
    [null, "Call"],
  ],
])("a card shows %s", (_, given, expected) => {
  expect(shownOf(given)).toEqual(expected);
});
