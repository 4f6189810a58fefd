import { expect, test } from "vitest";
import type { AssistantAction } from "../../contract/assistant.ts";
import type { StepRequest } from "../assistant-model.ts";
import { withChoicesKept } from "./choices-kept.ts";

const column = {
  ...{ id: "sails", label: "Sail areas", type: "multiselect" as const },
  options: ["Jib", "Main", "Spinnaker", "Genoa"],
};
interface Said {
  before?: string;
  after: string;
  status?: "executed" | "proposed" | "undone";
  first?: string;
}
/** What a second message makes of choices that the first one changed, and whether it waits. */
function after(
  { before = "", after: set, status = "executed", first = "" }: Said,
  message: string,
  value: string | null,
) {
  const input = { founderId: "f", fieldId: column.id, value };
  const changes = [
    {
      ...{ tool: "set_custom_value", status, heldBecause: status === "proposed" ? "It waits." : null },
      ...{ params: { ...input, value: set }, changes: [{ record: null, field: column.label, before, after: set }] },
    },
  ] as unknown as AssistantAction[];
  const request = { message, changes, columns: [column], history: [{ role: "user", content: first }] };
  const { input: kept, held } = withChoicesKept(input, null, request as unknown as StepRequest);
  return [kept["value"], held];
}
const ADDED = { before: "Jib", after: "Jib, Main", first: "add Main to Kim's sail areas" };

test.each(["oh and Genoa", "also Genoa", "plus Genoa", "Genoa as well please", "and Genoa too"])(
  "after a choice was added, %j comes on top of all",
  (message) => expect(after(ADDED, message, "Genoa")).toEqual(["Jib, Main, Genoa", null]),
);
test.each(["no, Genoa", "sorry, Genoa instead", "oops I meant Genoa", "not Main, Genoa"])(
  "after a choice was added, %j takes its place and leaves what was there",
  (message) => expect(after(ADDED, message, "Genoa")).toEqual(["Jib, Genoa", null]),
);
test("two in words take the place of one", () =>
  expect(after(ADDED, "no wait, Genoa and Spinnaker", "Genoa and Spinnaker")).toEqual(["Jib, Genoa, Spinnaker", null]));
test("after a choice was removed, another one is removed instead", () =>
  expect(after({ before: "Jib, Main", after: "Jib" }, "no, Jib", "Jib")).toEqual(["Main", null]));
test("what was undone comes on top of what was there", () =>
  expect(after({ ...ADDED, status: "undone" }, "Genoa instead", "Genoa")).toEqual(["Jib, Genoa", null]));
test.each([
  "only Genoa",
  "set it to Genoa",
  "just Genoa",
  "set her sail areas to Genoa",
  "and make the sail areas Genoa",
])("%j says all of it", (message) => expect(after(ADDED, message, "Genoa")).toEqual(["Genoa", null]));
test("all that was set is corrected as a whole", () =>
  expect(after({ before: "Main", after: "Genoa", first: "sail areas to Genoa" }, "no, Jib", "Jib")).toEqual([
    "Jib",
    null,
  ]));
test("what was counted on top of what is there stays as it is", () =>
  expect(after(ADDED, "and take off Jib", "Main")).toEqual(["Main", null]));
test("a choice is removed from a card that waits, which keeps its others and waits", () => {
  const waits = { before: "Jib, Main", after: "Jib, Main, Genoa", status: "proposed" as const };
  expect(after(waits, "remove Main again", "Jib")).toEqual(["Jib, Genoa", "It waits."]);
  expect(after({ before: "Jib", after: "Jib, Genoa", status: "proposed" }, "remove Jib again", null)).toEqual([
    "Genoa",
    "It waits.",
  ]);
});
test.each(["Switch her to Genoa and Spinnaker", "put Kim in Genoa and Spinnaker", "Make it Genoa and Spinnaker"])(
  "an “and” between the choices of %j keeps nothing",
  (message) =>
    expect(after({ after: "Jib", first: "Kim has the Jib" }, message, "Genoa, Spinnaker")).toEqual([
      "Genoa, Spinnaker",
      null,
    ]),
);
test("“and switch her to Genoa” waits, and “and put her in Genoa too” keeps the others", () => {
  expect(after(ADDED, "and switch her to Genoa", "Genoa")[1]).not.toBeNull();
  expect(after(ADDED, "and put her in Genoa too", "Genoa")).toEqual(["Jib, Main, Genoa", null]);
});
test.each([
  ["no Main please", "Main", "Jib"],
  ["no Genoa please", "Genoa", "Genoa"],
])("%j may be without it or instead, and waits", (message, value, then) => {
  const [kept, held] = after(ADDED, message, value);
  expect(kept).toBe(then);
  expect(held).not.toBeNull();
});
